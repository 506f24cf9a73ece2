import { __ } from '@wordpress/i18n';
import type { AdvancedFiltersConfig } from '@admin/filters';
import { searchFilter } from './parts';

export const downloadsAdvancedFilters = (): AdvancedFiltersConfig => ({
  title: __('Downloads match {{select /}} filters', 'woocommerce'),
  filters: {
    product: searchFilter(
      { name: __('Products', 'woocommerce'), remove: __('Remove product filter', 'woocommerce') },
      'products',
    ),
    customer: searchFilter(
      { name: __('Customers', 'woocommerce'), remove: __('Remove customer filter', 'woocommerce') },
      'customers',
    ),
    order: searchFilter(
      { name: __('Orders', 'woocommerce'), remove: __('Remove order filter', 'woocommerce') },
      'orders',
    ),
    ip_address: searchFilter(
      { name: __('IP addresses', 'woocommerce'), remove: __('Remove IP address filter', 'woocommerce') },
      'downloadIps',
    ),
  },
});
