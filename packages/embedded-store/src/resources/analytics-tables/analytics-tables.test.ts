import fc from 'fast-check';
import type { StoreContext } from '../../context';
import { all, openDatabase, transaction } from '../../database';
import type { StoreDatabase } from '../../database';
import { createCoupon } from '../coupons';
import { setOption } from '../options';
import {
  changeOrder,
  createOrder,
  createOrders,
  deleteOrder,
  getOrder,
  getRefunds,
  placeOrder,
  refundOrder,
  trashOrder,
} from '../orders';
import type { NewOrder } from '../orders';
import { deleteRefund } from '../orders/refunds';
import { createProduct } from '../products';
import { createTaxRate } from '../taxes';
import { createUser } from '../users';
import { alignTimeZone } from './index';
import { readTables, recompute } from './testing/recomputation';

const HOUR_MS = 60 * 60 * 1000;

/** The night in which clocks in New York go back an hour. */
const START = Date.UTC(2026, 9, 31, 22);

const EMAILS = ['ann@example.com', 'bob@example.com', 'BOB@example.com'];
const CODES = ['tenth', 'fiver'];
const STATUSES = [
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
  'checkout-draft',
] as const;

let context: Pick<StoreContext, 'db' | 'clock'>;
let now: number;
let user: number;
let products: number[];

function openShop(): void {
  const db = openDatabase(':memory:');
  now = START;
  context = { db, clock: () => new Date(now) };
  setOption(db, 'timezone_string', 'America/New_York');
  setOption(db, 'woocommerce_calc_taxes', 'yes');
  setOption(db, 'woocommerce_default_country', 'US:NY');
  createTaxRate(db, { country: 'US', state: 'NY', rate: '8.875', name: 'State' });
  createTaxRate(db, { country: 'US', rate: '1.3333', name: 'Levy', priority: 2, isCompound: true });
  const createdAt = new Date(now);
  products = ['9.99', '0.07', '1250'].map((regularPrice) =>
    createProduct(db, { name: `Costs ${regularPrice}`, regularPrice, stock: 5, createdAt }),
  );
  createCoupon(db, { code: 'tenth', discountType: 'percent', amount: 100_000, createdAt });
  createCoupon(db, { code: 'fiver', discountType: 'fixed_cart', amount: 50_000, createdAt });
  user = createUser(db, {
    login: 'kim',
    password: 'kim',
    email: 'kim@example.com',
    role: 'customer',
    registeredAt: createdAt,
  }).id;
}

/** Orders that are there, refunds not counted. */
const orderIds = (db: StoreDatabase) =>
  all(db, 'SELECT id FROM orders WHERE parent_id IS NULL ORDER BY id').map(({ id }) => Number(id));

const buyer = fc.nat(EMAILS.length);
const entries = fc.array(fc.record({ product: fc.nat(2), quantity: fc.integer({ min: 1, max: 4 }) }), {
  maxLength: 3,
});
const coupons = fc.subarray(CODES);
const which = fc.nat(50);

const lineItems = (list: readonly { product: number; quantity: number }[]) =>
  list.map(({ product, quantity }) => ({ product_id: products[product] ?? 0, quantity }));

const buyerArgs = (index: number) => {
  const email = EMAILS[index];
  return email === undefined
    ? { customer_id: user }
    : { customer_id: 0, billing: { email, country: 'US', state: 'NY' } };
};

const placing = fc
  .record({ buyer, entries, coupons, status: fc.constantFrom(...STATUSES), shipping: fc.nat(900) })
  .map((what) => () => {
    placeOrder(full(), {
      ...buyerArgs(what.buyer),
      status: what.status,
      line_items: lineItems(what.entries),
      coupon_lines: what.coupons.map((code) => ({ code })),
      shipping_lines: [{ method_id: 'flat_rate', total: (what.shipping / 100).toFixed(2) }],
      fee_lines: [{ name: 'Wrapping', total: '0.33' }],
    });
  });

