import { __ } from '@wordpress/i18n';
import { recordEvent } from '@admin/tracks';
import { Checkbox, RadioGroup, TextField } from '@admin/ui';
import { toFieldProps, toTickProps } from '../../controls';
import { useProductField, type Section } from '../../form';
import { PublishDate } from './publish-date';
import { StatusField } from './status-field';

export const visibilitySection = (): Section => ({
  id: 'visibility',
  tab: 'advanced',
  title: __('Visibility', 'store-admin'),
  description: __('Choose who can see the product, where and when.', 'store-admin'),
  order: 10,
  content: Visibility,
});

/** Choose who can see the product, where and when. */
function Visibility() {
  const password = useProductField('post_password');
  return (
    <div className="sa-product-fields">
      <div className="sa-product-pair">
        <StatusField />
        <PublishDate />
        {password.value !== undefined && <Password />}
      </div>
      <Catalog />
      <Featured />
    </div>
  );
}

function Password() {
  const { value, ...field } = useProductField('post_password');
  return (
    <TextField
      {...toFieldProps('post_password', { ...field, value: value ?? '' })}
      label={__('Password', 'store-admin')}
      help={__(
        'Only visitors with the password can view the product. Leave empty to show it to all visitors.',
        'store-admin',
      )}
      autoComplete="off"
    />
  );
}

function Catalog() {
  const field = useProductField('catalog_visibility');
  return (
    <RadioGroup
      {...toFieldProps('catalog_visibility', field)}
      label={__('Catalog visibility', 'store-admin')}
      options={[
        { value: 'visible', label: __('Shop and search results', 'store-admin') },
        { value: 'catalog', label: __('Shop only', 'store-admin') },
        { value: 'search', label: __('Search results only', 'store-admin') },
        {
          value: 'hidden',
          label: __('Hidden', 'store-admin'),
          help: __('The product page is still available by direct link.', 'store-admin'),
        },
      ]}
      onChange={(value) => {
        if (value === 'visible' || value === 'catalog' || value === 'search' || value === 'hidden') {
          field.onChange(value);
        }
      }}
    />
  );
}

function Featured() {
  const tick = toTickProps('featured', useProductField('featured'));
  return (
    <Checkbox
      {...tick}
      label={__('Feature this product', 'store-admin')}
      help={__('Themes and blocks can highlight featured products.', 'store-admin')}
      onChange={(checked) => {
        recordEvent('product_checkbox_featured', { checked });
        tick.onChange(checked);
      }}
    />
  );
}
