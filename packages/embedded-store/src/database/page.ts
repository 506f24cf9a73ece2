import type { Condition } from './conditions';
import { all, first, integer } from './query';
import type { Row, StoreDatabase } from './query';

export interface PageQuery {
  /** Columns to read; all when omitted. */
  columns?: string;
  /** A table, or a join that returns each row of the table once. */
  from: string;
  where: Condition;
  /** An equivalent condition that is faster for counting. */
  counted?: Condition;
  orderBy: string | Condition;
  /** Number of rows; all of them when negative. */
  limit: number;
  offset: number;
}

/** The rows of one page, with the total number of rows. */
export function readPage(
  db: StoreDatabase,
  { columns = '*', from, where, counted = where, orderBy, limit, offset }: PageQuery,
): { rows: Row[]; total: number } {
  const order = typeof orderBy === 'string' ? { sql: orderBy, values: [] } : orderBy;
  const rows = all(
    db,
    `SELECT ${columns} FROM ${from} WHERE ${where.sql} ORDER BY ${order.sql} LIMIT ? OFFSET ?`,
    ...where.values,
    ...order.values,
    limit,
    offset,
  );
  const count = first(db, `SELECT count(*) AS total FROM ${from} WHERE ${counted.sql}`, ...counted.values);
  return { rows, total: integer(count, 'total') };
}
