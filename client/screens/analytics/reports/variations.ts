import { __ } from '@wordpress/i18n';
import type { ReportContent } from '../report';
import { variationsAdvancedFilters } from './filters';
import { itemFilters } from './item-filters';
import { salesCharts } from './sales-charts';
import { variationsTable } from './variations-table';

const TABLE = variationsTable();

export const variations = (): ReportContent => ({
  stats: 'variations',
  charts: salesCharts(),
  filters: itemFilters({
    type: 'variations',
    param: 'variations',
    all: __('All variations', 'store-admin'),
    single: {
      value: 'single_variation',
      label: __('Single variation', 'store-admin'),
      placeholder: __('Type to search for a variation', 'store-admin'),
    },
    compare: {
      value: 'compare-variations',
      label: __('Comparison', 'store-admin'),
      title: __('Compare Variations', 'store-admin'),
      helpText: __('Check at least two variations below to compare', 'store-admin'),
    },
    hasAdvanced: true,
  }),
  advancedFilters: variationsAdvancedFilters(),
  hooks: {
    charts: 'woocommerce_admin_variations_report_charts',
    filters: 'woocommerce_admin_variations_report_filters',
    advancedFilters: 'woocommerce_admin_variations_report_advanced_filters',
  },
  segmentBy: 'variation',
  getTable: () => TABLE,
});
