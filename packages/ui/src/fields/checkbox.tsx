import { forwardRef, useId, type ForwardedRef } from 'react';
import { classes } from '../theme/classes';
import { describeField, FieldNotes, type FieldProps } from './field';
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
  return <Tick {...props} look="checkbox" inputRef={ref} />;
});

/** For what takes effect at once, where a checkbox waits for its form. */
export const Switch = forwardRef<HTMLInputElement, CheckboxProps>(function Switch(props, ref) {
  return <Tick {...props} look="switch" inputRef={ref} />;
});

interface TickProps extends CheckboxProps {
  look: 'checkbox' | 'switch';
  inputRef: ForwardedRef<HTMLInputElement>;
}

function Tick(props: TickProps) {
  const { look, inputRef, label, error, help, required, className, checked, onChange, id, ...rest } = props;
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
          role={look === 'switch' ? 'switch' : undefined}
          className={`sa-tick__control is-${look}`}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label className={classes('sa-tick__label', required && 'is-required')} htmlFor={controlId}>
          {label}
        </label>
      </div>
      <FieldNotes id={controlId} error={error} help={help} />
    </div>
  );
}
