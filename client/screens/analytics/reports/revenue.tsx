import { __ } from '@wordpress/i18n';
import { numberOf, textOf } from '@admin/store-reports';
import type { Column } from '@admin/table';
import type { ReportChart, ReportContent, ReportTable } from '../report';
import { UpdatesInvitation } from '../report/updates-invitation';
import { linkedCount, money, text } from './cells';
import { totalOf } from './totals';

const charts = (): ReportChart[] => [
  {
    key: 'gross_sales',
    label: __('Gross sales', 'store-admin'),
    type: 'currency',
    order: 'desc',
    orderby: 'gross_sales',
  },
  {
    key: 'refunds',
    label: __('Returns', 'store-admin'),
    type: 'currency',
    order: 'desc',
    orderby: 'refunds',
    isReverseTrend: true,
  },
  {
    key: 'coupons',
    label: __('Coupons', 'store-admin'),
    type: 'currency',
    order: 'desc',
    orderby: 'coupons',
    isReverseTrend: true,
  },
  {
    key: 'net_revenue',
    label: __('Net sales', 'store-admin'),
    type: 'currency',
    orderby: 'net_revenue',
    labelTooltipText: __('Gross sales minus coupons and returns.', 'store-admin'),
  },
  { key: 'taxes', label: __('Taxes', 'store-admin'), type: 'currency', order: 'desc', orderby: 'taxes' },
  { key: 'shipping', label: __('Shipping', 'store-admin'), type: 'currency', orderby: 'shipping' },
  {
    key: 'total_sales',
    label: __('Total sales', 'store-admin'),
    type: 'currency',
    order: 'desc',
    orderby: 'total_sales',
    labelTooltipText: __('Net sales plus taxes and shipping.', 'store-admin'),
  },
];

export const revenue = (): ReportContent => ({
  stats: 'revenue',
  Notice: UpdatesInvitation,
  charts: charts(),
  hooks: {
    charts: 'woocommerce_admin_revenue_report_charts',
    filters: 'woocommerce_admin_revenue_report_filters',
    advancedFilters: 'woocommerce_admin_revenue_report_advanced_filters',
  },
  getTable: () => TABLE,
});

const AMOUNTS = ['gross_sales', 'refunds', 'coupons', 'net_revenue', 'taxes', 'shipping', 'total_sales'];

/** Length of `2026-11-20`. */
const DAY_LENGTH = 10;

const TABLE: ReportTable = {
  endpoint: 'revenue',
  getTitle: () => __('Revenue', 'store-admin'),
  source: 'days',
  summaryFields: ['orders_count'],
  columnsPreference: 'revenue_report_columns',
  getColumns: (): Column[] => [
    {
      key: 'date',
      label: __('Date', 'store-admin'),
      required: true,
      defaultSort: true,
      isSortable: true,
      isLeftAligned: true,
    },
    { key: 'orders_count', label: __('Orders', 'store-admin'), isSortable: true, isNumeric: true },
    ...charts().map(({ key, label }) => ({ key, label, isSortable: true, isNumeric: true })),
  ],
  getRow(row, context) {
    const day = textOf(row, 'date_start');
    const amount = (key: string) => money(numberOf(row, 'subtotals', key), context);
    return [
      text(day, context.date(day)),
      linkedCount(
        numberOf(row, 'subtotals', 'orders_count'),
        context.pageUrl('/analytics/orders', {
          period: 'custom',
          after: day.slice(0, DAY_LENGTH),
          before: day.slice(0, DAY_LENGTH),
        }),
        context,
      ),
      ...AMOUNTS.map(amount),
    ];
  },
  getSummary: (totals, total, context) => [
    totalOf.days({ days: total }, 'days', context),
    totalOf.orders(totals, 'orders_count', context),
    ...charts().map(({ key, label }) => ({ label, value: context.money(totals[key]), column: key })),
  ],
};
