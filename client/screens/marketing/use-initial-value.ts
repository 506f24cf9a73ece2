import { useState } from 'react';

/** What was known first, whatever comes later. */
export function useInitialValue<T extends { isKnown: boolean }>(present: T): T {
  const [first, setFirst] = useState(present);
  if (first.isKnown || !present.isKnown) return first;
  setFirst(present);
  return present;
}
