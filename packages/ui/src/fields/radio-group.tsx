import { useId, type ReactNode } from 'react';
import { classes } from '../theme/classes';
import { describeField, FieldMessages, type FieldProps } from './field';
import './checkbox.css';
import '../choice/choice.css';
import './radio-group.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  help?: ReactNode;
}

export interface RadioGroupProps extends Omit<FieldProps, 'required'> {
  options: readonly RadioOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Of the controls; one of its own when left out. */
  name?: string | undefined;
  disabled?: boolean | undefined;
}

/** A question with a few answers of which one holds, all of them seen. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, error, help, className, options, value, onChange, onBlur, name, disabled } = props;
  const id = useId();
  return (
    <fieldset
      className={classes('sa-field', 'sa-radios', className)}
      {...describeField(id, { error, help })}
      disabled={disabled}
    >
      <legend className="sa-field__label sa-radios__legend">{label}</legend>
      {options.map((option, index) => (
        <div key={option.value} className="sa-radios__one">
          <input
            type="radio"
            className="sa-tick__control is-radio"
            id={`${id}-${index}`}
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            aria-describedby={option.help ? `${id}-${index}-help` : undefined}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
          />
          <div>
            <label className="sa-tick__label" htmlFor={`${id}-${index}`}>
              {option.label}
            </label>
            <FieldMessages id={`${id}-${index}`} help={option.help} />
          </div>
        </div>
      ))}
      <FieldMessages id={id} error={error} help={help} />
    </fieldset>
  );
}
