import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import type { DateRange } from './period/period';
import { reportsStore } from './store';
import type { CategoryNames, CategorySource, ReportQuery, ReportType } from './types';

/** Data older than this is read again when somebody comes back to it; milliseconds. */
const STALE_TIME_MS = 60_000;

/** Callers may add what they need to show the data: `request` of the result gives it back with the data. */
export interface ReportRequest {
  readonly type: ReportType;
  /** Below `/wc-analytics/reports`: `orders`. */
  readonly endpoint: string;
  /** `undefined` until it is known what to ask. Keep it the same between renders, and `ranges` as well. */
  readonly query: ReportQuery | undefined;
  /** The dates of a period and of the one it is compared with. */
  readonly ranges?: {
    readonly present: DateRange | undefined;
    readonly previous?: DateRange | undefined;
  };
  /** Keeps the data of the request before, of the same type and endpoint, while that of this one loads. */
  readonly keepPreviousData?: boolean;
}

/**
 * Reads a report, and the same report over the period it is compared with. `data`, `comparison` and `request` of the
 * result always belong together: for placeholder data, `request` is the one before.
 */
export function useReportQuery<const R extends ReportRequest>(request: R) {
  const { type, endpoint, query, ranges, keepPreviousData = false } = request;
  const present = useMemo(() => query && { ...query, ...ranges?.present }, [query, ranges]);
  const previous = useMemo(
    () => query && ranges?.previous && { ...query, ...ranges.previous },
    [query, ranges],
  );
  const main = useCachedReport<R['type'], R['endpoint']>(type, endpoint, present);
  const compared = useCachedReport<R['type'], R['endpoint']>(type, endpoint, previous);

  const current = main.data && { request, data: main.data, comparison: compared.data };
  const [last, setLast] = useState(current);
  if (current && (current.data !== last?.data || current.comparison !== last.comparison)) setLast(current);
  const placeholder =
    keepPreviousData && !main.error && last?.request.type === type && last.request.endpoint === endpoint
      ? last
      : undefined;
  const shown = current ?? placeholder;

  const both = [main, compared];
  const failed = both.filter(({ error }) => error);
  return {
    data: shown?.data,
    /** `undefined` until known, and where there is none. */
    comparison: shown?.comparison,
    /** What `data` answers. */
    request: shown?.request ?? request,
    isPlaceholderData: !current && shown !== undefined,
    isFetching: !query || both.some(({ isFetching }) => isFetching),
    error: failed[0]?.error,
    /** What is there need not be read again where only the other one failed. */
    refetch: () => (failed.length > 0 ? failed : both).forEach(({ refetch }) => refetch()),
  };
}

/** One report of the cache; nothing is read as long as there is no query. */
function useCachedReport<T extends ReportType, E extends string>(
  type: T,
  endpoint: E,
  query: ReportQuery | undefined,
) {
  const registry = useRegistry();
  const { data, status, failure } = useSelect((select, resolution) =>
    query
      ? {
          data: select(reportsStore).getReport(type, endpoint, query),
          ...resolution(reportsStore).getReport(type, endpoint, query),
        }
      : NOT_READ,
  );
  const refetch = useCallback(() => {
    if (query) registry.invalidate(reportsStore).getReport(type, endpoint, query);
  }, [registry, type, endpoint, query]);

  const receivedAt = data?.receivedAt;
  useEffect(
    function refreshStale() {
      if (!query || (receivedAt !== undefined && Date.now() - receivedAt <= STALE_TIME_MS)) return;
      // Whoever else reads it may have begun already. A report that is finished and missing was evicted.
      const { status: now } = registry.resolution(reportsStore).getReport(type, endpoint, query);
      if (now === 'finished') refetch();
    },
    [registry, type, endpoint, query, receivedAt, refetch],
  );
  return {
    data,
    error: failure,
    isFetching: query !== undefined && status !== 'failed' && (data === undefined || status !== 'finished'),
    refetch,
  };
}

const NOT_READ = { data: undefined, status: 'idle', failure: undefined } as const;

/** What the categories of products are called; nothing is read unless somebody needs it. */
export const useCategoryNames = (isNeeded: boolean, source: CategorySource): CategoryNames | undefined =>
  useSelect((select) => (isNeeded ? select(reportsStore).getCategoryNames(source) : undefined));
