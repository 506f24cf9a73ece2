import { __ } from '@wordpress/i18n';
import { idsOf, numberOf, productName, type ReportRow } from '@admin/store-reports';
import type { Cell } from '@admin/table';
import type { CellContext, ReportTable } from '../report';
import { editableName, linkedCount, name } from './cells';
import { EXTENDED_INFO, itemExists, soldCells, soldColumns, stockCells, stockColumns } from './sales-columns';
import { netSales, totalOf } from './totals';

/** Both, so that no metrics are requested again when a single product turns out to have variations. */
export const SUMMARY_FIELDS = ['products_count', 'variations_count'];

/** Products with their sales; also for a single category. */
export const PRODUCTS_TABLE: ReportTable = {
  endpoint: 'products',
  getTitle: () => __('Products', 'store-admin'),
  source: { items: 'products', query: { extended_info: true } },
  summaryFields: SUMMARY_FIELDS,
  columnsPreference: 'products_report_columns',
  needsCategories: true,
  search: {
    label: __('Search products', 'store-admin'),
    resource: 'products',
    param: 'products',
    allLabel: __('All products with titles that include {{query /}}', 'store-admin'),
  },
  compare: {
    label: __('Compare', 'store-admin'),
    filter: 'compare-products',
    param: 'products',
    getId: (row) => numberOf(row, 'product_id'),
    getLabel: productName,
  },
  getColumns: () => [
    {
      key: 'product_name',
      label: __('Product title', 'store-admin'),
      required: true,
      isSortable: true,
      isLeftAligned: true,
    },
    ...soldColumns(),
    { key: 'product_cat', label: __('Category', 'store-admin') },
    { key: 'variations', label: __('Variations', 'store-admin'), isSortable: true, isNumeric: true },
    ...stockColumns(),
  ],
  getRow(row, context) {
    const id = numberOf(row, 'product_id');
    const variations = idsOf(row, ...EXTENDED_INFO, 'variations').length;
    const single = context.pageUrl('/analytics/products', {
      filter: 'single_product',
      products: String(id ?? 0),
    });
    return [
      editableName(
        productName(row),
        id ? single : undefined,
        id && itemExists(row) ? context.productUrl(id) : undefined,
      ),
      ...soldCells(row, { product_includes: String(id ?? 0) }, context),
      categories(row, context),
      linkedCount(variations, single, context),
      ...stockCells(row, context),
    ];
  },
  getSummary: (totals, _total, context) => [
    totalOf.products(totals, 'products_count', context),
    totalOf.items(totals, 'items_sold', context),
    netSales(totals, context),
    totalOf.orders(totals, 'orders_count', context),
  ],
};

function categories(row: ReportRow, context: CellContext): Cell {
  const named = idsOf(row, ...EXTENDED_INFO, 'category_ids')
    .map((id) => ({ id, label: context.categoryName(id) }))
    .filter(({ label }) => label);
  return {
    display: named.map(({ id, label }, index) => (
      <span key={id}>
        {index > 0 && <span>{', '}</span>}
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
