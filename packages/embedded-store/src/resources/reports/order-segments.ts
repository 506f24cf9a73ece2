import type { StoreContext } from '../../context';
import { allOf, condition } from '../../database';
import {
  countCoupons,
  sumOrders,
  toAmounts,
  toOrderFigures,
  toRows,
  withCoupons,
  withinDays,
  SOLD_DAY,
} from './orders-source';
import type { OrderRows } from './orders-source';
import type { OrderFilters } from './order-filters';
import { ORDERS_BY_DAY } from './lines-source';
import { areWholeDays } from './period';
import type { Span } from './period';
import { amountsOf, sumOf, sumUp, sumUpBy, toKey, withMore } from './query';
import type { Sum, Sums } from './query';
import { isLineSegment, LINE_SEGMENTS, toSegments } from './segments';
import type { LineSegment } from './segments';
import type { Figures, Segment } from './stats';
import { countOnce } from './whole-period';

export const ORDER_SEGMENTS = ['product', 'category', 'variation', 'coupon', 'customer_type'] as const;

const ORDERS = 'count(DISTINCT iif(order_stats.orders_count = 1, order_stats.order_id, NULL))';
const CUSTOMERS = 'count(DISTINCT order_stats.customer_id)';

/** Of the orders with a product: what their lines with it come to. */
const LINE_SUMS: Sums = {
  num_items_sold: 'sum(line.items_sold)',
  total_sales: { amount: 'line.net_revenue + line.taxes + line.shipping' },
  ...amountsOf(['coupons', 'refunds', 'taxes', 'shipping', 'net_revenue'], 'line'),
};

/** Of the orders with a coupon. */
const COUPON_SUMS: Sums = {
  orders_count: 'sum(order_stats.orders_count)',
  ...amountsOf(['total_sales', 'refunds', 'taxes', 'shipping', 'net_revenue'], 'order_stats'),
  num_items_sold: 'sum(order_stats.items_sold)',
  coupons: { amount: 'used.discount' },
  total_customers: CUSTOMERS,
};

export function readOrderSegments(
  context: StoreContext,
  filters: OrderFilters,
  spans: readonly Span[],
  by: string,
): Segment[][] {
  const { sums, coupons } = sumParts(context, filters, spans, by);
  const couponCounts = new Map(coupons.map((sum) => [toKey(sum), sumOf(sum.row, 'total')]));
  const toFigures = (sum: Sum | undefined): Figures => {
    const { gross_sales: _, ...figures } = toAmounts(sum);
    return toOrderFigures({
      ...figures,
      coupons_count: (sum && couponCounts.get(toKey(sum))) ?? 0,
      total_customers: sumOf(sum?.row, 'total_customers'),
    });
  };
  const wanted = { product: filters.product_includes, coupon: filters.coupon_includes }[by];
  return toSegments(context.db, { by, spans, wanted }, sums, toFigures);
}

/** What each part comes to, and how many different coupons were used in it. */
interface Parts {
  sums: Sum[];
  coupons: Sum[];
}

function sumParts(context: StoreContext, filters: OrderFilters, spans: readonly Span[], by: string): Parts {
  const rows = toRows(context, filters);
  if (isLineSegment(by)) {
    return rows.isOfDays && areWholeDays(spans)
      ? sumLineDays(context, filters, spans, by)
      : sumLineRows(context, rows, spans, by);
  }
  if (by !== 'coupon') {
    const byType = { byType: true };
    return {
      sums: sumOrders(context, rows, spans, byType),
      coupons: countCoupons(context, rows, spans, byType),
    };
  }
  const uses = { ...withCoupons(rows), spans, sums: COUPON_SUMS, where: rows.where };
  const sums = sumUpBy(context.db, 'used.coupon_id', uses);
  // The orders with a coupon have that one.
  return { sums, coupons: sums.map((sum) => ({ ...sum, row: { total: 1 } })) };
}

/** Parts of orders by what the sums of days, and lines and coupons themselves, know of them. */
function sumLineDays(
  context: StoreContext,
  filters: OrderFilters,
  spans: readonly Span[],
  by: LineSegment,
): Parts {
  const { db } = context;
  const { join, key, where } = LINE_SEGMENTS[by];
  const [lines, used] = [toRows(context, filters, 'line'), toRows(context, filters, 'used')];
  const days = {
    sums: { ...LINE_SUMS, orders_count: ORDERS_BY_DAY[by] },
    from: `product_days AS line ${join}`,
    within: withinDays(lines),
    where: allOf([lines.where, condition(where), condition(SOLD_DAY)]),
  };
  const uses = {
    from: `coupon_stats AS used CROSS JOIN product_stats AS line ON line.order_id = used.order_id ${join}`,
    within: used.within,
    where: allOf([used.where, condition(where)]),
  };
  const sold = sumUpBy(db, key, { ...days, spans });
  const coupons = countOnce(spans, ['total', 'used.coupon_id'], (those, sums) =>
    sumUpBy(db, key, { ...uses, spans: those, sums }),
  );
  const parts = [...new Set(sold.map(({ segment }) => segment))];
  const customers = countOnce(spans, ['total_customers', 'line.customer_id'], (those, sums) =>
    sumUp(db, {
      spans: those,
      parts,
      sums,
      ...LINES_OF_PART[by],
      within: lines.within,
      where: allOf([condition(LINES_OF_PART[by].where), lines.where]),
    }),
  );
  const orders =
    by === 'category'
      ? sumUpBy(db, 'line.category_id', {
          spans,
          sums: { orders_count: 'sum(line.orders_count)' },
          from: 'category_days AS line',
          within: withinDays(lines),
          where: lines.where,
        })
      : [];
  return { sums: withMore(withMore(sold, customers), orders), coupons };
}

/** The lines of a part, as `sumUp` knows parts. */
const LINES_OF_PART: Readonly<Record<LineSegment, { from: string; where: string }>> = {
  product: { from: 'product_stats AS line', where: 'line.product_id = part.id' },
  variation: {
    from: 'product_stats AS line',
    where: 'line.variation_id = part.id AND line.variation_id > 0',
  },
  category: {
    from: 'product_terms CROSS JOIN product_stats AS line ON line.product_id = product_terms.product_id',
    where: 'product_terms.term_id = part.id',
  },
};

/** The same for any choice of orders and any spans, an order after the other. */
function sumLineRows({ db }: StoreContext, rows: OrderRows, spans: readonly Span[], by: LineSegment): Parts {
  const { join, key, where } = LINE_SEGMENTS[by];
  const lines = `CROSS JOIN product_stats AS line ON line.order_id = order_stats.order_id ${join}`;
  const used = withCoupons(rows);
  const parts = { spans, within: rows.within, where: allOf([rows.where, condition(where)]) };
  return {
    sums: sumUpBy(db, key, {
      ...parts,
      from: `order_stats ${lines}`,
      sums: { ...LINE_SUMS, orders_count: ORDERS, total_customers: CUSTOMERS },
    }),
    coupons: sumUpBy(db, key, {
      ...parts,
      within: used.within,
      from: `${used.from} ${lines}`,
      sums: { total: 'count(DISTINCT used.coupon_id)' },
    }),
  };
}
