import { all, integer, run, transaction, withoutIndexes } from '../../database';
import type { StoreDatabase } from '../../database';
import { createCustomerFinder, removeIdleGuests, updateFromLastOrders } from './customers';
import { addRows, BATCH, recordOrders } from './record-order';
import { markAllReturns } from './returning';

/** What is written with an order; those that refer to others come first. */
const TABLES = ['product_stats', 'coupon_stats', 'tax_stats', 'order_stats'] as const;

/** So few orders are recorded sooner than indexes are set aside and put back. */
const FEW = 300;

/** Records every order anew. */
export function recordAllOrders(db: StoreDatabase): void {
  const [few = []] = orderBatches(db, FEW);
  if (few.length < FEW) recordOrders(db, few);
  else recordAnew(db);
}

/** Writes the tables from nothing, a table at a time instead of an order at a time. */
function recordAnew(db: StoreDatabase): void {
  transaction(db, () => {
    const customers = { before: namelessCustomers(db), findCustomer: createCustomerFinder(db) };
    withoutIndexes(db, TABLES, () => {
      for (const table of TABLES) run(db, `DELETE FROM ${table}`);
      for (const orderIds of orderBatches(db, BATCH)) addRows(db, orderIds, customers);
      markAllReturns(db);
    });
    for (const ids of customerBatches(db)) {
      updateFromLastOrders(db, ids);
      removeIdleGuests(db, ids);
    }
  });
}

/** The numbers of all orders, earliest first: a large shop has too many to hold at once. */
function* orderBatches(db: StoreDatabase, size: number): Generator<number[]> {
  let last = { at: Number.MIN_SAFE_INTEGER, id: 0 };
  for (;;) {
    const rows = all(
      db,
      `SELECT id, created_at FROM orders WHERE parent_id IS NULL AND (created_at, id) > (?, ?)
       ORDER BY created_at, id LIMIT ?`,
      last.at,
      last.id,
      size,
    );
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map((row) => integer(row, 'id'));
    last = { at: integer(end, 'created_at'), id: integer(end, 'id') };
  }
}

function* customerBatches(db: StoreDatabase): Generator<number[]> {
  let last: number | undefined = 0;
  while (last !== undefined) {
    const rows = all(db, 'SELECT id FROM customers WHERE id > ? ORDER BY id LIMIT ?', last, BATCH);
    const ids = rows.map((row) => integer(row, 'id'));
    if (ids.length > 0) yield ids;
    last = ids.at(-1);
  }
}

/** Customers without account and e-mail address, by the order that is all that is known of them. */
function namelessCustomers(db: StoreDatabase): Map<number, number> {
  const rows = all(
    db,
    `SELECT order_id, customer_id FROM order_stats JOIN customers ON customers.id = customer_id
     WHERE user_id IS NULL AND email = ''`,
  );
  return new Map(rows.map((row) => [integer(row, 'order_id'), integer(row, 'customer_id')]));
}
