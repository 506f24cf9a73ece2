import { forwardRef, useId } from 'react';
import { describeField, FieldLayout, type ValueFieldProps } from './field';

export interface TextAreaProps extends ValueFieldProps {
  /** The initial number of rows. */
  rows?: number | undefined;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
}

export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { label, error, help, required, className, onChange, id, rows = 3, ...rest } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <FieldLayout {...{ id: controlId, label, error, help, required, className }}>
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
    </FieldLayout>
  );
});
