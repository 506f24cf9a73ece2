import { Checkbox, Html, Select, TextField } from '@admin/ui';
import { useFormField } from '../use-form-field';
import { toName, type DynamicField } from './field';

/** The input of a described field, in a `DynamicForm`. */
export const DynamicInput = ({ field }: { field: DynamicField }) => (
  <DescribedInput field={field} input={useFormField(toName(field.id))} required />
);

export interface DescribedInputProps {
  field: DynamicField;
  input: Pick<ReturnType<typeof useFormField<string>>, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;
  required?: boolean | undefined;
}

/** The input of a described field, in any form. */
export function DescribedInput({ field, input, required }: DescribedInputProps) {
  const { label, type, description, placeholder, options } = field;
  const help = description ? <Html as="span" html={description} /> : undefined;
  if (type === 'checkbox') {
    const { name, value, error, onChange, onBlur } = input;
    const change = (isChecked: boolean) => onChange(isChecked ? 'yes' : 'no');
    return <Checkbox {...{ label, help, name, error, onBlur }} checked={value === 'yes'} onChange={change} />;
  }
  if (type === 'select' && options) {
    const choices = toOptions(options, input.value);
    return <Select {...input} label={label} help={help} required={required} options={choices} />;
  }
  return (
    <TextField
      {...input}
      label={label}
      help={help}
      required={required}
      placeholder={placeholder || undefined}
      type={type === 'password' ? 'password' : 'text'}
      // Prevents browsers from filling in the user's own passwords.
      autoComplete={type === 'password' ? 'new-password' : 'off'}
    />
  );
}

/** An unknown value must not look like the first option. */
function toOptions(options: Readonly<Record<string, string>>, value: string) {
  const choices = Object.entries(options).map(([key, label]) => ({ value: key, label }));
  return choices.some((choice) => choice.value === value) ? choices : [{ value, label: value }, ...choices];
}
