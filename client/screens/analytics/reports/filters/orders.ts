import { __ } from '@wordpress/i18n';
import type { AdvancedFiltersConfig, FilterConfig } from '@admin/filters';
import { getHost } from '@admin/host';
import { attributeFilter, choiceFilter, optionsFilter, searchFilter, showFilter } from './parts';

export const ordersFilters = (): FilterConfig[] => [showFilter(__('All orders', 'store-admin'))];

/** Filters that both endpoints of the orders report support. */
export const ordersAdvancedFilters = (): AdvancedFiltersConfig => ({
  title: __('Orders match {{select /}} filters', 'store-admin'),
  filters: {
    status: optionsFilter(
      {
        name: __('Order status', 'store-admin'),
        remove: __('Remove order status filter', 'store-admin'),
      },
      listStatuses(),
    ),
    product: searchFilter(
      { name: __('Products', 'store-admin'), remove: __('Remove product filter', 'store-admin') },
      'products',
    ),
    variation: searchFilter(
      { name: __('Variations', 'store-admin'), remove: __('Remove variations filter', 'store-admin') },
      'variations',
    ),
    coupon: searchFilter(
      { name: __('Coupon codes', 'store-admin'), remove: __('Remove coupon filter', 'store-admin') },
      'coupons',
    ),
    customer_type: choiceFilter(
      { name: __('Customer type', 'store-admin'), remove: __('Remove customer filter', 'store-admin') },
      [
        { value: 'new', label: __('New', 'store-admin') },
        { value: 'returning', label: __('Returning', 'store-admin') },
      ],
    ),
    refunds: choiceFilter(
      { name: __('Refunds', 'store-admin'), remove: __('Remove refund filter', 'store-admin') },
      [
        { value: 'all', label: __('All refunds', 'store-admin') },
        { value: 'partial', label: __('Partially refunded', 'store-admin') },
        { value: 'full', label: __('Fully refunded', 'store-admin') },
        { value: 'none', label: __('No refunds', 'store-admin') },
      ],
    ),
    tax_rate: searchFilter(
      { name: __('Tax rates', 'store-admin'), remove: __('Remove tax rate filter', 'store-admin') },
      'taxes',
    ),
    attribute: attributeFilter({
      name: __('Attribute', 'store-admin'),
      remove: __('Remove attribute filter', 'store-admin'),
    }),
  },
});

/** Includes statuses of deactivated extensions, which still have orders. */
function listStatuses() {
  const { orderStatuses, unregisteredOrderStatuses } = getHost().settings;
  return Object.entries({ ...unregisteredOrderStatuses, ...orderStatuses }).map(([value, label]) => ({
    value,
    label: label || value,
  }));
}
