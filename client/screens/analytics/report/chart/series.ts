import type { IntervalPair, ReportInterval, ReportStats } from '@admin/store-reports';

/** One line of metrics before it has colors and words: values and the names of the points they belong to. */
export interface Line {
  readonly values: readonly (number | null)[];
  readonly titles: readonly string[];
}

interface Titled {
  readonly label: string;
  readonly title: string;
}

type WriteInterval = (interval: ReportInterval) => Titled;

/** The intervals of two periods beside each other, in the order of the time axis. */
export type ReportPair = IntervalPair<ReportInterval>;

/** Places on the time axis; one that only the previous period has is not labeled on the axis. */
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

/** The values of one column over the points; `null` where the period has no such interval. */
export const toLine = (
  pairs: readonly ReportPair[],
  period: keyof ReportPair,
  key: string,
  write: WriteInterval,
): Line => ({
  values: pairs.map(({ [period]: interval }) => interval?.subtotals[key] ?? null),
  titles: pairs.map(({ [period]: interval }) => (interval ? write(interval).title : '')),
});

/** The values of one column for one segment; where it is not mentioned, nothing was sold of it. */
export const toSegmentValues = ({ intervals }: ReportStats, key: string, id: number): number[] =>
  intervals.map(({ segments }) => segments.find((segment) => segment.id === id)?.subtotals[key] ?? 0);
