import type { Condition } from './conditions';
import { all, first, integer } from './query';
import type { Row, StoreDatabase } from './query';

export interface PageQuery {
  /** What is read of each row; everything when left out. */
  columns?: string;
  /** A table, or a join in which each row of a table stands once. */
  from: string;
  where: Condition;
  /** The same rows by another condition, where that is quicker to count by. */
  counted?: Condition;
  orderBy: string | Condition;
  /** How many rows; all of them when negative. */
  limit: number;
  offset: number;
}

/** The rows of one page, with the number of those on all pages. */
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
