import type { StoreContext } from '../../context';
import { allOf, condition, isNoneOf } from '../../database';
import type { Condition } from '../../database';
import { orderFilter } from './order-filters';
import type { OrderFilters } from './order-filters';
import { areWholeDays } from './period';
import type { Span } from './period';
import { amountsOf, sumOf, sumUp, withMore } from './query';
import type { Sum, Sums } from './query';
import { getDateType, getExcludedStatuses, toDateColumn } from './settings';
import type { DateType } from './settings';
import type { Figures, Wants } from './stats';
import { countOnce } from './whole-period';

/** Columns of `order_stats` that add up, by the names reports give them. */
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
  ...amountsOf(MONEY, 'order_stats'),
};

/** Nobody counts twice, so days do not add up to it. */
const CUSTOMERS = ['total_customers', 'customer_id'] as const;

/** Decimals of averages of counts, as on the platform; averages of money are not rounded. */
const AVERAGE_DECIMALS = 4;

/** The orders and refunds a report is about. */
export interface OrdersScope {
  context: StoreContext;
  filters: OrderFilters;
}

/** The figures of revenue and orders reports in each span. */
export function readOrderFigures(
  { context, filters }: OrdersScope,
  spans: readonly Span[],
  wants: Wants,
): Figures[] {
  const rows = toRows(context, filters);
  const sums = bySpan(sumOrders(context, rows, spans, { countsCustomers: wants('total_customers') }));
  const coupons = bySpan(countCoupons(context, rows, spans));
  const products = bySpan(countProducts(context, rows, spans.slice(0, 1)));
  return spans.map((_, span) =>
    toOrderFigures({
      ...toAmounts(sums.get(span)),
      total_customers: sumOf(sums.get(span)?.row, 'total_customers'),
      coupons_count: sumOf(coupons.get(span)?.row, 'total'),
      products: sumOf(products.get(span)?.row, 'total'),
    }),
  );
}

/** Adds the averages. */
export function toOrderFigures(figures: Figures): Figures {
  const { orders_count: orders = 0, num_items_sold: items = 0, net_revenue: revenue = 0 } = figures;
  return {
    ...figures,
    avg_items_per_order: orders === 0 ? 0 : Number((items / orders).toFixed(AVERAGE_DECIMALS)),
    avg_order_value: orders === 0 ? 0 : revenue / orders,
  };
}

export function toAmounts(sum: Sum | undefined): Figures {
  const names = ['orders_count', 'num_items_sold', ...MONEY];
  return Object.fromEntries(names.map((name) => [name, sumOf(sum?.row, name)]));
}

/** Which rows of `order_stats` count, and by which date. */
export interface OrderRows {
  /** Statuses and filters. */
  where: Condition;
  /** Which fall into a span. */
  within: Condition;
  date: string;
  dateType: DateType;
  /**
   * Whether `where` looks only at what lines, coupons and sums by day know of an order, too: status and kind of
   * customer. The query may then read those in the place of the orders, by the same name.
   */
  isOfDays: boolean;
}

/** @param name what the query calls the rows. */
export function toRows({ db }: StoreContext, filters: OrderFilters, name = 'order_stats'): OrderRows {
  const dateType = getDateType(db);
  const { where: filter, isOfDays } = orderFilter(db, filters, name);
  const isOwnChoice = (filters.status_is ?? []).length > 0;
  const statuses = isOwnChoice ? condition('true') : isNoneOf(`${name}.status`, getExcludedStatuses(db));
  const date = `${name}.${toDateColumn(dateType)}`;
  return {
    where: allOf([statuses, filter]),
    within: condition(`${date} BETWEEN span.first AND span.last`),
    date,
    dateType,
    isOfDays,
  };
}

/** Which sums by day fall into a span. */
export function withinDays({ dateType }: OrderRows): Condition {
  return condition(
    'date_type = ? AND day BETWEEN substr(span.first, 1, 10) AND substr(span.last, 1, 10)',
    dateType,
  );
}

