import { __ } from '@wordpress/i18n';
import { RadioGroup } from '@admin/ui';
import { toFieldProps } from '../../controls';
import { useProductField } from '../../form';

/** Stock status of products without managed stock. */
export function StockStatusField() {
  const field = useProductField('stock_status');
  return (
    <RadioGroup
      {...toFieldProps('stock_status', field)}
      label={__('Stock status', 'store-admin')}
      options={[
        { value: 'instock', label: __('In stock', 'store-admin') },
        { value: 'outofstock', label: __('Out of stock', 'store-admin') },
        { value: 'onbackorder', label: __('On backorder', 'store-admin') },
      ]}
      onChange={(value) => {
        if (value === 'instock' || value === 'outofstock' || value === 'onbackorder') field.onChange(value);
      }}
    />
  );
}
