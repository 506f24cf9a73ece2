import { __, sprintf } from '@wordpress/i18n';
import { TextField } from '@admin/ui';
import type { SettingFieldProps, SettingFieldType } from './field-type';

const COLOR = /^#([\da-f]{3}|[\da-f]{6})$/i;

/** Browsers' color inputs only support six-digit colors. */
const toSixDigits = (color: string): string => {
  if (!COLOR.test(color)) return '#000000';
  return color.length > 4 ? color : color.replaceAll(/[\da-f]/gi, '$&$&');
};

function ColorInput({ setting, ...field }: SettingFieldProps) {
  const picker = (
    <input
      type="color"
      className="sa-setting-color__picker"
      aria-label={sprintf(
        /* translators: %s: name of a color of the store, such as "Base color" */
        __('Choose color: %s', 'store-admin'),
        field.label,
      )}
      value={toSixDigits(field.value.trim())}
      onChange={(event) => field.onChange(event.target.value)}
    />
  );
  return (
    <TextField
      {...field}
      className="sa-setting-color"
      prefix={picker}
      autoComplete="off"
      placeholder={typeof setting.default === 'string' ? setting.default : undefined}
    />
  );
}

export const colorField: SettingFieldType = {
  types: ['color'],
  component: ColorInput,
  // If empty, the default applies.
  validate: (value) =>
    value.trim() === '' || COLOR.test(value.trim())
      ? undefined
      : __('Please enter a color, such as #7f54b3.', 'store-admin'),
};
