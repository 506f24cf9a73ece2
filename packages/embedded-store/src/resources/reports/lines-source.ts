import type { StoreContext } from '../../context';
import { allOf, condition, isNoneOf } from '../../database';
import type { Condition, StoreDatabase } from '../../database';
import { areWholeDays } from './period';
import type { Span } from './period';
import { SOLD_DAY } from './orders-source';
import { amountsOf, sumOf, sumUp, sumUpBy, withMore } from './query';
import type { Sum, Sums } from './query';
import { LINE_SEGMENTS } from './segments';
import type { LineSegment } from './segments';
import { getExcludedStatuses } from './settings';
import type { Figures, Wants } from './stats';
import { addTogether, sumOnce } from './whole-period';

/** Which lines of orders and refunds a report is about. */
export interface LineScope {
  /** On `line`; `undefined` is all of them. */
  filter: Condition | undefined;
  /** Variations only. */
  isVariations: boolean;
  /** Whether the filter tells lines of one variation apart, which sums by day do not have. */
  isOfLines?: boolean;
}

/** Whether sums by day have what is asked for. */
export const isSummedByDay = ({ isOfLines }: LineScope, spans: readonly Span[]): boolean =>
  !isOfLines && areWholeDays(spans);

/** Of the sums by day those of the date by which reports on goods go, whatever `woocommerce_date_type` says. */
export const CREATION_DAYS = "line.date_type = 'date_created'";

/**
 * Different orders with any of the lines. Every order with a product or variation has one line that counts it, and
 * refunds have none.
 */
const ORDERS = 'count(DISTINCT iif(line.variation_orders = 1, line.order_id, NULL))';

const SALES: Sums = { items_sold: 'sum(line.items_sold)', ...amountsOf(['net_revenue'], 'line') };

/** Having no variation counts as one of them, as on the platform. */
const COUNTS: Sums = {
  products_count: `count(DISTINCT iif(${SOLD_DAY}, line.product_id, NULL))`,
  variations_count: `count(DISTINCT iif(${SOLD_DAY}, line.variation_id, NULL))`,
};

const NAMES = ['items_sold', 'net_revenue', 'orders_count', 'products_count', 'variations_count'];

/** The figures of product and variation reports in each span. */
export function readLineFigures(
  { db }: StoreContext,
  scope: LineScope,
  spans: readonly Span[],
  wants: Wants,
): Figures[] {
  const isByDay = isSummedByDay(scope, spans);
  const isPlain = scope.filter === undefined && !scope.isVariations;
  const sales = sumLines(db, scope, spans, {
    isByDay,
    sums: { ...SALES, ...COUNTS, ...(isPlain && FIRST_LINES) },
  });
  const isCounted = isPlain || !wants('orders_count');
  const orders = isCounted ? sales : sumOnce(spans, (those) => countOrders(db, scope, those), addTogether);
  const found = (sums: readonly Sum[], span: number) => sums.find((sum) => sum.span === span)?.row;
  return spans.map((_, span) => ({
    ...toLineFigures(found(sales, span)),
    orders_count: sumOf(found(orders, span), 'orders_count'),
  }));
}

/** An order is of one moment, so that different orders of intervals add up to those of their period. */
function countOrders(db: StoreDatabase, scope: LineScope, spans: readonly Span[]): Sum[] {
  return sumLines(db, scope, spans, { isByDay: false, sums: { orders_count: ORDERS } });
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
  const isPlain = scope.filter === undefined && !scope.isVariations;
  // Whichever variations are meant, all lines of one of them are.
  const isByDay = isSummedByDay(scope, spans) && (isPlain || by === 'variation');
  const sums = { ...SALES, ...COUNTS, orders_count: isByDay ? ORDERS_BY_DAY[by] : ORDERS };
  const sold = sumLines(db, scope, spans, { isByDay, sums, by });
  if (!isByDay || by !== 'category') return sold;
  return withMore(sold, countCategoryOrders(db, spans));
}

/** Counts of orders that add up from day to day; those of categories have a table of their own. */
export const ORDERS_BY_DAY: Readonly<Record<LineSegment, string>> = {
  product: 'sum(line.product_orders)',
  variation: 'sum(line.variation_orders)',
  category: '0',
};

function countCategoryOrders(db: StoreDatabase, spans: readonly Span[]): Sum[] {
  return sumUpBy(db, 'line.category_id', {
    spans,
    sums: { orders_count: 'sum(line.orders_count)' },
    from: 'category_days AS line',
    within: WITHIN_DAYS,
    where: isNoneOf('line.status', getExcludedStatuses(db)),
  });
}

export function toLineFigures(row: Sum['row'] | undefined): Figures {
  return Object.fromEntries(NAMES.map((name) => [name, sumOf(row, name)]));
}

function sumLines(
  db: StoreDatabase,
  scope: LineScope,
  spans: readonly Span[],
  { isByDay, sums, by }: { isByDay: boolean; sums: Sums; by?: LineSegment },
): Sum[] {
  const { join, where } = by ? LINE_SEGMENTS[by] : { join: '', where: 'true' };
  const lines = {
    spans,
    sums,
    from: `${isByDay ? 'product_days' : 'product_stats'} AS line ${join}`,
    within: isByDay ? WITHIN_DAYS : WITHIN,
    where: allOf([countingLines(db, scope), condition(where), isByDay && condition(SOLD_DAY)]),
  };
  return by ? sumUpBy(db, LINE_SEGMENTS[by].key, lines) : sumUp(db, lines);
}

const WITHIN = condition('line.created_local BETWEEN span.first AND span.last');
const WITHIN_DAYS = condition(
  `${CREATION_DAYS} AND line.day BETWEEN substr(span.first, 1, 10) AND substr(span.last, 1, 10)`,
);

/** Lines of orders that count, narrowed to what the report is about. */
export function countingLines(db: StoreDatabase, { filter, isVariations }: LineScope): Condition {
  return allOf([
    isNoneOf('line.status', getExcludedStatuses(db)),
    isVariations && condition('line.variation_id > 0'),
    filter,
  ]);
}
