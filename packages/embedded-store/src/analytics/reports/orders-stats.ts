import type { StoreContext } from '../../context';
import { oneOf, validate, withDefault } from '../../rest';
import { ORDER_SEGMENTS, readOrderSegments } from './order-segments';
import { orderFilterArgs } from './order-filters';
import type { OrderFilters } from './order-filters';
import { readOrderTotals } from './orders-source';
import type { Span } from './period';
import { readStats, statsArgs } from './stats';
import type { StatsReport, StatsOptions } from './stats';
import type { Paging, TablePage } from './table';

const { order_includes: _included, order_excludes: _excluded, ...statsFilters } = orderFilterArgs;

const columns = [
  'orders_count',
  'num_items_sold',
  'gross_sales',
  'total_sales',
  'coupons',
  'coupons_count',
  'refunds',
  'taxes',
  'shipping',
  'net_revenue',
  'avg_items_per_order',
  'avg_order_value',
  'total_customers',
];

/** What the revenue and orders reports share. */
const common = {
  columns,
  constant: { totals: ['products', 'coupons_count'], subtotals: ['coupons_count'] },
  aliases: { items_sold: 'num_items_sold' },
  read: (context: StoreContext, filters: OrderFilters, spans: readonly Span[], wants: StatsOptions) =>
    readOrderTotals({ context, filters }, spans, wants),
  segments: { by: ORDER_SEGMENTS, read: readOrderSegments },
};

export const revenueStats: StatsReport<Record<never, never>> = {
  ...common,
  name: 'revenue',
  args: {},
  orderBy: [
    'date',
    'total_sales',
    'coupons',
    'refunds',
    'shipping',
    'taxes',
    'net_revenue',
    'orders_count',
    'items_sold',
    'gross_sales',
  ],
  // The revenue report ignores all filters.
  read: (context, _, spans, wants) => readOrderTotals({ context, filters: {} }, spans, wants),
  segments: {
    ...common.segments,
    read: (context, _, spans, by) => readOrderSegments(context, {}, spans, by),
  },
};

export const ordersStats: StatsReport<typeof statsFilters> = {
  ...common,
  name: 'orders',
  args: statsFilters,
  orderBy: ['date', 'net_revenue', 'orders_count', 'avg_order_value'],
};

/** Revenue as a table with one row per interval. */
export function readRevenueRows(
  context: StoreContext,
  parameters: Readonly<Record<string, unknown>>,
  paging: Paging,
): TablePage {
  const args = { ...statsArgs, orderby: withDefault(oneOf(revenueStats.orderBy), 'date') };
  const values = { ...validate(args, (name) => parameters[name], context.db), ...paging };
  const { intervals, count } = readStats(context, revenueStats, values);
  return { total: count, rows: intervals.map(({ id, subtotals }) => ({ date: id, ...subtotals })) };
}
