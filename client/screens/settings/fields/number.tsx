import { __ } from '@wordpress/i18n';
import { TextField } from '@admin/ui';
import type { SettingFieldType } from './field-type';

export const numberField: SettingFieldType = {
  types: ['number'],
  // A field of type "number" would lose what is no number before anybody could say so.
  component: ({ setting, ...field }) => (
    <TextField
      {...field}
      className="sa-setting-number"
      inputMode="decimal"
      placeholder={setting.placeholder}
    />
  ),
  validate: (value) =>
    /^(-?\d+([.,]\d+)?)?$/.test(value.trim()) ? undefined : __('Please enter a number.', 'woocommerce'),
};
