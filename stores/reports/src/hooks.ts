import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import type { DateRange } from './period/period';
import { reportsStore } from './store';
import type { CategoryNames, CategorySource, ReportQuery, ReportType } from './types';

/** Data older than this is refetched when the user returns to it; milliseconds. */
const STALE_TIME_MS = 60_000;

/** Callers may add members needed to render the data: the result's `request` returns them together with the data. */
export interface ReportRequest {
  readonly type: ReportType;
  /** Below `/wc-analytics/reports`: `orders`. */
  readonly endpoint: string;
  /** `undefined` skips the request. It must keep its identity between renders, and so must `ranges`. */
  readonly query: ReportQuery | undefined;
  /** The dates of the period and of the comparison period. */
  readonly ranges?: {
    readonly present: DateRange | undefined;
    readonly previous?: DateRange | undefined;
  };
  /** Keeps the previous request's data, of the same type and endpoint, while this one loads. */
  readonly keepPreviousData?: boolean;
}

/**
 * Reads a report, and the same report for the comparison period. `data`, `comparison` and `request` of the result
 * always belong together: for placeholder data, `request` is the previous one.
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
    /** `undefined` until known, and without a comparison period. */
    comparison: shown?.comparison,
    /** The request that `data` belongs to. */
    request: shown?.request ?? request,
    isPlaceholderData: !current && shown !== undefined,
    isFetching: !query || both.some(({ isFetching }) => isFetching),
    error: failed[0]?.error,
    /** If only one of the two failed, only that one is refetched. */
    refetch: () => (failed.length > 0 ? failed : both).forEach(({ refetch }) => refetch()),
  };
}

/** One cached report; nothing is read while there is no query. */
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
      // Another caller may already be reading it. A report that was resolved but is missing was evicted.
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

/** Names of product categories; nothing is read unless `isNeeded`. */
export const useCategoryNames = (isNeeded: boolean, source: CategorySource): CategoryNames | undefined =>
  useSelect((select) => (isNeeded ? select(reportsStore).getCategoryNames(source) : undefined));
