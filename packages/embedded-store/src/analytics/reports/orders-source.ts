import type { StoreContext } from '../../context';
import { allOf, condition, isNoneOf } from '../../database';
import type { Condition } from '../../database';
import { orderFilter } from './order-filters';
import type { OrderFilters } from './order-filters';
import type { Span } from './period';
import { getAmounts, getSum, sumUp } from './query';
import type { Sum, Sums } from './query';
import { getDateType, toDateColumn } from './settings';
import { getExcludedStatuses } from '../../site';
import type { Totals, StatsOptions } from './stats';

/** Columns of `order_stats` to sum, by their names in reports. */
const MONEY = [
  'gross_sales',
  'total_sales',
  'coupons',
  'refunds',
  'taxes',
  'shipping',
  'net_revenue',
] as const;

const SUMS: Sums = {
  orders_count: 'sum(orders_count)',
  num_items_sold: 'sum(items_sold)',
  ...getAmounts(MONEY, 'order_stats'),
};

const CUSTOMERS: Sums = { total_customers: 'count(DISTINCT order_stats.customer_id)' };

/** Decimals of averaged counts, as in WooCommerce; averaged amounts are not rounded. */
const AVERAGE_DECIMALS = 4;

/** The orders and refunds that a report covers. */
export interface OrdersScope {
  context: StoreContext;
  filters: OrderFilters;
}

/** Reads the metrics of revenue and orders reports for each period. */
export function readOrderTotals(
  { context, filters }: OrdersScope,
  spans: readonly Span[],
  wants: StatsOptions,
): Totals[] {
  const rows = toRows(context, filters);
  const sums = bySpan(sumOrders(context, rows, spans, { countsCustomers: wants('total_customers') }));
  const coupons = bySpan(wants('coupons_count') ? countCoupons(context, rows, spans) : []);
  const products = bySpan(wants('products') ? countProducts(context, rows, spans.slice(0, 1)) : []);
  return spans.map((_, span) =>
    toOrderTotals({
      ...toAmounts(sums.get(span)),
      total_customers: getSum(sums.get(span)?.row, 'total_customers'),
      coupons_count: getSum(coupons.get(span)?.row, 'total'),
      products: getSum(products.get(span)?.row, 'total'),
    }),
  );
}

/** Adds the averages. */
export function toOrderTotals(totals: Totals): Totals {
  const { orders_count: orders = 0, num_items_sold: items = 0, net_revenue: revenue = 0 } = totals;
  return {
    ...totals,
    avg_items_per_order: orders === 0 ? 0 : Number((items / orders).toFixed(AVERAGE_DECIMALS)),
    avg_order_value: orders === 0 ? 0 : revenue / orders,
  };
}

export function toAmounts(sum: Sum | undefined): Totals {
  const names = ['orders_count', 'num_items_sold', ...MONEY];
  return Object.fromEntries(names.map((name) => [name, getSum(sum?.row, name)]));
}

/** Which rows of `order_stats` to include, and by which date. */
export interface OrderRows {
  /** The conditions for statuses and filters. */
  where: Condition;
  /** The condition for rows in a period. */
  within: Condition;
  date: string;
}

export function toRows({ db }: StoreContext, filters: OrderFilters): OrderRows {
  const { status_is = [], status_is_not = [] } = filters;
  const isOwnChoice = status_is.length + status_is_not.length > 0;
  const date = `order_stats.${toDateColumn(getDateType(db))}`;
  return {
    where: allOf([
      !isOwnChoice && isNoneOf('order_stats.status', getExcludedStatuses(db)),
      orderFilter(db, filters),
    ]),
    within: condition(`${date} BETWEEN span.first AND span.last`),
    date,
  };
}

/** Orders of new and of returning customers; see `parts` of `sumUp`. */
const CUSTOMER_TYPES = [0, 1];

interface OrderSums {
  /** Whether to segment by customer type. */
  byType?: boolean;
  countsCustomers?: boolean;
}

/** Sums orders and refunds. */
export function sumOrders(
  { db }: StoreContext,
  rows: OrderRows,
  spans: readonly Span[],
  { byType = false, countsCustomers = true }: OrderSums = {},
): Sum[] {
  const sums = { ...SUMS, ...(countsCustomers && CUSTOMERS) };
  return sumUp(db, { spans, sums, from: 'order_stats', ...parted(rows, byType) });
}

/** Orders joined with their coupons as `used`. */
export const WITH_COUPONS =
  'order_stats CROSS JOIN coupon_stats AS used ON used.order_id = order_stats.order_id';

/** Counts distinct coupons. */
export function countCoupons(
  { db }: StoreContext,
  rows: OrderRows,
  spans: readonly Span[],
  { byType = false }: OrderSums = {},
): Sum[] {
  const sums = { total: 'count(DISTINCT used.coupon_id)' };
  return sumUp(db, { spans, sums, from: WITH_COUPONS, ...parted(rows, byType) });
}

function parted({ within, where }: OrderRows, byType: boolean) {
  if (!byType) return { within, where };
  const ofType = condition('order_stats.is_returning = part.id');
  return { within, where: allOf([ofType, where]), parts: CUSTOMER_TYPES };
}

/** Counts distinct products that were sold or refunded. */
function countProducts({ db }: StoreContext, { within, where }: OrderRows, spans: readonly Span[]): Sum[] {
  return sumUp(db, {
    spans,
    sums: { total: 'count(DISTINCT line.product_id)' },
    from: 'order_stats CROSS JOIN product_stats AS line ON line.order_id = order_stats.order_id',
    within,
    where,
  });
}

function bySpan(sums: readonly Sum[]): Map<number, Sum> {
  return new Map(sums.map((sum) => [sum.span, sum]));
}
