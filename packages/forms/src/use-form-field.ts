import { useField } from 'react-final-form';

/** One field of a form, in the words of our own inputs: `<TextField label="City" {...useFormField('city')} />`. */
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

/** The form library would make `undefined` of an emptied field. */
const identity = <T>(value: T) => value;