/** What can happen in a shop; a step that makes no sense then and there is left out. */
const step = fc.oneof(
  // Twice as likely as anything else, so that there is something for it to happen to.
  { arbitrary: placing, weight: 2 },
  fc.record({ which, status: fc.constantFrom(...STATUSES) }).map(({ which: index, status }) => () => {
    onOrder(index, (id) => changeOrder(full(), must(id), { status }));
  }),
  fc.record({ which, buyer }).map(({ which: index, buyer: who }) => () => {
    onOrder(index, (id) => changeOrder(full(), must(id), buyerArgs(who)));
  }),
  fc.record({ which, entries, keeps: fc.boolean() }).map(({ which: index, entries: list, keeps }) => () => {
    onOrder(index, (id) => {
      const order = must(id);
      const goods = order.lines.filter(({ kind }) => kind === 'product');
      const removed = keeps ? [] : goods.map((line) => ({ id: line.id, quantity: 0 }));
      changeOrder(full(), order, { line_items: [...removed, ...lineItems(list)] });
    });
  }),
  fc.record({ which, part: fc.integer({ min: 1, max: 100 }) }).map(({ which: index, part }) => () => {
    onOrder(index, (id) => {
      const order = must(id);
      const [line] = order.lines.filter(({ kind }) => kind === 'product');
      if (!line || line.total < 100) return;
      const share = (parts: number) => (Math.floor((parts * part) / 100) / 10_000).toFixed(4);
      const taxes = line.taxes.map((tax) => ({ id: tax.id, total: share(tax.total) }));
      attempt(() =>
        refundOrder(context, order, {
          lines: [{ id: line.id, quantity: 1, total: share(line.total), taxes }],
          restocks: true,
        }),
      );
    });
  }),
  fc.record({ which, cents: fc.nat(3000) }).map(({ which: index, cents }) => () => {
    onOrder(index, (id) =>
      attempt(() => refundOrder(context, must(id), { amount: (cents / 100).toFixed(2) })),
    );
  }),
  which.map((index) => () => {
    onOrder(index, (id) => {
      const [refund] = getRefunds(context.db, [id]).get(id) ?? [];
      if (refund) deleteRefund(context.db, refund);
    });
  }),
  which.map((index) => () => onOrder(index, (id) => trashOrder(context.db, id))),
  which.map((index) => () => onOrder(index, (id) => deleteOrder(context.db, id))),
  fc.integer({ min: 1, max: 40 }).map((halves) => () => void (now += (halves * HOUR_MS) / 2)),
);

const full = () => context as StoreContext;

function onOrder(index: number, run: (id: number) => unknown): void {
  const ids = orderIds(context.db);
  const id = ids[index % Math.max(ids.length, 1)];
  if (id !== undefined) transaction(context.db, () => run(id));
}

function must(id: number) {
  const order = getOrder(context.db, id);
  if (!order) throw new Error(`There is no order ${id}.`);
  return order;
}

/** A refund of more than is left, or a coupon for no goods, is refused, which changes nothing. */
function attempt(run: () => unknown): void {
  try {
    transaction(context.db, run);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
  }
}

test('whatever happens to orders, the tables hold what a slow look at the orders finds', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 25 }), (steps) => {
      openShop();
      for (const run of steps) attempt(run);

      expect(readTables(context.db)).toEqual(recompute(context.db));
      context.db.close();
    }),
    { numRuns: 40 },
  );
}, 60_000);

test('in every row, sales come from what was sold, taken off and given back', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 25 }), (steps) => {
      openShop();
      for (const run of steps) attempt(run);

      const wrong = all(
        context.db,
        `SELECT * FROM order_stats WHERE net_revenue <> gross_sales - coupons - refunds
           OR total_sales <> net_revenue + taxes + shipping`,
      );
      const unshared = all(
        context.db,
        `SELECT order_id FROM order_stats WHERE shipping <>
           (SELECT sum(shipping) FROM product_stats WHERE order_id = order_stats.order_id)`,
      );
      expect([wrong, unshared.filter(({ order_id }) => hasGoods(Number(order_id)))]).toEqual([[], []]);
      context.db.close();
    }),
    { numRuns: 20 },
  );
}, 60_000);

const hasGoods = (id: number) =>
  all(context.db, "SELECT 1 AS found FROM order_lines WHERE order_id = ? AND kind = 'product'", id).length >
  0;

