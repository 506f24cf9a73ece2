import type { StoreContext } from '../../context';
import { allOf, condition, isNoneOf } from '../../database';
import type { Condition, StoreDatabase } from '../../database';
import { toNumber } from '../amounts';
import { areWholeDays } from './period';
import type { Span } from './period';
import { SOLD_DAY } from './orders-source';
import { sumOf, sumUp } from './query';
import type { Sum, Sums } from './query';
import { LINE_SEGMENTS } from './segments';
import type { LineSegment } from './segments';
import { getExcludedStatuses } from './settings';
import type { Figures } from './stats';

/** Which lines of orders and refunds a report is about. */
export interface LineScope {
  /** On `line`; `undefined` is all of them. */
  filter: Condition | undefined;
  /** Variations only. */
  isVariations: boolean;
}

/**
 * Different orders with any of the lines. Every order with a product or variation has one line that counts it, and
 * refunds have none.
 */
const ORDERS = 'count(DISTINCT iif(line.variation_orders = 1, line.order_id, NULL))';

const SALES: Sums = { items_sold: 'sum(line.items_sold)', net_revenue: 'sum(line.net_revenue)' };

const COUNTS: Sums = {
  products_count: `count(DISTINCT iif(${SOLD_DAY}, line.product_id, NULL))`,
  variations_count: `count(DISTINCT iif(${SOLD_DAY}, nullif(line.variation_id, 0), NULL))`,
};

const NAMES = ['items_sold', 'orders_count', 'products_count', 'variations_count'];

/** The figures of product and variation reports in each span. */
export function readLineFigures({ db }: StoreContext, scope: LineScope, spans: readonly Span[]): Figures[] {
  const isByDay = areWholeDays(spans);
  const isPlain = scope.filter === undefined && !scope.isVariations;
  const sales = sumLines(db, scope, spans, {
    isByDay,
    sums: { ...SALES, ...COUNTS, ...(isPlain && FIRST_LINES) },
  });
  const orders = isPlain
    ? sales
    : sumLines(db, scope, spans, { isByDay: false, sums: { orders_count: ORDERS } });
  const found = (sums: readonly Sum[], span: number) => sums.find((sum) => sum.span === span)?.row;
  return spans.map((_, span) => ({
    ...toLineFigures(found(sales, span)),
    orders_count: sumOf(found(orders, span), 'orders_count'),
  }));
}

/** Of all lines, the first one of each order. */
const FIRST_LINES: Sums = { orders_count: 'sum(line.line_orders)' };

/** The same parted by product, variation or category. */
export function sumLineSegments(
  { db }: StoreContext,
  scope: LineScope,
  spans: readonly Span[],
  by: LineSegment,
): Sum[] {
  return sumLines(db, scope, spans, {
    isByDay: false,
    sums: { ...SALES, ...COUNTS, orders_count: ORDERS },
    by,
  });
}

export function toLineFigures(row: Sum['row'] | undefined): Figures {
  return {
    ...Object.fromEntries(NAMES.map((name) => [name, sumOf(row, name)])),
    net_revenue: toNumber(sumOf(row, 'net_revenue')),
  };
}

function sumLines(
  db: StoreDatabase,
  scope: LineScope,
  spans: readonly Span[],
  { isByDay, sums, by }: { isByDay: boolean; sums: Sums; by?: LineSegment },
): Sum[] {
  const { join, key, where } = by ? LINE_SEGMENTS[by] : { join: '', key: undefined, where: 'true' };
  return sumUp(db, {
    spans,
    segment: key,
    sums,
    from: `${isByDay ? 'product_days' : 'product_stats'} AS line ${join}`,
    within: isByDay ? WITHIN_DAYS : WITHIN,
    where: allOf([countingLines(db, scope), condition(where)]),
  });
}

const WITHIN = condition('line.created_local BETWEEN span.first AND span.last');
const WITHIN_DAYS = condition('line.day BETWEEN substr(span.first, 1, 10) AND substr(span.last, 1, 10)');

/** Lines of orders that count, narrowed to what the report is about. */
export function countingLines(db: StoreDatabase, { filter, isVariations }: LineScope): Condition {
  return allOf([
    isNoneOf('line.status', getExcludedStatuses(db)),
    isVariations && condition('line.variation_id > 0'),
    filter,
  ]);
}
