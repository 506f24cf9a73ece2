import type { StoreContext } from '../../context';
import { allOf, condition } from '../../database';
import { toAmounts, toOrderFigures, toRows } from './orders-source';
import type { OrderFilters } from './order-filters';
import type { Span } from './period';
import { sumOf, sumUp } from './query';
import type { Sum, Sums } from './query';
import { isLineSegment, LINE_SEGMENTS, toSegments } from './segments';
import type { Figures, Segment } from './stats';

export const ORDER_SEGMENTS = ['product', 'category', 'variation', 'coupon', 'customer_type'] as const;

const ORDERS = 'count(DISTINCT iif(order_stats.orders_count = 1, order_stats.order_id, NULL))';
const CUSTOMERS = 'count(DISTINCT order_stats.customer_id)';

/** Of the orders with a product: what their lines with it come to. */
const LINE_SUMS: Sums = {
  orders_count: ORDERS,
  num_items_sold: 'sum(line.items_sold)',
  total_sales: 'sum(line.net_revenue + line.taxes + line.shipping)',
  ...Object.fromEntries(
    ['coupons', 'refunds', 'taxes', 'shipping', 'net_revenue'].map((name) => [name, `sum(line.${name})`]),
  ),
  total_customers: CUSTOMERS,
};

const ORDER_SUMS: Sums = {
  orders_count: ORDERS,
  num_items_sold: 'sum(order_stats.items_sold)',
  ...Object.fromEntries(
    ['total_sales', 'coupons', 'refunds', 'taxes', 'shipping', 'net_revenue'].map((name) => [
      name,
      `sum(order_stats.${name})`,
    ]),
  ),
  total_customers: CUSTOMERS,
};

const COUPONS = 'CROSS JOIN coupon_stats AS used ON used.order_id = order_stats.order_id';

/** A way to part orders: what to join, what to part by, and how to add up. */
interface Parting {
  join: string;
  key: string;
  where: string;
  sums: Sums;
}

export function readOrderSegments(
  context: StoreContext,
  filters: OrderFilters,
  spans: readonly Span[],
  by: string,
): Segment[][] {
  const parting = toParting(by);
  const sums = sumParts(context, filters, spans, parting);
  const coupons = sumParts(context, filters, spans, {
    ...parting,
    join: by === 'coupon' ? parting.join : `${parting.join} ${COUPONS}`,
    sums: { total: 'count(DISTINCT used.coupon_id)' },
  });
  const couponCounts = new Map(coupons.map((sum) => [`${sum.span}/${sum.segment}`, sumOf(sum.row, 'total')]));
  const toFigures = (sum: Sum | undefined): Figures => {
    const { gross_sales: _, ...figures } = toAmounts(sum);
    return toOrderFigures({
      ...figures,
      coupons_count: couponCounts.get(`${sum?.span}/${sum?.segment}`) ?? 0,
      total_customers: sumOf(sum?.row, 'total_customers'),
    });
  };
  const wanted = { product: filters.product_includes, coupon: filters.coupon_includes }[by];
  return toSegments(context.db, { by, spans, wanted }, sums, toFigures);
}

function toParting(by: string): Parting {
  if (isLineSegment(by)) {
    const { join, key, where } = LINE_SEGMENTS[by];
    const lines = 'CROSS JOIN product_stats AS line ON line.order_id = order_stats.order_id';
    return { join: `${lines} ${join}`, key, where, sums: LINE_SUMS };
  }
  if (by === 'coupon') {
    const sums = { ...ORDER_SUMS, coupons: 'sum(used.discount)' };
    return { join: COUPONS, key: 'used.coupon_id', where: 'true', sums };
  }
  return { join: '', key: 'order_stats.is_returning', where: 'true', sums: ORDER_SUMS };
}

function sumParts(
  context: StoreContext,
  filters: OrderFilters,
  spans: readonly Span[],
  { join, key, where, sums }: Parting,
): Sum[] {
  const rows = toRows(context, filters);
  return sumUp(context.db, {
    spans,
    segment: key,
    sums,
    from: `order_stats ${join}`,
    within: condition(`${rows.date} BETWEEN span.first AND span.last`),
    where: allOf([rows.where, condition(where)]),
  });
}
