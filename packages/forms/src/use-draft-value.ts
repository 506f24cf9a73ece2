import { useCallback, useState } from 'react';
import { readDraft, writeDraft } from './draft-storage';

/**
 * A choice that is no field of a form, kept as a form keeps what is typed: through a reload, a crash of the server, a
 * lost session and the back button, until it is what is stored.
 * @param name names wizard and step, such as `appearance/logo`
 * @param isValid whether what comes back from the browser's storage is a choice
 */
export function useDraftValue<T>(
  name: string,
  stored: T,
  isValid: (kept: unknown) => kept is T,
): { value: T; setValue: (value: T) => void; forget: () => void } {
  const [value, setValue] = useState(() => {
    const { value: kept } = readDraft(name);
    return kept !== undefined && isValid(kept) ? kept : stored;
  });
  const keep = useCallback(
    (next: T) => {
      writeDraft(name, next === stored ? {} : { value: next });
      setValue(next);
    },
    [name, stored],
  );
  /** It is saved. */
  const forget = useCallback(() => writeDraft(name, {}), [name]);
  return { value, setValue: keep, forget };
}
