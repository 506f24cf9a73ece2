import { __ } from '@wordpress/i18n';
import { formatAmbiguityMessage, parseDecimal } from '@admin/format';
import { TextField } from '@admin/ui';
import type { SettingFieldType } from './field-type';

/** These fields show numbers as hosts store them, with a point in every shop. */
export const STORED_NUMBER = { decimalSeparator: '.', thousandSeparator: ',' };

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
  validate: (value) => {
    const numbers = parseDecimal(value, STORED_NUMBER);
    if (numbers.length > 1) return formatAmbiguityMessage(numbers, STORED_NUMBER);
    return value.trim() === '' || numbers.length === 1
      ? undefined
      : __('Please enter a number.', 'woocommerce');
  },
};
