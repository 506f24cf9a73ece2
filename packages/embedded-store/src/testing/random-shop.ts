import fc from 'fast-check';
import type { StoreContext } from '../context';
import type { StoreDatabase } from '../database';
import { all, openDatabase, run, transaction } from '../database';
import { recordDownload } from '../sales/analytics-tables/downloads';
import { recordOrder } from '../sales/analytics-tables/record-order';
import { createCoupon } from '../sales/coupons/queries';
import { getFeatures } from '../site/features';
import { setOption } from '../site/options/queries';
import { getOrder, getRefunds } from '../sales/orders/order';
import { createOrder } from '../sales/orders/testing/create-order';
import type { Order } from '../sales/orders/order';
import { addVariation } from '../catalog/products/save';
import { getProduct } from '../catalog/products/product';
import { createProduct } from '../catalog/products/testing/create-product';
import { createTaxRate } from '../sales/taxes/tax-rates';
import { createTerm } from '../catalog/terms/queries';
import { createUser } from '../accounts';
import type { User } from '../accounts';
import { dispatch } from '../rest/dispatch';
import { router } from '../routes';

const HOUR_MS = 60 * 60 * 1000;

/** The evening before daylight saving time ends in New York. */
export const START = Date.UTC(2026, 9, 31, 22);

const GUESTS = ['ann@example.com', 'bob@example.com', 'BOB@example.com'];
const CODES = ['tenth', 'fiver'];

/** Statuses that can be set on orders. */
export const STATUSES = [
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
  'checkout-draft',
] as const;

/** A zone with a clock change during the test, one far east of UTC, and one without clock changes. */
export const ZONES = ['America/New_York', 'Pacific/Kiritimati', 'UTC'] as const;

const UNREGISTERED_STATUS = 'awaiting-pickup';

/** The event after which order lists no longer contain an order. */
export const UNREGISTERED_STATUS_EVENT = 'giving a foreign status';

/** An in-memory store with products, coupons and taxes, to which random events can be applied. */
export interface RandomShop {
  context: StoreContext;
  administrator: User;
  /** A customer with an account. */
  customer: number;
  /** What can be ordered: products, and variations of the last one. */
  products: readonly { product_id: number; variation_id?: number }[];
  categories: readonly number[];
  /** Moves the store's clock. */
  advance(milliseconds: number): void;
  /** Runs `work` on the store in its initial state, and rolls it back. */
  anew(work: () => void): void;
}

export function openRandomShop(): RandomShop {
  const db = openDatabase(':memory:');
  let now = START;
  setOption(db, 'timezone_string', 'America/New_York');
  setOption(db, 'woocommerce_calc_taxes', 'yes');
  setOption(db, 'woocommerce_default_country', 'US:NY');
  createTaxRate(db, { country: 'US', state: 'NY', rate: '8.875', name: 'State' });
  createTaxRate(db, { country: 'US', rate: '1.3333', name: 'Levy', priority: 2, isCompound: true });
  const createdAt = new Date(START);
  createCoupon(db, { code: 'tenth', discountType: 'percent', amount: 100_000, createdAt });
  createCoupon(db, { code: 'fiver', discountType: 'fixed_cart', amount: 50_000, createdAt });
  const account = (login: string, role: 'administrator' | 'customer') =>
    createUser(db, {
      login,
      password: undefined,
      email: `${login}@example.com`,
      role,
      registeredAt: createdAt,
    });
  const categories = ['Kitchen', 'Gifts'].map((name) => createTerm(db, 'product_cat', { name }).id);
  return {
    context: {
      db,
      clock: () => new Date(now),
      features: getFeatures([]),
      assets: {
        manifest: () => ({
          version: 'test',
          entrypoints: { dashboard: [], embedded: [] },
          chunks: {},
          routes: {},
        }),
        read: () => undefined,
      },
      translations: { list: () => [], get: () => undefined },
      siteUrl: 'http://127.0.0.1',
      report(error) {
        throw error;
      },
    },
    administrator: account('owner', 'administrator'),
    customer: account('kim', 'customer').id,
    products: stockUp(db, categories, createdAt),
    categories,
    advance: (milliseconds) => void (now += milliseconds),
    anew(work) {
      now = START;
      rollBack(db, work);
    },
  };
}

/** Rolling back an existing store is much faster than creating a new one. */
function rollBack(db: StoreDatabase, work: () => void): void {
  const over = new Error('Nothing of this is kept.');
  try {
    transaction(db, () => {
      work();
      throw over;
    });
  } catch (error) {
    if (error !== over) throw error;
  }
}

function stockUp(db: StoreDatabase, categories: readonly number[], createdAt: Date): RandomShop['products'] {
  const simple = ['9.99', '0.07', '1250'].map((regularPrice, index) =>
    createProduct(db, {
      name: `Costs ${regularPrice}`,
      regularPrice,
      stock: 5,
      categories: categories.slice(index),
      createdAt,
    }),
  );
  const attributes = [{ name: 'Size', options: ['S', 'L'], variation: true }];
  const variable = createProduct(db, { name: 'Shirt', type: 'variable', attributes, categories, createdAt });
  const parent = getProduct(db, variable);
  if (!parent) throw new Error('The product just stored is not there.');
  const variations = ['20', '30'].map(
    (regular_price) => addVariation(db, parent, { regular_price }, createdAt).id,
  );
  return [
    ...simple.map((product_id) => ({ product_id })),
    ...variations.map((variation_id) => ({ product_id: variable, variation_id })),
  ];
}

