import { useId, type ReactNode } from 'react';
import type { SettingParts } from '@admin/store-settings';
import { describeField, FieldMessages } from '@admin/ui';
import { readParts, joinParts } from '../section/form-values';
import type { SettingFieldProps } from './field-type';

/** Reads and updates a multi-part setting for a field. */
export function useParts(value: string, onChange: (value: string) => void) {
  const parts: SettingParts = readParts(value);
  return {
    parts,
    setPart: (name: string, part: string) => onChange(joinParts({ ...parts, [name]: part })),
  };
}

interface PartsGroupProps extends Pick<SettingFieldProps, 'label' | 'help'> {
  /** Inputs in one row. */
  parts: ReactNode;
  /** Content below them. */
  children?: ReactNode;
}

/** A setting with several inputs that form one field. */
export function PartsGroup({ label, help, parts, children }: PartsGroupProps) {
  const id = useId();
  return (
    <fieldset className="sa-setting-group" {...describeField(id, { help })}>
      <legend className="sa-setting-group__label">{label}</legend>
      <div className="sa-setting-parts">{parts}</div>
      {children}
      <FieldMessages id={id} help={help} />
    </fieldset>
  );
}
