import type { IntervalPair, ReportInterval, ReportStats } from '@admin/store-reports';

/** A line of a chart without colors and labels: values and the names of their points. */
export interface Line {
  readonly values: readonly (number | null)[];
  readonly titles: readonly string[];
}

interface Titled {
  readonly label: string;
  readonly title: string;
}

type WriteInterval = (interval: ReportInterval) => Titled;

/** Matching intervals of two periods, in the order of the time axis. */
export type ReportPair = IntervalPair<ReportInterval>;

/** Returns the points of the time axis; one that only the previous period has gets no axis label. */
export function toPoints(
  pairs: readonly ReportPair[],
  write: WriteInterval,
): { key: string; label: string; title: string }[] {
  return pairs.map(({ present, previous }, index) => {
    if (present) return { key: `${index} ${present.start}`, ...write(present) };
    const title = previous ? write(previous).title : '';
    return { key: `previous ${index} ${previous?.start}`, label: '', title };
  });
}

/** Returns a column's values at the points; `null` where the period has no such interval. */
export const toLine = (
  pairs: readonly ReportPair[],
  period: keyof ReportPair,
  key: string,
  write: WriteInterval,
): Line => ({
  values: pairs.map(({ [period]: interval }) => interval?.subtotals[key] ?? null),
  titles: pairs.map(({ [period]: interval }) => (interval ? write(interval).title : '')),
});

/** Returns a column's values for one segment; 0 where the segment is missing, as nothing was sold. */
export const toSegmentValues = ({ intervals }: ReportStats, key: string, id: number): number[] =>
  intervals.map(({ segments }) => segments.find((segment) => segment.id === id)?.subtotals[key] ?? 0);
