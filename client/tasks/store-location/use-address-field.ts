import { useField } from 'react-final-form';
import type { AddressFieldName } from '@admin/store-countries';

/** One field of the address form, in the words of our own inputs. */
export function useAddressField(name: AddressFieldName) {
  const { input, meta } = useField<string>(name, { parse: asTyped });
  const refusal: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const error: unknown = meta.touched ? (meta.error ?? refusal) : undefined;
  return {
    name,
    value: input.value,
    onChange: (value: string) => input.onChange(value),
    onBlur: () => input.onBlur(),
    onFocus: () => input.onFocus(),
    error: typeof error === 'string' ? error : undefined,
  };
}

/** The form library would make `undefined` of an emptied field. */
const asTyped = (value: string) => value;
