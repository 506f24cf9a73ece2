import type { Row } from '../../database';
import type { Span } from './period';
import { joinAmounts, splitAmounts } from './query';
import type { Sum, Sums } from './query';

/**
 * Sums a period, which comes first, and intervals in it. Each row is read once instead of twice: the period's sums are
 * the intervals' sums plus those of the gaps between them. Sums that count distinct values must be
 * `json_group_array(DISTINCT …)`.
 */
export function sumOnce(
  [period, ...intervals]: readonly Span[],
  sums: Sums,
  read: (spans: readonly Span[], sums: Sums) => Sum[],
): Sum[] {
  if (!period) return [];
  const found = read([...intervals, ...findEmptyIntervals(period, intervals)], splitAmounts(sums));
  const rows = new Map<number, Row[]>();
  for (const { segment, row } of found) rows.set(segment, [...(rows.get(segment) ?? []), row]);
  const totals = [...rows].map(([segment, own]) => ({ span: 0, segment, row: join(sums, own) }));
  const shown = found.filter(({ span }) => span < intervals.length);
  return [
    ...totals,
    ...shown.map(({ span, segment, row }) => ({ span: span + 1, segment, row: join(sums, [row]) })),
  ];
}

/** Adds numbers; merges lists of values and counts them. */
function join(sums: Sums, rows: readonly Row[]): Row {
  const names = Object.keys(rows[0] ?? {});
  const total = Object.fromEntries(
    names.map((name) => {
      const values = rows.map((row) => row[name]);
      const isList = typeof values[0] === 'string';
      return [
        name,
        isList ? countDifferent(values) : values.reduce((sum: number, value) => sum + Number(value), 0),
      ];
    }),
  );
  return joinAmounts(sums, total);
}

function countDifferent(lists: readonly unknown[]): number {
  return new Set(lists.flatMap((list): unknown => JSON.parse(String(list)))).size;
}

/** The parts of a period that these intervals, such as a page of them, don't cover. */
export function findEmptyIntervals(period: Span, intervals: readonly Span[]): Span[] {
  const sorted = intervals.toSorted((left, right) => (left.first < right.first ? -1 : 1));
  const starts = [period.first, ...sorted.map(({ last }) => move(last, 1))];
  const ends = [...sorted.map(({ first }) => move(first, -1)), period.last];
  return starts.flatMap((first, index) => {
    const last = ends[index] ?? period.last;
    return first <= last ? [{ first, last }] : [];
  });
}

/** Adds seconds to a local time of the store. */
function move(local: string, seconds: number): string {
  const moment = Date.parse(`${local.replace(' ', 'T')}Z`) + seconds * 1000;
  return new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
}
