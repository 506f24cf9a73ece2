import { __ } from '@wordpress/i18n';
import { RadioGroup } from '@admin/ui';
import { toFieldProps } from '../../controls';
import { useProductField } from '../../form';

/** Whether backorders are allowed. */
export function Backorders() {
  const field = useProductField('backorders');
  return (
    <RadioGroup
      {...toFieldProps('backorders', field)}
      label={__('When out of stock', 'store-admin')}
      options={[
        { value: 'yes', label: __('Allow purchases', 'store-admin') },
        { value: 'notify', label: __('Allow purchases, but notify customers', 'store-admin') },
        { value: 'no', label: __("Don't allow purchases", 'store-admin') },
      ]}
      onChange={(value) => {
        if (value === 'yes' || value === 'notify' || value === 'no') field.onChange(value);
      }}
    />
  );
}
