import { useField } from 'react-final-form';

/** Connects an input to a form field: `<TextField label="City" {...useFormField('city')} />`. */
export function useFormField<T extends string | boolean = string>(name: string) {
  const { input, meta } = useField<T>(name, { parse: identity });
  const refusal: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const error: unknown = meta.touched ? (meta.error ?? refusal) : undefined;
  return {
    name,
    value: input.value,
    onChange: (value: T) => input.onChange(value),
    onBlur: () => input.onBlur(),
    onFocus: () => input.onFocus(),
    error: typeof error === 'string' ? error : undefined,
  };
}

/** react-final-form would turn an empty value into `undefined`. */
const identity = <T>(value: T) => value;
