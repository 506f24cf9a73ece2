import { useEffect, useState } from 'react';

/** A value once it has stayed the same for the given milliseconds, such as a text that is not being typed anymore. */
export function useDebouncedValue<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, value);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
