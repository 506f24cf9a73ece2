import type { ReportInterval, ReportStats } from '@admin/store-reports';

/** One line of figures before it has colours and words: values and the names of the points they belong to. */
export interface Line {
  readonly values: readonly (number | null)[];
  readonly titles: readonly string[];
}

interface Titled {
  readonly label: string;
  readonly title: string;
}

type WriteInterval = (interval: ReportInterval) => Titled;

/** Places on the time axis: as many as the longer period has. */
export function toPoints(
  present: ReportStats,
  previous: ReportStats | undefined,
  write: WriteInterval,
): { key: string; label: string; title: string }[] {
  const intervals = present.intervals;
  // The earlier period may be a day longer; its last days stand at the end, without a date of the present one.
  const rest = previous?.intervals.slice(intervals.length) ?? [];
  return [
    ...intervals.map((interval, index) => ({ key: `${index} ${interval.start}`, ...write(interval) })),
    ...rest.map((interval, index) => ({
      key: `previous ${index} ${interval.start}`,
      ...write(interval),
      label: '',
    })),
  ];
}

/** The values of one column over so many points; `null` where a period has no point. */
export function toLine({ intervals }: ReportStats, key: string, count: number, write: WriteInterval): Line {
  return {
    values: Array.from({ length: count }, (_, index) => intervals[index]?.subtotals[key] ?? null),
    titles: Array.from({ length: count }, (_, index) => {
      const interval = intervals[index];
      return interval ? write(interval).title : '';
    }),
  };
}

/** The values of one column for one segment; where it is not mentioned, nothing was sold of it. */
export const toSegmentValues = ({ intervals }: ReportStats, key: string, id: number): number[] =>
  intervals.map(({ segments }) => segments.find((segment) => segment.id === id)?.subtotals[key] ?? 0);
