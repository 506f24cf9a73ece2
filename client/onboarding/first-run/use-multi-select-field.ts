import { useFormField } from '@admin/forms';

/** Several answers as the one text that a field holds, so that a draft of it can be compared. */
export const joinKeys = (keys: readonly string[]): string => keys.join(',');

export const splitKeys = (text: string): string[] => (text === '' ? [] : text.split(','));

/**
 * A field that holds several answers.
 * @param all in the order in which they are kept, whatever the order of the presses
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
