import { PROVIDER_COUNTRIES } from '../suggestions';
import type { ExtensionDefinition, ExtensionGroup } from './definition';
import { TAX_COUNTRIES } from './groups';

type Offer = Pick<ExtensionDefinition, 'key' | 'name' | 'label' | 'description' | 'installPriority'> &
  Partial<ExtensionDefinition>;

const offer = ({ isBuiltByWc = true, ...extension }: Offer, product: string): ExtensionDefinition => ({
  hasPicture: true,
  isBuiltByWc,
  learnMoreUrl: `https://woocommerce.com/products/${product}`,
  ...extension,
});

/** What the store profiler offers, with the platform's members and our words. */
export const PROFILER_GROUP: ExtensionGroup = {
  key: 'obw/core-profiler',
  title: 'Get more out of your shop',
  plugins: [
    offer(
      {
        key: 'woocommerce-payments',
        name: 'WooCommerce Payments',
        label: 'Take cards with WooCommerce Payments',
        description: 'Cards and wallets in the checkout, and payouts in this dashboard.',
        installPriority: 5,
        countries: PROVIDER_COUNTRIES,
        refusesHemp: true,
      },
      'woocommerce-payments',
    ),
    offer(
      {
        key: 'woocommerce-services:shipping',
        name: 'WooCommerce Shipping',
        label: 'Print labels with WooCommerce Shipping',
        description: 'Labels at a discount, printed from the order.',
        installPriority: 3,
        countries: ['US'],
        needsGoods: true,
      },
      'shipping',
    ),
    offer(
      {
        key: 'jetpack',
        name: 'Jetpack',
        label: 'Keep your shop safe with Jetpack',
        description: 'Backups, and a watch over who logs in. It wants an account of its own.',
        installPriority: 8,
        isBuiltByWc: false,
      },
      'jetpack',
    ),
    offer(
      {
        key: 'mailpoet',
        name: 'MailPoet',
        label: 'Write to your customers with MailPoet',
        description: 'Newsletters, and letters that follow an order by themselves.',
        installPriority: 7,
        manageUrl: 'admin.php?page=mailpoet-newsletters',
      },
      'mailpoet',
    ),
    offer(
      {
        key: 'google-listings-and-ads',
        name: 'Google Listings & Ads',
        label: 'Be found with Google',
        description: 'Lists your products where people search.',
        installPriority: 6,
        manageUrl: 'admin.php?page=wc-admin&path=%2Fgoogle%2Fstart',
      },
      'google-listings-and-ads',
    ),
    offer(
      {
        key: 'pinterest-for-woocommerce',
        name: 'Pinterest for WooCommerce',
        label: 'Show your products on Pinterest',
        description: 'For people who look for ideas before they look for a shop.',
        installPriority: 2,
        manageUrl: 'admin.php?page=wc-admin&path=%2Fpinterest%2Flanding',
      },
      'pinterest-for-woocommerce',
    ),
    offer(
      {
        key: 'woocommerce-services:tax',
        name: 'WooCommerce Tax',
        label: 'Have taxes worked out by WooCommerce Tax',
        description: 'The right rate for where a customer lives, at every checkout.',
        installPriority: 4,
        countries: TAX_COUNTRIES,
      },
      'tax',
    ),
  ],
};
