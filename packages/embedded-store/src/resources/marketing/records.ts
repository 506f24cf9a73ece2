import type { StoreContext } from '../../context';
import { pictureUrl } from '../../plugin-files';
import type { InstalledExtension, MarketingExtension } from './extensions';

const FIELDS = {
  'sales-channels': 'Sales channels',
  email: 'Email',
  automations: 'Automations',
  coupons: 'Coupons',
} as const;

/** An extension as it is recommended, in the members of the contract (section 14). */
export function toRecommendation(siteUrl: string, extension: MarketingExtension): object {
  const { slug, name, description, field, settings, isBuiltByWc } = extension;
  return {
    title: name,
    description,
    url: `https://woocommerce.com/products/${slug}/`,
    direct_install: settings !== undefined,
    icon: pictureUrl(siteUrl, name),
    product: slug,
    plugin: `${slug}/${slug}.php`,
    categories: ['marketing'],
    subcategories: [{ slug: field, name: FIELDS[field] }],
    tags: isBuiltByWc ? [{ slug: 'built-by-woocommerce', name: 'Built by WooCommerce' }] : [],
  };
}

/** An extension that is there, as the marketing screen lists it and pages print it. */
export function toInstalled(
  { siteUrl }: Pick<StoreContext, 'siteUrl'>,
  extension: InstalledExtension,
): object {
  const { slug, name, description, status } = extension;
  return {
    slug,
    status,
    name,
    description,
    icon: pictureUrl(siteUrl, name),
    settingsUrl: settingsUrl(siteUrl, extension),
    docsUrl: `https://woocommerce.com/document/${slug}/`,
    supportUrl: 'https://woocommerce.com/my-account/create-a-ticket/',
  };
}

export function toChannel(siteUrl: string, extension: InstalledExtension): object {
  const isSetUp = extension.status === 'configured';
  return {
    slug: extension.slug,
    is_setup_completed: isSetUp,
    settings_url: settingsUrl(siteUrl, extension),
    name: extension.name,
    description: extension.description,
    product_listings_status: isSetUp ? 'synced' : null,
    errors_count: 0,
    icon: pictureUrl(siteUrl, extension.name),
  };
}

function settingsUrl(siteUrl: string, { settings = 'plugins.php' }: MarketingExtension): string {
  return `${siteUrl}/wp-admin/${settings}`;
}
