import { decodeEntities } from '@admin/format';
import { isRecord, toAddress, toList } from '@admin/http';
import type {
  Article,
  Campaign,
  CampaignType,
  Channel,
  Coupon,
  CouponUse,
  InstalledExtension,
  Label,
  ListingStatus,
  OrderOrigin,
  Price,
  Recommendation,
} from './types';

type Members = Readonly<Record<string, unknown>>;

/** Whatever is none of them is left out, so that one bad entry costs only itself. */
const listOf =
  <T>(toItem: (entry: Members) => T | undefined) =>
  (payload: unknown): T[] =>
    toList(payload).flatMap((entry) => (isRecord(entry) ? (toItem(entry) ?? []) : []));

export const toChannels = listOf((entry): Channel | undefined => {
  const slug = text(entry['slug']);
  if (slug === '') return undefined;
  return {
    slug,
    name: words(entry['name']) || slug,
    description: words(entry['description']),
    icon: toAddress(entry['icon']),
    settingsUrl: toAddress(entry['settings_url']),
    isSetUp: entry['is_setup_completed'] === true,
    listings: toListingStatus(entry['product_listings_status']),
    errorsCount: toCount(entry['errors_count']),
  };
});

const LISTING_STATUSES: readonly ListingStatus[] = ['synced', 'sync-in-progress', 'sync-failed'];

/** Of what is none of the platform's words nothing is said. */
const toListingStatus = (value: unknown): ListingStatus =>
  LISTING_STATUSES.find((status) => status === value) ?? 'not-applicable';

export const toCampaigns = listOf((entry): Campaign | undefined => {
  const [id, channel] = [text(entry['id']), text(entry['channel'])];
  if (id === '' || channel === '') return undefined;
  const [cost, sales] = [toPrice(entry['cost']), toPrice(entry['sales'])];
  return {
    id,
    channel,
    title: words(entry['title']) || id,
    manageUrl: toAddress(entry['manage_url']),
    ...(cost ? { cost } : {}),
    ...(sales ? { sales } : {}),
  };
});

function toPrice(value: unknown): Price | undefined {
  if (!isRecord(value)) return undefined;
  const price = { value: text(value['value']), currency: text(value['currency']) };
  return price.value === '' || price.currency === '' ? undefined : price;
}

export const toCampaignTypes = listOf((entry): CampaignType | undefined => {
  const createUrl = toAddress(entry['create_url']);
  const channel = isRecord(entry['channel']) ? entry['channel'] : {};
  // Without a way to create one there is nothing to choose.
  if (createUrl === '') return undefined;
  return {
    id: text(entry['id']) || createUrl,
    name: words(entry['name']),
    description: words(entry['description']),
    channelName: words(channel['name']),
    createUrl,
    icon: toAddress(entry['icon_url']),
  };
});

export const toRecommendations = listOf((entry): Recommendation | undefined => {
  const slug = text(entry['product']);
  if (slug === '') return undefined;
  return {
    slug,
    title: words(entry['title']) || slug,
    description: words(entry['description']),
    icon: toAddress(entry['icon']),
    url: toAddress(entry['url']),
    // Feeds are written by hand, and some of them write truth as text.
    isInstallable: entry['direct_install'] === true || entry['direct_install'] === 'true',
    subcategories: toLabels(entry['subcategories']),
    tags: toLabels(entry['tags']),
  };
});

const toLabels = (value: unknown): Label[] =>
  (Array.isArray(value) ? value : []).filter(isRecord).flatMap((entry) => {
    const slug = text(entry['slug']);
    return slug === '' ? [] : [{ slug, name: words(entry['name']) || slug }];
  });

const STATUSES: readonly InstalledExtension['status'][] = ['installed', 'activated', 'configured'];

export const toInstalledExtensions = listOf((entry): InstalledExtension | undefined => {
  const slug = text(entry['slug']);
  const status = STATUSES.find((each) => each === entry['status']);
  if (slug === '' || !status) return undefined;
  return {
    slug,
    status,
    name: words(entry['name']) || slug,
    description: words(entry['description']),
    icon: toAddress(entry['icon']),
    settingsUrl: toAddress(entry['settingsUrl']),
    dashboardUrl: toAddress(entry['dashboardUrl']),
    docsUrl: toAddress(entry['docsUrl']),
    supportUrl: toAddress(entry['supportUrl']),
  };
});

export const toArticles = listOf((entry): Article | undefined => {
  const [title, link] = [words(entry['title']), toAddress(entry['link'])];
  if (title === '' || link === '') return undefined;
  return {
    title,
    link,
    image: toAddress(entry['image']),
    author: words(entry['author_name']),
    publishedAt: toMoment(entry['date']),
  };
});

export const toCoupons = listOf((entry): Coupon | undefined => {
  const { id } = entry;
  if (typeof id !== 'number') return undefined;
  const limit = toCount(entry['usage_limit']);
  return {
    id,
    code: words(entry['code']),
    status: text(entry['status']),
    type: text(entry['discount_type']),
    amount: text(entry['amount']),
    isFreeShipping: entry['free_shipping'] === true,
    usageCount: toCount(entry['usage_count']),
    usageLimit: limit > 0 ? limit : null,
    expiresAt: toMoment(entry['date_expires_gmt']),
  };
});

export const toCouponUses = listOf((row): CouponUse | undefined => {
  const { coupon_id: id, extended_info: info } = row;
  if (typeof id !== 'number') return undefined;
  return {
    id,
    code: words(isRecord(info) ? info['code'] : ''),
    orders: toCount(row['orders_count']),
    amount: toNumber(row['amount']),
  };
});

/** What the platform calls its notes on how a buyer found the shop, from 8.5 on. */
const ORIGIN = '_wc_order_attribution_';

/** The notes that are read; the host may be asked for these alone. */
export const ORIGIN_KEYS = ['source_type', 'utm_source', 'utm_campaign', 'utm_id'].map(
  (name) => ORIGIN + name,
);

export const toOrigins = listOf((order): OrderOrigin => {
  const notes = new Map<unknown, string>();
  for (const note of listIn(order['meta_data'])) notes.set(note['key'], text(note['value']));
  const read = (name: string) => notes.get(ORIGIN + name) ?? '';
  const refunds = listIn(order['refunds']).reduce((sum, refund) => sum + toNumber(refund['total']), 0);
  return {
    type: read('source_type'),
    source: read('utm_source'),
    campaign: read('utm_campaign'),
    campaignId: read('utm_id'),
    currency: text(order['currency']),
    // What was given back has a negative total.
    total: toNumber(order['total']) + refunds,
  };
});

const listIn = (value: unknown): Members[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const text = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
};

const words = (value: unknown): string => decodeEntities(text(value)).trim();

const toNumber = (value: unknown): number => Number(text(value)) || 0;

const toCount = (value: unknown): number => Math.max(0, Math.trunc(toNumber(value)));

/** Times in UTC come without a zone. */
function toMoment(value: unknown): number | null {
  const moment = Date.parse(`${text(value)}Z`);
  return Number.isNaN(moment) ? null : moment;
}
