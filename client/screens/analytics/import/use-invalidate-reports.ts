import { useEffect, useRef } from 'react';
import { useRegistry } from '@admin/data';
import { reportsStore } from '@admin/store-reports';

/** What was brought in shows in the reports: they are read again when that ends while somebody looks. */
export function useInvalidateReports(hasEnded: boolean): void {
  const registry = useRegistry();
  const before = useRef(hasEnded);
  useEffect(() => {
    if (hasEnded && !before.current) registry.invalidateAll(reportsStore);
    before.current = hasEnded;
  }, [registry, hasEnded]);
}
