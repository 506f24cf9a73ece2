import type { StoreDatabase } from '../../database';

export type SettingType =
  | 'text'
  | 'email'
  | 'color'
  | 'password'
  | 'number'
  | 'textarea'
  | 'select'
  | 'multiselect'
  | 'radio'
  | 'checkbox'
  /** A period: `{number: '30', unit: 'days'}`; without a number it is unlimited. */
  | 'relative_date_selector';

/** Both are text, as forms send them. */
export type RelativeDate = Readonly<Record<'number' | 'unit', string>>;

/** Options by value. A function if they depend on the store. */
export type SettingOptions =
  | Readonly<Record<string, string>>
  | ((db: StoreDatabase) => Readonly<Record<string, string>>);

/**
 * A setting of the platform. Its texts are in the language of the request that reads them. Its value is stored in the option of the same name, unless the group has one option for
 * all.
 */
export interface SettingDefinition {
  id: string;
  label: string;
  /** Shown next to the field. */
  description?: string | undefined;
  /** Shown in the field's help tip. */
  tip?: string | undefined;
  type: SettingType;
  /** The value until one is saved; `''` when there is no default. */
  default?: string | boolean | readonly string[] | RelativeDate;
  options?: SettingOptions;
  /** Whitespace at the ends is part of the value: a thousand separator may be a space. */
  keepsBlanks?: boolean;
}

export interface SettingGroup {
  id: string;
  label: string;
  description?: string | undefined;
  /** The parent group. */
  parent?: string;
  /** The single option that stores all of the group's values by id. */
  option?: string;
  /** Its defaults are saved at installation, so that they can be read as options. */
  isInstalled?: boolean;
  settings: readonly SettingDefinition[];
}
