import type { StoreContext } from '../../context';
import { allOf, condition, isNoneOf, isOneOf } from '../../database';
import { integer, list } from '../../rest';
import type { Span } from './period';
import { getSum, sumUp, sumUpBy } from './query';
import type { Sum } from './query';
import { isLineSegment, LINE_SEGMENTS, toSegments } from './segments';
import { getExcludedStatuses } from '../../site';
import type { Totals, StatsReport } from './stats';

const args = { coupons: list(integer()) };

interface CouponFilters {
  coupons?: readonly number[] | undefined;
}

export const couponsStats: StatsReport<typeof args> = {
  name: 'coupons',
  args,
  orderBy: ['date', 'amount', 'coupons_count', 'orders_count'],
  columns: ['amount', 'coupons_count', 'orders_count'],
  read(context, filters, spans) {
    const sums = new Map(sumCoupons(context, filters, spans).map((sum) => [sum.span, sum]));
    return spans.map((_, span) => toTotals(sums.get(span)));
  },
  segments: {
    by: ['product', 'variation', 'category', 'coupon'],
    read(context, filters, spans, by) {
      const wanted = by === 'coupon' ? filters.coupons : [];
      return toSegments(context.db, { by, spans, wanted }, sumCoupons(context, filters, spans, by), toTotals);
    },
  },
};

function toTotals(sum: Sum | undefined): Totals {
  return {
    amount: getSum(sum?.row, 'amount'),
    coupons_count: getSum(sum?.row, 'coupons_count'),
    orders_count: getSum(sum?.row, 'orders_count'),
  };
}

/**
 * Segmented by product, the amount is the discount on the product's lines, and a line counts once however many coupons
 * it has.
 */
function sumCoupons(
  { db }: StoreContext,
  { coupons = [] }: CouponFilters,
  spans: readonly Span[],
  by = '',
): Sum[] {
  const isByLine = isLineSegment(by);
  const { join, key, where } = isByLine
    ? LINE_SEGMENTS[by]
    : { join: '', key: 'used.coupon_id', where: 'true' };
  const lines = 'CROSS JOIN product_stats AS line ON line.order_id = used.order_id';
  const uses = {
    spans,
    sums: {
      amount: { amount: isByLine ? `iif(${FIRST_COUPON}, line.coupons, 0)` : 'used.discount' },
      coupons_count: 'count(DISTINCT used.coupon_id)',
      orders_count: 'count(DISTINCT used.order_id)',
    },
    from: `coupon_stats AS used ${isByLine ? `${lines} ${join}` : ''}`,
    within: condition('used.created_local BETWEEN span.first AND span.last'),
    where: allOf([
      isNoneOf('used.status', getExcludedStatuses(db)),
      coupons.length > 0 && isOneOf('used.coupon_id', coupons),
      condition(where),
    ]),
  };
  return by === '' ? sumUp(db, uses) : sumUpBy(db, key, uses);
}

const FIRST_COUPON =
  'used.coupon_id = (SELECT min(coupon_id) FROM coupon_stats AS other WHERE other.order_id = used.order_id)';
