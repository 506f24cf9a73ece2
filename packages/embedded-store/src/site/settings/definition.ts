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
  /** A span of time: `{number: '30', unit: 'days'}`; without a number it is for ever. */
  | 'relative_date_selector';

/** Both are texts, as forms send them. */
export type RelativeDate = Readonly<Record<'number' | 'unit', string>>;

/** Choices by value. Computed where they depend on the store. */
export type SettingOptions =
  | Readonly<Record<string, string>>
  | ((db: StoreDatabase) => Readonly<Record<string, string>>);

/** One setting as the platform knows it; its value is the option of the same name, unless the group has one for all. */
export interface SettingDefinition {
  id: string;
  label: string;
  /** Beside the field. */
  description?: string;
  /** Behind the question mark of the field. */
  tip?: string;
  type: SettingType;
  /** What counts until something is saved. A setting without one reads as `''`. */
  default?: string | boolean | readonly string[] | RelativeDate;
  options?: SettingOptions;
  /** Blanks at the ends belong to the value: a thousand separator may be one. */
  keepsBlanks?: boolean;
}

export interface SettingGroup {
  id: string;
  label: string;
  description?: string;
  /** The group that this one is a part of. */
  parent?: string;
  /** The one option that holds the values of all settings, by their ids. */
  option?: string;
  /** Its defaults are written when the store is installed, so that they can be read as options too. */
  isInstalled?: boolean;
  settings: readonly SettingDefinition[];
}