/** A random event. If it makes no sense in the current state, the store rejects it and nothing changes. */
export interface ShopEvent {
  /** The event's type. */
  readonly name: string;
  in(shop: RandomShop): void;
  /** How fast-check prints it in a counterexample. */
  [fc.toStringMethod](): string;
}

function happening<Detail>(
  name: string,
  details: fc.Arbitrary<Detail>,
  happen: (shop: RandomShop, detail: Detail) => void,
): fc.Arbitrary<ShopEvent> {
  return details.map((detail) => ({
    name,
    in: (shop) => happen(shop, detail),
    [fc.toStringMethod]: () => `${name} ${JSON.stringify(detail)}`,
  }));
}

const customer = fc.nat(GUESTS.length);
const basket = fc.array(fc.record({ product: fc.nat(4), quantity: fc.integer({ min: 1, max: 4 }) }), {
  maxLength: 3,
});
const moment = fc.record({
  hours: fc.integer({ min: -40 * 24, max: 20 * 24 }),
  minutes: fc.constantFrom(0, 0.5, 29, 59.99),
});

type Basket = readonly { product: number; quantity: number }[];

const ordering = happening(
  'ordering',
  fc.record({
    customer,
    basket,
    coupons: fc.subarray(CODES),
    status: fc.constantFrom(...STATUSES),
    isPaid: fc.boolean(),
    shipping: fc.nat(900),
  }),
  (shop, what) => {
    call(shop, 'POST', '/wc/v3/orders', {
      ...toCustomer(shop, what.customer),
      status: what.status,
      set_paid: what.isPaid,
      line_items: toLines(shop, what.basket),
      coupon_lines: what.coupons.map((code) => ({ code })),
      shipping_lines: [{ method_id: 'flat_rate', total: (what.shipping / 100).toFixed(2) }],
      fee_lines: [{ name: 'Wrapping', total: '0.33' }],
    });
  },
);

/** An imported order with its own dates. */
const importing = happening(
  'importing',
  fc.record({
    customer: fc.nat(GUESTS.length - 1),
    basket,
    status: fc.constantFrom('processing' as const, 'completed' as const, 'failed' as const),
    created: moment,
    paid: fc.option(moment),
    completed: fc.option(moment),
  }),
  ({ context, products }, what) => {
    const items = what.basket.map(({ product, quantity }) => {
      const { product_id: productId = 0, variation_id: variationId = 0 } = products[product] ?? {};
      const [subtotal, total] = [`${quantity * 10}`, `${quantity * 9}`];
      return { productId, variationId, name: 'Goods', quantity, subtotal, total };
    });
    const quantity = items.reduce((sum, { quantity }) => sum + quantity, 0);
    const nowhere = { address_1: '', city: '', state: '', postcode: '', country: 'US' };
    createOrder(context.db, {
      status: what.status,
      currency: 'USD',
      billing: { first_name: '', last_name: '', ...nowhere, email: GUESTS[what.customer] ?? '' },
      items,
      discountTotal: String(quantity),
      shippingTotal: '4.01',
      total: (quantity * 9 + 4.01).toFixed(2),
      createdAt: toDate(what.created),
      ...(what.paid && { paidAt: toDate(what.paid) }),
      ...(what.completed && { completedAt: toDate(what.completed) }),
    });
  },
);

const changingStatus = toAnOrder(
  'changing a status',
  fc.constantFrom(...STATUSES),
  (shop, { id }, status) => void call(shop, 'PUT', `/wc/v3/orders/${id}`, { status }),
);

/** Simulates an extension that sets a status of its own. */
const settingUnregisteredStatus = toAnOrder(
  UNREGISTERED_STATUS_EVENT,
  fc.constant(UNREGISTERED_STATUS),
  ({ context: { db } }, { id }, status) => {
    run(db, 'UPDATE orders SET status = ? WHERE id = ?', status, id);
    recordOrder(db, id);
  },
);

const changingCustomer = toAnOrder(
  'changing the buyer',
  customer,
  (shop, { id }, who) => void call(shop, 'PUT', `/wc/v3/orders/${id}`, toCustomer(shop, who)),
);

const changingLines = toAnOrder(
  'changing lines',
  fc.record({ basket, keeps: fc.boolean() }),
  (shop, { id, lines }, { basket: list, keeps }) => {
    const products = lines.filter(({ kind }) => kind === 'product');
    const removed = keeps ? [] : products.map((line) => ({ id: line.id, quantity: 0 }));
    call(shop, 'PUT', `/wc/v3/orders/${id}`, { line_items: [...removed, ...toLines(shop, list)] });
  },
);

