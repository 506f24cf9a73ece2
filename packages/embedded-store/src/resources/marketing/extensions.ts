import type { StoreDatabase } from '../../database';
import { getOption } from '../options';
import { activatePlugin, getActivePlugins, getInstalledPlugins } from '../plugins';

/** A plugin that brings customers. */
export interface MarketingExtension {
  slug: string;
  name: string;
  description: string;
  /** The part of marketing that it is for; channels sell somewhere else. */
  field: 'sales-channels' | 'email' | 'automations' | 'coupons';
  /** Where it is looked after, below the address of the administration; without one it has to be bought. */
  settings?: string;
  isBuiltByWc?: boolean;
  /** What kind of advertisement can be placed through a channel. */
  campaignType?: { id: string; name: string; description: string; create: string };
}

const own = (path: string) => `admin.php?page=wc-admin&path=${encodeURIComponent(path)}`;

export const MARKETING_EXTENSIONS: readonly MarketingExtension[] = [
  {
    slug: 'mailpoet',
    name: 'MailPoet',
    description: 'Newsletters, and letters that follow an order by themselves.',
    field: 'email',
    settings: 'admin.php?page=mailpoet-newsletters',
    isBuiltByWc: true,
  },
  {
    slug: 'google-listings-and-ads',
    name: 'Google Listings & Ads',
    description: 'Lists your products where people search, and advertises them.',
    field: 'sales-channels',
    settings: own('/google/start'),
    isBuiltByWc: true,
    campaignType: {
      id: 'google-ads',
      name: 'Google Ads',
      description: 'Shows your products all over Google, for a price a day.',
      create: own('/google/campaigns/create'),
    },
  },
  {
    slug: 'pinterest-for-woocommerce',
    name: 'Pinterest for WooCommerce',
    description: 'Shows what you sell to people who look for ideas.',
    field: 'sales-channels',
    settings: own('/pinterest/landing'),
    isBuiltByWc: true,
  },
  {
    slug: 'facebook-for-woocommerce',
    name: 'Facebook for WooCommerce',
    description: 'Brings your products to Facebook and Instagram.',
    field: 'sales-channels',
    settings: 'admin.php?page=wc-facebook',
    isBuiltByWc: true,
  },
  {
    slug: 'tiktok-for-business',
    name: 'TikTok for WooCommerce',
    description: 'Shows your products in videos.',
    field: 'sales-channels',
    settings: 'admin.php?page=tiktok',
  },
  {
    slug: 'codistoconnect',
    name: 'Codisto for WooCommerce',
    description: 'Sells on Amazon and eBay, with one stock for all.',
    field: 'sales-channels',
    settings: 'admin.php?page=codisto-settings',
    isBuiltByWc: true,
  },
  {
    slug: 'mailchimp-for-woocommerce',
    name: 'Mailchimp',
    description: 'Letters to the right customers.',
    field: 'email',
    settings: 'admin.php?page=mailchimp-woocommerce',
  },
  {
    slug: 'creative-mail-by-constant-contact',
    name: 'Creative Mail for WooCommerce',
    description: 'Letters in the looks of your shop.',
    field: 'email',
    settings: 'admin.php?page=creativemail',
  },
  {
    slug: 'automatewoo',
    name: 'AutomateWoo',
    description: 'Does what you would do for each customer if you had the time.',
    field: 'automations',
    isBuiltByWc: true,
  },
  {
    slug: 'woocommerce-smart-coupons',
    name: 'Smart Coupons',
    description: 'Gift cards, store credit, and coupons that find their customers.',
    field: 'coupons',
  },
];

export interface InstalledExtension extends MarketingExtension {
  status: 'installed' | 'activated' | 'configured';
}

/** Those on the site, with how far they are. */
export function getInstalledExtensions(db: StoreDatabase): InstalledExtension[] {
  const [installed, active] = [getInstalledPlugins(db), getActivePlugins(db)];
  return MARKETING_EXTENSIONS.filter(({ slug }) => installed.includes(slug)).map((extension) => {
    const isActive = active.includes(extension.slug);
    const isSetUp = isActive && getOption(db, setUpOption(extension.slug)) === 'yes';
    return { ...extension, status: isSetUp ? 'configured' : isActive ? 'activated' : 'installed' };
  });
}

/** Sales channels that are switched on. */
export function getChannels(db: StoreDatabase): InstalledExtension[] {
  return getInstalledExtensions(db).filter(
    ({ field, status }) => field === 'sales-channels' && status !== 'installed',
  );
}

/** @returns whether it is a marketing extension on the site, and so active now. */
export function activateExtension(db: StoreDatabase, slug: string): boolean {
  return MARKETING_EXTENSIONS.some((extension) => extension.slug === slug) && activatePlugin(db, slug);
}

/** What an extension notes down once its owner has been through its settings. */
function setUpOption(slug: string): string {
  return `${slug}_setup_completed`;
}
