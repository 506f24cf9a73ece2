import { toName } from '@admin/forms';
import type { SettingDefinition } from '@admin/store-settings';
import type { SettingsBlock } from '@admin/store-settings-pages';
import { findFieldType } from '../fields';
import type { SettingFieldType } from '../fields/field-type';
import { isShown, type FormValues } from './form-values';

interface ToValidate {
  blocks: readonly SettingsBlock[];
  settings: ReadonlyMap<string, SettingDefinition>;
  types: ReadonlyMap<string, SettingFieldType>;
  values: FormValues;
}

/** Returns error messages by field name. Hidden fields are not validated. */
export function validate({ blocks, settings, types, values }: ToValidate): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const row of blocks.flatMap(({ rows }) => rows).filter((each) => isShown(each, values))) {
    for (const { id } of row.settings) {
      const setting = settings.get(id);
      const name = toName(id);
      const error = setting && findFieldType(types, setting.type).validate?.(values[name] ?? '', setting);
      if (error !== undefined) errors[name] = error;
    }
  }
  return errors;
}