const refundingALine = toAnOrder(
  'refunding a part of a line',
  fc.integer({ min: 1, max: 100 }),
  (shop, { id, lines }, percent) => {
    const line = lines.find(({ kind, total }) => kind === 'product' && total >= 100);
    if (!line) return;
    const share = (parts: number) => (Math.floor((parts * percent) / 100) / 10_000).toFixed(4);
    const refund_tax = line.taxes.map((tax) => ({ id: tax.id, refund_total: share(tax.total) }));
    call(shop, 'POST', `/wc/v3/orders/${id}/refunds`, {
      line_items: [{ id: line.id, quantity: 1, refund_total: share(line.total), refund_tax }],
    });
  },
);

const refundingAnAmount = toAnOrder('refunding an amount', fc.nat(3000), (shop, { id }, cents) => {
  call(shop, 'POST', `/wc/v3/orders/${id}/refunds`, { amount: (cents / 100).toFixed(2) });
});

const takingARefundBack = toAnOrder('taking a refund back', fc.constant(null), (shop, { id }) => {
  const [refund] = getRefunds(shop.context.db, [id]).get(id) ?? [];
  if (refund) call(shop, 'DELETE', `/wc/v3/orders/${id}/refunds/${refund.id}`);
});

const removing = toAnOrder(
  'removing',
  fc.boolean(),
  (shop, { id }, force) => void call(shop, 'DELETE', `/wc/v3/orders/${id}`, { force }),
);

const downloading = toAnOrder('downloading', fc.boolean(), ({ context, customer }, { id }, isKnown) => {
  recordDownload(context.db, {
    downloadId: 'pattern',
    productId: 1,
    orderId: id,
    userId: isKnown ? customer : 0,
    fileName: 'pattern.pdf',
    filePath: '/pattern.pdf',
    createdAt: context.clock(),
  });
});

const sorting = happening(
  'sorting goods',
  fc.record({ product: fc.nat(3), categories: fc.subarray([0, 1]) }),
  (shop, what) => {
    const categories = what.categories.map((index) => ({ id: shop.categories[index] }));
    call(shop, 'PUT', `/wc/v3/products/${shop.products[what.product]?.product_id}`, { categories });
  },
);

const closingTheAccount = happening('closing the account', fc.constant(null), (shop) => {
  call(shop, 'DELETE', `/wc/v3/customers/${shop.customer}`, { force: true });
});

const moving = happening('moving', fc.constantFrom(...ZONES), ({ context: { db } }, zone) =>
  setOption(db, 'timezone_string', zone),
);

const waiting = happening(
  'waiting half hours',
  fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 20 * 48 })),
  (shop, halves) => shop.advance((halves * HOUR_MS) / 2),
);

/** A sequence of random events. */
export const shopEvents = fc.array(
  // Orders are the most frequent event, so that the other events have something to apply to.
  fc.oneof(
    { arbitrary: ordering, weight: 3 },
    { arbitrary: importing, weight: 2 },
    { arbitrary: waiting, weight: 2 },
    changingStatus,
    settingUnregisteredStatus,
    changingCustomer,
    changingLines,
    refundingALine,
    refundingAnAmount,
    takingARefundBack,
    removing,
    downloading,
    sorting,
    closingTheAccount,
    moving,
  ),
  { minLength: 5, maxLength: 25 },
);

/** An event for one of the existing orders, not counting refunds. */
function toAnOrder<Detail>(
  name: string,
  details: fc.Arbitrary<Detail>,
  happen: (shop: RandomShop, order: Order, detail: Detail) => void,
): fc.Arbitrary<ShopEvent> {
  return happening(name, fc.tuple(fc.nat(50), details), (shop, [index, detail]) => {
    const { db } = shop.context;
    const rows = all(db, 'SELECT id FROM orders WHERE parent_id IS NULL ORDER BY id');
    const order = getOrder(db, Number(rows[index % Math.max(rows.length, 1)]?.['id']));
    if (order) happen(shop, order, detail);
  });
}

function toDate({ hours, minutes }: { hours: number; minutes: number }): Date {
  return new Date(START + hours * HOUR_MS + minutes * 60_000);
}

function toLines({ products }: RandomShop, list: Basket): object[] {
  return list.map(({ product, quantity }) => ({ ...products[product], quantity }));
}

function toCustomer({ customer }: RandomShop, index: number): object {
  const email = GUESTS[index];
  const place = { country: 'US', state: 'NY' };
  return email === undefined
    ? { customer_id: customer, billing: { email: 'kim@example.com', ...place } }
    : { customer_id: 0, billing: { email, ...place } };
}

/** Sends a request as the administrator; an unexpected error fails the test. */
export function call(
  { context, administrator }: RandomShop,
  method: string,
  address: string,
  json?: object,
): unknown {
  const [path = '', query = ''] = address.split('?');
  const { status, body } = dispatch(context, router, {
    method,
    path,
    query: Object.fromEntries(new URLSearchParams(query)),
    json,
    user: administrator,
  });
  if (status >= 500) throw new Error(`${method} ${address}: ${status} ${JSON.stringify(body)}`);
  return JSON.parse(JSON.stringify(body));
}
