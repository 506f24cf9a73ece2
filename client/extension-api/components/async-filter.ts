import { useEffect, useState } from 'react';
import { applyFilters, reportExtensionFailure, useFilterChanges } from '@admin/extensions';

/** A value as a filter makes it, which may take its time; worked out again when a callback comes or goes. */
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
