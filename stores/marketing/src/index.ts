export { CAMPAIGNS_PER_PAGE } from './api';
export { attribute } from './attribution';
export type { AttributedTotals } from './attribution';
export {
  useArticles,
  useAttribution,
  useCampaigns,
  useCampaignTypes,
  useChannels,
  useCouponUses,
  useInstalledExtensions,
  useLatestCoupons,
  useRecommendations,
} from './hooks';
export { hydrateMarketing } from './hydrate';
export { getLastThirtyDays } from './last-thirty-days';
export { getOffers, getOtherExtensions, groupOffers } from './offers';
export type { OfferCategory } from './offers';
export { marketingStore } from './store';
export type {
  Article,
  Campaign,
  CampaignType,
  Channel,
  Coupon,
  CouponUse,
  InstalledExtension,
  ListingStatus,
  OrderOrigin,
  OrderOrigins,
  OriginQuery,
  Price,
  Recommendation,
  RecommendationCategory,
} from './types';
