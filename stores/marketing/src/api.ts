import { request, requestPage, type Page } from '@admin/http';
import {
  ORIGIN_KEYS,
  parseArticles,
  parseCampaigns,
  parseCampaignTypes,
  parseClaim,
  parseChannels,
  parseCoupons,
  parseCouponUses,
  parseInstalledExtensions,
  parseOrigins,
  parseRecommendations,
} from './schemas';
import type {
  Article,
  Campaign,
  CampaignType,
  Channel,
  Coupon,
  CouponUse,
  InstalledExtension,
  OrderOrigin,
  OriginQuery,
  Recommendation,
  RecommendationCategory,
} from './types';

const PATH = '/wc-admin/marketing';

/** The maximum page size of the contract's lists (section 1.5). */
const MAX_PER_PAGE = 100;

/** Page size of campaigns. */
export const CAMPAIGNS_PER_PAGE = 5;

/** Number of coupons shown. */
const SHOWN_COUPONS = 5;

export const fetchChannels = (signal: AbortSignal): Promise<Channel[]> =>
  request(`${PATH}/channels`, { signal, parse: parseChannels });

export const fetchCampaigns = (signal: AbortSignal, page: number): Promise<Page<Campaign[]>> =>
  requestPage(`${PATH}/campaigns`, {
    query: { page, per_page: CAMPAIGNS_PER_PAGE },
    signal,
    parse: parseCampaigns,
  });

export const fetchCampaignTypes = (signal: AbortSignal): Promise<CampaignType[]> =>
  request(`${PATH}/campaign-types`, { query: { per_page: MAX_PER_PAGE }, signal, parse: parseCampaignTypes });

export const fetchRecommendations = (
  signal: AbortSignal,
  category: RecommendationCategory,
): Promise<Recommendation[]> =>
  request(`${PATH}/recommendations`, { query: { category }, signal, parse: parseRecommendations });

export const fetchInstalledExtensions = (signal: AbortSignal): Promise<InstalledExtension[]> =>
  request(`${PATH}/overview/installed-plugins`, { signal, parse: parseInstalledExtensions });

export const fetchArticles = (signal: AbortSignal): Promise<Article[]> =>
  request(`${PATH}/knowledge-base`, { query: { category: 'marketing' }, signal, parse: parseArticles });

const COUPON_FIELDS = [
  'id',
  'code',
  'status',
  'discount_type',
  'amount',
  'free_shipping',
  'usage_count',
  'usage_limit',
  'date_expires_gmt',
];

export const fetchLatestCoupons = (signal: AbortSignal): Promise<Page<Coupon[]>> =>
  requestPage('/wc-analytics/coupons', {
    query: { page: 1, per_page: SHOWN_COUPONS, orderby: 'date', order: 'desc', _fields: COUPON_FIELDS },
    signal,
    parse: parseCoupons,
  });

/** The most used coupons since a time; `after` is in the store's time zone. */
export const fetchCouponUses = (signal: AbortSignal, after: string): Promise<CouponUse[]> =>
  request('/wc-analytics/reports/coupons', {
    query: {
      after,
      orderby: 'orders_count',
      order: 'desc',
      page: 1,
      per_page: SHOWN_COUPONS,
      extended_info: true,
    },
    signal,
    parse: parseCouponUses,
  });

/**
 * The order attribution of the newest orders. No route aggregates it, so one page of orders is read, with the total
 * number of orders.
 */
export const fetchOrigins = (signal: AbortSignal, query: OriginQuery): Promise<Page<OrderOrigin[]>> =>
  requestPage('/wc-analytics/orders', {
    query: {
      ...query,
      page: 1,
      per_page: MAX_PER_PAGE,
      orderby: 'date',
      order: 'desc',
      include_meta: ORIGIN_KEYS,
      _fields: ['id', 'currency', 'total', 'refunds', 'meta_data'],
    },
    signal,
    parse: parseOrigins,
  });

/** @throws ApiError when the server knows no such promotion, or does not confirm the claim */
export async function claimPromotion(signal: AbortSignal, name: string): Promise<void> {
  await request(`/wc-analytics/admin/notes/experimental-activate-promo/${encodeURIComponent(name)}`, {
    method: 'POST',
    signal,
    parse: parseClaim,
  });
}
