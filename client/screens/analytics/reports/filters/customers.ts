import { __ } from '@wordpress/i18n';
import type { AdvancedFiltersConfig } from '@admin/filters';
import { amountFilter, dateFilter, searchFilter, sideFilter } from './parts';

/** Names, usernames and addresses are matched exactly. */
export const customersAdvancedFilters = (): AdvancedFiltersConfig => ({
  title: __('Customers match {{select /}} filters', 'woocommerce'),
  filters: {
    name: searchFilter(
      { name: __('Name', 'woocommerce'), remove: __('Remove customer name filter', 'woocommerce') },
      'names',
    ),
    country: searchFilter(
      {
        name: __('Country / Region', 'woocommerce'),
        remove: __('Remove country / region filter', 'woocommerce'),
      },
      'countries',
    ),
    username: searchFilter(
      { name: __('Username', 'woocommerce'), remove: __('Remove customer username filter', 'woocommerce') },
      'usernames',
    ),
    email: searchFilter(
      { name: __('Email', 'woocommerce'), remove: __('Remove customer email filter', 'woocommerce') },
      'emails',
    ),
    orders_count: amountFilter(
      { name: __('Number of orders', 'woocommerce'), remove: __('Remove order count filter', 'woocommerce') },
      'Number',
    ),
    total_spend: amountFilter(
      { name: __('Total spend', 'woocommerce'), remove: __('Remove total spend filter', 'woocommerce') },
      'Currency',
    ),
    avg_order_value: amountFilter(
      {
        name: __('Average order value', 'woocommerce'),
        remove: __('Remove average order value filter', 'woocommerce'),
      },
      'Currency',
    ),
    registered: dateFilter({
      name: __('Registered', 'woocommerce'),
      remove: __('Remove registered filter', 'woocommerce'),
    }),
    last_active: dateFilter({
      name: __('Last active', 'woocommerce'),
      remove: __('Remove activity filter', 'woocommerce'),
    }),
    last_order: sideFilter({
      name: __('Last order', 'woocommerce'),
      remove: __('Remove last order filter', 'woocommerce'),
    }),
  },
});
