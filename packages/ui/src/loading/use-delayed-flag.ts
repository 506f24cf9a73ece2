import { useEffect, useState } from 'react';

/**
 * True once `isSet` has been true for `delay`; false at once.
 * @param delay milliseconds
 */
export function useDelayedFlag(isSet: boolean, delay: number): boolean {
  const [isDelayed, setDelayed] = useState(false);
  if (isDelayed && !isSet) setDelayed(false);
  useEffect(() => {
    if (!isSet) return undefined;
    const timer = setTimeout(setDelayed, delay, true);
    return () => clearTimeout(timer);
  }, [isSet, delay]);
  return isDelayed;
}
