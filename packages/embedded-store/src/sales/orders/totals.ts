import { roundParts } from '../../shared/amounts';
import { newLine } from './lines';
import type { OrderLine } from './lines';
import type { Order } from './order';

type Totals = Pick<
  Order,
  'discountTotal' | 'discountTax' | 'shippingTotal' | 'shippingTax' | 'cartTax' | 'total' | 'lines'
>;

/** Adds up the lines and replaces the tax lines with one per rate. */
export function addUp(lines: readonly OrderLine[], decimals: number): Totals {
  const taxes = toTaxLines(lines, decimals);
  const of = (...kinds: OrderLine['kind'][]) => lines.filter(({ kind }) => kinds.includes(kind));
  const products = of('product');
  const shippingTotal = sum(of('shipping'), ({ total }) => total);
  const shippingTax = sum(taxes, (line) => line.shippingTax);
  const cartTax = sum(taxes, ({ total }) => total);
  return {
    discountTotal: sum(products, ({ subtotal, total }) => subtotal - total),
    discountTax: roundParts(
      sum(products, ({ subtotalTax, totalTax }) => subtotalTax - totalTax),
      decimals,
    ),
    shippingTotal,
    shippingTax,
    cartTax,
    total: sum(of('product', 'fee'), ({ total }) => total) + shippingTotal + cartTax + shippingTax,
    lines: [...of('product', 'shipping', 'fee', 'coupon'), ...taxes],
  };
}

/** The taxes of the lines by rate; an existing tax line's name and ID are kept. */
function toTaxLines(lines: readonly OrderLine[], decimals: number): OrderLine[] {
  const named = new Map(lines.filter(({ kind }) => kind === 'tax').map((line) => [line.sourceId, line]));
  const sums = new Map<number, { total: number; shippingTax: number }>();
  for (const { kind, taxes } of lines) {
    for (const { id, total } of taxes) {
      const previous = sums.get(id) ?? { total: 0, shippingTax: 0 };
      const isShipping = kind === 'shipping';
      sums.set(id, {
        total: previous.total + (isShipping ? 0 : total),
        shippingTax: previous.shippingTax + (isShipping ? total : 0),
      });
    }
  }
  return [...sums].map(([sourceId, { total, shippingTax }]) => ({
    ...(named.get(sourceId) ?? newLine('tax', { sourceId })),
    total: roundParts(total, decimals),
    shippingTax: roundParts(shippingTax, decimals),
  }));
}

export function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
