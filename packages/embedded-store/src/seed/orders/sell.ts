import { toParts } from '../../shared/amounts';
import { discount, EMPTY_ORDER, newLine, getCouponError, resolvePrice } from '../../sales';
import type { Order, OrderLine, PastOrder, Purchase } from '../../sales';
import { DAY_MS, addDelay } from '../calendar';
import { pickCampaign } from '../coupons';
import { createPerson } from '../people';
import type { Person } from '../people';
import { createPicker } from '../random';
import type { Random } from '../random';
import { PACKED, pickLifecycle } from './order-lifecycle';
import type { OrderLifecycle } from './order-lifecycle';
import { OWNER, planRefunds } from './refunds';
import type { OrderContext } from './order-context';

const MINUTE_MS = 60 * 1000;

/** Share of customers who use a coupon, among orders that are large enough for one. */
const WITH_COUPON = 0.22;

const NOTES = [
  'Please ring twice.',
  'Leave it with the neighbors if I am out.',
  'It is a present: no invoice in the box, please.',
  'The gate code is 1234.',
];

const METHODS = {
  bacs: 'Direct bank transfer',
  cheque: 'Check payments',
  cod: 'Cash on delivery',
} as const;

type Method = keyof typeof METHODS;

const pickMethodAtHome = createPicker<Method>([
  ['bacs', 6],
  ['cheque', 2],
  ['cod', 2],
]);

const CASH_FEE = '3';
const SMALL_ORDER = '12';
const SMALL_ORDER_FEE = '2.5';
const FREE_SHIPPING_FROM = '100';

/** What was bought, by whom and when. */
export interface Sale {
  number: number;
  /** Number of later orders. */
  later: number;
  moment: number;
  customer: number;
  isNew: boolean;
  cart: readonly OrderLine[];
}

/** Creates an order, priced by the store's own rules. */
export function createSale(random: Random, context: OrderContext, sale: Sale): PastOrder {
  const { moment } = sale;
  const lifecycle = pickLifecycle(random, sale.later, context.now - moment);
  const person = createPerson(sale.customer);
  const paymentMethod =
    person.address['country'] === 'US' && lifecycle.status !== 'on-hold' ? pickMethodAtHome(random) : 'bacs';
  const isSent = sale.cart.some((line) => !findProduct(context, line)?.isVirtual);
  const email = person.email;
  const described: Order = {
    ...EMPTY_ORDER,
    status: lifecycle.status,
    currency: context.currency,
    orderKey: toKey(sale),
    createdVia: 'checkout',
    customerId: context.users.get(sale.customer) ?? null,
    customerNote: random.next() < 0.04 ? random.pick(NOTES) : '',
    billing: { ...person.address, email, phone: toPhone(random) },
    shipping: isSent ? person.address : {},
    paymentMethod,
    paymentMethodTitle: METHODS[paymentMethod],
    createdAt: moment,
    ...planDates(random, lifecycle, { moment, paymentMethod, isSent, now: context.now }),
  };
  const lines = fillIn(random, context, { sale, person, order: described, isSent });
  const order = reduceStock(context, resolvePrice({ ...described, lines }, context));
  const from = order.completedAt ?? moment;
  const refunds = planRefunds(random, {
    ...lifecycle,
    from,
    now: context.now,
    owner: OWNER,
    decimals: context.decimals,
  });
  return { order, ...(refunds && { refunds }) };
}

