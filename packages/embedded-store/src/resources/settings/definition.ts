import type { StoreDatabase } from '../../database';

export type SettingType =
  'text' | 'password' | 'number' | 'textarea' | 'select' | 'multiselect' | 'radio' | 'checkbox';

/** Choices by value. Computed where they depend on the store. */
export type Choices =
  Readonly<Record<string, string>> | ((db: StoreDatabase) => Readonly<Record<string, string>>);

/** One setting as the platform knows it; its value is the option of the same name. */
export interface SettingDefinition {
  id: string;
  label: string;
  /** Beside the field. */
  description?: string;
  /** Behind the question mark of the field. */
  tip?: string;
  type: SettingType;
  /** What counts until something is saved. A setting without one reads as `''`. */
  default?: string | boolean | readonly string[];
  options?: Choices;
  /** Blanks at the ends belong to the value: a thousand separator may be one. */
  keepsBlanks?: boolean;
}

export interface SettingGroup {
  id: string;
  label: string;
  description?: string;
  settings: readonly SettingDefinition[];
}
