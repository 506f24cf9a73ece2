import { Checkbox } from '@admin/ui';
import type { SettingFieldType } from './field-type';

/** The server stores checkboxes as text. */
export const checkboxField: SettingFieldType = {
  types: ['checkbox'],
  component: ({ setting: _setting, value, onChange, ...field }) => (
    <Checkbox {...field} checked={value === 'yes'} onChange={(isOn) => onChange(isOn ? 'yes' : 'no')} />
  ),
};