/** Products with discounts, shipping and fees. */
function fillIn(
  random: Random,
  context: OrderContext,
  { sale, person, order, isSent }: { sale: Sale; person: Person; order: Order; isSent: boolean },
): OrderLine[] {
  const purchase: Purchase = {
    lines: sale.cart,
    products: context.products,
    email: person.email,
    customer: String(order.customerId ?? person.email),
    now: new Date(sale.moment),
    decimals: context.decimals,
    isSequential: false,
  };
  const campaign = random.next() < WITH_COUPON ? pickCampaign(random, context.campaigns, sale) : undefined;
  const parts = (amount: string) => toParts(context.toPrice(amount));
  const isRefused = campaign && getCouponError(campaign.coupon, { purchase, usedBy: [], others: [] });
  const coupons = campaign && !isRefused ? [campaign.coupon] : [];
  const discounted = discount(purchase, coupons);
  const subtotal = discounted.reduce((sum, line) => sum + (line.kind === 'product' ? line.total : 0), 0);
  const isFree = coupons.some(({ rules }) => rules.free_shipping);
  return [
    ...discounted.filter(({ kind }) => kind === 'product'),
    ...(isSent
      ? [toShipping(random, parts, { subtotal, isFree, country: person.address['country'] ?? '' })]
      : []),
    ...(order.paymentMethod === 'cod'
      ? [newLine('fee', { name: 'Cash on delivery', total: parts(CASH_FEE) })]
      : []),
    ...(isSent && subtotal < parts(SMALL_ORDER)
      ? [newLine('fee', { name: 'Small order', total: parts(SMALL_ORDER_FEE) })]
      : []),
    ...discounted.filter(({ kind }) => kind === 'coupon'),
  ];
}

function toShipping(
  random: Random,
  parts: (amount: string) => number,
  { subtotal, isFree, country }: { subtotal: number; isFree: boolean; country: string },
): OrderLine {
  const line = (methodId: string, name: string, total: string) =>
    newLine('shipping', { name, total: parts(total), details: { method_id: methodId } });
  const isNear = country === 'US';
  if (isNear && random.next() < 0.03) return line('local_pickup', 'Local pickup', '0');
  if (isFree || (isNear && subtotal >= parts(FREE_SHIPPING_FROM)))
    return line('free_shipping', 'Free shipping', '0');
  if (isNear) {
    return random.next() < 0.1
      ? line('flat_rate', 'Express', '14.00')
      : line('flat_rate', 'Standard', '6.50');
  }
  return line('flat_rate', 'International', country === 'CA' || country === 'MX' ? '14.00' : '19.00');
}

/** When it was paid and completed; never in the future. */
function planDates(
  random: Random,
  { status }: OrderLifecycle,
  {
    moment,
    paymentMethod,
    isSent,
    now,
  }: { moment: number; paymentMethod: Method; isSent: boolean; now: number },
): Pick<Order, 'paidAt' | 'completedAt' | 'modifiedAt'> {
  const waits = paymentMethod === 'cod' ? 0 : random.next();
  const paid = addDelay(moment, { after: 2 * MINUTE_MS + waits * DAY_MS, share: waits, until: now });
  const travels = isSent ? random.next() : 0;
  const arrives = { after: isSent ? (1 + 3 * travels) * DAY_MS : MINUTE_MS, share: travels, until: now };
  const isPaid = ['processing', PACKED, 'completed'].includes(status);
  const paidAt = isPaid ? paid : null;
  const completedAt = status === 'completed' ? addDelay(paid, arrives) : null;
  return { paidAt, completedAt, modifiedAt: completedAt ?? paidAt ?? moment };
}

/** Orders that reduced stock record the quantity, so that canceling them restores it. */
function reduceStock(context: OrderContext, order: Order): Order {
  if (!['processing', 'on-hold', 'completed'].includes(order.status)) return order;
  return {
    ...order,
    hasReducedStock: true,
    lines: order.lines.map((line) =>
      line.kind === 'product' && context.counted.has(line.variationId || line.productId)
        ? { ...line, reducedStock: line.quantity }
        : line,
    ),
  };
}

function findProduct({ products }: OrderContext, { productId, variationId }: OrderLine) {
  return products.get(variationId || productId);
}

/** Phone numbers reserved for fiction. */
function toPhone(random: Random): string {
  return `555-01${String(random.between(0, 99)).padStart(2, '0')}`;
}

/** Fixed, so that the demo store is the same every time. */
function toKey({ number, moment }: Sale): string {
  return `wc_order_${moment.toString(36)}${number.toString(36)}`;
}
