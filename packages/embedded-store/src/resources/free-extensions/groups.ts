import { PROVIDER_COUNTRIES } from '../suggestions';
import type { ExtensionDefinition, ExtensionGroup } from './definition';

/** Countries in which the store's own services calculate taxes. */
export const TAX_COUNTRIES = 'US FR GB DE CA AU GR BE PT DK SE'.split(' ');

const link = (product: string, label: string) =>
  `<a href="https://woocommerce.com/products/${product}" target="_blank">${label}</a>`;

type Use = Pick<ExtensionDefinition, 'key' | 'description'> & Partial<ExtensionDefinition>;

const mailPoet = (use: Use): ExtensionDefinition => ({
  name: 'MailPoet',
  manageUrl: 'admin.php?page=mailpoet-newsletters',
  isBuiltByWc: true,
  ...use,
});

const codisto = (use: Use): ExtensionDefinition => ({
  name: 'Codisto for WooCommerce',
  hasPicture: true,
  manageUrl: 'admin.php?page=codisto-settings',
  isBuiltByWc: true,
  ...use,
});

const google = (use: Use): ExtensionDefinition => ({
  name: 'Google Listings & Ads',
  hasPicture: true,
  manageUrl: 'admin.php?page=wc-admin&path=%2Fgoogle%2Fstart',
  isBuiltByWc: true,
  ...use,
});

const pinterest = (use: Use): ExtensionDefinition => ({
  name: 'Pinterest for WooCommerce',
  hasPicture: true,
  manageUrl: 'admin.php?page=wc-admin&path=%2Fpinterest%2Flanding',
  isBuiltByWc: true,
  ...use,
});

/** Groups and their plugins as recorded on the platform: `obw` is for the first run, `task-list` for the task. */
export const EXTENSION_GROUPS: readonly ExtensionGroup[] = [
  {
    key: 'obw/basics',
    title: 'What most shops need',
    plugins: [
      {
        key: 'woocommerce-payments',
        description: `Take cards with ${link('woocommerce-payments', 'WooCommerce Payments')}.`,
        isBuiltByWc: true,
        minWpVersion: '5.9',
        countries: PROVIDER_COUNTRIES,
        refusesHemp: true,
      },
      {
        key: 'woocommerce-services:shipping',
        description: `Print labels with ${link('shipping', 'WooCommerce Shipping')}.`,
        isBuiltByWc: true,
        countries: ['US'],
        needsGoods: true,
      },
      {
        key: 'woocommerce-services:tax',
        description: `Have taxes worked out by ${link('tax', 'WooCommerce Tax')}.`,
        isBuiltByWc: true,
        countries: TAX_COUNTRIES,
      },
      {
        key: 'jetpack',
        description: `Be safer and faster with ${link('jetpack', 'Jetpack')}.`,
        isBuiltByWc: false,
        minWpVersion: '6.0',
      },
    ],
  },
  {
    key: 'obw/grow',
    title: 'Get more customers',
    plugins: [
      mailPoet({ key: 'mailpoet', description: `Write newsletters with ${link('mailpoet', 'MailPoet')}.` }),
      codisto({
        key: 'codistoconnect',
        description: `Sell on Amazon and eBay with ${link('amazon-ebay-integration', 'Codisto')}.`,
      }),
      google({
        key: 'google-listings-and-ads',
        description: `Be found with ${link('google-listings-and-ads', 'Google Listings & Ads')}.`,
        minPhpVersion: '7.4',
      }),
      pinterest({
        key: 'pinterest-for-woocommerce',
        description: 'Show what you sell to people who look for ideas.',
        minPhpVersion: '7.3',
      }),
    ],
  },
  {
    key: 'task-list/reach',
    title: 'Write to your customers',
    plugins: [
      mailPoet({
        key: 'mailpoet:alt',
        description: 'Newsletters, and letters that follow an order by themselves.',
        hasPicture: true,
      }),
      {
        key: 'mailchimp-for-woocommerce',
        name: 'Mailchimp',
        description: 'Letters to the right customers, and to those who left a full cart behind.',
        hasPicture: true,
        manageUrl: 'admin.php?page=mailchimp-woocommerce',
        isBuiltByWc: false,
      },
      {
        key: 'creative-mail-by-constant-contact',
        name: 'Creative Mail for WooCommerce',
        description: 'Letters in the looks of your shop, ready in a few minutes.',
        hasPicture: true,
        manageUrl: 'admin.php?page=creativemail',
        isBuiltByWc: false,
      },
    ],
  },
  {
    key: 'task-list/grow',
    title: 'Get more customers',
    plugins: [
      google({ key: 'google-listings-and-ads:alt', description: 'List your products where people search.' }),
      {
        key: 'tiktok-for-business',
        name: 'TikTok for WooCommerce',
        description: 'Show your products in videos, and see what they bring in.',
        hasPicture: true,
        manageUrl: 'admin.php?page=tiktok',
        isBuiltByWc: false,
      },
      pinterest({
        key: 'pinterest-for-woocommerce:alt',
        description: 'Show what you sell to people who look for ideas.',
      }),
      codisto({ key: 'codistoconnect:alt', description: 'Sell on Amazon and eBay, with one stock for all.' }),
    ],
  },
];
