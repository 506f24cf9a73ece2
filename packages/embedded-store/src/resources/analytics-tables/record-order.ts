import { all, integer, run, text, transaction } from '../../database';
import type { Row, StoreDatabase } from '../../database';
import { getTimeZone, toLocalText } from '../local-time';
import type { TimeZone } from '../local-time';
import { createCustomerFinder, removeIdleGuest, updateFromLastOrder } from './customers';
import { ADD_COUPONS, ADD_ORDERS, ADD_PRODUCTS, ADD_TAXES } from './rows';
import type { Entry } from './rows';
import { markReturns } from './returning';

/** What is no order yet, or no more, is in no report. */
const RECORDED = ['pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed'];

/** How many orders travel into the database at once. */
const BATCH = 2_000;

/**
 * Brings every analytics table up to date with one order and its refunds. Call it in the transaction that wrote the
 * order, whenever its status, dates, lines, amounts, customer or refunds changed. An order in the trash is taken out.
 */
export function recordOrder(db: StoreDatabase, orderId: number): void {
  recordOrders(db, [orderId]);
}

/** The same for many orders, in far less time than one by one. */
export function recordOrders(db: StoreDatabase, orderIds: readonly number[]): void {
  transaction(db, () => {
    const customers = new Set<number>();
    for (let start = 0; start < orderIds.length; start += BATCH) {
      for (const customer of recordBatch(db, orderIds.slice(start, start + BATCH))) customers.add(customer);
    }
    for (const customer of customers) settle(db, customer);
  });
}

/** Takes an order that is about to be deleted out of every table, with its refunds. */
export function forgetOrder(db: StoreDatabase, orderId: number): void {
  transaction(db, () => {
    for (const customer of new Set(removeRows(db, [orderId]).values())) settle(db, customer);
  });
}

/** Records every order anew. */
export function recordAllOrders(db: StoreDatabase): void {
  const rows = all(db, 'SELECT id FROM orders WHERE parent_id IS NULL ORDER BY created_at, id');
  recordOrders(
    db,
    rows.map((row) => integer(row, 'id')),
  );
}

/** Answers whose orders they were and are. */
function recordBatch(db: StoreDatabase, orderIds: readonly number[]): number[] {
  const before = removeRows(db, orderIds);
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
  const entries = toEntries(db, rows, before);
  const list = JSON.stringify(entries);
  for (const statement of [ADD_ORDERS, ADD_PRODUCTS, ADD_COUPONS, ADD_TAXES]) run(db, statement, list);
  return [...before.values(), ...entries.map(({ customer }) => customer)];
}

/** Answers the customers of the orders that were recorded. */
function removeRows(db: StoreDatabase, orderIds: readonly number[]): Map<number, number> {
  const list = JSON.stringify(orderIds);
  const known = all(
    db,
    'SELECT order_id, customer_id FROM order_stats WHERE order_id IN (SELECT value FROM json_each(?))',
    list,
  );
  // The tables of lines, coupons and taxes follow by their foreign keys.
  run(db, 'DELETE FROM order_stats WHERE parent_id IN (SELECT value FROM json_each(?))', list);
  run(db, 'DELETE FROM order_stats WHERE order_id IN (SELECT value FROM json_each(?))', list);
  return new Map(known.map((row) => [integer(row, 'order_id'), integer(row, 'customer_id')]));
}

/** Orders come before refunds, which take status and customer from them. */
function toEntries(db: StoreDatabase, rows: readonly Row[], before: ReadonlyMap<number, number>): Entry[] {
  const zone = getTimeZone(db);
  const findCustomer = createCustomerFinder(db);
  const entries = new Map<number, Entry>();
  for (const row of rows) {
    const id = integer(row, 'id');
    const parent = row['parent_id'];
    if (typeof parent === 'number') {
      const order = entries.get(parent);
      if (order) entries.set(id, toRefund(zone, row, order));
    } else if (RECORDED.includes(text(row, 'status'))) {
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

/** A refund has one date only; it counts on that day, however reports date orders. */
function toRefund(zone: TimeZone, row: Row, { status, customer }: Entry): Entry {
  const created = toLocalText(zone, integer(row, 'created_at'));
  return { id: integer(row, 'id'), status, customer, created, paid: created, completed: created };
}

/** What the other orders of a customer make of a change, and what it makes of the customer. */
function settle(db: StoreDatabase, customer: number): void {
  markReturns(db, customer);
  updateFromLastOrder(db, customer);
  removeIdleGuest(db, customer);
}
