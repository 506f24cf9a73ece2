import type { StoreContext } from '../../context';
import { allOf, condition } from '../../database';
import { countCoupons, sumOrders, toAmounts, toOrderTotals, toRows, WITH_COUPONS } from './orders-source';
import type { OrderRows } from './orders-source';
import type { OrderFilters } from './order-filters';
import { ORDERS } from './lines-source';
import type { Span } from './period';
import { getAmounts, getSum, sumUpBy, toKey } from './query';
import type { Sum, Sums } from './query';
import { isLineSegment, LINE_SEGMENTS, toSegments } from './segments';
import type { LineSegment } from './segments';
import type { Totals, Segment } from './stats';
import { sumOnce } from './whole-period';

export const ORDER_SEGMENTS = ['product', 'category', 'variation', 'coupon', 'customer_type'] as const;

/**
 * For orders with a product: sums over their lines with it. An order is in one interval only; a customer can be in
 * many.
 */
const LINE_SUMS: Sums = {
  orders_count: ORDERS,
  total_customers: 'json_group_array(DISTINCT order_stats.customer_id)',
  num_items_sold: 'sum(line.items_sold)',
  total_sales: { amount: 'line.net_revenue + line.taxes + line.shipping' },
  ...getAmounts(['coupons', 'refunds', 'taxes', 'shipping', 'net_revenue'], 'line'),
};

/** Sums for orders with a coupon. */
const COUPON_SUMS: Sums = {
  orders_count: 'sum(order_stats.orders_count)',
  ...getAmounts(['total_sales', 'refunds', 'taxes', 'shipping', 'net_revenue'], 'order_stats'),
  num_items_sold: 'sum(order_stats.items_sold)',
  coupons: { amount: 'used.discount' },
  total_customers: 'count(DISTINCT order_stats.customer_id)',
};

export function readOrderSegments(
  context: StoreContext,
  filters: OrderFilters,
  spans: readonly Span[],
  by: string,
): Segment[][] {
  const { sums, coupons } = readParts(context, filters, spans, by);
  const couponCounts = new Map(coupons.map((sum) => [toKey(sum), getSum(sum.row, 'total')]));
  const toTotals = (sum: Sum | undefined): Totals => {
    const { gross_sales: _, ...amounts } = toAmounts(sum);
    return toOrderTotals({
      ...amounts,
      coupons_count: (sum && couponCounts.get(toKey(sum))) ?? 0,
      total_customers: getSum(sum?.row, 'total_customers'),
    });
  };
  const wanted = { product: filters.product_includes, coupon: filters.coupon_includes }[by];
  return toSegments(context.db, { by, spans, wanted }, sums, toTotals);
}

/** The sums of each segment, and the number of distinct coupons in it. */
interface Parts {
  sums: Sum[];
  coupons: Sum[];
}

function readParts(context: StoreContext, filters: OrderFilters, spans: readonly Span[], by: string): Parts {
  const rows = toRows(context, filters);
  if (isLineSegment(by)) return sumLines(context, rows, spans, by);
  if (by !== 'coupon') {
    const byType = { byType: true };
    return {
      sums: sumOrders(context, rows, spans, byType),
      coupons: countCoupons(context, rows, spans, byType),
    };
  }
  const { within, where } = rows;
  const uses = { spans, sums: COUPON_SUMS, from: WITH_COUPONS, within, where };
  const sums = sumUpBy(context.db, 'used.coupon_id', uses);
  // Orders of a coupon's segment all have that one coupon.
  return { sums, coupons: sums.map((sum) => ({ ...sum, row: { total: 1 } })) };
}

/** Segments orders by their products. */
function sumLines({ db }: StoreContext, rows: OrderRows, spans: readonly Span[], by: LineSegment): Parts {
  const { join, key, where } = LINE_SEGMENTS[by];
  const lines = `CROSS JOIN product_stats AS line ON line.order_id = order_stats.order_id ${join}`;
  const sumParts = (from: string, sums: Sums) =>
    sumOnce(spans, sums, (those, columns) =>
      sumUpBy(db, key, {
        spans: those,
        sums: columns,
        from: `${from} ${lines}`,
        within: rows.within,
        where: allOf([rows.where, condition(where)]),
      }),
    );
  return {
    sums: sumParts('order_stats', LINE_SUMS),
    coupons: sumParts(WITH_COUPONS, { total: 'json_group_array(DISTINCT used.coupon_id)' }),
  };
}
