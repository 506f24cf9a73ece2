import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { RichText } from '@admin/rich-text';
import { productStore } from '@admin/store-product';
import { Checkbox } from '@admin/ui';
import { useFormKey, useProductField, type Section } from '../form';

export const variationDetailsSection = (): Section => ({
  id: 'variation-details',
  tab: 'general',
  title: __('Variant details', 'store-admin'),
  order: 10,
  forms: ['variation'],
  content: VariationDetails,
});

/** Fields that only variations have (contract, section 7). */
function VariationDetails() {
  const formKey = useFormKey();
  const { undo, redo } = useDispatch(productStore);
  const status = useProductField('status');
  const description = useProductField('description');
  return (
    <div className="sa-variation-details">
      <Checkbox
        label={__('Visible to customers', 'store-admin')}
        help={__(
          'When enabled, customers will be able to select and purchase this variation from the product page.',
          'store-admin',
        )}
        checked={status.value !== 'private'}
        error={status.error}
        disabled={status.isReadOnly}
        onChange={(isVisible) => status.onChange(isVisible ? 'publish' : 'private')}
      />
      <RichText
        label={__('Description', 'store-admin')}
        rows={4}
        value={description.value}
        error={description.error}
        disabled={description.isReadOnly}
        onChange={description.onChange}
        onUndo={() => void undo(formKey)}
        onRedo={() => void redo(formKey)}
      />
    </div>
  );
}
