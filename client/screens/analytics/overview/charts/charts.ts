import { __ } from '@wordpress/i18n';
import { filterList } from '@admin/extensions';
import type { ReportChart } from '../../report/definition';
import { uniqueBy } from '../../report/unique-by';

export const CHARTS_FILTER = 'woocommerce_admin_dashboard_charts_filter';

/** A metric over time, and the report it belongs to. */
export interface OverviewChart extends ReportChart {
  readonly endpoint: string;
}

/** Key for hiding, moving and renaming charts. */
export const getChartKey = ({ endpoint, key }: OverviewChart): string => `${endpoint}_${key}`;

/** Returns the charts in default order; extensions can filter the list. */
export const listCharts = (): OverviewChart[] =>
  uniqueBy(filterList(CHARTS_FILTER, listOwnCharts, isChart), getChartKey);

const listOwnCharts = (): OverviewChart[] => [
  { endpoint: 'revenue', key: 'net_revenue', label: __('Net sales', 'store-admin'), type: 'currency' },
  { endpoint: 'orders', key: 'orders_count', label: __('Orders', 'store-admin'), type: 'number' },
  { endpoint: 'revenue', key: 'total_sales', label: __('Total sales', 'store-admin'), type: 'currency' },
  { endpoint: 'revenue', key: 'gross_sales', label: __('Gross sales', 'store-admin'), type: 'currency' },
  { endpoint: 'revenue', key: 'refunds', label: __('Returns', 'store-admin'), type: 'currency' },
  { endpoint: 'revenue', key: 'shipping', label: __('Shipping', 'store-admin'), type: 'currency' },
  {
    endpoint: 'orders',
    key: 'avg_order_value',
    label: __('Average order value', 'store-admin'),
    type: 'currency',
  },
  {
    endpoint: 'orders',
    key: 'avg_items_per_order',
    label: __('Average items per order', 'store-admin'),
    type: 'average',
  },
  { endpoint: 'products', key: 'items_sold', label: __('Items sold', 'store-admin'), type: 'number' },
  {
    endpoint: 'coupons',
    key: 'orders_count',
    label: __('Discounted orders', 'store-admin'),
    type: 'number',
  },
  { endpoint: 'coupons', key: 'amount', label: __('Net discount amount', 'store-admin'), type: 'currency' },
  { endpoint: 'taxes', key: 'total_tax', label: __('Total tax', 'store-admin'), type: 'currency' },
  { endpoint: 'taxes', key: 'order_tax', label: __('Order tax', 'store-admin'), type: 'currency' },
  { endpoint: 'taxes', key: 'shipping_tax', label: __('Shipping tax', 'store-admin'), type: 'currency' },
  { endpoint: 'downloads', key: 'download_count', label: __('Downloads', 'store-admin'), type: 'number' },
];

function isChart(value: unknown): value is OverviewChart {
  const { endpoint, key, label } = Object(value);
  return [endpoint, key, label].every((text) => typeof text === 'string');
}
