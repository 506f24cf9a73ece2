import { useEffect, useState } from 'react';
import { applyFilters, useFilterChanges } from '@admin/extensions';

/** A value as a filter makes it, which may take its time; worked out again when a callback comes or goes. */
export function useAsyncFilter<T>(hook: string, value: T): T {
  const changes = useFilterChanges(hook);
  const [filtered, setFiltered] = useState(value);
  useEffect(() => {
    let isWanted = true;
    void Promise.resolve(applyFilters(hook, value)).then((result) => {
      if (isWanted) setFiltered(result as T);
    });
    return () => {
      isWanted = false;
    };
  }, [hook, value, changes]);
  return filtered;
}
