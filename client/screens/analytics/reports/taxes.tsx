import { __ } from '@wordpress/i18n';
import { numberOf, taxCode } from '@admin/store-reports';
import type { ReportContent, ReportTable } from '../report';
import { linkedCount, money, name, text } from './cells';
import { itemFilters } from './item-filters';
import { totalOf } from './totals';

export const taxes = (): ReportContent => ({
  stats: 'taxes',
  charts: [
    {
      key: 'total_tax',
      label: __('Total tax', 'store-admin'),
      type: 'currency',
      order: 'desc',
      orderby: 'total_tax',
    },
    {
      key: 'order_tax',
      label: __('Order tax', 'store-admin'),
      type: 'currency',
      order: 'desc',
      orderby: 'order_tax',
    },
    {
      key: 'shipping_tax',
      label: __('Shipping tax', 'store-admin'),
      type: 'currency',
      order: 'desc',
      orderby: 'shipping_tax',
    },
    {
      key: 'orders_count',
      label: __('Orders', 'store-admin'),
      type: 'number',
      order: 'desc',
      orderby: 'orders_count',
    },
  ],
  filters: itemFilters({
    type: 'taxes',
    param: 'taxes',
    all: __('All taxes', 'store-admin'),
    single: {
      value: 'single_tax',
      label: __('Single tax code', 'store-admin'),
      placeholder: __('Type to search for a tax code', 'store-admin'),
    },
    compare: {
      value: 'compare-taxes',
      label: __('Comparison', 'store-admin'),
      title: __('Compare Tax Codes', 'store-admin'),
      helpText: __('Check at least two tax codes below to compare', 'store-admin'),
    },
  }),
  hooks: {
    charts: 'woocommerce_admin_taxes_report_charts',
    filters: 'woocommerce_admin_taxes_report_filters',
    advancedFilters: 'woocommerce_admin_taxes_report_advanced_filters',
  },
  segmentBy: 'tax_rate_id',
  getTable: () => TABLE,
});

const TABLE: ReportTable = {
  endpoint: 'taxes',
  getTitle: () => __('Taxes', 'store-admin'),
  source: { items: 'taxes' },
  summaryFields: ['tax_codes'],
  columnsPreference: 'taxes_report_columns',
  search: {
    label: __('Search tax codes', 'store-admin'),
    resource: 'taxes',
    param: 'taxes',
    allLabel: __('All taxes with codes that include {{query /}}', 'store-admin'),
  },
  compare: {
    label: __('Compare', 'store-admin'),
    filter: 'compare-taxes',
    param: 'taxes',
    getId: (row) => numberOf(row, 'tax_rate_id'),
    getLabel: taxCode,
  },
  getColumns: () => [
    {
      key: 'tax_code',
      label: __('Tax code', 'store-admin'),
      required: true,
      isSortable: true,
      isLeftAligned: true,
    },
    { key: 'rate', label: __('Rate', 'store-admin'), isSortable: true, isNumeric: true },
    {
      key: 'total_tax',
      label: __('Total tax', 'store-admin'),
      defaultSort: true,
      isSortable: true,
      isNumeric: true,
    },
    { key: 'order_tax', label: __('Order tax', 'store-admin'), isSortable: true, isNumeric: true },
    { key: 'shipping_tax', label: __('Shipping tax', 'store-admin'), isSortable: true, isNumeric: true },
    {
      key: 'orders_count',
      label: __('Orders', 'store-admin'),
      required: true,
      isSortable: true,
      isNumeric: true,
    },
  ],
  getRow(row, context) {
    const id = numberOf(row, 'tax_rate_id');
    const rate = numberOf(row, 'tax_rate');
    const amount = (key: string) => money(numberOf(row, key), context);
    return [
      name(
        taxCode(row),
        id ? context.pageUrl('/analytics/taxes', { filter: 'single_tax', taxes: String(id) }) : undefined,
      ),
      // As text, since files round numbers to the currency's decimals: 8.875.
      text(rate === undefined ? '' : String(rate), context.percent(rate)),
      amount('total_tax'),
      amount('order_tax'),
      amount('shipping_tax'),
      linkedCount(
        numberOf(row, 'orders_count'),
        context.pageUrl('/analytics/orders', { filter: 'advanced', tax_rate_includes: String(id ?? 0) }),
        context,
      ),
    ];
  },
  getSummary: (totals, _total, context) => [
    totalOf.taxCodes(totals, 'tax_codes', context),
    { label: __('Total tax', 'store-admin'), value: context.money(totals['total_tax']), column: 'total_tax' },
    { label: __('Order tax', 'store-admin'), value: context.money(totals['order_tax']), column: 'order_tax' },
    {
      label: __('Shipping tax', 'store-admin'),
      value: context.money(totals['shipping_tax']),
      column: 'shipping_tax',
    },
    totalOf.orders(totals, 'orders_count', context),
  ],
};
