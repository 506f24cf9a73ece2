import { useState } from 'react';

/** The data, or the last there was while there is none: to be shown as busy. Keep it the same between renders. */
export function usePreviousData<T>(data: T | undefined): T | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}
