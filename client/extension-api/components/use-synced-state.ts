import { useState } from 'react';

/** State that is reset whenever the value from the extension changes. */
export function useSyncedState<T>(
  given: string | boolean,
  start: T,
): [value: T, setValue: (value: T) => void] {
  const [state, setState] = useState({ given, value: start });
  const isCurrent = state.given === given;
  if (!isCurrent) setState({ given, value: start });
  return [isCurrent ? state.value : start, (value) => setState({ given, value })];
}
