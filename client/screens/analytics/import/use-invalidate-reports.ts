import { useEffect, useRef } from 'react';
import { useRegistry } from '@admin/data';
import { reportsStore } from '@admin/store-reports';

/** Invalidates the reports when an import ends while the screen is open, so that they include the imported orders. */
export function useInvalidateReports(hasEnded: boolean): void {
  const registry = useRegistry();
  const before = useRef(hasEnded);
  useEffect(() => {
    if (hasEnded && !before.current) registry.invalidateAll(reportsStore);
    before.current = hasEnded;
  }, [registry, hasEnded]);
}
