/** Metrics that the home screen can show: their endpoint, label and report. */
const INDICATORS = [
  ['revenue/total_sales', 'Total sales'],
  ['revenue/net_revenue', 'Net sales'],
  ['orders/orders_count', 'Orders'],
  ['orders/avg_order_value', 'Average order value'],
  ['products/items_sold', 'Products sold'],
  ['revenue/refunds', 'Returns'],
  ['coupons/orders_count', 'Discounted orders'],
  ['coupons/amount', 'Net discount amount'],
  ['taxes/total_tax', 'Total tax'],
  ['taxes/order_tax', 'Order tax'],
  ['taxes/shipping_tax', 'Shipping tax'],
  ['revenue/shipping', 'Shipping'],
  ['downloads/download_count', 'Downloads'],
  ['revenue/gross_sales', 'Gross sales'],
  ['variations/items_sold', 'Variations Sold'],
] as const;

const LEADERBOARDS = [
  ['customers', 'Top Customers - Total Spend', ['Customer Name', 'Orders', 'Total Spend']],
  ['coupons', 'Top Coupons - Number of Orders', ['Coupon code', 'Orders', 'Amount discounted']],
  ['categories', 'Top categories - Items sold', ['Category', 'Items sold', 'Net sales']],
  ['products', 'Top products - Items sold', ['Product', 'Items sold', 'Net sales']],
] as const;

/** The responses of the two `/allowed` endpoints, so that the first paint knows the available metrics. */
export function readDataEndpoints(
  siteUrl: string,
  options: { taxesEnabled: boolean },
): Record<string, unknown> {
  const indicators = INDICATORS.filter(([stat]) => options.taxesEnabled || !stat.startsWith('taxes/'));
  return {
    performanceIndicators: indicators.map(([stat, label]) => {
      const [report = '', chart = ''] = stat.split('/');
      return {
        stat,
        chart,
        label,
        _links: {
          api: [{ href: `${siteUrl}/wp-json/wc-analytics/reports/${report}/stats` }],
          report: [{ href: `/analytics/${report}` }],
        },
      };
    }),
    leaderboards: LEADERBOARDS.map(([id, label, headers]) => ({
      id,
      label,
      headers: headers.map((header) => ({ label: header })),
    })),
  };
}
