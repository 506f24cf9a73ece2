import { SearchableSelect, Select } from '@admin/ui';
import type { SettingFieldType } from './field-type';
import { listChoices, includeStoredValue } from './options';

/** With more options than this, the field is searchable. */
const SCANNED = 12;

/** Countries and pages are selects with many options. */
export const selectField: SettingFieldType = {
  types: [
    'select',
    'single_select_country',
    'single_select_page',
    'single_select_page_with_search',
    'thumbnail_cropping',
  ],
  component: ({ setting, ...field }) => {
    const choices = includeStoredValue(listChoices(setting), field.value);
    const Chooser = choices.length > SCANNED ? SearchableSelect : Select;
    return <Chooser {...field} options={choices} />;
  },
};
