import { all, integer } from '../../database';
import type { Condition, Row, StoreDatabase } from '../../database';
import type { Span } from './period';

/** Spans to add rows up in, given as the first parameter. */
export const SPANS = `WITH span AS MATERIALIZED (
    SELECT key AS number, value ->> 'first' AS first, value ->> 'last' AS last FROM json_each(?)
  )`;

/** Columns added up, by name. */
export type Sums = Readonly<Record<string, string>>;

export interface Summation {
  spans: readonly Span[];
  /** Adds up by this expression as well; `null` takes no row out. */
  segment?: string | undefined;
  sums: Sums;
  /** Tables, the first of which is joined to `span` by `within`. */
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

/** Adds rows up in each span at once. Spans without rows are missing. */
export function sumUp(
  db: StoreDatabase,
  { spans, segment = '0', sums, from, within, where }: Summation,
): Sum[] {
  const columns = Object.entries(sums).map(([name, sql]) => `${sql} AS ${name}`);
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

/** A summed column; of no rows at all it is nothing. */
export function sumOf(row: Row | undefined, name: string): number {
  const value = row?.[name];
  return typeof value === 'number' ? value : 0;
}
