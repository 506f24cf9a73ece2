/** A plugin that brings customers. */
export interface MarketingExtension {
  slug: string;
  name: string;
  description: string;
  /** The part of marketing that it is for; channels sell somewhere else. */
  field: 'sales-channels' | 'email' | 'automations' | 'crm' | 'coupons';
  /** Has to be bought before it can be installed. */
  isPaid?: boolean;
  isBuiltByWc?: boolean;
  /** What kind of advertisement can be placed through a channel. */
  campaignType?: { id: string; name: string; description: string };
  /** For the demo shop and for tests: recommended to nobody. */
  isSample?: boolean;
}

export const MARKETING_EXTENSIONS: readonly MarketingExtension[] = [
  {
    slug: 'mailpoet',
    name: 'MailPoet',
    description: 'Newsletters, and letters that follow an order by themselves.',
    field: 'email',
    isBuiltByWc: true,
  },
  {
    slug: 'google-listings-and-ads',
    name: 'Google Listings & Ads',
    description: 'Lists your products where people search, and advertises them.',
    field: 'sales-channels',
    isBuiltByWc: true,
    campaignType: {
      id: 'google-ads',
      name: 'Google Ads',
      description: 'Shows your products all over Google, for a price a day.',
    },
  },
  {
    slug: 'pinterest-for-woocommerce',
    name: 'Pinterest for WooCommerce',
    description: 'Shows what you sell to people who look for ideas.',
    field: 'sales-channels',
    isBuiltByWc: true,
  },
  {
    slug: 'facebook-for-woocommerce',
    name: 'Facebook for WooCommerce',
    description: 'Brings your products to Facebook and Instagram.',
    field: 'sales-channels',
    isBuiltByWc: true,
  },
  {
    slug: 'tiktok-for-business',
    name: 'TikTok for WooCommerce',
    description: 'Shows your products in videos.',
    field: 'sales-channels',
  },
  {
    slug: 'codistoconnect',
    name: 'Codisto for WooCommerce',
    description: 'Sells on Amazon and eBay, with one stock for all.',
    field: 'sales-channels',
    isBuiltByWc: true,
  },
  {
    slug: 'mailchimp-for-woocommerce',
    name: 'Mailchimp',
    description: 'Letters to the right customers.',
    field: 'email',
  },
  {
    slug: 'creative-mail-by-constant-contact',
    name: 'Creative Mail for WooCommerce',
    description: 'Letters in the looks of your shop.',
    field: 'email',
  },
  {
    slug: 'klaviyo',
    name: 'Klaviyo',
    description: 'Letters and messages that know what a customer bought.',
    field: 'email',
  },
  {
    slug: 'automatewoo',
    name: 'AutomateWoo',
    description: 'Does what you would do for each customer if you had the time.',
    field: 'automations',
    isPaid: true,
    isBuiltByWc: true,
  },
  {
    slug: 'leadin',
    name: 'HubSpot for WooCommerce',
    description: 'Keeps what you know of your customers in one place.',
    field: 'crm',
  },
  {
    slug: 'woocommerce-smart-coupons',
    name: 'Smart Coupons',
    description: 'Gift cards, store credit, and coupons that find their customers.',
    field: 'coupons',
    isPaid: true,
  },
  {
    slug: 'sample-ads',
    name: 'Lighthouse Ads',
    description: 'Shows your products to people who look for them.',
    field: 'sales-channels',
    isSample: true,
    campaignType: {
      id: 'sample-ads-ads',
      name: 'Search advertisement',
      description: 'Stands above what people find, for a price a day.',
    },
  },
  {
    slug: 'sample-social',
    name: 'Harbor Social',
    description: 'Shows your products between the pictures of friends.',
    field: 'sales-channels',
    isSample: true,
    campaignType: {
      id: 'sample-social-ads',
      name: 'Promoted post',
      description: 'A picture of yours, seen by people who like such things.',
    },
  },
  {
    slug: 'sample-market',
    name: 'Quayside Market',
    description: 'Sells your products on a market place, with one stock for both.',
    field: 'sales-channels',
    isSample: true,
  },
];
