import { __ } from '@wordpress/i18n';
import type { AdvancedFiltersConfig, FilterConfig } from '@admin/filters';
import { getHost } from '@admin/host';
import { attributeFilter, choiceFilter, optionsFilter, searchFilter, showFilter } from './parts';

export const ordersFilters = (): FilterConfig[] => [showFilter(__('All orders', 'woocommerce'))];

/** Filters that both endpoints of the orders report support. */
export const ordersAdvancedFilters = (): AdvancedFiltersConfig => ({
  title: __('Orders match {{select /}} filters', 'woocommerce'),
  filters: {
    status: optionsFilter(
      {
        name: __('Order status', 'woocommerce'),
        remove: __('Remove order status filter', 'woocommerce'),
      },
      listStatuses(),
    ),
    product: searchFilter(
      { name: __('Products', 'woocommerce'), remove: __('Remove product filter', 'woocommerce') },
      'products',
    ),
    variation: searchFilter(
      { name: __('Variations', 'woocommerce'), remove: __('Remove variations filter', 'woocommerce') },
      'variations',
    ),
    coupon: searchFilter(
      { name: __('Coupon codes', 'woocommerce'), remove: __('Remove coupon filter', 'woocommerce') },
      'coupons',
    ),
    customer_type: choiceFilter(
      { name: __('Customer type', 'woocommerce'), remove: __('Remove customer filter', 'woocommerce') },
      [
        { value: 'new', label: __('New', 'woocommerce') },
        { value: 'returning', label: __('Returning', 'woocommerce') },
      ],
    ),
    refunds: choiceFilter(
      { name: __('Refunds', 'woocommerce'), remove: __('Remove refund filter', 'woocommerce') },
      [
        { value: 'all', label: __('All refunds', 'woocommerce') },
        { value: 'partial', label: __('Partially refunded', 'woocommerce') },
        { value: 'full', label: __('Fully refunded', 'woocommerce') },
        { value: 'none', label: __('No refunds', 'woocommerce') },
      ],
    ),
    tax_rate: searchFilter(
      { name: __('Tax rates', 'woocommerce'), remove: __('Remove tax rate filter', 'woocommerce') },
      'taxes',
    ),
    attribute: attributeFilter({
      name: __('Attribute', 'woocommerce'),
      remove: __('Remove attribute filter', 'woocommerce'),
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
