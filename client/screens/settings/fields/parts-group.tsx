import { useId, type ReactNode } from 'react';
import { describeField, FieldMessages } from '@admin/ui';
import type { SettingFieldProps } from './field-type';

interface PartsGroupProps extends Pick<SettingFieldProps, 'label' | 'help'> {
  /** Inputs that stand side by side. */
  parts: ReactNode;
  /** Below them. */
  children?: ReactNode;
}

/** A setting that is kept in several inputs, which are one question. */
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
