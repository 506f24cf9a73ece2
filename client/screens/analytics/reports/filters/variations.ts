import { __ } from '@wordpress/i18n';
import type { AdvancedFiltersConfig } from '@admin/filters';
import { attributeFilter, searchFilter } from './parts';

export const variationsAdvancedFilters = (): AdvancedFiltersConfig => ({
  title: __('Variations match {{select /}} filters', 'store-admin'),
  filters: {
    attribute: attributeFilter({
      name: __('Attribute', 'store-admin'),
      remove: __('Remove attribute filter', 'store-admin'),
    }),
    category: searchFilter(
      { name: __('Categories', 'store-admin'), remove: __('Remove categories filter', 'store-admin') },
      'categories',
    ),
    product: searchFilter(
      { name: __('Products', 'store-admin'), remove: __('Remove product filter', 'store-admin') },
      'products',
    ),
  },
});
