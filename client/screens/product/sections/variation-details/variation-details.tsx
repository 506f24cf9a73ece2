import { __ } from '@wordpress/i18n';
import { useSelect } from '@admin/data';
import { parseFormKey, productStore, toFormKey, type ProductImage } from '@admin/store-product';
import { Checkbox, TextArea } from '@admin/ui';
import { useFormKey, useProductField } from '../../form';
import { ImageChoice } from '../variations/bulk/image-choice';

/** What only a variation has (contract, section 7). */
export function VariationDetails() {
  const status = useProductField('status');
  const description = useProductField('description');
  const image = useProductField('image');
  return (
    <div className="sa-variation-details">
      <Checkbox
        label={__('Visible to customers', 'woocommerce')}
        help={__(
          'When enabled, customers will be able to select and purchase this variation from the product page.',
          'woocommerce',
        )}
        checked={status.value !== 'private'}
        error={status.error}
        disabled={status.isReadOnly}
        onChange={(isVisible) => status.onChange(isVisible ? 'publish' : 'private')}
      />
      <TextArea
        label={__('Description', 'woocommerce')}
        value={description.value}
        error={description.error}
        disabled={description.isReadOnly}
        onChange={description.onChange}
      />
      <ImageChoice
        images={useImagesOfProduct()}
        // What products have no member for comes as it is.
        image={(image.value as ProductImage | null | undefined) ?? null}
        error={image.error}
        disabled={image.isReadOnly}
        onChange={image.onChange}
      />
    </div>
  );
}

const NONE: readonly ProductImage[] = [];

function useImagesOfProduct(): readonly ProductImage[] {
  const place = parseFormKey(useFormKey());
  const productKey = toFormKey(place?.productId ?? 0);
  return useSelect((select) => select(productStore).getRecord(productKey)?.images ?? NONE, [productKey]);
}
