import { __ } from '@wordpress/i18n';
import type { AdvancedFiltersConfig } from '@admin/filters';
import { listFilter } from './parts';

/** The endpoints only accept lists to include, and combine them with `and` only. */
export const productsAdvancedFilters = (): AdvancedFiltersConfig => ({
  title: __('Products match all filters', 'woocommerce'),
  filters: {
    categories: listFilter(
      { name: __('Categories', 'woocommerce'), remove: __('Remove categories filter', 'woocommerce') },
      'categories',
    ),
    products: listFilter(
      { name: __('Products', 'woocommerce'), remove: __('Remove product filter', 'woocommerce') },
      'products',
    ),
  },
});
