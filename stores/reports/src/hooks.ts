import { useCallback, useEffect } from 'react';
import { useRegistry, useSelect, type Resolution } from '@admin/data';
import type { DateRange } from './period/period';
import { reportsStore } from './store';
import type { ReportQuery } from './types';

/** Answers older than this are read again behind what they show; milliseconds. */
const FRESH = 60_000;

/** A page of a list; `page` is `undefined` until known, and shown on while it is read again. */
export function useReportItems<E extends string>(endpoint: E, query: ReportQuery) {
  const registry = useRegistry();
  const read = useSelect((select, resolution) => ({
    page: select(reportsStore).getReportItems(endpoint, query),
    ...underWay(resolution(reportsStore).getReportItems(endpoint, query)),
  }));
  const retry = useCallback(
    () => registry.invalidate(reportsStore).getReportItems(endpoint, query),
    [registry, endpoint, query],
  );
  const getStatus = useCallback(
    () => registry.resolution(reportsStore).getReportItems(endpoint, query).status,
    [registry, endpoint, query],
  );
  useRefreshBehind(read.page, getStatus, retry);
  return { ...read, retry };
}

/**
 * The same list for a period and for the one it is compared with; `pages` is `undefined` until both are known, so
 * that nothing is shown against something that does not belong to it.
 */
export function useComparedItems<E extends string>(
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
      now: underWay(resolutionOf(endpoint, { ...query, ...ranges.present })),
      before: underWay(resolutionOf(endpoint, { ...query, ...ranges.previous })),
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

const UNDER_WAY: Resolution = { status: 'resolving' };

/** Who reads has asked: a question is under way from the first moment on, so that nothing is drawn anew when it begins. */
export const underWay = (resolution: Resolution): Resolution =>
  resolution.status === 'idle' || resolution.status === 'resolving' ? UNDER_WAY : resolution;

/** Two reads as one: failed as soon as one is, finished once both are. */
export function combine(a: Resolution, b: Resolution): Resolution {
  return [a, b].find(({ status }) => status === 'failed') ?? (a.status === 'finished' ? b : a);
}

/** Who comes back to a question sees the answer there is, while a new one is fetched: once, whoever else comes back. */
export function useRefreshBehind(
  answer: { receivedAt?: number } | undefined,
  getStatus: () => Resolution['status'],
  refresh: () => void,
): void {
  const receivedAt = answer?.receivedAt;
  useEffect(() => {
    if (receivedAt === undefined || Date.now() - receivedAt <= FRESH) return;
    if (getStatus() === 'finished') refresh();
  }, [receivedAt, getStatus, refresh]);
}