/** The orders of new customers, and those of customers who came back; see `parts` of `sumUp`. */
const CUSTOMER_TYPES = [0, 1];
const OF_TYPE = condition('order_stats.is_returning = part.id');

interface OrderSums {
  /** Parted by kind of customer. */
  byType?: boolean;
  countsCustomers?: boolean;
}

/** What orders and refunds come to, by days where that is possible. */
export function sumOrders(
  { db }: StoreContext,
  rows: OrderRows,
  spans: readonly Span[],
  { byType = false, countsCustomers = true }: OrderSums = {},
): Sum[] {
  const parts = byType ? { parts: CUSTOMER_TYPES } : {};
  const where = allOf([byType && OF_TYPE, rows.where]);
  const sumRows = (those: readonly Span[], sums: Sums) =>
    sumUp(db, { ...parts, spans: those, sums, from: 'order_stats', within: rows.within, where });
  const [name, column] = CUSTOMERS;
  if (!rows.isOfDays || !areWholeDays(spans)) {
    return sumRows(spans, { ...SUMS, ...(countsCustomers && { [name]: `count(DISTINCT ${column})` }) });
  }
  const from = 'order_days AS order_stats';
  const days = sumUp(db, { ...parts, spans, sums: SUMS, from, within: withinDays(rows), where });
  return countsCustomers ? withMore(days, countOnce(spans, CUSTOMERS, sumRows)) : days;
}

/** Orders and their coupons, called `used`: where they come from, and which fall into a span. */
export function withCoupons({ dateType }: OrderRows): { from: string; within: Condition } {
  // Far fewer orders have a coupon than not, and a coupon has the dates of its order.
  return {
    from: 'coupon_stats AS used CROSS JOIN order_stats ON order_stats.order_id = used.order_id',
    within: condition(`used.${toDateColumn(dateType)} BETWEEN span.first AND span.last`),
  };
}

/** Different coupons, however often they were used. */
export function countCoupons(
  { db }: StoreContext,
  rows: OrderRows,
  spans: readonly Span[],
  { byType = false }: OrderSums = {},
): Sum[] {
  const uses = rows.isOfDays
    ? { from: 'coupon_stats AS order_stats', within: rows.within }
    : withCoupons(rows);
  return sumUp(db, {
    ...(byType && { parts: CUSTOMER_TYPES }),
    ...uses,
    spans,
    sums: { total: 'count(DISTINCT coupon_id)' },
    where: allOf([byType && OF_TYPE, rows.where]),
  });
}

/** Different products that were sold or given back. */
function countProducts({ db }: StoreContext, rows: OrderRows, spans: readonly Span[]): Sum[] {
  if (!rows.isOfDays) {
    return sumUp(db, {
      spans,
      sums: { total: 'count(DISTINCT product_id)' },
      from: 'order_stats CROSS JOIN product_stats ON product_stats.order_id = order_stats.order_id',
      within: rows.within,
      where: rows.where,
    });
  }
  // Of each product that was ever sold one line is enough.
  const lines = allOf([rows.within, rows.where]);
  return sumUp(db, {
    spans,
    sums: { total: 'count(*)' },
    from: '(SELECT DISTINCT product_id FROM product_sales) AS sold',
    within: {
      sql: `EXISTS (SELECT 1 FROM product_stats AS order_stats
        WHERE order_stats.product_id = sold.product_id AND ${lines.sql})`,
      values: lines.values,
    },
    where: condition('true'),
  });
}

/**
 * Whether goods were sold or given back on a day. Sums of days stay behind when everything in them was taken away, and
 * of goods that came back on the same day the number of orders alone is left.
 */
export const SOLD_DAY = '(items_sold <> 0 OR net_revenue <> 0 OR variation_orders <> 0)';

function bySpan(sums: readonly Sum[]): Map<number, Sum> {
  return new Map(sums.map((sum) => [sum.span, sum]));
}
