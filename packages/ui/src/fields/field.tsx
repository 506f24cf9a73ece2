import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { classes } from '../theme/classes';
import { useValueAfterPointerUp } from './use-value-after-pointer-up';
import './field.css';

/** Props of all form fields. */
export interface FieldProps {
  label: ReactNode;
  /** The error message. */
  error?: string | undefined;
  help?: ReactNode;
  required?: boolean | undefined;
  className?: string | undefined;
}

/** Props of fields with a single value. */
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
  /** The id of the control. Ids of help and error are derived from it. */
  id: string;
  children: ReactNode;
}

/** Renders label, control, error and help, linked by `describeField`. */
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

/** ARIA attributes that link a control to its error and help. */
export function describeField(id: string, { error, help, required }: Omit<FieldProps, 'label'>) {
  return {
    'aria-describedby': classes(Boolean(error) && `${id}-error`, Boolean(help) && `${id}-help`) || undefined,
    'aria-invalid': error ? true : undefined,
    // Not `required`: the browser would show its own messages.
    'aria-required': required || undefined,
  };
}
