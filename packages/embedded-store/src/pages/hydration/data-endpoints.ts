import { __ } from '../../i18n';
/** Metrics that the home screen can show: their endpoint, label and report. */
const listIndicators = () =>
  [
    ['revenue/total_sales', __('Total sales', 'store-admin')],
    ['revenue/net_revenue', __('Net sales', 'store-admin')],
    ['orders/orders_count', __('Orders', 'store-admin')],
    ['orders/avg_order_value', __('Average order value', 'store-admin')],
    ['products/items_sold', __('Products sold', 'store-admin')],
    ['revenue/refunds', __('Returns', 'store-admin')],
    ['coupons/orders_count', __('Discounted orders', 'store-admin')],
    ['coupons/amount', __('Net discount amount', 'store-admin')],
    ['taxes/total_tax', __('Total tax', 'store-admin')],
    ['taxes/order_tax', __('Order tax', 'store-admin')],
    ['taxes/shipping_tax', __('Shipping tax', 'store-admin')],
    ['revenue/shipping', __('Shipping', 'store-admin')],
    ['downloads/download_count', __('Downloads', 'store-admin')],
    ['revenue/gross_sales', __('Gross sales', 'store-admin')],
    ['variations/items_sold', __('Variations Sold', 'store-admin')],
  ] as const;

const listLeaderboards = () =>
  [
    [
      'customers',
      __('Top Customers - Total Spend', 'store-admin'),
      [__('Customer Name', 'store-admin'), __('Orders', 'store-admin'), __('Total Spend', 'store-admin')],
    ],
    [
      'coupons',
      __('Top Coupons - Number of Orders', 'store-admin'),
      [__('Coupon code', 'store-admin'), __('Orders', 'store-admin'), __('Amount discounted', 'store-admin')],
    ],
    [
      'categories',
      __('Top categories - Items sold', 'store-admin'),
      [__('Category', 'store-admin'), __('Items sold', 'store-admin'), __('Net sales', 'store-admin')],
    ],
    [
      'products',
      __('Top products - Items sold', 'store-admin'),
      [__('Product', 'store-admin'), __('Items sold', 'store-admin'), __('Net sales', 'store-admin')],
    ],
  ] as const;

/** The responses of the two `/allowed` endpoints, so that the first paint knows the available metrics. */
export function readDataEndpoints(
  siteUrl: string,
  options: { taxesEnabled: boolean },
): Record<string, unknown> {
  const indicators = listIndicators().filter(([stat]) => options.taxesEnabled || !stat.startsWith('taxes/'));
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
    leaderboards: listLeaderboards().map(([id, label, headers]) => ({
      id,
      label,
      headers: headers.map((header) => ({ label: header })),
    })),
  };
}
