import { __ } from '@wordpress/i18n';
import { formatAmbiguityMessage, parseDecimal } from '@admin/format';
import { TextField } from '@admin/ui';
import type { SettingFieldType } from './field-type';

/** These fields show numbers as the server stores them, with a decimal point in every store. */
export const STORED_NUMBER = { decimalSeparator: '.', thousandSeparator: ',' };

export const numberField: SettingFieldType = {
  types: ['number'],
  // An input of type "number" would discard invalid text before it could be validated.
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
      : __('Please enter a number.', 'store-admin');
  },
};
