import { forwardRef, useId } from 'react';
import { describeField, FieldFrame, type FieldProps } from './field';

export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  id?: string | undefined;
  name?: string | undefined;
  /** Lines to begin with; whoever writes more can make it larger. */
  rows?: number | undefined;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { label, error, help, required, className, onChange, id, rows = 3, ...rest } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <FieldFrame {...{ id: controlId, label, error, help, required, className }}>
      <div className="sa-field__box">
        <textarea
          {...rest}
          {...describeField(controlId, { error, help, required })}
          ref={ref}
          id={controlId}
          rows={rows}
          className="sa-field__control is-text-area"
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
});
