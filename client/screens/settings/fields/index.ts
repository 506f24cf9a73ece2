import { filterList } from '@admin/extensions';
import { checkboxField } from './checkbox';
import { colorField } from './color';
import { isFieldType, type SettingFieldType } from './field-type';
import { imageWidthField } from './image-width';
import { multiselectField } from './multiselect';
import { numberField } from './number';
import { radioField } from './radio';
import { relativeDateField } from './relative-date';
import { selectField } from './select';
import { emailField, passwordField, textAreaField, textField } from './text-fields';

/** Lets extensions add field types; the last one registered for a type wins. */
export const FIELD_TYPES_FILTER = 'woocommerce_admin_settings_field_types';

/** Returns the field types by the server's names. */
export function listFieldTypes(): ReadonlyMap<string, SettingFieldType> {
  const own = () => [
    textField,
    emailField,
    passwordField,
    textAreaField,
    numberField,
    selectField,
    multiselectField,
    checkboxField,
    radioField,
    colorField,
    relativeDateField,
    imageWidthField,
  ];
  const kinds = filterList<SettingFieldType>(FIELD_TYPES_FILTER, own, isFieldType);
  return new Map(kinds.flatMap((kind) => kind.types.map((type) => [type, kind] as const)));
}

/** Unknown types are edited as text. */
export const findFieldType = (types: ReadonlyMap<string, SettingFieldType>, type: string): SettingFieldType =>
  types.get(type) ?? textField;
