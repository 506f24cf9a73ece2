import type { StoreContext } from '../../context';
import { productFilter, productFilterArgs, variationFilterArgs, variationScope } from './line-filters';
import { readLineTotals, sumLineSegments, toLineTotals } from './lines-source';
import type { LineScope } from './lines-source';
import type { Span } from './period';
import type { Sum } from './query';
import { isLineSegment, toSegments } from './segments';
import type { Segment, StatsReport } from './stats';

const ORDER_BY = [
  'date',
  'net_revenue',
  'coupons',
  'refunds',
  'shipping',
  'taxes',
  'orders_count',
  'items_sold',
];

const SEGMENTS = ['product', 'category', 'variation'];

export const productsStats: StatsReport<typeof productFilterArgs> = {
  name: 'products',
  args: productFilterArgs,
  orderBy: ORDER_BY,
  columns: ['items_sold', 'net_revenue', 'orders_count', 'products_count', 'variations_count'],
  read: (context, filters, spans, wants) =>
    readLineTotals(context, { filter: productFilter(filters), isVariations: false }, spans, wants),
  segments: {
    by: SEGMENTS,
    read(context, filters, spans, by) {
      const wanted = {
        product: filters.products,
        variation: filters.variations,
        category: filters.categories,
      }[by];
      const scope = { filter: productFilter(filters), isVariations: false };
      return readSegments(context, scope, spans, by, wanted);
    },
  },
};

export const variationsStats: StatsReport<typeof variationFilterArgs> = {
  name: 'variations',
  args: variationFilterArgs,
  orderBy: ORDER_BY,
  columns: ['items_sold', 'net_revenue', 'orders_count', 'variations_count'],
  read: (context, filters, spans, wants) =>
    readLineTotals(context, variationScope(context.db, filters), spans, wants),
  segments: {
    by: SEGMENTS,
    read(context, filters, spans, by) {
      const { variations, product_includes, category_includes } = filters;
      const wanted = { product: product_includes, variation: variations, category: category_includes }[by];
      return readSegments(context, variationScope(context.db, filters), spans, by, wanted);
    },
  },
};

function readSegments(
  context: StoreContext,
  scope: LineScope,
  spans: readonly Span[],
  by: string,
  wanted: readonly number[] | undefined,
): Segment[][] {
  const sums = isLineSegment(by) ? sumLineSegments(context, scope, spans, by) : [];
  return toSegments(context.db, { by, spans, wanted }, sums, (sum) => toLineTotals(sum?.row), toId);
}

/** In these reports, the ID of a segment with sales is a string, as in WooCommerce. */
function toId(id: number, sum: Sum | undefined): number | string {
  return sum ? String(id) : id;
}
