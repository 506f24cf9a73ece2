import { __ } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { taxesStore } from '@admin/store-taxes';
import { RadioGroup } from '@admin/ui';
import { toFieldProps } from '../../controls';
import { useFormKey, useProductField, type Section } from '../../form';
import { isVariationKey } from '../../form/form-kind';
import { TaxClassField } from './tax-class-field';
import { TaxPreview } from './tax-preview';

export const taxesSection = (): Section => ({
  id: 'taxes',
  tab: 'pricing',
  title: __('Taxes', 'store-admin'),
  order: 20,
  forms: ['product', 'variation'],
  // The products of a group have their own tax settings.
  isShown: ({ type }) => type !== 'grouped',
  content: Taxes,
});

const STORES = [{ store: taxesStore }];

/** Tax status and class, and the tax amount. */
function Taxes() {
  return (
    <WithStores stores={STORES}>
      <div className="sa-product-fields">
        {/* Variations have the tax status of their product. */}
        {!isVariationKey(useFormKey()) && <TaxStatusField />}
        <TaxClassField />
        <TaxPreview />
      </div>
    </WithStores>
  );
}

function TaxStatusField() {
  const field = useProductField('tax_status');
  return (
    <RadioGroup
      {...toFieldProps('tax_status', field)}
      label={__('Charge sales tax on', 'store-admin')}
      options={[
        { value: 'taxable', label: __('Product and shipping', 'store-admin') },
        { value: 'shipping', label: __('Only shipping', 'store-admin') },
        { value: 'none', label: __("Don't charge tax", 'store-admin') },
      ]}
      onChange={(status) => {
        if (status === 'taxable' || status === 'shipping' || status === 'none') field.onChange(status);
      }}
    />
  );
}
