import type { StoreContext } from '../../context';
import { all, allOf, condition, first, integer, isNoneOf, run } from '../../database';
import type { Condition, Row, StoreDatabase } from '../../database';
import { recordOrders } from '../../sales';
import { UNRECORDED_STATUSES, getTimeZone } from '../../site';
import { fromLocalText, toLocalText } from '../../shared/local-time';
import { IS_DUE, START_DELAY } from '../reports/background';

/** Orders per step. */
const PAGE = 500;

const DAY_MS = 24 * 60 * 60 * 1000;

export interface ImportQuery {
  /** How many days back to import; all orders if omitted. */
  days?: number | undefined;
  /** Whether to skip orders that are already imported. */
  skip_existing: boolean;
}

/** Counts the customers and orders that an import would record. */
export function countImport(
  context: StoreContext,
  query: ImportQuery,
): { customers: number; orders: number } {
  const { db } = context;
  const from = startOf(context, query.days);
  const [orders, customers] = [
    whichOrders(from, query.skip_existing),
    whichCustomers(from, query.skip_existing),
  ];
  return {
    customers: count(db, 'users', customers),
    orders: count(db, 'orders', orders),
  };
}

/** Starts an import; returns `false` if one is already running. */
export function startImport(context: StoreContext, query: ImportQuery): boolean {
  const { db, clock } = context;
  if (getImport(context)) return false;
  const { customers, orders } = countImport(context, query);
  run(
    db,
    `INSERT INTO report_import (id, from_moment, skips_existing, customers, orders, due_at)
     VALUES (1, ?, ?, ?, ?, ?)`,
    startOf(context, query.days),
    query.skip_existing ? 1 : 0,
    customers,
    orders,
    clock().getTime() + START_DELAY,
  );
  return true;
}

/** Imports the next orders if it is time to; returns whether any are left. */
export function continueImport({ db, clock }: StoreContext): boolean {
  const row = first(db, `SELECT * FROM report_import WHERE ${IS_DUE}`, clock().getTime());
  if (!row) return false;
  const [from, skipsExisting] = [integer(row, 'from_moment'), row['skips_existing'] === 1];
  addCustomers(db, from);
  const orders = all(
    db,
    `SELECT id FROM orders WHERE ${ORDERS.sql} AND created_at >= ? AND id > ? ORDER BY id LIMIT ${PAGE}`,
    ...ORDERS.values,
    from,
    integer(row, 'last_order'),
  ).map((each) => integer(each, 'id'));
  const missing = skipsExisting ? orders.filter((id) => !isImported(db, id)) : orders;
  recordOrders(db, missing);
  const last = orders.at(-1);
  if (last === undefined) run(db, 'DELETE FROM report_import');
  else {
    run(
      db,
      'UPDATE report_import SET last_order = ?, orders_done = orders_done + ?, customers_done = customers',
      last,
      missing.length,
    );
  }
  return last !== undefined;
}

/** The parameters of the running import; `undefined` if there is none. */
export function getImport({ db }: StoreContext): object | undefined {
  const row = first(db, 'SELECT * FROM report_import');
  return row && toRecord(db, row);
}

export function cancelImport(db: StoreDatabase): void {
  run(db, 'DELETE FROM report_import');
}

/** Empties all reports; an import fills them again. */
export function deleteReports(db: StoreDatabase): void {
  cancelImport(db);
  // Foreign keys cascade to the tables of lines, coupons and taxes.
  run(db, 'DELETE FROM order_stats');
  run(db, 'DELETE FROM customers WHERE user_id IS NULL');
}

function toRecord(db: StoreDatabase, row: Row): object {
  return {
    is_importing: true,
    imported_from: toLocalText(getTimeZone(db), integer(row, 'from_moment')),
    customers: { imported: integer(row, 'customers_done'), total: integer(row, 'customers') },
    orders: { imported: integer(row, 'orders_done'), total: integer(row, 'orders') },
  };
}

/** The start of the day that many days ago, or of the first order's day if no number is given. */
function startOf({ db, clock }: StoreContext, days: number | undefined): number {
  const zone = getTimeZone(db);
  const oldest = first(db, 'SELECT min(created_at) AS oldest FROM orders WHERE parent_id IS NULL')?.[
    'oldest'
  ];
  const now = clock().getTime();
  const earliest = typeof oldest === 'number' ? oldest : now;
  const moment = days === undefined ? earliest : Math.max(now - days * DAY_MS, Math.min(earliest, now));
  return fromLocalText(zone, `${toLocalText(zone, moment).slice(0, 10)} 00:00:00`);
}

/** Orders that are included in reports once imported. */
const ORDERS = allOf([condition('parent_id IS NULL'), isNoneOf('status', UNRECORDED_STATUSES)]);

function whichOrders(from: number, skipsExisting: boolean): Condition {
  return allOf([
    ORDERS,
    condition('created_at >= ?', from),
    skipsExisting && condition('NOT EXISTS (SELECT 1 FROM order_stats WHERE order_id = orders.id)'),
  ]);
}

function whichCustomers(from: number, skipsExisting: boolean): Condition {
  return allOf([
    condition("role = 'customer' AND registered_at >= ?", from),
    skipsExisting && condition('NOT EXISTS (SELECT 1 FROM customers WHERE user_id = users.id)'),
  ]);
}

function count(db: StoreDatabase, table: 'orders' | 'users', where: Condition): number {
  return integer(
    first(db, `SELECT count(*) AS total FROM ${table} WHERE ${where.sql}`, ...where.values),
    'total',
  );
}

function isImported(db: StoreDatabase, id: number): boolean {
  return first(db, 'SELECT 1 AS found FROM order_stats WHERE order_id = ?', id) !== undefined;
}

function addCustomers(db: StoreDatabase, from: number): void {
  const where = whichCustomers(from, true);
  run(
    db,
    `INSERT INTO customers (user_id, username, first_name, last_name, email, registered_at, last_active_at)
     SELECT id, login, first_name, last_name, email, registered_at, registered_at FROM users WHERE ${where.sql}`,
    ...where.values,
  );
}
