import { run, transaction } from '../../packages/embedded-store/src/database';
import type { StoreDatabase } from '../../packages/embedded-store/src/database';
import { createOrders } from '../../packages/embedded-store/src/sales/orders/testing/create-order';
import type {
  NewOrder,
  NewOrderItem,
} from '../../packages/embedded-store/src/sales/orders/testing/create-order';
import type { OrderStatus } from '../../packages/embedded-store/src/site/settings/order-statuses';
import { createRandom } from '../../packages/embedded-store/src/seed/random';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 730;
const PRODUCTS = 60;
const CATEGORIES = 8;
const CUSTOMERS = 20_000;
const COUPONS = 20;
const RATES = 6;

/** Orders per insert. */
const BATCH_SIZE = 10_000;

/** Creates two years of orders: a fifth with coupons, a third with variations. */
export function seedStore(db: StoreDatabase, now: Date, count: number): void {
  const random = createRandom(7);
  transaction(db, () => addProducts(db));
  for (let done = 0; done < count; done += BATCH_SIZE) {
    const length = Math.min(BATCH_SIZE, count - done);
    createOrders(
      db,
      Array.from({ length }, (_, index) => createOrder(random, now, 1 - (done + index) / count)),
    );
  }
  db.exec('ANALYZE');
}

function addProducts(db: StoreDatabase): void {
  for (let id = 1; id <= PRODUCTS; id += 1) {
    run(
      db,
      `INSERT INTO products (id, name, slug, type, status, created_at, modified_at)
       VALUES (?, ?, ?, ?, 'publish', 0, 0)`,
      id,
      `Product ${id}`,
      `product-${id}`,
      id % 3 === 0 ? 'variable' : 'simple',
    );
    run(
      db,
      'INSERT INTO product_terms (product_id, term_id) VALUES (?, ?)',
      id,
      addCategory(db, id % CATEGORIES),
    );
  }
  for (let id = 3; id <= PRODUCTS; id += 3) {
    run(
      db,
      `INSERT INTO products (id, parent_id, name, slug, type, status, created_at, modified_at)
       VALUES (?, ?, '', ?, 'variation', 'publish', 0, 0)`,
      1000 + id,
      id,
      `variation-${id}`,
    );
  }
}

function addCategory(db: StoreDatabase, number: number): number {
  const id = 100 + number;
  run(
    db,
    `INSERT INTO terms (id, taxonomy, name, slug) VALUES (?, 'product_cat', ?, ?) ON CONFLICT DO NOTHING`,
    id,
    `Category ${number}`,
    `category-${number}`,
  );
  return id;
}

/** Creates an order; `age` is its share of the two years, from 0 (now) to 1. */
function createOrder(random: ReturnType<typeof createRandom>, now: Date, age: number): NewOrder {
  const status = random.weighted<OrderStatus>([
    ['completed', 80],
    ['processing', 8],
    ['cancelled', 6],
    ['failed', 3],
    ['refunded', 3],
  ]);
  const createdAt = new Date(now.getTime() - Math.floor(age * DAYS * DAY_MS));
  const later = (time: number) => new Date(createdAt.getTime() + time);
  const customer = Math.floor(random.next() ** 2 * CUSTOMERS);
  const hasCoupon = random.next() < 0.2;
  const items = Array.from(
    {
      length: random.weighted([
        [1, 5],
        [2, 3],
        [3, 2],
      ]),
    },
    () => toItem(random),
  );
  const goods = items.length * 20;
  const rateId = 1 + Math.floor(random.next() * RATES);
  return {
    status,
    currency: 'USD',
    billing: {
      first_name: 'Customer',
      last_name: String(customer),
      address_1: '1 Main Street',
      city: 'Oakland',
      state: 'CA',
      postcode: '94601',
      country: 'US',
      email: `customer${customer}@example.com`,
    },
    items,
    ...(hasCoupon && {
      couponLines: [{ couponId: 1 + Math.floor(random.next() * COUPONS), code: 'save', discount: '2.00' }],
      discountTotal: '2.00',
    }),
    taxLines: [{ rateId, code: 'US-CA-TAX-1', label: 'Tax', percent: 7.25, total: '1.45' }],
    taxTotal: '1.45',
    shippingTotal: '5.00',
    total: (goods - (hasCoupon ? 2 : 0) + 6.45).toFixed(2),
    createdAt,
    ...(['completed', 'processing', 'refunded'].includes(status) && { paidAt: later(HOUR_MS) }),
    ...(['completed', 'refunded'].includes(status) && { completedAt: later(2 * DAY_MS) }),
  };
}

function toItem(random: ReturnType<typeof createRandom>): NewOrderItem {
  const productId = 1 + Math.floor(random.next() ** 2 * PRODUCTS);
  return {
    productId,
    ...(productId % 3 === 0 && { variationId: 1000 + productId }),
    name: `Product ${productId}`,
    quantity: 1,
    subtotal: '20.00',
    total: '20.00',
  };
}
