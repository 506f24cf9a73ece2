import { __ } from '@wordpress/i18n';
import type { SettingDefinition } from '@admin/store-settings';

export interface Choice {
  value: string;
  label: string;
}

export const listChoices = ({ options = {} }: SettingDefinition): Choice[] =>
  Object.entries(options).map(([value, label]) => ({ value, label }));

/** A stored value that is not among the options is added as it is; otherwise the first option would seem selected. */
export function includeStoredValue(choices: readonly Choice[], value: string): readonly Choice[] {
  if (choices.some((choice) => choice.value === value)) return choices;
  return [{ value, label: value === '' ? __('Not selected', 'store-admin') : value }, ...choices];
}
