import { DECIMALS, roundParts, scale, toDecimal, toParts } from '../../shared/amounts';
import { discount, newLine, resolvePrice, withProduct } from '../../sales';
import type { NewRefund, NewRefundLine, Order, OrderLine, PastOrder } from '../../sales';
import { DAY_MS, addDelay, startOfDay } from '../calendar';
import { OWNER } from './refunds';
import type { OrderContext } from './order-context';

/** What is refunded: one kind of line, or just an amount. */
type Refund = 'item' | 'shipping' | 'fee' | 'tax' | 'amount' | 'all';

interface EdgeCase {
  /** An additional product. */
  sku?: string;
  coupon?: string;
  refunds?: readonly Refund[];
  /** A free order, such as samples. */
  isFree?: boolean;
  /** The customer is unknown. */
  isAnonymous?: boolean;
  /** Only name and email address are known. */
  hasNoAddress?: boolean;
}

/** Rare kinds of orders that the demo data must include, by number of later orders. */
const EDGE_CASES: ReadonlyMap<number, EdgeCase> = new Map<number, EdgeCase>([
  [11, { sku: 'HG-LMP-90' }],
  [12, { refunds: ['item', 'shipping', 'amount'] }],
  [13, { sku: 'HG-BAG-90-RUST' }],
  [14, { isFree: true }],
  [15, { isAnonymous: true }],
  [16, { hasNoAddress: true }],
  [17, { refunds: ['shipping'] }],
  [18, { refunds: ['tax'] }],
  [19, { refunds: ['fee'] }],
  [20, { refunds: ['amount'] }],
  [21, { refunds: ['all'] }],
  [22, { sku: 'HG-ROP-30-271', coupon: 'a-thank-you' }],
  [23, { sku: 'HG-COA-24-TEAL-XL' }],
  [24, { sku: 'HG-LNG-01' }],
  [25, { sku: 'HG-LNG-02' }],
  [26, { sku: 'HG-LAN-09' }],
  [27, { sku: 'HG-LAN-10', refunds: ['item', 'item'] }],
  [28, { sku: 'HG-CND-09' }],
]);

/** A place where one tax is compound, that is charged on top of another. */
const TAXED = { city: 'Montréal', state: 'QC', postcode: 'H2X 1Y4', country: 'CA' };

/** Replaces an order with the rare one planned for its position, if any. */
export function applyEdgeCase(past: PastOrder, later: number, context: OrderContext): PastOrder {
  const edgeCase = EDGE_CASES.get(later);
  if (!edgeCase) return past;
  const { createdAt } = past.order;
  const completedAt = addDelay(createdAt, { after: DAY_MS, share: 0.5, until: context.now });
  const dates = { paidAt: createdAt, completedAt, modifiedAt: completedAt };
  const people = peopleOf(past.order, edgeCase);
  const lines = linesOf(past.order, edgeCase, context);
  const order = resolvePrice({ ...past.order, ...people, ...dates, status: 'completed', lines }, context);
  return { order, refunds: (stored) => refundsOf(stored, edgeCase, context) };
}

function peopleOf(order: Order, { refunds, isAnonymous, hasNoAddress }: EdgeCase): Partial<Order> {
  const { first_name = '', last_name = '', email = '' } = order.billing;
  if (isAnonymous) return { billing: {}, shipping: {}, customerId: null };
  if (hasNoAddress) return { billing: { first_name, last_name, email }, shipping: {}, customerId: null };
  if (!refunds) return {};
  const billing = { ...order.billing, ...TAXED };
  return { billing, shipping: billing };
}

function linesOf({ lines, billing }: Order, edgeCase: EdgeCase, context: OrderContext): OrderLine[] {
  const article = context.articles.find(({ sellable }) => sellable.sku === edgeCase.sku);
  const added = article && withProduct(newLine('product', {}), article.product);
  const bought = added ? [{ ...added, subtotal: article.price, total: article.price }] : [];
  const sent = edgeCase.refunds
    ? [
        newLine('shipping', {
          name: 'International',
          total: toParts(context.toPrice('14')),
          details: { method_id: 'flat_rate' },
        }),
        newLine('fee', { name: 'Gift wrapping', total: toParts(context.toPrice('4')) }),
      ]
    : lines.filter(({ kind }) => kind === 'shipping' || kind === 'fee');
  const all = [...lines.filter(({ kind }) => kind === 'product'), ...bought, ...sent];
  if (edgeCase.isFree) return all.map((line) => ({ ...line, subtotal: 0, total: 0 }));
  const coupons = context.campaigns.flatMap(({ coupon }) =>
    edgeCase.coupon && coupon.code.startsWith(edgeCase.coupon) ? [coupon] : [],
  );
  const { products, decimals, now } = context;
  const email = billing.email ?? '';
  return discount(
    { lines: all, products, email, customer: email, now: new Date(now), decimals, isSequential: false },
    coupons,
  );
}

function refundsOf(
  order: Order,
  { refunds = [] }: EdgeCase,
  context: OrderContext,
): (NewRefund & { createdAt: Date })[] {
  const from = order.completedAt ?? order.createdAt;
  const until = from < startOfDay(context.now) ? startOfDay(context.now) - 1 : context.now;
  return refunds.map((refund, place) => ({
    ...toRefund(order, refund, context),
    reason: refund === 'amount' ? '' : 'Changed their mind within thirty days.',
    refundedBy: OWNER,
    createdAt: new Date(addDelay(from, { after: (place + 1) * DAY_MS, share: (place + 1) / 4, until })),
  }));
}

function toRefund({ lines, total }: Order, refund: Refund, { decimals }: OrderContext): NewRefund {
  const round = (parts: number) => toDecimal(roundParts(parts, decimals), DECIMALS);
  const whole = (line: OrderLine): NewRefundLine => ({
    id: line.id,
    quantity: line.quantity,
    total: round(line.total),
    taxes: line.taxes.map((tax) => ({ id: tax.id, total: round(tax.total) })),
  });
  const products = lines.filter((line) => line.kind === 'product');
  switch (refund) {
    case 'all':
      return { lines: lines.filter(({ kind }) => kind !== 'tax' && kind !== 'coupon').map(whole) };
    case 'amount':
      return { amount: round(scale(total, 1, 10)) };
    case 'item':
      return {
        lines: products.slice(0, 1).map((line) => ({ ...whole(line), ...toPartialItem(line, round) })),
      };
    case 'tax':
      return { lines: products.map((line) => ({ ...whole(line), quantity: 0, total: '0' })) };
    default:
      return { lines: lines.filter(({ kind }) => kind === refund).map(whole) };
  }
}

/** Half of what was paid, with one item if there are several. */
function toPartialItem(line: OrderLine, round: (parts: number) => string) {
  const half = (parts: number) => round(scale(parts, 1, 2) - (scale(parts, 1, 2) % 100));
  return {
    quantity: line.quantity > 1 ? 1 : 0,
    total: half(line.total),
    taxes: line.taxes.map((tax) => ({ id: tax.id, total: half(tax.total) })),
  };
}
