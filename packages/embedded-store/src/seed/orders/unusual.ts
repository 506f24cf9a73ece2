import { DECIMALS, roundParts, scale, toDecimal, toParts } from '../../shared/amounts';
import { discount, newLine, resolvePrice, withProduct } from '../../sales';
import type { NewRefund, NewRefundLine, Order, OrderLine, PastOrder } from '../../sales';
import { DAY_MS, addDelay, startOfDay } from '../calendar';
import { OWNER } from './refunds';
import type { Shop } from './shop';

/** What is refunded: one kind of line, or just an amount. */
type Refund = 'piece' | 'shipping' | 'fee' | 'tax' | 'amount' | 'all';

interface Unusual {
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
const UNUSUAL: ReadonlyMap<number, Unusual> = new Map<number, Unusual>([
  [11, { sku: 'HG-LMP-90' }],
  [12, { refunds: ['piece', 'shipping', 'amount'] }],
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
  [27, { sku: 'HG-LAN-10', refunds: ['piece', 'piece'] }],
  [28, { sku: 'HG-CND-09' }],
]);

/** A place where one tax is compound, that is charged on top of another. */
const TAXED = { city: 'Montréal', state: 'QC', postcode: 'H2X 1Y4', country: 'CA' };

/** Replaces an order with the rare one planned for its position, if any. */
export function addUnusualOrders(past: PastOrder, later: number, shop: Shop): PastOrder {
  const unusual = UNUSUAL.get(later);
  if (!unusual) return past;
  const { createdAt } = past.order;
  const completedAt = addDelay(createdAt, { after: DAY_MS, share: 0.5, until: shop.now });
  const dates = { paidAt: createdAt, completedAt, modifiedAt: completedAt };
  const people = peopleOf(past.order, unusual);
  const lines = linesOf(past.order, unusual, shop);
  const order = resolvePrice({ ...past.order, ...people, ...dates, status: 'completed', lines }, shop);
  return { order, refunds: (stored) => refundsOf(stored, unusual, shop) };
}

function peopleOf(order: Order, { refunds, isAnonymous, hasNoAddress }: Unusual): Partial<Order> {
  const { first_name = '', last_name = '', email = '' } = order.billing;
  if (isAnonymous) return { billing: {}, shipping: {}, customerId: null };
  if (hasNoAddress) return { billing: { first_name, last_name, email }, shipping: {}, customerId: null };
  if (!refunds) return {};
  const billing = { ...order.billing, ...TAXED };
  return { billing, shipping: billing };
}

function linesOf({ lines, billing }: Order, unusual: Unusual, shop: Shop): OrderLine[] {
  const article = shop.articles.find(({ sellable }) => sellable.sku === unusual.sku);
  const added = article && withProduct(newLine('product', {}), article.product);
  const bought = added ? [{ ...added, subtotal: article.price, total: article.price }] : [];
  const sent = unusual.refunds
    ? [
        newLine('shipping', {
          name: 'International',
          total: toParts(shop.toPrice('14')),
          details: { method_id: 'flat_rate' },
        }),
        newLine('fee', { name: 'Gift wrapping', total: toParts(shop.toPrice('4')) }),
      ]
    : lines.filter(({ kind }) => kind === 'shipping' || kind === 'fee');
  const all = [...lines.filter(({ kind }) => kind === 'product'), ...bought, ...sent];
  if (unusual.isFree) return all.map((line) => ({ ...line, subtotal: 0, total: 0 }));
  const coupons = shop.campaigns.flatMap(({ coupon }) =>
    unusual.coupon && coupon.code.startsWith(unusual.coupon) ? [coupon] : [],
  );
  const { products, decimals, now } = shop;
  const email = billing.email ?? '';
  return discount(
    { lines: all, products, email, customer: email, now: new Date(now), decimals, isSequential: false },
    coupons,
  );
}

function refundsOf(order: Order, { refunds = [] }: Unusual, shop: Shop): (NewRefund & { createdAt: Date })[] {
  const from = order.completedAt ?? order.createdAt;
  const until = from < startOfDay(shop.now) ? startOfDay(shop.now) - 1 : shop.now;
  return refunds.map((refund, place) => ({
    ...toRefund(order, refund, shop),
    reason: refund === 'amount' ? '' : 'Changed their mind within thirty days.',
    refundedBy: OWNER,
    createdAt: new Date(addDelay(from, { after: (place + 1) * DAY_MS, share: (place + 1) / 4, until })),
  }));
}

function toRefund({ lines, total }: Order, refund: Refund, { decimals }: Shop): NewRefund {
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
    case 'piece':
      return { lines: products.slice(0, 1).map((line) => ({ ...whole(line), ...pieceOf(line, round) })) };
    case 'tax':
      return { lines: products.map((line) => ({ ...whole(line), quantity: 0, total: '0' })) };
    default:
      return { lines: lines.filter(({ kind }) => kind === refund).map(whole) };
  }
}

/** Half of what was paid, with one item if there are several. */
function pieceOf(line: OrderLine, round: (parts: number) => string) {
  const half = (parts: number) => round(scale(parts, 1, 2) - (scale(parts, 1, 2) % 100));
  return {
    quantity: line.quantity > 1 ? 1 : 0,
    total: half(line.total),
    taxes: line.taxes.map((tax) => ({ id: tax.id, total: half(tax.total) })),
  };
}
