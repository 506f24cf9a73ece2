import { forwardRef, useId, type ForwardedRef } from 'react';
import { classes } from '../theme/classes';
import { describeField, FieldMessages, type FieldProps } from './field';
import './checkbox.css';

export interface CheckboxProps extends FieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: (() => void) | undefined;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
}

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  return <CheckboxInput {...props} variant="checkbox" inputRef={ref} />;
});

/** A switch for a setting that takes effect immediately. */
export const Switch = forwardRef<HTMLInputElement, CheckboxProps>(function Switch(props, ref) {
  return <CheckboxInput {...props} variant="switch" inputRef={ref} />;
});

interface CheckboxInputProps extends CheckboxProps {
  variant: 'checkbox' | 'switch';
  inputRef: ForwardedRef<HTMLInputElement>;
}

function CheckboxInput(props: CheckboxInputProps) {
  const { variant, inputRef, label, error, help, required, className, checked, onChange, id, ...rest } =
    props;
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={classes('sa-field', className)}>
      <div className="sa-tick">
        <input
          {...rest}
          {...describeField(controlId, { error, help, required })}
          ref={inputRef}
          id={controlId}
          type="checkbox"
          role={variant === 'switch' ? 'switch' : undefined}
          className={`sa-tick__control is-${variant}`}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label className={classes('sa-tick__label', required && 'is-required')} htmlFor={controlId}>
          {label}
        </label>
      </div>
      <FieldMessages id={controlId} error={error} help={help} />
    </div>
  );
}
