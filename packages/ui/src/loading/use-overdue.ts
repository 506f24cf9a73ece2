import { useEffect, useState } from 'react';

/**
 * Whether something has been due for long enough to act on it.
 * @param patience milliseconds
 */
export function useOverdue(isDue: boolean, patience: number): boolean {
  const [isOverdue, setOverdue] = useState(false);
  if (isOverdue && !isDue) setOverdue(false);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(setOverdue, patience, true);
    return () => clearTimeout(timer);
  }, [isDue, patience]);
  return isOverdue;
}
