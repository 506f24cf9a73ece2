import { all, integer, openDatabase } from '../database';
import type { StoreDatabase } from '../database';
import { countOrders, ORDER_STATUSES } from '../resources/orders';
import { countProducts } from '../resources/products';
import { countReviews } from '../resources/reviews';
import { seedDemoShop } from './index';

const NOW = new Date('2026-11-20T10:00:00Z');
const open: StoreDatabase[] = [];

function seed(orders: number): StoreDatabase {
  const db = openDatabase(':memory:');
  open.push(db);
  seedDemoShop(db, { now: NOW, orders });
  return db;
}

afterEach(() => {
  for (const db of open.splice(0)) db.close();
});

test('the demo shop sells eleven products and prepares a twelfth', () => {
  const db = seed(40);

  expect(countProducts(db, 'publish')).toBe(11);
  expect(countProducts(db, 'draft')).toBe(1);
});

test('the smallest demo shop has orders in every status, and as many as were asked for', () => {
  const db = seed(8);
  const counts = Object.keys(ORDER_STATUSES).map((status) => [
    status,
    all(db, 'SELECT id FROM orders WHERE status = ?', status).length,
  ]);

  expect(counts.filter(([, count]) => count === 0)).toEqual([]);
  expect(all(db, 'SELECT id FROM orders')).toHaveLength(8);
});

test('a shop without orders is possible', () => {
  expect(all(seed(0), 'SELECT id FROM orders')).toEqual([]);
});

test('the same shop comes out every time', () => {
  const read = (db: StoreDatabase) => [
    all(db, 'SELECT * FROM orders ORDER BY id'),
    all(db, 'SELECT * FROM order_lines ORDER BY id'),
  ];

  expect(read(seed(60))).toEqual(read(seed(60)));
});

test('orders lie in the last three months, none in the future, and are numbered by age', () => {
  const rows = all(seed(120), 'SELECT created_at, paid_at, completed_at FROM orders ORDER BY id');
  const times = rows.map((row) => integer(row, 'created_at'));
  const latest = Math.max(...rows.flatMap((row) => Object.values(row).map(Number)));

  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(Math.min(...times)).toBeGreaterThan(NOW.getTime() - 91 * 24 * 60 * 60 * 1000);
  expect(latest).toBeLessThanOrEqual(NOW.getTime());
});

test('what an order costs is what its lines and its shipping cost', () => {
  const db = seed(120);
  const wrong = all(
    db,
    `SELECT id FROM orders
     WHERE total <> (SELECT sum(total) FROM order_lines WHERE order_id = orders.id AND kind IN ('product', 'shipping'))`,
  );

  expect(wrong).toEqual([]);
});

test('something waits for the owner: orders in processing and reviews on hold', () => {
  const db = seed(40);

  expect(countOrders(db, 'processing')).toBeGreaterThan(1);
  expect(countReviews(db, 'hold')).toBe(2);
});
