import { useSyncExternalStore } from 'react';

/** Below the platform's medium width, as its style sheets have it. */
const NARROW = '(max-width: 782px)';

/** Whether the window has no room for all buttons. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, () => false);

const isNarrow = () => window.matchMedia?.(NARROW).matches ?? false;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(NARROW);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
