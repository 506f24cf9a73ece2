import type { OrderLine } from './lines';
import type { Order } from './order';
import { taxLines } from './taxation';
import type { TaxRules } from './taxation';
import { addUp, sum } from './totals';

/** Calculates the taxes and totals of an order with final lines and discounts. */
export function resolvePrice(
  order: Order,
  { rules, decimals }: { rules: TaxRules; decimals: number },
): Order {
  const lines = limitFees(order.lines);
  return { ...order, ...addUp(withCouponTaxes(taxLines(rules, { ...order, lines })), decimals) };
}

/** A negative fee takes off at most what products, shipping and the previous fees cost. */
function limitFees(lines: readonly OrderLine[]): OrderLine[] {
  let rest = sum(
    lines.filter(({ kind }) => kind === 'product' || kind === 'shipping'),
    ({ total }) => total,
  );
  return lines.map((line) => {
    if (line.kind !== 'fee') return line;
    const total = rest > 0 ? Math.max(line.total, -rest) : line.total;
    rest += total;
    return { ...line, total };
  });
}

/** Adds the tax saved by coupons to the last coupon, because it is only known for all coupons together. */
function withCouponTaxes(lines: readonly OrderLine[]): OrderLine[] {
  const saved = sum(lines, (line) => line.subtotalTax - line.totalTax);
  const last = lines.findLast(({ kind }) => kind === 'coupon');
  return lines.map((line) => {
    if (line.kind !== 'coupon') return line;
    return { ...line, totalTax: line === last ? saved : 0 };
  });
}
