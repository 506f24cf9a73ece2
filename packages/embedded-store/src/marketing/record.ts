import type { StoreContext } from '../context';
import { getGeneratedImageUrl } from '../plugin-files';
import { getExtensionPages } from './addresses';
import type { Article } from './articles';
import type { Campaign } from './campaigns';
import type { MarketingExtension } from './catalog';
import type { InstalledExtension } from './extensions';
import { getListings } from './listings';
import { __, translateData } from '../i18n';

const listFields = () => ({
  'sales-channels': __('Sales channels', 'store-admin'),
  email: __('Email', 'store-admin'),
  automations: __('Automations', 'store-admin'),
  crm: __('Customer relations', 'store-admin'),
  coupons: __('Coupons', 'store-admin'),
});

/** Formats a recommended extension as in the contract (section 14). */
export function toRecommendation(siteUrl: string, extension: MarketingExtension): object {
  const { slug, name, description, field, isPaid = false, isBuiltByWc } = extension;
  return {
    title: name,
    description: translateData(description),
    url: `https://woocommerce.com/products/${slug}/`,
    direct_install: !isPaid,
    icon: getGeneratedImageUrl(siteUrl, name),
    product: slug,
    plugin: `${slug}/${slug}.php`,
    categories: ['marketing'],
    subcategories: [{ slug: field, name: listFields()[field] }],
    tags: isBuiltByWc
      ? [{ slug: 'built-by-woocommerce', name: __('Built by WooCommerce', 'store-admin') }]
      : [],
  };
}

/** Formats an extension on the site, for the marketing screen and for preloaded data. */
export function toInstalled(
  { siteUrl }: Pick<StoreContext, 'siteUrl'>,
  extension: InstalledExtension,
): object {
  const { slug, name, description, status } = extension;
  return {
    slug,
    status,
    name,
    description: translateData(description),
    icon: getGeneratedImageUrl(siteUrl, name),
    // The extension has no pages until it is active.
    ...(status !== 'installed' && { settingsUrl: getExtensionPages(siteUrl, slug) }),
    docsUrl: `https://woocommerce.com/document/${slug}/`,
    supportUrl: 'https://woocommerce.com/my-account/create-a-ticket/',
  };
}

export function toChannel({ db, siteUrl }: StoreContext, extension: InstalledExtension): object {
  const { slug, name, description } = extension;
  const isSetUp = extension.status === 'configured';
  const listings = getListings(db, slug);
  return {
    slug,
    is_setup_completed: isSetUp,
    settings_url: getExtensionPages(siteUrl, slug),
    name,
    description: translateData(description),
    product_listings_status: isSetUp ? listings.status : 'not-applicable',
    errors_count: isSetUp ? listings.errors : 0,
    icon: getGeneratedImageUrl(siteUrl, name),
  };
}

/** The types of campaigns of a channel; empty if it has none. */
export function toCampaignTypes(siteUrl: string, extension: InstalledExtension): object[] {
  const { slug, name, campaignType: type } = extension;
  if (!type) return [];
  return [
    {
      id: type.id,
      name: type.name,
      description: translateData(type.description),
      channel: { slug, name },
      create_url: `${getExtensionPages(siteUrl, slug)}#new-campaign`,
      icon_url: getGeneratedImageUrl(siteUrl, name),
    },
  ];
}

export function toCampaignRecord(siteUrl: string, campaign: Campaign): object {
  const { id, channel, title, manageUrl, cost, currency } = campaign;
  return {
    id,
    channel,
    title,
    manage_url: new URL(manageUrl, siteUrl).href,
    // WooCommerce omits the member if there is no price.
    ...(cost !== '' && { cost: { value: cost, currency } }),
  };
}

export function toArticleRecord(siteUrl: string, { title, link, date }: Article): object {
  return {
    title: translateData(title),
    date: `${date}T10:00:00`,
    link,
    author_name: 'WooCommerce',
    author_avatar: '',
    image: getGeneratedImageUrl(siteUrl, title, 'banner'),
  };
}
