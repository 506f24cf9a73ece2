import { roundParts, scale, toDecimal } from '../../shared/amounts';
import type { NewRefund, NewRefundLine, Order, OrderLine, PastOrder } from '../../sales';
import { DAY_MS, addDelay, startOfDay } from '../calendar';
import type { Random } from '../random';
import type { OrderLifecycle } from './order-lifecycle';

/** The administrator, who issues the refunds. */
export const OWNER = 1;

const REASONS = [
  'Arrived broken.',
  'Wrong size.',
  'Changed their mind within thirty days.',
  'Arrived too late.',
  'Sent the wrong colour.',
];

/** Latest refund, in days after the purchase. */
const LATEST_DAYS = 20;

/** Number of decimals that amounts are stored with. */
const EXACT = 4;

interface RefundPlan {
  refunds: OrderLifecycle['refunds'];
  /** Earliest time of a refund, and the current time. */
  from: number;
  now: number;
  /** The user who issues the refund. */
  owner: number;
  decimals: number;
}

/**
 * Plans an order's refunds. All random values are picked here, so that they don't depend on how the order is stored.
 */
export function planRefunds(
  random: Random,
  { refunds, from, now, owner, decimals }: RefundPlan,
): PastOrder['refunds'] {
  if (!refunds) return undefined;
  const today = startOfDay(now);
  const days = random.between(1, LATEST_DAYS);
  // Purchases from before today are refunded before today, so that today's sales don't start with refunds.
  const until = from < today ? today - 1 : now;
  const createdAt = new Date(addDelay(from, { after: days * DAY_MS, share: days / LATEST_DAYS, until }));
  const [reason, taste] = [random.pick(REASONS), random.next()];
  return (order) => {
    const lines = refunds === 'all' ? all(order) : some(order, taste, decimals);
    const refund: NewRefund = lines ? { lines } : { amount: toDecimal(goodwill(order, decimals)) };
    return order.total > 0 ? [{ ...refund, reason, refundedBy: owner, createdAt }] : [];
  };
}

function all({ lines }: Order): NewRefundLine[] {
  return lines
    .filter(({ kind }) => kind !== 'tax' && kind !== 'coupon')
    .map((line) => ({
      id: line.id,
      quantity: line.quantity,
      total: toDecimal(line.total, EXACT),
      taxes: line.taxes.map(({ id, total }) => ({ id, total: toDecimal(total, EXACT) })),
    }));
}

/** One item, or sometimes just an amount. */
function some({ lines }: Order, taste: number, decimals: number): NewRefundLine[] | undefined {
  const products = lines.filter(({ kind, total }) => kind === 'product' && total > 0);
  const line = products[Math.floor(taste * (products.length + 1))];
  if (!line || (products.length === 1 && line.quantity === 1)) return undefined;
  const share = (amount: number) => toDecimal(roundParts(scale(amount, 1, line.quantity), decimals), EXACT);
  return [toRefundLine(line, share)];
}

function toRefundLine({ id, total, taxes }: OrderLine, share: (amount: number) => string): NewRefundLine {
  const shares = taxes.map((tax) => ({ id: tax.id, total: share(tax.total) }));
  return { id, quantity: 1, total: share(total), taxes: shares };
}

/** A fifth of the order total. */
function goodwill({ total }: Order, decimals: number): number {
  return roundParts(scale(total, 1, 5), decimals);
}
