import type { StoreDatabase } from '../database';
import { createOrders, type NewOrder, type NewOrderItem, type OrderStatus } from '../resources/orders';
import { CUSTOMERS } from './customers';
import type { SeededProduct } from './products';
import type { Random } from './random';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The shop's past, in days; the last month is busier than the months before it. */
const PERIOD = 90;

/** Orders older than this are settled one way or the other. */
const SETTLED = 6; // days

const SHIPPING_COST = 650; // cents
const FREE_SHIPPING_FROM = 10_000; // cents

const FRESH = [
  ['processing', 10],
  ['on-hold', 3],
  ['pending', 2],
  ['completed', 3],
] as const satisfies readonly (readonly [OrderStatus, number])[];

const SETTLED_STATUSES = [
  ['completed', 34],
  ['cancelled', 3],
  ['refunded', 2],
  ['failed', 2],
] as const satisfies readonly (readonly [OrderStatus, number])[];

/** Every status stands in even the smallest demo shop. */
const ONE_OF_EACH: readonly (readonly [OrderStatus, number])[] = [
  ['processing', 0.2],
  ['processing', 0.9],
  ['on-hold', 1.4],
  ['pending', 0.1],
  ['completed', 8],
  ['cancelled', 12],
  ['refunded', 20],
  ['failed', 15],
];

const PAYMENT_METHODS = ['bacs', 'cheque', 'cod'] as const;

/** Sells goods to people over the last months, oldest order first, as ids grow with time. */
export function seedOrders(
  db: StoreDatabase,
  random: Random,
  { now, count, products }: { now: Date; count: number; products: readonly SeededProduct[] },
): void {
  const plans = Array.from({ length: count }, (_, index) => {
    const [status, age] = ONE_OF_EACH[index] ?? planOrder(random);
    return { status, createdAt: new Date(now.getTime() - age * DAY_MS) };
  });
  const sorted = plans.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  createOrders(
    db,
    sorted.map((plan) => sell(random, products, plan, now)),
  );
}

function planOrder(random: Random): readonly [OrderStatus, number] {
  // The square draws more orders towards today.
  const age = random.next() ** 2 * PERIOD;
  return [age < SETTLED ? random.weighted(FRESH) : random.weighted(SETTLED_STATUSES), age];
}

function sell(
  random: Random,
  products: readonly SeededProduct[],
  { status, createdAt }: { status: OrderStatus; createdAt: Date },
  now: Date,
): NewOrder {
  const items = fillCart(random, products);
  const goods = items.reduce((sum, { cents }) => sum + cents, 0);
  const shipping = goods >= FREE_SHIPPING_FROM ? 0 : SHIPPING_COST;
  const later = (days: number) => new Date(Math.min(createdAt.getTime() + days * DAY_MS, now.getTime()));
  const isPaid = ['processing', 'completed', 'refunded'].includes(status);
  return {
    status,
    currency: 'USD',
    orderKey: `wc_order_${createdAt.getTime().toString(36)}`,
    billing: random.weighted(CUSTOMERS.map((customer, index) => [customer, CUSTOMERS.length - index])),
    paymentMethod: random.pick(PAYMENT_METHODS),
    items: items.map(({ item }) => item),
    shippingTotal: toAmount(shipping),
    total: toAmount(goods + shipping),
    createdAt,
    ...(isPaid ? { paidAt: later(0.02) } : {}),
    ...(status === 'completed' ? { completedAt: later(random.between(1, 4)) } : {}),
  };
}

function fillCart(
  random: Random,
  products: readonly SeededProduct[],
): { item: NewOrderItem; cents: number }[] {
  const wanted = random.weighted([
    [1, 5],
    [2, 3],
    [3, 1],
  ]);
  const chosen = new Set<SeededProduct>();
  while (chosen.size < Math.min(wanted, products.length)) {
    chosen.add(random.weighted(products.map((product) => [product, product.appeal])));
  }
  return [...chosen].map(({ id, name, price }) => {
    const quantity = random.weighted([
      [1, 7],
      [2, 2],
      [3, 1],
    ]);
    const cents = price * quantity;
    const amount = toAmount(cents);
    return { item: { productId: id, name, quantity, subtotal: amount, total: amount }, cents };
  });
}

function toAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}
