import { __, _n } from '@wordpress/i18n';
import { filterValue } from '@admin/extensions';
import { numberOf, variationName, type ReportQuery } from '@admin/store-reports';
import type { ReportTable } from '../report';
import { editableName } from './cells';
import { itemExists, soldCells, soldColumns, stockCells, stockColumns } from './sales-columns';
import { netSales, totalOf } from './totals';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Variations with their sales.
 * @param only filters them by product
 */
export const variationsTable = (only: ReportQuery = {}): ReportTable => ({
  endpoint: 'variations',
  getTitle: (query) =>
    filterValue(
      'experimental_woocommerce_admin_variations_report_table_title',
      __('Variations', 'store-admin'),
      isText,
      query,
    ),
  source: { items: 'variations', query: { ...only, extended_info: true } },
  summaryFields: ['variations_count'],
  columnsPreference: 'variations_report_columns',
  search: {
    label: __('Search variations', 'store-admin'),
    resource: 'variations',
    param: 'variations',
    allLabel: __('All variations with titles that include {{query /}}', 'store-admin'),
  },
  compare: {
    label: __('Compare', 'store-admin'),
    filter: 'compare-variations',
    param: 'variations',
    getId: (row) => numberOf(row, 'variation_id'),
    getLabel: variationName,
  },
  getColumns: () => [
    {
      key: 'name',
      label: __('Product / Variation title', 'store-admin'),
      required: true,
      isLeftAligned: true,
    },
    ...soldColumns(),
    ...stockColumns(),
  ],
  getRow(row, context) {
    const [id, product] = [numberOf(row, 'variation_id'), numberOf(row, 'product_id')];
    return [
      editableName(
        variationName(row),
        id
          ? context.pageUrl('/analytics/variations', {
              filter: 'single_variation',
              variations: String(id),
            })
          : undefined,
        // Variations are edited with their product.
        product && itemExists(row) ? context.productUrl(product) : undefined,
      ),
      ...soldCells(row, { variation_includes: String(id ?? 0) }, context),
      ...stockCells(row, context),
    ];
  },
  getSummary: (totals, _total, context) => [
    {
      label: filterValue(
        'experimental_woocommerce_admin_variations_report_table_summary_variations_count_label',
        _n('Variation sold', 'Variations sold', totals['variations_count'] ?? 0, 'store-admin'),
        isText,
        totals['variations_count'],
        context.query,
      ),
      value: context.number(totals['variations_count']),
      column: 'variations_count',
    },
    totalOf.items(totals, 'items_sold', context),
    netSales(totals, context),
    totalOf.orders(totals, 'orders_count', context),
  ],
});
