import { useCallback, useMemo } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { combine, underWay, useRefreshBehind } from './hooks';
import type { DateRange } from './period/period';
import { reportsStore } from './store';
import type { CategoryNames, CategorySource, ReportQuery } from './types';

/** The figures of a report with a page of its intervals; `stats` is `undefined` until known. */
export function useReportStats(report: string, query: ReportQuery) {
  const registry = useRegistry();
  const read = useSelect((select, resolution) => ({
    stats: select(reportsStore).getReportStats(report, query),
    ...underWay(resolution(reportsStore).getReportStats(report, query)),
  }));
  const retry = useCallback(
    () => registry.invalidate(reportsStore).getReportStats(report, query),
    [registry, report, query],
  );
  const getStatus = useCallback(
    () => registry.resolution(reportsStore).getReportStats(report, query).status,
    [registry, report, query],
  );
  useRefreshBehind(read.stats, getStatus, retry);
  return { ...read, retry };
}

/** What the categories of products are called; nothing is read unless somebody needs it. */
export const useCategoryNames = (isNeeded: boolean, source: CategorySource): CategoryNames | undefined =>
  useSelect((select) => (isNeeded ? select(reportsStore).getCategoryNames(source) : undefined));

/** The dates of a period and of the one it stands beside; both may be left out where figures know no dates. */
export interface SeriesRanges {
  readonly present: DateRange | undefined;
  readonly previous: DateRange | undefined;
}

/**
 * The figures of a report over a period, with all its intervals, beside those of the period it is compared with. The
 * present is there as soon as it is known; `previous` follows, and stays `undefined` when there is none to read.
 * @param query `undefined` until it is known what to ask
 */
export function useComparedSeries(report: string, query: ReportQuery | undefined, ranges: SeriesRanges) {
  const { present, previous, now, before } = useSelect((select, resolution) => {
    if (!query) return { now: underWay({ status: 'idle' }) };
    const { getReportSeries } = select(reportsStore);
    const resolutionOf = resolution(reportsStore).getReportSeries;
    return {
      present: getReportSeries(report, { ...query, ...ranges.present }),
      now: underWay(resolutionOf(report, { ...query, ...ranges.present })),
      previous: ranges.previous && getReportSeries(report, { ...query, ...ranges.previous }),
      before: ranges.previous && underWay(resolutionOf(report, { ...query, ...ranges.previous })),
    };
  });
  const [refreshPresent, statusOfPresent] = useSeries(report, query, ranges.present);
  const [refreshPrevious, statusOfPrevious] = useSeries(report, query, ranges.previous);
  useRefreshBehind(present, statusOfPresent, refreshPresent);
  useRefreshBehind(previous, statusOfPrevious, refreshPrevious);
  const isFailed = before?.status === 'failed';
  const retry = useCallback(() => {
    // What is there already need not be read again.
    if (now.status === 'failed') refreshPresent();
    if (isFailed) refreshPrevious();
  }, [now.status, isFailed, refreshPresent, refreshPrevious]);
  return { present, previous, ...combine(now, before ?? now), retry };
}

/** Reads the series of one period again, and tells how far that is. */
function useSeries(report: string, query: ReportQuery | undefined, range: DateRange | undefined) {
  const registry = useRegistry();
  return useMemo(() => {
    const asked = { ...query, ...range };
    return [
      () => registry.invalidate(reportsStore).getReportSeries(report, asked),
      () => registry.resolution(reportsStore).getReportSeries(report, asked).status,
    ] as const;
  }, [registry, report, query, range]);
}
