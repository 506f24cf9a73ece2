import { __ } from '@wordpress/i18n';
import type { AdvancedFiltersConfig } from '@admin/filters';
import { searchFilter } from './parts';

export const downloadsAdvancedFilters = (): AdvancedFiltersConfig => ({
  title: __('Downloads match {{select /}} filters', 'store-admin'),
  filters: {
    product: searchFilter(
      { name: __('Products', 'store-admin'), remove: __('Remove product filter', 'store-admin') },
      'products',
    ),
    customer: searchFilter(
      { name: __('Customers', 'store-admin'), remove: __('Remove customer filter', 'store-admin') },
      'customers',
    ),
    order: searchFilter(
      { name: __('Orders', 'store-admin'), remove: __('Remove order filter', 'store-admin') },
      'orders',
    ),
    ip_address: searchFilter(
      { name: __('IP addresses', 'store-admin'), remove: __('Remove IP address filter', 'store-admin') },
      'downloadIps',
    ),
  },
});
