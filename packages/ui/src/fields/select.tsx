import { forwardRef, useId } from 'react';
import { Icon } from '../icon/icon';
import { describeField, FieldLayout, type ValueFieldProps } from './field';
import './select.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends ValueFieldProps {
  options: readonly SelectOption[];
  autoComplete?: string | undefined;
}

/** A native select, for short lists. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { label, error, help, required, className, options, value, onChange, id, ...rest } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <FieldLayout {...{ id: controlId, label, error, help, required, className }}>
      <div className="sa-field__box sa-select">
        <select
          {...rest}
          {...describeField(controlId, { error, help, required })}
          ref={ref}
          id={controlId}
          className="sa-field__control sa-select__control"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className="sa-field__arrow" />
      </div>
    </FieldLayout>
  );
});
