import type { StoreContext } from '../../context';
import { allOf, condition, isNoneOf, isOneOf } from '../../database';
import type { Condition, StoreDatabase } from '../../database';
import { integer, list } from '../../rest';
import type { Span } from './period';
import { getAmounts, pickRequested, getSum, sumUp, sumUpBy } from './query';
import type { Sum, Sums } from './query';
import { toSegments } from './segments';
import { getExcludedStatuses } from '../../site';
import type { Totals, StatsReport, StatsOptions } from './stats';

const args = { taxes: list(integer()) };

const AMOUNTS = ['total_tax', 'order_tax', 'shipping_tax'];

export const taxesStats: StatsReport<typeof args> = {
  name: 'taxes',
  args,
  orderBy: ['date', 'items_sold', 'total_sales', 'orders_count', 'products_count'],
  columns: ['tax_codes', ...AMOUNTS, 'orders_count'],
  read(context, { taxes }, spans, wants) {
    const sums = new Map(sumTaxes(context, taxes, spans, wants).map((sum) => [sum.span, sum]));
    return spans.map((_, span) => toTotals(sums.get(span)));
  },
  segments: {
    by: ['tax_rate_id'],
    read: (context, { taxes }, spans, by) =>
      toSegments(
        context.db,
        { by, spans, wanted: taxes },
        sumTaxes(context, taxes, spans, () => true, 'tax.tax_rate_id'),
        toTotals,
      ),
  },
};

function toTotals(sum: Sum | undefined): Totals {
  return {
    tax_codes: getSum(sum?.row, 'tax_codes'),
    ...Object.fromEntries(AMOUNTS.map((name) => [name, getSum(sum?.row, name)])),
    orders_count: getSum(sum?.row, 'orders_count'),
  };
}

const SUMS: Sums = {
  tax_codes: 'count(DISTINCT tax.tax_rate_id)',
  ...getAmounts(AMOUNTS, 'tax'),
  orders_count: 'count(DISTINCT iif(tax.orders_count = 1, tax.order_id, NULL))',
};

function sumTaxes(
  { db }: StoreContext,
  taxes: readonly number[] = [],
  spans: readonly Span[],
  wants: StatsOptions,
  segment?: string,
): Sum[] {
  const taxed = {
    spans,
    sums: pickRequested(SUMS, wants),
    from: 'tax_stats AS tax',
    within: condition('tax.created_local BETWEEN span.first AND span.last'),
    where: countingTaxes(db, taxes),
  };
  return segment === undefined ? sumUp(db, taxed) : sumUpBy(db, segment, taxed);
}

/** Taxes of counted orders, for the chosen rates. */
export function countingTaxes(db: StoreDatabase, taxes: readonly number[]): Condition {
  return allOf([
    isNoneOf('tax.status', getExcludedStatuses(db)),
    taxes.length > 0 && isOneOf('tax.tax_rate_id', taxes),
  ]);
}
