import { useFormField } from '@admin/forms';

/** Joins keys into the string that a field stores, so that drafts can be compared. */
export const joinKeys = (keys: readonly string[]): string => keys.join(',');

export const splitKeys = (text: string): string[] => (text === '' ? [] : text.split(','));

/**
 * A form field with several values.
 * @param all keys in storage order, regardless of the order of the clicks
 */
export function useMultiSelectField(name: string, all: readonly string[]) {
  const { value, onChange } = useFormField(name);
  const chosen = splitKeys(value);
  const keep = (isChosen: (key: string) => boolean) => onChange(joinKeys(all.filter(isChosen)));
  return {
    chosen,
    has: (key: string) => chosen.includes(key),
    toggle: (key: string, isOn: boolean) => keep((other) => (other === key ? isOn : chosen.includes(other))),
    toggleAll: (isOn: boolean) => keep(() => isOn),
  };
}
