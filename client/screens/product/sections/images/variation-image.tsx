import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useSelect, WithStores } from '@admin/data';
import { parseFormKey, productStore, toFormKey, type ProductImage } from '@admin/store-product';
import { Button, Choice, ChoiceGroup, Modal } from '@admin/ui';
import { useFormKey, useProductField, type Section } from '../../form';
import { useUpdateMember } from '../../uploads';
import type { Change } from './image-list';
import { ImagesField } from './images-field';
import { STORES } from './lazy-stores';

export const variationImageSection = (): Section => ({
  id: 'image',
  tab: 'general',
  title: __('Image', 'store-admin'),
  order: 20,
  forms: ['variation'],
  content: VariationImage,
});

/** A variation's only image. */
const VariationImage = () => (
  <WithStores stores={STORES}>
    <ImageOfVariation />
  </WithStores>
);

function ImageOfVariation() {
  const { value, error, isReadOnly } = useProductField('image');
  const { group, update } = useUpdateMember('image');
  const change = (next: Change, label: string) => update((image) => next(toList(image))[0] ?? null, label);

  const [image] = toList(value);
  return (
    <>
      <ImagesField
        images={toList(value)}
        onUpdate={change}
        group={group}
        isSingle
        error={error}
        disabled={isReadOnly}
      />
      {!isReadOnly && (
        <ChooseOfProduct
          image={image}
          onChoose={(chosen) => change(() => [chosen], __('Product image', 'store-admin'))}
        />
      )}
    </>
  );
}

interface ChooseOfProductProps {
  image: ProductImage | undefined;
  onChoose: (image: ProductImage) => void;
}

/** Most variations use an image that the product already has. */
function ChooseOfProduct({ image, onChoose }: ChooseOfProductProps) {
  const productKey = toFormKey(parseFormKey(useFormKey())?.productId ?? 0);
  const images = useSelect(
    (select) => select(productStore).getRecord(productKey)?.images ?? NONE,
    [productKey],
  );
  const [isOpen, setOpen] = useState(false);
  if (images.length === 0) return null;
  return (
    <>
      <div>
        <Button variant="link" onClick={() => setOpen(true)}>
          {__('Choose one of the product images', 'store-admin')}
        </Button>
      </div>
      {isOpen && (
        <Modal title={__('Product images', 'store-admin')} onClose={() => setOpen(false)}>
          <ChoiceGroup legend={__('Image', 'store-admin')} isLegendHidden>
            {images.map((each) => (
              <Choice
                key={each.id}
                type="radio"
                name="variation-image"
                label={each.alt || each.name || `#${each.id}`}
                media={<img className="sa-images__choice" src={each.src} alt="" loading="lazy" />}
                checked={image?.id === each.id}
                onChange={() => {
                  onChoose(each);
                  setOpen(false);
                }}
              />
            ))}
          </ChoiceGroup>
        </Modal>
      )}
    </>
  );
}

const NONE: readonly ProductImage[] = [];

/** Variations have this field, but the record's type is that of a product. */
const toList = (image: unknown): ProductImage[] => (isImage(image) ? [image] : []);

const isImage = (value: unknown): value is ProductImage =>
  typeof value === 'object' && value !== null && 'id' in value && 'src' in value;
