import type { ComponentType, ReactNode } from 'react';
import type { SettingDefinition } from '@admin/store-settings';

/** Props of a field component. */
export interface SettingFieldProps {
  /** With label, description and options as plain text. */
  setting: SettingDefinition;
  /** The name of the control in the form. */
  name: string;
  label: string;
  help?: ReactNode;
  /** Lists are stored as lines of text, multi-part settings as JSON: equal values are equal strings. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error?: string | undefined;
}

/** A field type. */
export interface SettingFieldType {
  /** The server's names of the type. */
  types: readonly string[];
  component: ComponentType<SettingFieldProps>;
  /** Returns an error message for an invalid value. */
  validate?: (value: string, setting: SettingDefinition) => string | undefined;
  /** The value is never saved in a draft. */
  isSecret?: boolean;
}

export function isFieldType(value: unknown): value is SettingFieldType {
  const { types, component } = Object(value);
  return Array.isArray(types) && (typeof component === 'function' || typeof component === 'object');
}
