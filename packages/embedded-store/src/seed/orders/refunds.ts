import { roundParts, scale, toDecimal } from '../../shared/amounts';
import type { NewRefund, NewRefundLine, Order, OrderLine, PastOrder } from '../../sales';
import { DAY_MS, addDelay, startOfDay } from '../calendar';
import type { Random } from '../random';
import type { OrderLifecycle } from './order-lifecycle';

/** The administrator, who gives money back. */
export const OWNER = 1;

const REASONS = [
  'Arrived broken.',
  'Wrong size.',
  'Changed their mind within thirty days.',
  'Arrived too late.',
  'Sent the wrong colour.',
];

/** How many days people have to send something back. */
const LATEST_DAYS = 20;

/** Decimals that amounts are kept with. */
const EXACT = 4;

interface Circumstances {
  givesBack: OrderLifecycle['givesBack'];
  /** After which money can be given back, and today. */
  from: number;
  now: number;
  /** The user who gives it back. */
  owner: number;
  decimals: number;
}

/** Plans what is given back of an order: now, so that it is the same however the order is stored. */
export function planRefunds(
  random: Random,
  { givesBack, from, now, owner, decimals }: Circumstances,
): PastOrder['refunds'] {
  if (!givesBack) return undefined;
  const today = startOfDay(now);
  const days = random.between(1, LATEST_DAYS);
  // What was bought before today came back before today, so that the day begins with what it sells.
  const until = from < today ? today - 1 : now;
  const createdAt = new Date(addDelay(from, { after: days * DAY_MS, share: days / LATEST_DAYS, until }));
  const [reason, taste] = [random.pick(REASONS), random.next()];
  return (order) => {
    const lines = givesBack === 'all' ? all(order) : some(order, taste, decimals);
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

/** One piece of something, or now and then just some money. */
function some({ lines }: Order, taste: number, decimals: number): NewRefundLine[] | undefined {
  const goods = lines.filter(({ kind, total }) => kind === 'product' && total > 0);
  const line = goods[Math.floor(taste * (goods.length + 1))];
  if (!line || (goods.length === 1 && line.quantity === 1)) return undefined;
  const share = (amount: number) => toDecimal(roundParts(scale(amount, 1, line.quantity), decimals), EXACT);
  return [toPiece(line, share)];
}

function toPiece({ id, total, taxes }: OrderLine, share: (amount: number) => string): NewRefundLine {
  const shares = taxes.map((tax) => ({ id: tax.id, total: share(tax.total) }));
  return { id, quantity: 1, total: share(total), taxes: shares };
}

/** A fifth of what was paid. */
function goodwill({ total }: Order, decimals: number): number {
  return roundParts(scale(total, 1, 5), decimals);
}