describe('a shop with a few orders', () => {
  const anOrder = (change: Partial<NewOrder>): NewOrder => ({
    status: 'completed',
    currency: 'USD',
    billing: {
      first_name: 'Ann',
      last_name: 'Lee',
      address_1: '',
      city: 'Oslo',
      state: '',
      postcode: '',
      country: 'NO',
      email: 'ann@example.com',
    },
    items: [{ productId: 1, name: 'Mug', quantity: 2, subtotal: '20', total: '18' }],
    discountTotal: '2',
    total: '18',
    createdAt: new Date(START),
    ...change,
  });
  const stats = (columns: string) => all(context.db, `SELECT ${columns} FROM order_stats ORDER BY order_id`);

  beforeEach(openShop);
  afterEach(() => context.db.close());

  test('many orders at once are recorded like one after another', () => {
    const orders = [1, 2, 3, 4].map((hours) => anOrder({ createdAt: new Date(START + hours * HOUR_MS) }));
    createOrders(context.db, orders);
    const together = readTables(context.db);
    context.db.close();
    openShop();
    for (const order of orders) createOrder(context.db, order);

    expect(readTables(context.db)).toEqual(together);
  });

  test('an earlier order that turns up makes the next one a return', () => {
    createOrder(context.db, anOrder({}));
    createOrder(context.db, anOrder({ createdAt: new Date(START - HOUR_MS) }));

    expect(stats('is_returning')).toEqual([{ is_returning: 1 }, { is_returning: 0 }]);
  });

  test('a first order that was never paid makes nobody return', () => {
    createOrder(context.db, anOrder({ status: 'failed' }));
    createOrder(context.db, anOrder({ createdAt: new Date(START + HOUR_MS) }));

    expect(stats('is_returning')).toEqual([{ is_returning: 0 }, { is_returning: 0 }]);
  });

  test('what is given back to a customer who returned counts among returns', () => {
    createOrder(context.db, anOrder({}));
    const second = createOrder(context.db, anOrder({ createdAt: new Date(START + HOUR_MS) }));
    refundOrder(context, must(second), { amount: '1' });
    const asReturn = stats('is_returning');
    createOrder(context.db, anOrder({ status: 'failed', createdAt: new Date(START - HOUR_MS) }));
    deleteOrder(context.db, 1);

    expect(asReturn.map((row) => row['is_returning'])).toEqual([0, 1, 1]);
    expect(stats('is_returning').map((row) => row['is_returning'])).toEqual([0, 0, 0]);
  });

  test('the hour that comes twice is one hour of the day', () => {
    const twice = [5.5, 6.5].map((hours) => new Date(Date.UTC(2026, 10, 1) + hours * HOUR_MS));
    for (const createdAt of twice) createOrder(context.db, anOrder({ createdAt }));

    expect(stats('created_local')).toEqual([
      { created_local: '2026-11-01 01:30:00' },
      { created_local: '2026-11-01 01:30:00' },
    ]);
  });

  test('a shop that moves to another time zone gets its days anew', () => {
    createOrder(context.db, anOrder({ createdAt: new Date(Date.UTC(2026, 10, 2, 3)) }));
    const days = () =>
      all(context.db, "SELECT day FROM order_days WHERE date_type = 'date_created' AND orders_count > 0");
    const before = days();
    setOption(context.db, 'timezone_string', 'Europe/Berlin');
    alignTimeZone(context.db);

    expect([before, days()]).toEqual([[{ day: '2026-11-01' }], [{ day: '2026-11-02' }]]);
  });

  test('guests are known by their address, whatever its case, and go with their last order', () => {
    const billing = anOrder({}).billing;
    const ids = [billing, { ...billing, email: 'ANN@example.com', city: 'Bergen' }].map((who, index) =>
      createOrder(context.db, anOrder({ billing: who, createdAt: new Date(START + index) })),
    );
    const known = all(context.db, 'SELECT city FROM customers WHERE user_id IS NULL');
    for (const id of ids) deleteOrder(context.db, id);

    expect(known).toEqual([{ city: 'Bergen' }]);
    expect(all(context.db, 'SELECT id FROM customers WHERE user_id IS NULL')).toEqual([]);
  });
});
