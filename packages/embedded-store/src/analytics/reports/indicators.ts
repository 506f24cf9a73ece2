import type { StoreContext } from '../../context';
import type { StoreDatabase } from '../../database';
import { getDefaults, list, oneOf, withPaginationHeaders, route, withDefault } from '../../rest';
import type { HandlerResponse, Arguments, RestRequest, Route } from '../../rest';
import { updateTimeZone } from '../../sales';
import { getTextOption } from '../../site';
import { couponsStats } from './coupons-stats';
import { downloadsStats } from './downloads-stats';
import { revenueStats } from './orders-stats';
import { periodArgs, toPeriod } from './period';
import type { Span } from './period';
import { productsStats, variationsStats } from './products-stats';
import { reportsPermission } from './stats';
import type { Totals, StatsReport, StatsOptions } from './stats';
import { taxesStats } from './taxes-stats';
import { __ } from '../../i18n';

interface Indicator {
  stat: string;
  /** In the language of the request. */
  label: () => string;
  format: 'currency' | 'number';
}

/** In the order of the response, whatever the order in the request. */
const INDICATORS: readonly Indicator[] = [
  { stat: 'revenue/total_sales', label: () => __('Total sales', 'store-admin'), format: 'currency' },
  { stat: 'revenue/net_revenue', label: () => __('Net sales', 'store-admin'), format: 'currency' },
  { stat: 'orders/orders_count', label: () => __('Orders', 'store-admin'), format: 'number' },
  {
    stat: 'orders/avg_order_value',
    label: () => __('Average order value', 'store-admin'),
    format: 'currency',
  },
  { stat: 'products/items_sold', label: () => __('Products sold', 'store-admin'), format: 'number' },
  { stat: 'revenue/refunds', label: () => __('Returns', 'store-admin'), format: 'currency' },
  { stat: 'coupons/orders_count', label: () => __('Discounted orders', 'store-admin'), format: 'number' },
  { stat: 'coupons/amount', label: () => __('Net discount amount', 'store-admin'), format: 'currency' },
  { stat: 'taxes/total_tax', label: () => __('Total tax', 'store-admin'), format: 'currency' },
  { stat: 'taxes/order_tax', label: () => __('Order tax', 'store-admin'), format: 'currency' },
  { stat: 'taxes/shipping_tax', label: () => __('Shipping tax', 'store-admin'), format: 'currency' },
  { stat: 'revenue/shipping', label: () => __('Shipping', 'store-admin'), format: 'currency' },
  { stat: 'downloads/download_count', label: () => __('Downloads', 'store-admin'), format: 'number' },
  { stat: 'revenue/gross_sales', label: () => __('Gross sales', 'store-admin'), format: 'currency' },
  { stat: 'variations/items_sold', label: () => __('Variations Sold', 'store-admin'), format: 'number' },
];

const ROOT = '/wc-analytics/reports/performance-indicators';

const args = {
  ...periodArgs,
  stats: withDefault(list(oneOf(INDICATORS.map(({ stat }) => stat))), []),
};

/** Reads a report's metrics without filters. */
type Reader = (context: StoreContext, spans: readonly Span[], wants: StatsOptions) => Totals[];

const readRevenue = unfiltered(revenueStats);

const REPORTS: Readonly<Record<string, Reader>> = {
  revenue: readRevenue,
  // Without filters, both reports are the same.
  orders: readRevenue,
  products: unfiltered(productsStats),
  variations: unfiltered(variationsStats),
  coupons: unfiltered(couponsStats),
  taxes: unfiltered(taxesStats),
  downloads: unfiltered(downloadsStats),
};

function unfiltered<Set extends Arguments>(report: StatsReport<Set>): Reader {
  return (context, spans, wants) => report.read(context, getDefaults(report.args), spans, wants);
}

export const indicatorRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: ROOT,
    args,
    permission: reportsPermission,
    handler(request) {
      const { context, args: query } = request;
      const requested = listIndicators(context.db).filter(
        ({ stat }) => query.stats.length === 0 || query.stats.includes(stat),
      );
      return everything(request, readIndicators(request, requested, toPeriod(context, query)));
    },
  }),
  route({
    method: 'GET',
    path: `${ROOT}/allowed`,
    permission: reportsPermission,
    handler: (request) =>
      everything(
        request,
        listIndicators(request.context.db).map(({ stat, label }) => ({
          stat,
          chart: toChart(stat),
          label: label(),
        })),
      ),
  }),
];

/** Returns all items; these lists have no pages. */
function everything(request: RestRequest, items: readonly object[]): HandlerResponse {
  return withPaginationHeaders(
    { ...request, args: { page: 1, per_page: Math.max(items.length, 1) } },
    items,
    items.length,
  );
}

/** Taxes are only included if the store charges them. */
export function listIndicators(db: StoreDatabase): Indicator[] {
  const hasTaxes = getTextOption(db, 'woocommerce_calc_taxes') === 'yes';
  return INDICATORS.filter(({ stat }) => hasTaxes || !stat.startsWith('taxes/'));
}

function readIndicators(
  { context, link }: RestRequest,
  indicators: readonly Indicator[],
  period: Span,
): object[] {
  updateTimeZone(context.db);
  const cache = new Map<Reader, Totals | undefined>();
  const getMetric = (stat: string) => {
    const read = readerOf(stat);
    const wants: StatsOptions = (column) =>
      indicators.some((each) => readerOf(each.stat) === read && toChart(each.stat) === column);
    if (!cache.has(read)) cache.set(read, read(context, [period], wants)[0]);
    return cache.get(read)?.[toChart(stat)] ?? null;
  };
  return indicators.map(({ stat, label, format }) => {
    const [report = ''] = stat.split('/');
    return {
      stat,
      chart: toChart(stat),
      label: label(),
      format,
      value: getMetric(stat),
      _links: {
        api: [{ href: link(`/wc-analytics/reports/${report}/stats`) }],
        report: [{ href: `/analytics/${report}` }],
      },
    };
  });
}

function readerOf(stat: string): Reader {
  const read = REPORTS[stat.slice(0, stat.indexOf('/'))];
  if (!read) throw new Error(`There is no report for ${stat}.`);
  return read;
}

function toChart(stat: string): string {
  return stat.slice(stat.indexOf('/') + 1);
}
