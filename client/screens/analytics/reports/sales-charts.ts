import { __ } from '@wordpress/i18n';
import type { ReportChart } from '../report';

/** The metrics of reports about sold items. */
export const salesCharts = (): ReportChart[] => [
  {
    key: 'items_sold',
    label: __('Items sold', 'store-admin'),
    type: 'number',
    order: 'desc',
    orderby: 'items_sold',
  },
  {
    key: 'net_revenue',
    label: __('Net sales', 'store-admin'),
    type: 'currency',
    order: 'desc',
    orderby: 'net_revenue',
  },
  {
    key: 'orders_count',
    label: __('Orders', 'store-admin'),
    type: 'number',
    order: 'desc',
    orderby: 'orders_count',
  },
];
