import { __ } from '@wordpress/i18n';
import { getHost } from '@admin/host';
import { idsOf, numberOf, textOf, type ReportRow } from '@admin/store-reports';
import type { Cell, Column } from '@admin/table';
import type { CellContext, ReportTable } from '../report';
import { count, linkedCount, money, name, text } from './cells';
import { stockQuantity, stockStatus } from './stock-cells';
import { totalOf } from './totals';

const INFO = ['extended_info'] as const;

/** Products with what was sold of them; also of a single category. */
export const PRODUCTS_TABLE: ReportTable = {
  endpoint: 'products',
  getTitle: () => __('Products', 'woocommerce'),
  source: { items: 'products', query: { extended_info: true } },
  summaryFields: ['products_count'],
  columnsPreference: 'products_report_columns',
  needsCategories: true,
  search: { label: __('Search for products', 'woocommerce'), resource: 'products', param: 'products' },
  compare: {
    label: __('Compare', 'woocommerce'),
    filter: 'compare-products',
    param: 'products',
    getId: (row) => numberOf(row, 'product_id'),
    getLabel: nameOf,
  },
  getColumns: () => [
    {
      key: 'product_name',
      label: __('Product title', 'woocommerce'),
      required: true,
      isSortable: true,
      isLeftAligned: true,
    },
    { key: 'sku', label: __('SKU', 'woocommerce'), hiddenByDefault: true, isSortable: true },
    {
      key: 'items_sold',
      label: __('Items sold', 'woocommerce'),
      required: true,
      defaultSort: true,
      isSortable: true,
      isNumeric: true,
    },
    { key: 'net_revenue', label: __('Net sales', 'woocommerce'), isSortable: true, isNumeric: true },
    { key: 'orders_count', label: __('Orders', 'woocommerce'), isSortable: true, isNumeric: true },
    { key: 'product_cat', label: __('Category', 'woocommerce') },
    { key: 'variations', label: __('Variations', 'woocommerce'), isSortable: true, isNumeric: true },
    ...stockColumns(),
  ],
  getRow(row, context) {
    const id = numberOf(row, 'product_id');
    const variations = idsOf(row, ...INFO, 'variations').length;
    const single = context.pageUrl('/analytics/products', {
      filter: 'single_product',
      products: String(id ?? 0),
      'is-variable': String(variations > 0),
    });
    return [
      name(nameOf(row), id ? single : undefined),
      text(textOf(row, ...INFO, 'sku')),
      count(numberOf(row, 'items_sold'), context),
      money(numberOf(row, 'net_revenue'), context),
      linkedCount(
        numberOf(row, 'orders_count'),
        context.pageUrl('/analytics/orders', { filter: 'advanced', product_includes: String(id ?? 0) }),
        context,
      ),
      categories(row, context),
      linkedCount(variations, single, context),
      ...stockCells(row, context),
    ];
  },
  getSummary: (totals, _total, context) => [
    totalOf.products(totals, 'products_count', context),
    totalOf.items(totals, 'items_sold', context),
    {
      label: __('Net sales', 'woocommerce'),
      value: context.money(totals['net_revenue']),
      column: 'net_revenue',
    },
    totalOf.orders(totals, 'orders_count', context),
  ],
};

/** Shops that count no stock have no columns for it. */
export const stockColumns = (): Column[] =>
  getHost().settings.manageStock
    ? [
        { key: 'stock_status', label: __('Status', 'woocommerce') },
        { key: 'stock', label: __('Stock', 'woocommerce'), isNumeric: true },
      ]
    : [];

export const stockCells = (row: ReportRow, context: CellContext): Cell[] =>
  getHost().settings.manageStock ? [stockStatus(row, INFO), stockQuantity(row, INFO, context)] : [];

function nameOf(row: ReportRow): string {
  return textOf(row, ...INFO, 'name') || __('(deleted product)', 'woocommerce');
}

function categories(row: ReportRow, context: CellContext): Cell {
  const named = idsOf(row, ...INFO, 'category_ids')
    .map((id) => ({ id, label: context.categoryName(id) }))
    .filter(({ label }) => label);
  return {
    display: named.map(({ id, label }, index) => (
      <span key={id}>
        {index > 0 && ', '}
        {
          name(
            label,
            context.pageUrl('/analytics/categories', {
              filter: 'single_category',
              categories: String(id),
            }),
          ).display
        }
      </span>
    )),
    value: named.map(({ label }) => label).join(', '),
  };
}
