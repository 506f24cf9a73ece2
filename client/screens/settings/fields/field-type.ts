import type { ComponentType, ReactNode } from 'react';
import type { SettingDefinition } from '@admin/store-settings';

/** What the component of a kind of field is given. */
export interface SettingFieldProps {
  /** With label, description and choices as plain text. */
  setting: SettingDefinition;
  /** The name of the control, by which the form finds it. */
  name: string;
  label: string;
  help?: ReactNode;
  /** Lists are lines of text, settings of several parts are JSON: equal values are equal texts. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error?: string | undefined;
}

/** One kind of field. */
export interface SettingFieldType {
  /** The host's names of the kind. */
  types: readonly string[];
  component: ComponentType<SettingFieldProps>;
  /** What is wrong with a value, as a sentence. */
  validate?: (value: string, setting: SettingDefinition) => string | undefined;
  /** Its value gets into no draft. */
  isSecret?: boolean;
}

export function isFieldType(value: unknown): value is SettingFieldType {
  const { types, component } = Object(value);
  return Array.isArray(types) && (typeof component === 'function' || typeof component === 'object');
}
