import { all, openDatabase, run, transaction } from '../database';
import type { StoreDatabase } from '../database';
import { recordAllOrders, recordOrder, recordOrders } from '../sales/analytics-tables/record-order';
import { getOrder, saveOrder } from '../sales/orders/order';
import { loadOrders } from '../sales/orders/load-orders';
import { refundOrder } from '../sales/orders/refunds';
import { recordCouponUses } from '../sales/orders/coupon-uses';
import { readAllTables } from '../testing/snapshot';
import { seedCatalog } from './seed-catalog';

const NOW = new Date('2026-11-20T10:00:00Z');
const open: StoreDatabase[] = [];
afterEach(() => {
  for (const db of open.splice(0)) db.close();
});

function openShop(): StoreDatabase {
  const db = openDatabase(':memory:');
  open.push(db);
  return db;
}

test('loading past orders equals saving, recording and refunding them one by one', () => {
  const shop = { now: NOW, orders: 320 };
  const [quick, slow] = [openShop(), openShop()];

  transaction(quick, () => loadOrders(quick, seedCatalog(quick, shop)));
  transaction(slow, () => {
    for (const { order, refunds } of seedCatalog(slow, shop)) {
      const id = saveOrder(slow, order);
      recordCouponUses(slow, id);
      recordOrder(slow, id);
      const stored = getOrder(slow, id);
      if (!stored || !refunds) continue;
      for (const refund of refunds(stored)) refundOrder({ db: slow, clock: () => NOW }, stored, refund);
    }
  });

  const loaded = readAllTables(quick);
  expect(loaded).toEqual(readAllTables(slow));
  // The comparison is meaningful only if all kinds of rows exist.
  const filled = ['order_notes', 'coupon_uses', 'order_stats', 'product_stats', 'coupon_stats', 'tax_stats'];
  expect(filled.filter((table) => loaded[table]?.length === 0)).toEqual([]);
  expect(all(quick, 'PRAGMA foreign_key_check')).toEqual([]);
});

test('rerecording leaves the tables unchanged, and all customers keep their IDs', () => {
  const db = openShop();
  transaction(db, () => loadOrders(db, seedCatalog(db, { now: NOW, orders: 310 })));
  // A customer without account and address is identified by the order alone.
  run(db, "UPDATE orders SET billing = '{}', customer_id = NULL WHERE id IN (5, 9)");
  recordOrders(db, [5, 9]);
  const before = readAllTables(db);

  recordAllOrders(db);

  expect(readAllTables(db)).toEqual(before);
});
