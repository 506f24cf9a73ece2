import type { StoreContext } from '../../context';
import { allOf, condition, isNoneOf, isOneOf } from '../../database';
import type { Condition, StoreDatabase } from '../../database';
import { integer, list } from '../../rest';
import { areWholeDays } from './period';
import type { Span } from './period';
import { amountsOf, sumOf, sumUp, sumUpBy, withMore } from './query';
import type { Sum, Sums } from './query';
import { toSegments } from './segments';
import { getExcludedStatuses } from './settings';
import type { Figures, StatsReport, Wants } from './stats';

const args = { taxes: list(integer()) };

const AMOUNTS = ['total_tax', 'order_tax', 'shipping_tax'];

export const taxesStats: StatsReport<typeof args> = {
  name: 'taxes',
  args,
  orderBy: ['date', 'items_sold', 'total_sales', 'orders_count', 'products_count'],
  columns: ['tax_codes', ...AMOUNTS, 'orders_count'],
  read(context, { taxes }, spans, wants) {
    const sums = new Map(sumTaxes(context, taxes, spans, wants).map((sum) => [sum.span, sum]));
    return spans.map((_, span) => toFigures(sums.get(span)));
  },
  segments: {
    by: ['tax_rate_id'],
    read: (context, { taxes }, spans, by) =>
      toSegments(
        context.db,
        { by, spans, wanted: taxes },
        sumTaxes(context, taxes, spans, () => true, 'tax.tax_rate_id'),
        toFigures,
      ),
  },
};

function toFigures(sum: Sum | undefined): Figures {
  return {
    tax_codes: sumOf(sum?.row, 'tax_codes'),
    ...Object.fromEntries(AMOUNTS.map((name) => [name, sumOf(sum?.row, name)])),
    orders_count: sumOf(sum?.row, 'orders_count'),
  };
}

function sumTaxes(
  context: StoreContext,
  taxes: readonly number[] = [],
  spans: readonly Span[],
  wants: Wants,
  segment?: string,
): Sum[] {
  if (!areWholeDays(spans)) {
    return sumRows(context, taxes, spans, segment, { ...CODES, ...SUMS, ...ORDERS });
  }
  const sums = sumDays(context, taxes, spans, segment);
  // Orders of one rate add up from day to day; of several, an order counts once.
  if (segment !== undefined || taxes.length === 1 || !wants('orders_count')) return sums;
  return withMore(sums, sumRows(context, taxes, spans, segment, ORDERS));
}

const SUMS = amountsOf(AMOUNTS, 'tax');
const CODES = { tax_codes: 'count(DISTINCT tax.tax_rate_id)' };
const ORDERS = { orders_count: 'count(DISTINCT iif(tax.orders_count = 1, tax.order_id, NULL))' };

function sumRows(
  { db }: StoreContext,
  taxes: readonly number[],
  spans: readonly Span[],
  segment: string | undefined,
  sums: Sums,
): Sum[] {
  const taxed = {
    spans,
    sums,
    from: 'tax_stats AS tax',
    within: condition('tax.created_local BETWEEN span.first AND span.last'),
    where: countingTaxes(db, taxes),
  };
  return segment === undefined ? sumUp(db, taxed) : sumUpBy(db, segment, taxed);
}

function sumDays(
  { db }: StoreContext,
  taxes: readonly number[],
  spans: readonly Span[],
  segment: string | undefined,
): Sum[] {
  const taxed = {
    spans,
    sums: { ...CODES, ...SUMS, orders_count: 'sum(tax.orders_count)' },
    from: 'tax_days AS tax',
    within: condition('tax.day BETWEEN substr(span.first, 1, 10) AND substr(span.last, 1, 10)'),
    // Days stay behind when all their taxes were taken away.
    where: allOf([countingTaxes(db, taxes), condition('tax.lines > 0')]),
  };
  return segment === undefined ? sumUp(db, taxed) : sumUpBy(db, segment, taxed);
}

/** Taxes of orders that count, of the chosen rates. */
export function countingTaxes(db: StoreDatabase, taxes: readonly number[]): Condition {
  return allOf([
    isNoneOf('tax.status', getExcludedStatuses(db)),
    taxes.length > 0 && isOneOf('tax.tax_rate_id', taxes),
  ]);
}
