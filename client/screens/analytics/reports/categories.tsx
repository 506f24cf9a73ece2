import { __ } from '@wordpress/i18n';
import type { Query } from '@admin/navigation';
import { deletedName, numberOf, textOf, type ReportRow } from '@admin/store-reports';
import type { ReportContent, ReportTable } from '../report';
import { count, linkedCount, money, name } from './cells';
import { salesColumns } from './sales-columns';
import { itemFilters } from './item-filters';
import { PRODUCTS_TABLE } from './products-table';
import { salesCharts } from './sales-charts';
import { netSales, totalOf } from './totals';

export const categories = (): ReportContent => ({
  // The categories endpoint has no metrics; the products endpoint counts by category.
  stats: 'products',
  charts: salesCharts(),
  filters: itemFilters({
    type: 'categories',
    param: 'categories',
    all: __('All categories', 'store-admin'),
    single: {
      value: 'single_category',
      label: __('Single category', 'store-admin'),
      placeholder: __('Type to search for a category', 'store-admin'),
    },
    compare: {
      value: 'compare-categories',
      label: __('Comparison', 'store-admin'),
      title: __('Compare Categories', 'store-admin'),
      helpText: __('Check at least two categories below to compare', 'store-admin'),
    },
  }),
  hooks: {
    charts: 'woocommerce_admin_categories_report_charts',
    filters: 'woocommerce_admin_categories_report_filters',
    // Singular, unlike the others: it is the hook's established name.
    advancedFilters: 'woocommerce_admin_category_report_advanced_filters',
  },
  segmentBy: 'category',
  getParts: (query) => (isSingle(query) ? 'product' : undefined),
  getTable: (query) => (isSingle(query) ? PRODUCTS_OF_CATEGORY : TABLE),
});

const isSingle = ({ filter, categories: id }: Query): boolean => filter === 'single_category' && Boolean(id);

const { compare: _compare, search: _search, ...productsOnly } = PRODUCTS_TABLE;

/** Products can only be compared in their own report. */
const PRODUCTS_OF_CATEGORY: ReportTable = productsOnly;

const TABLE: ReportTable = {
  endpoint: 'categories',
  getTitle: () => __('Categories', 'store-admin'),
  source: { items: 'categories', query: { extended_info: true } },
  columnsPreference: 'categories_report_columns',
  search: {
    label: __('Search categories', 'store-admin'),
    resource: 'categories',
    param: 'categories',
    allLabel: __('All categories with titles that include {{query /}}', 'store-admin'),
  },
  compare: {
    label: __('Compare', 'store-admin'),
    filter: 'compare-categories',
    param: 'categories',
    getId: (row) => numberOf(row, 'category_id'),
    getLabel: nameOf,
  },
  getColumns: () => [
    {
      key: 'category',
      label: __('Category', 'store-admin'),
      required: true,
      isSortable: true,
      isLeftAligned: true,
    },
    ...salesColumns(),
    { key: 'products_count', label: __('Products', 'store-admin'), isSortable: true, isNumeric: true },
    { key: 'orders_count', label: __('Orders', 'store-admin'), isSortable: true, isNumeric: true },
  ],
  getRow(row, context) {
    const id = numberOf(row, 'category_id');
    const single = context.pageUrl('/analytics/categories', {
      filter: 'single_category',
      categories: String(id ?? 0),
    });
    return [
      name(nameOf(row), id ? single : undefined),
      count(numberOf(row, 'items_sold'), context),
      money(numberOf(row, 'net_revenue'), context),
      id
        ? linkedCount(numberOf(row, 'products_count'), single, context)
        : count(numberOf(row, 'products_count'), context),
      count(numberOf(row, 'orders_count'), context),
    ];
  },
  getSummary: (totals, total, context) => [
    totalOf.categories({ rows: total }, 'rows', context),
    totalOf.items(totals, 'items_sold', context),
    netSales(totals, context),
    totalOf.orders(totals, 'orders_count', context),
  ],
};

function nameOf(row: ReportRow): string {
  return textOf(row, 'extended_info', 'name') || deletedName('', numberOf(row, 'category_id'));
}
