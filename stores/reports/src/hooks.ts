import { useCallback } from 'react';
import { useRegistry, useSelect, type Resolution } from '@admin/data';
import type { DateRange } from './period/period';
import { reportsStore } from './store';
import type { ItemsEndpoint, ReportQuery } from './types';

/** A page of a list; `page` is `undefined` until known. */
export function useReportItems<E extends ItemsEndpoint>(endpoint: E, query: ReportQuery) {
  const registry = useRegistry();
  const read = useSelect((select, resolution) => ({
    page: select(reportsStore).getReportItems(endpoint, query),
    ...resolution(reportsStore).getReportItems(endpoint, query),
  }));
  const retry = useCallback(
    () => registry.invalidate(reportsStore).getReportItems(endpoint, query),
    [registry, endpoint, query],
  );
  return { ...read, retry };
}

/**
 * The same list for a period and for the one it is compared with; `pages` is `undefined` until both are known, so
 * that nothing is shown against something that does not belong to it.
 */
export function useComparedItems<E extends ItemsEndpoint>(
  endpoint: E,
  query: ReportQuery,
  ranges: { present: DateRange; previous: DateRange },
) {
  const registry = useRegistry();
  const { present, previous, now, before } = useSelect((select, resolution) => {
    const { getReportItems } = select(reportsStore);
    const resolutionOf = resolution(reportsStore).getReportItems;
    return {
      present: getReportItems(endpoint, { ...query, ...ranges.present }),
      previous: getReportItems(endpoint, { ...query, ...ranges.previous }),
      now: resolutionOf(endpoint, { ...query, ...ranges.present }),
      before: resolutionOf(endpoint, { ...query, ...ranges.previous }),
    };
  });
  const retry = useCallback(() => {
    for (const range of [ranges.present, ranges.previous]) {
      const asked = { ...query, ...range };
      // What is there already need not be read again.
      if (registry.resolution(reportsStore).getReportItems(endpoint, asked).status === 'failed')
        registry.invalidate(reportsStore).getReportItems(endpoint, asked);
    }
  }, [registry, endpoint, query, ranges]);
  const pages = present && previous ? { present, previous } : undefined;
  return { pages, ...combine(now, before), retry };
}

/** Two reads as one: failed as soon as one is, finished once both are. */
function combine(a: Resolution, b: Resolution): Resolution {
  return [a, b].find(({ status }) => status === 'failed') ?? (a.status === 'finished' ? b : a);
}
