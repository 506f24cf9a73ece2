import { __ } from '@wordpress/i18n';
import { useSelect } from '@admin/data';
import { productStore } from '@admin/store-product';
import { InlineNotice, RadioGroup, TextField } from '@admin/ui';
import { toFieldProps } from '../../controls';
import { useFormKey, useProduct, useProductField, type Section } from '../../form';
import { validateExternal } from '../../rules/external';

export const typeSection = (): Section => ({
  id: 'type',
  tab: 'general',
  title: __('Product type', 'store-admin'),
  order: 40,
  content: TypeChoice,
  validate: validateExternal,
});

/** The product type, which determines the rest of the form. */
function TypeChoice() {
  const field = useProductField('type');
  return (
    <div className="sa-product-fields">
      <RadioGroup
        {...toFieldProps('type', field)}
        label={__('Product type', 'store-admin')}
        options={[
          {
            value: 'simple',
            label: __('Simple product', 'store-admin'),
            help: __('A single product with one price.', 'store-admin'),
          },
          {
            value: 'variable',
            label: __('Variable product', 'store-admin'),
            help: __('A product with variations, such as sizes or colors.', 'store-admin'),
          },
          {
            value: 'grouped',
            label: __('Grouped product', 'store-admin'),
            help: __('A collection of related products that customers buy individually.', 'store-admin'),
          },
          {
            value: 'external',
            label: __('External/Affiliate product', 'store-admin'),
            help: __('A product listed here and sold on another site.', 'store-admin'),
          },
        ]}
      />
      <LeftVariations />
      {field.value === 'external' && <ExternalFields />}
    </div>
  );
}

function LeftVariations() {
  const formKey = useFormKey();
  const { type, variations } = useProduct();
  const wasVariable = useSelect(
    (select) => select(productStore).getSaved(formKey)?.type === 'variable',
    [formKey],
  );
  if (!wasVariable || type === 'variable' || variations.length === 0) return null;
  return (
    <InlineNotice status="warning">
      {__('Variations are kept, but customers can no longer choose them.', 'store-admin')}
    </InlineNotice>
  );
}

function ExternalFields() {
  const url = useProductField('external_url');
  const text = useProductField('button_text');
  return (
    <div className="sa-product-pair">
      <TextField
        {...toFieldProps('external_url', url)}
        type="url"
        label={__('Product URL', 'store-admin')}
        help={__('The URL where customers can buy the product.', 'store-admin')}
        placeholder="https://"
        autoComplete="off"
      />
      <TextField
        {...toFieldProps('button_text', text)}
        label={__('Button text', 'store-admin')}
        placeholder={__('Buy product', 'store-admin')}
      />
    </div>
  );
}
