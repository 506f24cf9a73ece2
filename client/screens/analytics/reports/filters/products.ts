import { __ } from '@wordpress/i18n';
import type { AdvancedFiltersConfig } from '@admin/filters';
import { listFilter } from './parts';

/** The endpoints only accept lists to include, and combine them with `and` only. */
export const productsAdvancedFilters = (): AdvancedFiltersConfig => ({
  title: __('Products match all filters', 'store-admin'),
  filters: {
    categories: listFilter(
      { name: __('Categories', 'store-admin'), remove: __('Remove categories filter', 'store-admin') },
      'categories',
    ),
    products: listFilter(
      { name: __('Products', 'store-admin'), remove: __('Remove product filter', 'store-admin') },
      'products',
    ),
  },
});
