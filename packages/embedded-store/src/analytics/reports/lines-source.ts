import type { StoreContext } from '../../context';
import { allOf, condition, isNoneOf } from '../../database';
import type { Condition, StoreDatabase } from '../../database';
import type { Span } from './period';
import { getAmounts, pickRequested, getSum, sumUp, sumUpBy } from './query';
import type { Sum, Sums } from './query';
import { LINE_SEGMENTS } from './segments';
import type { LineSegment } from './segments';
import { getExcludedStatuses } from '../../site';
import type { Totals, StatsOptions } from './stats';

/** The lines of orders and refunds that a report covers. */
export interface LineScope {
  /** A condition on `line`; `undefined` matches all lines. */
  filter: Condition | undefined;
  /** Whether to include variations only. */
  isVariations: boolean;
}

/** The number of distinct orders with these lines; refunds don't count. */
export const ORDERS = 'count(DISTINCT iif(line.is_refund = 0, line.order_id, NULL))';

/** "No variation" counts as one variation, as in WooCommerce. */
const SUMS: Sums = {
  items_sold: 'sum(line.items_sold)',
  ...getAmounts(['net_revenue'], 'line'),
  orders_count: ORDERS,
  products_count: 'count(DISTINCT line.product_id)',
  variations_count: 'count(DISTINCT line.variation_id)',
};

/** Reads the metrics of product and variation reports for each period. */
export function readLineTotals(
  { db }: StoreContext,
  scope: LineScope,
  spans: readonly Span[],
  wants: StatsOptions,
): Totals[] {
  const sums = sumUp(db, { ...linesOf(db, scope), spans, sums: pickRequested(SUMS, wants) });
  return spans.map((_, span) => toLineTotals(sums.find((sum) => sum.span === span)?.row));
}

/** The same, segmented by product, variation or category. */
export function sumLineSegments(
  { db }: StoreContext,
  scope: LineScope,
  spans: readonly Span[],
  by: LineSegment,
): Sum[] {
  const { join, key, where } = LINE_SEGMENTS[by];
  const lines = linesOf(db, scope);
  return sumUpBy(db, key, {
    ...lines,
    spans,
    from: `${lines.from} ${join}`,
    where: allOf([lines.where, condition(where)]),
  });
}

export function toLineTotals(row: Sum['row'] | undefined): Totals {
  return Object.fromEntries(Object.keys(SUMS).map((name) => [name, getSum(row, name)]));
}

function linesOf(db: StoreDatabase, scope: LineScope) {
  return {
    sums: SUMS,
    from: 'product_stats AS line',
    within: condition('line.created_local BETWEEN span.first AND span.last'),
    where: countingLines(db, scope),
  };
}

/** Lines of counted orders that match the report's scope. */
export function countingLines(db: StoreDatabase, { filter, isVariations }: LineScope): Condition {
  return allOf([
    isNoneOf('line.status', getExcludedStatuses(db)),
    isVariations && condition('line.variation_id > 0'),
    filter,
  ]);
}
