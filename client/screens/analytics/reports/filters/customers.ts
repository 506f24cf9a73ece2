import { __, _x } from '@wordpress/i18n';
import type { AdvancedFiltersConfig } from '@admin/filters';
import { amountFilter, dateFilter, searchFilter, sideFilter } from './parts';

/** Names, usernames and addresses are matched exactly. */
export const customersAdvancedFilters = (): AdvancedFiltersConfig => ({
  title: __('Customers match {{select /}} filters', 'store-admin'),
  filters: {
    name: searchFilter(
      { name: _x('Name', 'person', 'store-admin'), remove: __('Remove customer name filter', 'store-admin') },
      'names',
    ),
    country: searchFilter(
      {
        name: __('Country / Region', 'store-admin'),
        remove: __('Remove country / region filter', 'store-admin'),
      },
      'countries',
    ),
    username: searchFilter(
      { name: __('Username', 'store-admin'), remove: __('Remove customer username filter', 'store-admin') },
      'usernames',
    ),
    email: searchFilter(
      { name: __('Email', 'store-admin'), remove: __('Remove customer email filter', 'store-admin') },
      'emails',
    ),
    orders_count: amountFilter(
      { name: __('Number of orders', 'store-admin'), remove: __('Remove order count filter', 'store-admin') },
      'Number',
    ),
    total_spend: amountFilter(
      { name: __('Total spend', 'store-admin'), remove: __('Remove total spend filter', 'store-admin') },
      'Currency',
    ),
    avg_order_value: amountFilter(
      {
        name: __('Average order value', 'store-admin'),
        remove: __('Remove average order value filter', 'store-admin'),
      },
      'Currency',
    ),
    registered: dateFilter({
      name: __('Registered', 'store-admin'),
      remove: __('Remove registered filter', 'store-admin'),
    }),
    last_active: dateFilter({
      name: __('Last active', 'store-admin'),
      remove: __('Remove activity filter', 'store-admin'),
    }),
    last_order: sideFilter({
      name: __('Last order', 'store-admin'),
      remove: __('Remove last order filter', 'store-admin'),
    }),
  },
});
