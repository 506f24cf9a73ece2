import { __ } from '../../i18n';
import type { Content } from './content';

/** Titles of the reports, as the dashboard shows them. */
const reportTitles = (): Readonly<Record<string, string>> => ({
  revenue: __('Revenue', 'store-admin'),
  orders: __('Orders', 'store-admin'),
  products: __('Products', 'store-admin'),
  variations: __('Variations', 'store-admin'),
  categories: __('Categories', 'store-admin'),
  coupons: __('Coupons', 'store-admin'),
  taxes: __('Taxes', 'store-admin'),
  downloads: __('Downloads', 'store-admin'),
  stock: __('Stock', 'store-admin'),
  customers: __('Customers', 'store-admin'),
});

/** Labels of the reports' metrics, as the dashboard shows them; for one report only with its name before the key. */
const metricLabels = (): Readonly<Record<string, string>> => ({
  'coupons/orders_count': __('Discounted orders', 'store-admin'),
  'coupons/amount': __('Net discount amount', 'store-admin'),
  avg_avg_order_value: __('Average order value', 'store-admin'),
  avg_items_per_order: __('Average items per order', 'store-admin'),
  avg_order_value: __('Average order value', 'store-admin'),
  avg_orders_count: __('Average orders', 'store-admin'),
  avg_total_spend: __('Average lifetime spend', 'store-admin'),
  coupons: __('Coupons', 'store-admin'),
  customers_count: __('Customers', 'store-admin'),
  download_count: __('Downloads', 'store-admin'),
  gross_sales: __('Gross sales', 'store-admin'),
  items_sold: __('Items sold', 'store-admin'),
  net_revenue: __('Net sales', 'store-admin'),
  order_tax: __('Order tax', 'store-admin'),
  orders_count: __('Orders', 'store-admin'),
  refunds: __('Returns', 'store-admin'),
  shipping: __('Shipping', 'store-admin'),
  shipping_tax: __('Shipping tax', 'store-admin'),
  taxes: __('Taxes', 'store-admin'),
  total_sales: __('Total sales', 'store-admin'),
  total_tax: __('Total tax', 'store-admin'),
});

/** The title of a report in the current language; for reports of extensions, the stored one. */
export const getReportTitle = ({ report, title }: Content): string => reportTitles()[report] ?? title;

/** The label of a metric in the current language; for metrics of extensions, the stored one. */
export function getMetricLabel({ stats }: Content, metric: { key: string; label: string }): string {
  const labels = metricLabels();
  return labels[`${stats}/${metric.key}`] ?? labels[metric.key] ?? metric.label;
}
