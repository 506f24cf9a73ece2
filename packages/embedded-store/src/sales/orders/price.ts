import type { OrderLine } from './lines';
import type { Order } from './order';
import { taxLines } from './taxation';
import type { TaxRules } from './taxation';
import { addUp } from './totals';

/** What an order costs once its lines and discounts stand: taxes, then sums. */
export function resolvePrice(
  order: Order,
  { rules, decimals }: { rules: TaxRules; decimals: number },
): Order {
  return { ...order, ...addUp(withCouponTaxes(taxLines(rules, order)), decimals) };
}

/** The tax that coupons saved, with the last of them; it is known for all of them together only. */
function withCouponTaxes(lines: readonly OrderLine[]): OrderLine[] {
  const saved = lines.reduce((sum, line) => sum + line.subtotalTax - line.totalTax, 0);
  const last = lines.findLast(({ kind }) => kind === 'coupon');
  return lines.map((line) => {
    if (line.kind !== 'coupon') return line;
    return { ...line, totalTax: line === last ? saved : 0 };
  });
}
