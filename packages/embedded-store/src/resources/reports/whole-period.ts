import type { Row } from '../../database';
import type { Span } from './period';
import type { Sum, Sums } from './query';

/**
 * Sums by part of a period, which comes first, and of intervals in it. Every row is read once instead of twice: the
 * period's sums are joined from those of its intervals and of what lies between them.
 */
export function sumOnce(
  [period, ...intervals]: readonly Span[],
  read: (spans: readonly Span[]) => Sum[],
  join: (rows: readonly Row[]) => Row,
): Sum[] {
  if (!period) return [];
  const sums = read([...intervals, ...findGaps(period, intervals)]);
  const rows = new Map<number, Row[]>();
  for (const { segment, row } of sums) rows.set(segment, [...(rows.get(segment) ?? []), row]);
  const totals = [...rows].map(([segment, own]) => ({ span: 0, segment, row: join(own) }));
  const shown = sums.filter(({ span }) => span < intervals.length);
  return [...totals, ...shown.map((sum) => ({ ...sum, span: sum.span + 1 }))];
}

/**
 * How many different values a column has, under a name of its own. A period of several intervals knows the values of
 * each: to tell them apart once more takes longer than to put them together.
 */
export function countOnce(
  spans: readonly Span[],
  [name, column]: readonly [name: string, column: string],
  read: (spans: readonly Span[], sums: Sums) => Sum[],
): Sum[] {
  if (spans.length === 1) return read(spans, { [name]: `count(DISTINCT ${column})` });
  const sums = { [name]: `json_group_array(DISTINCT ${column})` };
  const lists = sumOnce(
    spans,
    (those) => read(those, sums).map((sum) => ({ ...sum, row: { values: readList(sum.row[name]) } })),
    (rows) => ({ values: [...new Set(rows.flatMap(({ values }) => values as readonly unknown[]))] }),
  );
  return lists.map((sum) => ({ ...sum, row: { [name]: (sum.row['values'] as readonly unknown[]).length } }));
}

/** A list in a column is text; inside of an object it is a list already. */
function readList(value: unknown): readonly unknown[] {
  return (typeof value === 'string' ? JSON.parse(value) : value) as readonly unknown[];
}

/** Adds rows up, column by column. */
export function addTogether(rows: readonly Row[]): Row {
  const total: Record<string, number> = {};
  for (const [name, value] of rows.flatMap(Object.entries<unknown>)) {
    total[name] = (total[name] ?? 0) + Number(value);
  }
  return total;
}

/** What intervals leave out of their period, as a page of them does. */
export function findGaps(period: Span, intervals: readonly Span[]): Span[] {
  const sorted = intervals.toSorted((left, right) => (left.first < right.first ? -1 : 1));
  const starts = [period.first, ...sorted.map(({ last }) => move(last, 1))];
  const ends = [...sorted.map(({ first }) => move(first, -1)), period.last];
  return starts.flatMap((first, index) => {
    const last = ends[index] ?? period.last;
    return first < last ? [{ first, last }] : [];
  });
}

/** So many seconds later on the shop's clocks. */
function move(local: string, seconds: number): string {
  const moment = Date.parse(`${local.replace(' ', 'T')}Z`) + seconds * 1000;
  return new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
}
