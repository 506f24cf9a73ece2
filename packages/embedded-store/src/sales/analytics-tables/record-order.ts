import { UNRECORDED_STATUSES } from '../../site';
import { all, integer, run, text, transaction } from '../../database';
import type { Row, StoreDatabase } from '../../database';
import { getTimeZone } from '../../site';
import { toLocalText } from '../../shared/local-time';
import type { TimeZone } from '../../shared/local-time';
import { createCustomerFinder, removeIdleGuests, updateFromLastOrders } from './customers';
import { ADD_COUPONS, ADD_ORDERS, ADD_PRODUCTS, ADD_TAXES } from './rows';
import type { Entry } from './rows';
import { markReturningCustomers } from './returning';

/** Orders per database batch. */
const BATCH = 2_000;

/**
 * Updates every analytics table for one order and its refunds. Call it in the transaction that wrote the order,
 * whenever its status, dates, lines, amounts, customer or refunds changed. A trashed order is removed.
 */
export function recordOrder(db: StoreDatabase, orderId: number): void {
  recordOrders(db, [orderId]);
}

/** The same for many orders, much faster than one by one. */
export function recordOrders(db: StoreDatabase, orderIds: readonly number[]): void {
  transaction(db, () => {
    const customers = new Set<number>();
    for (let start = 0; start < orderIds.length; start += BATCH) {
      for (const customer of recordBatch(db, orderIds.slice(start, start + BATCH))) customers.add(customer);
    }
    updateCustomers(db, [...customers]);
  });
}

/** Records all orders again, earliest first. */
export function recordAllOrders(db: StoreDatabase): void {
  const rows = all(db, 'SELECT id FROM orders WHERE parent_id IS NULL ORDER BY created_at, id');
  recordOrders(
    db,
    rows.map((row) => integer(row, 'id')),
  );
}

/** Removes an order that is about to be deleted, and its refunds, from every analytics table. */
export function removeOrder(db: StoreDatabase, orderId: number): void {
  transaction(db, () => {
    updateCustomers(db, [...new Set(removeRows(db, [orderId]).values())]);
  });
}

/** Returns the previous and current customers of the orders. */
function recordBatch(db: StoreDatabase, orderIds: readonly number[]): number[] {
  const before = removeRows(db, orderIds);
  const entries = addRows(db, orderIds, { before, findCustomer: createCustomerFinder(db) });
  return [...before.values(), ...entries.map(({ customer }) => customer)];
}

interface Customers {
  /** The customer of each order when it was last recorded. */
  before: ReadonlyMap<number, number>;
  findCustomer: ReturnType<typeof createCustomerFinder>;
}

/** Adds the missing rows of orders; returns the entries of the orders and refunds. */
function addRows(db: StoreDatabase, orderIds: readonly number[], customers: Customers): Entry[] {
  const rows = all(
    db,
    `SELECT id, parent_id, status, created_at, paid_at, completed_at, customer_id,
       trim(coalesce(billing ->> 'email', '')) AS email
     FROM orders
     WHERE parent_id IS NULL AND id IN (SELECT value FROM json_each(?1))
       OR parent_id IN (SELECT value FROM json_each(?1))
     ORDER BY parent_id IS NOT NULL, created_at, id`,
    JSON.stringify(orderIds),
  );
  const entries = toEntries(db, rows, customers);
  const list = JSON.stringify(entries);
  for (const statement of [ADD_ORDERS, ADD_PRODUCTS, ADD_COUPONS, ADD_TAXES]) run(db, statement, list);
  return entries;
}

/** Returns the customers of the orders that were recorded. */
function removeRows(db: StoreDatabase, orderIds: readonly number[]): Map<number, number> {
  const list = JSON.stringify(orderIds);
  const known = all(
    db,
    'SELECT order_id, customer_id FROM order_stats WHERE order_id IN (SELECT value FROM json_each(?))',
    list,
  );
  // Foreign keys cascade to the tables of lines, coupons and taxes.
  run(db, 'DELETE FROM order_stats WHERE parent_id IN (SELECT value FROM json_each(?))', list);
  run(db, 'DELETE FROM order_stats WHERE order_id IN (SELECT value FROM json_each(?))', list);
  return new Map(known.map((row) => [integer(row, 'order_id'), integer(row, 'customer_id')]));
}

/** Orders come before refunds, which copy their status and customer. */
function toEntries(db: StoreDatabase, rows: readonly Row[], { before, findCustomer }: Customers): Entry[] {
  const zone = getTimeZone(db);
  const entries = new Map<number, Entry>();
  for (const row of rows) {
    const id = integer(row, 'id');
    const parent = row['parent_id'];
    if (typeof parent === 'number') {
      const order = entries.get(parent);
      if (order) entries.set(id, toRefund(zone, row, order));
    } else if (!UNRECORDED_STATUSES.includes(text(row, 'status'))) {
      entries.set(id, toOrder(zone, row, findCustomer(row, before.get(id))));
    }
  }
  return [...entries.values()];
}

function toOrder(zone: TimeZone, row: Row, customer: number): Entry {
  const local = (column: string) => {
    const moment = row[column];
    return typeof moment === 'number' ? toLocalText(zone, moment) : null;
  };
  return {
    id: integer(row, 'id'),
    status: text(row, 'status'),
    customer,
    created: toLocalText(zone, integer(row, 'created_at')),
    paid: local('paid_at'),
    completed: local('completed_at'),
  };
}

/** A refund has a single date, which counts whichever date reports use for orders. */
function toRefund(zone: TimeZone, row: Row, { status, customer }: Entry): Entry {
  const created = toLocalText(zone, integer(row, 'created_at'));
  return { id: integer(row, 'id'), status, customer, created, paid: created, completed: created };
}

/** Updates what depends on other orders of the same customers, and the customers themselves. */
function updateCustomers(db: StoreDatabase, customers: readonly number[]): void {
  markReturningCustomers(db, customers);
  updateFromLastOrders(db, customers);
  removeIdleGuests(db, customers);
}
