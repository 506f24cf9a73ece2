import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { classes } from '../theme/classes';
import { useValueAfterPointerUp } from './use-value-after-pointer-up';
import './field.css';

/** What every field of a form can be given. */
export interface FieldProps {
  label: ReactNode;
  /** What is wrong with the value, as a sentence. */
  error?: string | undefined;
  help?: ReactNode;
  required?: boolean | undefined;
  className?: string | undefined;
}

/** What a field of one value can be given besides. */
export interface ValueFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
}

interface FieldLayoutProps extends FieldProps {
  /** Of the control; the ids of help and error derive from it. */
  id: string;
  children: ReactNode;
}

/** Label, control, error and help, tied to each other by `describeField`. */
export function FieldLayout({ id, label, error, help, required, className, children }: FieldLayoutProps) {
  return (
    <div className={classes('sa-field', Boolean(error) && 'has-error', className)}>
      <label
        id={`${id}-label`}
        className={classes('sa-field__label', required && 'is-required')}
        htmlFor={id}
      >
        {label}
      </label>
      {children}
      <FieldMessages id={id} error={error} help={help} />
    </div>
  );
}

export function FieldMessages({ id, help, ...field }: { id: string } & Pick<FieldProps, 'error' | 'help'>) {
  const error = useValueAfterPointerUp(field.error);
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="sa-field__error">
          <Icon name="error" size={16} />
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="sa-field__help">
          {help}
        </p>
      )}
    </>
  );
}

/** The attributes by which assistive technology finds a field's error and help. */
export function describeField(id: string, { error, help, required }: Omit<FieldProps, 'label'>) {
  return {
    'aria-describedby': classes(Boolean(error) && `${id}-error`, Boolean(help) && `${id}-help`) || undefined,
    'aria-invalid': error ? true : undefined,
    // Not `required`: the browser's own bubbles would speak before the form's sentences.
    'aria-required': required || undefined,
  };
}
