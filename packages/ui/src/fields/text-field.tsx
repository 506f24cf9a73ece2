import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import { classes } from '../theme/classes';
import { describeField, FieldLayout, type ValueFieldProps } from './field';

export interface TextFieldProps extends ValueFieldProps {
  type?:
    | 'text'
    | 'date'
    | 'datetime-local'
    | 'email'
    | 'number'
    | 'password'
    | 'search'
    | 'tel'
    | 'time'
    | 'url'
    | undefined;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
}

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const {
    label,
    error,
    help,
    required,
    className,
    value,
    onChange,
    id,
    type = 'text',
    prefix,
    suffix,
    ...rest
  } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <FieldLayout {...{ id: controlId, label, error, help, required, className }}>
      <div className="sa-field__box">
        {prefix && <span className="sa-field__affix">{prefix}</span>}
        <input
          {...rest}
          {...describeField(controlId, { error, help, required })}
          ref={ref}
          id={controlId}
          type={type}
          className={classes('sa-field__control')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {suffix && <span className="sa-field__affix">{suffix}</span>}
      </div>
    </FieldLayout>
  );
});
