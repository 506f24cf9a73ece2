import { RadioGroup } from '@admin/ui';
import type { SettingFieldType } from './field-type';
import { listChoices } from './options';

export const radioField: SettingFieldType = {
  types: ['radio'],
  component: ({ setting, ...field }) => <RadioGroup {...field} options={listChoices(setting)} />,
};
