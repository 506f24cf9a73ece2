import type { OrderLine } from './lines';
import type { Order } from './order';
import { taxLines } from './taxation';
import type { TaxRules } from './taxation';
import { addUp } from './totals';

/** Calculates the taxes and totals of an order with final lines and discounts. */
export function resolvePrice(
  order: Order,
  { rules, decimals }: { rules: TaxRules; decimals: number },
): Order {
  return { ...order, ...addUp(withCouponTaxes(taxLines(rules, order)), decimals) };
}

/** Adds the tax saved by coupons to the last coupon, because it is only known for all coupons together. */
function withCouponTaxes(lines: readonly OrderLine[]): OrderLine[] {
  const saved = lines.reduce((sum, line) => sum + line.subtotalTax - line.totalTax, 0);
  const last = lines.findLast(({ kind }) => kind === 'coupon');
  return lines.map((line) => {
    if (line.kind !== 'coupon') return line;
    return { ...line, totalTax: line === last ? saved : 0 };
  });
}
