import { useState } from 'react';

/** State that is reset whenever the value from the extension changes. */
export function useSyncedState<T>(
  given: string | boolean,
  start: T,
): [value: T, setValue: (value: T) => void] {
  const [known, setKnown] = useState({ given, value: start });
  const isCurrent = known.given === given;
  if (!isCurrent) setKnown({ given, value: start });
  return [isCurrent ? known.value : start, (value) => setKnown({ given, value })];
}
