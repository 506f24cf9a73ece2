import { __ } from '@wordpress/i18n';
import type { Query } from '@admin/navigation';
import type { ReportContent } from '../report';
import { productsAdvancedFilters } from './filters';
import { itemFilters } from './item-filters';
import { PRODUCTS_TABLE, SUMMARY_FIELDS } from './products-table';
import { salesCharts } from './sales-charts';
import { variationsTable } from './variations-table';

export const products = (): ReportContent => ({
  stats: 'products',
  charts: salesCharts(),
  filters: itemFilters({
    type: 'products',
    param: 'products',
    all: __('All products', 'store-admin'),
    single: {
      value: 'single_product',
      label: __('Single product', 'store-admin'),
      placeholder: __('Type to search for a product', 'store-admin'),
    },
    compare: {
      value: 'compare-products',
      label: __('Comparison', 'store-admin'),
      title: __('Compare Products', 'store-admin'),
      helpText: __('Check at least two products below to compare', 'store-admin'),
    },
    hasAdvanced: true,
  }),
  advancedFilters: productsAdvancedFilters(),
  hooks: {
    charts: 'woocommerce_admin_products_report_charts',
    filters: 'woocommerce_admin_products_report_filters',
    advancedFilters: 'woocommerce_admin_products_report_advanced_filters',
  },
  segmentBy: 'product',
  getSingleProduct,
  getParts: (_, isVariable) => (isVariable ? 'variation' : undefined),
  getTable: (query, isVariable) =>
    isVariable
      ? {
          ...variationsTable({ product_includes: getSingleProduct(query) }),
          summaryFields: SUMMARY_FIELDS,
        }
      : PRODUCTS_TABLE,
});

const getSingleProduct = ({ filter, products: id }: Query): string | undefined =>
  filter === 'single_product' ? id : undefined;
