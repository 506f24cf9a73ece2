import { useState } from 'react';

/** The data, or the previous data while it is undefined. */
export function usePreviousData<T>(data: T | undefined): T | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}
