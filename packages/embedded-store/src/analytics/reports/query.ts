import { all, integer, text } from '../../database';
import type { Condition, Row, StoreDatabase } from '../../database';
import { PARTS } from '../../shared/amounts';
import type { Span } from './period';

/** Spans to add rows up in, given as the first parameter. */
const SPANS = `WITH span AS MATERIALIZED (
    SELECT key AS number, value ->> 'first' AS first, value ->> 'last' AS last FROM json_each(?)
  )`;

/** What rows come to, by the name of the column: an aggregate, or an amount of each row that is added up. */
export type Sums = Readonly<Record<string, string | { amount: string }>>;

/** Those of the sums that somebody looks at. */
export function pickRequested(sums: Sums, wants: (name: string) => boolean): Sums {
  return Object.fromEntries(Object.entries(sums).filter(([name]) => wants(name)));
}

/** Amounts in columns of the same names. */
export function getAmounts(names: readonly string[], table: string): Sums {
  return Object.fromEntries(names.map((name) => [name, { amount: `${table}.${name}` }]));
}

/**
 * Adds amounts up, which columns hold as whole ten-thousandths, to the number that reports show. Whole units and the
 * rest are added up separately, because one sum of both can be larger than an integer of JavaScript or of SQLite.
 */
export function sumAmount(amount: string): string {
  const [units, rest] = [`sum((${amount}) / ${PARTS})`, `sum((${amount}) % ${PARTS})`];
  return `iif(abs(${units}) < ${EXACT_UNITS}, (${units} * ${PARTS} + ${rest}) / ${PARTS}.0,
    ${units} + ${rest} / ${PARTS}.0)`;
}

/** The same sums with whole units and ten-thousandths apart, so that they can be added up further without rounding. */
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

/** The numbers that reports show for a row of split sums. */
export function joinAmounts(sums: Sums, row: Row): Row {
  const columns = Object.entries(sums).map(([name, sum]) => {
    if (typeof sum === 'string') return [name, row[name]];
    const [units, rest] = [getSum(row, `${name}_units`), getSum(row, `${name}_rest`)];
    const isExact = Math.abs(units) < EXACT_UNITS;
    return [name, isExact ? (units * PARTS + rest) / PARTS : units + rest / PARTS];
  });
  return Object.fromEntries(columns);
}

/** Up to so many units, ten-thousandths are safe integers; dividing them gives the nearest number to the decimals. */
const EXACT_UNITS = Math.floor(Number.MAX_SAFE_INTEGER / PARTS);

export interface Summation {
  spans: readonly Span[];
  sums: Sums;
  /** Tables, the first of which `within` looks at. */
  from: string;
  /** Which rows fall into a span. */
  within: Condition;
  where: Condition;
}

export interface Sum {
  span: number;
  segment: number;
  row: Row;
}

/** Tells sums of one list apart. */
export function toKey({ span, segment }: Pick<Sum, 'span' | 'segment'>): string {
  return `${span}/${segment}`;
}

/**
 * Adds rows up in each span, and in each of these parts of it, which the conditions know as `part.id`. Each one is
 * looked up by itself: to put the rows of a year into the order of spans, as grouping does, takes longer than reading
 * them, and several times as long where different values are counted.
 */
export function sumUp(
  db: StoreDatabase,
  { spans, sums, from, within, where, parts = [0] }: Summation & { parts?: readonly number[] },
): Sum[] {
  // Without any aggregate, a query has as many answers as rows.
  if (Object.keys(sums).length === 0) return [];
  // SQLite writes numbers into JSON with 15 digits unless it is told otherwise.
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

/** The same by whatever an expression says of each row, and `null` takes no row out. What has no rows is missing. */
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
 * A column to group by, without an index that has it in this order: finding the rows of a period by their date takes
 * less time than sparing them a sort.
 */
export function unindexed(column: string): string {
  return `+${column}`;
}

/** A summed column; of no rows at all it is nothing. */
export function getSum(row: Row | undefined, name: string): number {
  const value = row?.[name];
  return typeof value === 'number' ? value : 0;
}
