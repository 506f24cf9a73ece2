import { all, integer, text } from '../../database';
import type { Condition, Row, StoreDatabase } from '../../database';
import { PARTS } from '../../shared/amounts';
import type { Span } from './period';

/** The periods to sum rows in, passed as the first parameter. */
const SPANS = `WITH span AS MATERIALIZED (
    SELECT key AS number, value ->> 'first' AS first, value ->> 'last' AS last FROM json_each(?)
  )`;

/** The sums by column name: an aggregate expression, or an amount of each row to sum. */
export type Sums = Readonly<Record<string, string | { amount: string }>>;

/** The sums that the request needs. */
export function pickRequested(sums: Sums, wants: (name: string) => boolean): Sums {
  return Object.fromEntries(Object.entries(sums).filter(([name]) => wants(name)));
}

/** Sums of amounts, from columns with the same names. */
export function getAmounts(names: readonly string[], table: string): Sums {
  return Object.fromEntries(names.map((name) => [name, { amount: `${table}.${name}` }]));
}

/**
 * SQL that sums amounts, which columns store as integer ten-thousandths, into a decimal number. Whole units and the
 * remainder are summed separately, because a single sum can exceed the integers of JavaScript or SQLite.
 */
export function sumAmount(amount: string): string {
  const [units, rest] = [`sum((${amount}) / ${PARTS})`, `sum((${amount}) % ${PARTS})`];
  return `iif(abs(${units}) < ${EXACT_UNITS}, (${units} * ${PARTS} + ${rest}) / ${PARTS}.0,
    ${units} + ${rest} / ${PARTS}.0)`;
}

/** The same sums with whole units and ten-thousandths separate, to add them further without rounding. */
export function splitAmounts(sums: Sums): Sums {
  const columns = Object.entries(sums).flatMap(([name, sum]): [string, string][] =>
    typeof sum === 'string'
      ? [[name, sum]]
      : [
          [`${name}_units`, `sum((${sum.amount}) / ${PARTS})`],
          [`${name}_rest`, `sum((${sum.amount}) % ${PARTS})`],
        ],
  );
  return Object.fromEntries(columns);
}

/** Joins a row of split sums into the numbers that reports show. */
export function joinAmounts(sums: Sums, row: Row): Row {
  const columns = Object.entries(sums).map(([name, sum]) => {
    if (typeof sum === 'string') return [name, row[name]];
    const [units, rest] = [getSum(row, `${name}_units`), getSum(row, `${name}_rest`)];
    const isExact = Math.abs(units) < EXACT_UNITS;
    return [name, isExact ? (units * PARTS + rest) / PARTS : units + rest / PARTS];
  });
  return Object.fromEntries(columns);
}

/** Up to this many units, ten-thousandths are safe integers, and the division gives the nearest number. */
const EXACT_UNITS = Math.floor(Number.MAX_SAFE_INTEGER / PARTS);

export interface Summation {
  spans: readonly Span[];
  sums: Sums;
  /** Tables; `within` refers to the first one. */
  from: string;
  /** The condition for rows in a period. */
  within: Condition;
  where: Condition;
}

export interface Sum {
  span: number;
  segment: number;
  row: Row;
}

/** A unique key of a sum within one list. */
export function toKey({ span, segment }: Pick<Sum, 'span' | 'segment'>): string {
  return `${span}/${segment}`;
}

/**
 * Sums rows for each period, and for each of these segments, which conditions refer to as `part.id`. Runs one lookup
 * per period, because sorting the rows of a year by period, as GROUP BY does, takes longer than reading them, and
 * several times as long if distinct values are counted.
 */
export function sumUp(
  db: StoreDatabase,
  { spans, sums, from, within, where, parts = [0] }: Summation & { parts?: readonly number[] },
): Sum[] {
  // Without an aggregate, a query returns one row per source row.
  if (Object.keys(sums).length === 0) return [];
  // SQLite writes numbers into JSON with 15 digits by default.
  const columns = Object.entries(sums).map(([name, sum]) =>
    typeof sum === 'string'
      ? `'${name}', ${sum}`
      : `'${name}', json(format('%!.17g', ${sumAmount(sum.amount)}))`,
  );
  const rows = all(
    db,
    `${SPANS}
     SELECT span.number AS span, part.id AS segment, (
       SELECT json_object(${columns.join(', ')}) FROM ${from} WHERE (${within.sql}) AND (${where.sql})
     ) AS sums
     FROM span CROSS JOIN (SELECT value AS id FROM json_each(?)) AS part`,
    JSON.stringify(spans),
    ...within.values,
    ...where.values,
    JSON.stringify(parts),
  );
  return rows.map((row) => ({
    span: integer(row, 'span'),
    segment: integer(row, 'segment'),
    row: JSON.parse(text(row, 'sums')) as Row,
  }));
}

/**
 * The same, grouped by the value of an expression; rows where it is `null` are skipped. Groups without rows are
 * missing.
 */
export function sumUpBy(
  db: StoreDatabase,
  segment: string,
  { spans, sums, from, within, where }: Summation,
): Sum[] {
  const columns = Object.entries(sums).map(
    ([name, sum]) => `${typeof sum === 'string' ? sum : sumAmount(sum.amount)} AS ${name}`,
  );
  const rows = all(
    db,
    `${SPANS}
     SELECT span.number AS span, ${segment} AS segment, ${columns.join(', ')}
     FROM span CROSS JOIN ${from}
     WHERE (${within.sql}) AND (${where.sql})
     GROUP BY 1, 2`,
    JSON.stringify(spans),
    ...within.values,
    ...where.values,
  );
  return rows.map((row) => ({ span: integer(row, 'span'), segment: integer(row, 'segment'), row }));
}

/**
 * Hides a column from the query planner, to group by it without its index. Finding the rows of a period by date is
 * faster than avoiding a sort.
 */
export function unindexed(column: string): string {
  return `+${column}`;
}

/** The value of a summed column; 0 if there are no rows. */
export function getSum(row: Row | undefined, name: string): number {
  const value = row?.[name];
  return typeof value === 'number' ? value : 0;
}
