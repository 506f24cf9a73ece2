import type { StoreContext } from '../../context';
import { allOf, condition, isNoneOf } from '../../database';
import type { Condition } from '../../database';
import { toNumber } from '../amounts';
import { orderFilter } from './order-filters';
import type { OrderFilters } from './order-filters';
import { areWholeDays } from './period';
import type { Span } from './period';
import { sumOf, sumUp } from './query';
import type { Sum, Sums } from './query';
import { getDateType, getExcludedStatuses, toDateColumn } from './settings';
import type { Figures } from './stats';

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
  ...Object.fromEntries(MONEY.map((name) => [name, `sum(${name})`])),
};

/** Decimals of averages of counts, as on the platform; averages of money are not rounded. */
const AVERAGE_DECIMALS = 4;

/** The orders and refunds a report is about. */
export interface OrdersScope {
  context: StoreContext;
  filters: OrderFilters;
}

/** The figures of revenue and orders reports in each span. */
export function readOrderFigures({ context, filters }: OrdersScope, spans: readonly Span[]): Figures[] {
  const rows = toRows(context, filters);
  const isWhole = areWholeDays(spans);
  const sums = bySpan(
    isWhole && !rows.isFiltered ? sumDays(context, rows, spans) : sumOrders(context, rows, spans),
  );
  const customers = bySpan(countCustomers(context, rows, spans));
  const coupons = bySpan(countCoupons(context, rows, spans));
  const products = bySpan(countProducts(context, rows, spans));
  return spans.map((_, span) =>
    toOrderFigures({
      ...toAmounts(sums.get(span)),
      total_customers: sumOf(customers.get(span)?.row, 'total'),
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
  const counts = ['orders_count', 'num_items_sold'].map((name) => [name, sumOf(sum?.row, name)]);
  const amounts = MONEY.map((name) => [name, toNumber(sumOf(sum?.row, name))]);
  return Object.fromEntries([...counts, ...amounts]);
}

/** Which rows of `order_stats` count, and by which date. */
export interface OrderRows {
  /** Statuses and filters. */
  where: Condition;
  statuses: Condition;
  date: string;
  dateType: string;
  isFiltered: boolean;
}

export function toRows({ db }: StoreContext, filters: OrderFilters): OrderRows {
  const dateType = getDateType(db);
  const filter = orderFilter(db, filters);
  const isOwnChoice = (filters.status_is ?? []).length > 0;
  const statuses = isOwnChoice ? condition('true') : isNoneOf('order_stats.status', getExcludedStatuses(db));
  return {
    where: allOf([statuses, filter]),
    statuses,
    date: `order_stats.${toDateColumn(dateType)}`,
    dateType,
    isFiltered: filter !== undefined,
  };
}

function sumDays({ db }: StoreContext, { dateType, statuses }: OrderRows, spans: readonly Span[]): Sum[] {
  return sumUp(db, {
    spans,
    sums: SUMS,
    from: 'order_days AS order_stats',
    within: condition(
      'date_type = ? AND day BETWEEN substr(span.first, 1, 10) AND substr(span.last, 1, 10)',
      dateType,
    ),
    where: statuses,
  });
}

function sumOrders({ db }: StoreContext, { date, where }: OrderRows, spans: readonly Span[]): Sum[] {
  return sumUp(db, {
    spans,
    sums: SUMS,
    from: 'order_stats',
    within: condition(`${date} BETWEEN span.first AND span.last`),
    where,
  });
}

function countCustomers({ db }: StoreContext, { date, where }: OrderRows, spans: readonly Span[]): Sum[] {
  return sumUp(db, {
    spans,
    sums: { total: 'count(DISTINCT customer_id)' },
    from: 'order_stats',
    within: condition(`${date} BETWEEN span.first AND span.last`),
    where,
  });
}

/** Different coupons, however often they were used. */
function countCoupons({ db }: StoreContext, rows: OrderRows, spans: readonly Span[]): Sum[] {
  const isPlain = !rows.isFiltered && rows.dateType === 'date_created';
  return sumUp(db, {
    spans,
    sums: { total: 'count(DISTINCT coupon_id)' },
    from: isPlain
      ? 'coupon_stats AS order_stats'
      : 'order_stats CROSS JOIN coupon_stats ON coupon_stats.order_id = order_stats.order_id',
    within: condition(`${rows.date} BETWEEN span.first AND span.last`),
    where: rows.where,
  });
}

/** Different products that were sold or given back. */
function countProducts({ db }: StoreContext, rows: OrderRows, spans: readonly Span[]): Sum[] {
  const [period] = spans;
  if (!period) return [];
  const isPlain = !rows.isFiltered && rows.dateType === 'date_created' && areWholeDays([period]);
  return sumUp(db, {
    spans: [period],
    sums: { total: `count(DISTINCT iif(${isPlain ? SOLD_DAY : 'true'}, product_id, NULL))` },
    from: isPlain
      ? 'product_days AS order_stats'
      : 'order_stats CROSS JOIN product_stats ON product_stats.order_id = order_stats.order_id',
    within: isPlain
      ? condition('day BETWEEN substr(span.first, 1, 10) AND substr(span.last, 1, 10)')
      : condition(`${rows.date} BETWEEN span.first AND span.last`),
    where: rows.where,
  });
}

/** Sums of days stay behind when everything in them was taken away. */
export const SOLD_DAY = '(items_sold <> 0 OR net_revenue <> 0 OR product_orders <> 0)';

function bySpan(sums: readonly Sum[]): Map<number, Sum> {
  return new Map(sums.map((sum) => [sum.span, sum]));
}
