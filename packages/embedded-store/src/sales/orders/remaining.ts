import { newLine } from './lines';
import type { LineTax, OrderLine } from './lines';
import type { Order } from './order';
import { sum } from './totals';

/** The rest of an order's total after its refunds, in parts. */
export function remainderAfter(order: Order, refunds: readonly Order[]): number {
  return order.total + sum(refunds, ({ total }) => total);
}

/**
 * The lines of a refund for everything that earlier refunds left. WooCommerce stores such a refund without lines, and
 * its reports take products, tax and shipping from the order; with lines, every report reads it like any other refund.
 */
export function remainingLines(order: Order, refunds: readonly Order[]): OrderLine[] {
  const given = refunds.flatMap(({ lines }) => lines);
  const remaining = order.lines
    .filter(({ kind }) => kind === 'product' || kind === 'shipping' || kind === 'fee')
    .map((line) => {
      const earlier = given.filter(({ refundedLineId }) => refundedLineId === line.id);
      return toRefundLine(line, {
        quantity: line.quantity + sum(earlier, ({ quantity }) => quantity),
        total: line.total + sum(earlier, ({ total }) => total),
        taxes: line.taxes.map(({ id, total }) => ({ id, total: total + taxOf(earlier, id) })),
      });
    })
    .filter((line) => line.quantity !== 0 || line.total !== 0 || line.totalTax !== 0);
  return withTaxNames(order, remaining);
}

/** A refund line for the given part of an order's line. */
export function toRefundLine(
  line: OrderLine,
  given: { quantity: number; total: number; taxes: readonly Pick<LineTax, 'id' | 'total'>[] },
): OrderLine {
  const total = 0 - given.total;
  const taxes = given.taxes.map((tax) => ({ id: tax.id, total: 0 - tax.total, subtotal: 0 - tax.total }));
  const totalTax = sum(taxes, (tax) => tax.total);
  return newLine(line.kind, {
    name: line.name,
    productId: line.productId,
    variationId: line.variationId,
    quantity: 0 - given.quantity,
    sourceId: line.sourceId,
    taxClass: line.taxClass,
    subtotal: total,
    subtotalTax: totalTax,
    total,
    totalTax,
    taxes,
    details: line.details,
    refundedLineId: line.id,
  });
}

/** Adds the order's tax lines, which provide the names of tax rates when a refund's lines are added up. */
export function withTaxNames(order: Order, lines: readonly OrderLine[]): OrderLine[] {
  const named = order.lines.filter(({ kind }) => kind === 'tax').map((line) => ({ ...line, id: 0 }));
  return [...lines, ...named];
}

function taxOf(lines: readonly OrderLine[], rate: number): number {
  return sum(lines, ({ taxes }) =>
    sum(
      taxes.filter(({ id }) => id === rate),
      ({ total }) => total,
    ),
  );
}
