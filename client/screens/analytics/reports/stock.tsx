import { __ } from '@wordpress/i18n';
import { getHost } from '@admin/host';
import { numberOf, textOf } from '@admin/store-reports';
import type { ReportContent, ReportTable } from '../report';
import { name, text } from './cells';
import { stockQuantity, stockStatus } from './stock-cells';
import { totalOf } from './totals';

/** Statuses with names, including those of extensions; low stock is counted as well. */
const statuses = () => [
  { key: 'outofstock', label: __('Out of stock', 'store-admin') },
  { key: 'lowstock', label: __('Low stock', 'store-admin') },
  { key: 'instock', label: __('In stock', 'store-admin') },
  { key: 'onbackorder', label: __('On backorder', 'store-admin') },
  ...Object.entries(getHost().settings.stockStatuses)
    .filter(([key]) => !['outofstock', 'instock', 'onbackorder'].includes(key))
    .map(([key, label]) => ({ key, label })),
];

export const stock = (): ReportContent => ({
  stats: 'stock',
  charts: [
    { key: 'products', label: __('Products', 'store-admin'), type: 'number' },
    ...statuses().map(({ key, label }) => ({ key, label, type: 'number' as const })),
  ],
  filters: [
    {
      label: __('Show', 'store-admin'),
      staticParams: ['paged', 'per_page'],
      param: 'type',
      showFilters: () => true,
      filters: [
        { label: __('All products', 'store-admin'), value: 'all' },
        ...statuses().map(({ key, label }) => ({ label, value: key })),
      ],
    },
  ],
  hooks: {
    filters: 'woocommerce_admin_stock_report_filters',
    advancedFilters: 'woocommerce_admin_stock_report_advanced_filters',
  },
  getTable: () => TABLE,
});

const TABLE: ReportTable = {
  endpoint: 'stock',
  getTitle: () => __('Stock', 'store-admin'),
  source: { items: 'stock' },
  getColumns: () => [
    {
      key: 'title',
      label: __('Product / Variation', 'store-admin'),
      required: true,
      isSortable: true,
      isLeftAligned: true,
    },
    { key: 'sku', label: __('SKU', 'store-admin'), isSortable: true },
    {
      key: 'stock_status',
      label: __('Status', 'store-admin'),
      isSortable: true,
      defaultSort: true,
      defaultOrder: 'asc',
    },
    { key: 'stock_quantity', label: __('Stock', 'store-admin'), isSortable: true, isNumeric: true },
  ],
  getRow(row, context) {
    // Variations are edited with their product.
    const id = numberOf(row, 'parent_id') || numberOf(row, 'id');
    return [
      name(textOf(row, 'name') || __('(no title)', 'store-admin'), id ? context.productUrl(id) : undefined),
      text(textOf(row, 'sku')),
      stockStatus(row, []),
      stockQuantity(row, [], context),
    ];
  },
  getSummary: (totals, _total, context) => [
    totalOf.products(totals, 'products', context),
    ...statuses().map(({ key, label }) => ({ label, value: context.number(totals[key]), column: key })),
  ],
};
