import { Checkbox } from '@admin/ui';
import type { SettingFieldType } from './field-type';

/** Hosts keep boxes as words. */
export const checkboxField: SettingFieldType = {
  types: ['checkbox'],
  component: ({ setting: _setting, value, onChange, ...field }) => (
    <Checkbox {...field} checked={value === 'yes'} onChange={(isOn) => onChange(isOn ? 'yes' : 'no')} />
  ),
};
