import { __, sprintf } from '@wordpress/i18n';
import type { SelectOption } from '@admin/ui';
import { createRevenueFormat, type RevenueFormatOptions } from './revenue';

/* Options; the values are those that the server stores (contract, remaining screens, section 5.4). */

export const listProductCounts = (): SelectOption[] => [
  { value: '0', label: __("I don't have any products yet.", 'store-admin') },
  { value: '1-10', label: __('1 - 10', 'store-admin') },
  { value: '11-100', label: __('11 - 100', 'store-admin') },
  { value: '101-1000', label: __('101 - 1,000', 'store-admin') },
  { value: '1000+', label: __('1,000+', 'store-admin') },
];

export const listSellingVenues = (): SelectOption[] => [
  { value: 'no', label: __('No', 'store-admin') },
  { value: 'other', label: __('Yes, on another platform', 'store-admin') },
  {
    value: 'other-woocommerce',
    label: __('Yes, I own a different store powered by WooCommerce', 'store-admin'),
  },
  {
    value: 'brick-mortar',
    label: __('Yes, in person at physical stores and/or events', 'store-admin'),
  },
  {
    value: 'brick-mortar-other',
    label: __('Yes, on another platform and in person at physical stores and/or events', 'store-admin'),
  },
];

export const listEmployeeCounts = (): SelectOption[] => [
  { value: '1', label: __("It's just me", 'store-admin') },
  { value: '<10', label: __('< 10', 'store-admin') },
  { value: '10-50', label: __('10 - 50', 'store-admin') },
  { value: '50-250', label: __('50 - 250', 'store-admin') },
  { value: '+250', label: __('+250', 'store-admin') },
  { value: 'not specified', label: __("I'd rather not say", 'store-admin') },
];

/** In the store's currency. */
export function listRevenues(shop: RevenueFormatOptions): SelectOption[] {
  const money = createRevenueFormat(shop);
  const range = (from: number, to: number) =>
    /* translators: 1: an amount of money, 2: a larger one */
    sprintf(__('%1$s - %2$s', 'store-admin'), money(from), money(to));
  return [
    {
      value: 'none',
      /* translators: %s: no money, such as $0 */
      label: sprintf(__("%s (I'm just getting started)", 'store-admin'), money(0)),
    },
    {
      value: 'up-to-2500',
      /* translators: %s: an amount of money */
      label: sprintf(__('Up to %s', 'store-admin'), money(2500)),
    },
    { value: '2500-10000', label: range(2500, 10_000) },
    { value: '10000-50000', label: range(10_000, 50_000) },
    { value: '50000-250000', label: range(50_000, 250_000) },
    {
      value: 'more-than-250000',
      /* translators: %s: an amount of money */
      label: sprintf(__('More than %s', 'store-admin'), money(250_000)),
    },
    { value: 'rather-not-say', label: __("I'd rather not say", 'store-admin') },
  ];
}

/** Platforms that the profile supports; brand names are not translated. */
export const listPlatforms = (): SelectOption[] => [
  { value: 'shopify', label: 'Shopify' },
  { value: 'bigcommerce', label: 'BigCommerce' },
  { value: 'magento', label: 'Magento' },
  { value: 'wix', label: 'Wix' },
  { value: 'amazon', label: 'Amazon' },
  { value: 'ebay', label: 'eBay' },
  { value: 'etsy', label: 'Etsy' },
  { value: 'squarespace', label: 'Squarespace' },
  { value: 'other', label: __('Other', 'store-admin') },
];
