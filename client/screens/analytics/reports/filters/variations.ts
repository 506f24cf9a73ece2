import { __ } from '@wordpress/i18n';
import type { AdvancedFiltersConfig } from '@admin/filters';
import { attributeFilter, searchFilter } from './parts';

export const variationsAdvancedFilters = (): AdvancedFiltersConfig => ({
  title: __('Variations match {{select /}} filters', 'woocommerce'),
  filters: {
    attribute: attributeFilter({
      name: __('Attribute', 'woocommerce'),
      remove: __('Remove attribute filter', 'woocommerce'),
    }),
    category: searchFilter(
      { name: __('Categories', 'woocommerce'), remove: __('Remove categories filter', 'woocommerce') },
      'categories',
    ),
    product: searchFilter(
      { name: __('Products', 'woocommerce'), remove: __('Remove product filter', 'woocommerce') },
      'products',
    ),
  },
});
