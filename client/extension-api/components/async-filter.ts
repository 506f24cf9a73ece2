import { useEffect, useState } from 'react';
import { applyFilters, reportExtensionFailure, useFilterChanges } from '@admin/extensions';

/** Returns a filtered value, which may be loaded asynchronously; updated when a callback is added or removed. */
export function useAsyncFilter<T>(hook: string, value: T): T {
  const changes = useFilterChanges(hook);
  const [filtered, setFiltered] = useState(value);
  useEffect(() => {
    let isWanted = true;
    const filter = async () => (await applyFilters(hook, value)) as T;
    void filter().then(
      (result) => {
        if (isWanted) setFiltered(result);
      },
      (error: unknown) => reportExtensionFailure({ source: `a callback of filter "${hook}"`, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [hook, value, changes]);
  return filtered;
}
