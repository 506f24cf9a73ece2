import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to the one field that a dialog asks for, with its text selected, so that what is typed at once belongs there.
 * Call it in the component around the `Modal` and put the returned ref on the field.
 */
export function useAutofocusField(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  // The dialog took the focus to its title in the same commit, just before.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return field;
}
