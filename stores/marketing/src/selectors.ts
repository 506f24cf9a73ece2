import { keyOf, type CampaignPage, type LatestCoupons, type MarketingState } from './slice';
import type {
  Article,
  CampaignType,
  Channel,
  CouponUse,
  InstalledExtension,
  OrderOrigins,
  OriginQuery,
  Recommendation,
  RecommendationCategory,
} from './types';

/** All values are `undefined` until known. */
export const marketingSelectors = (state: MarketingState) => ({
  getChannels: (): readonly Channel[] | undefined => state.channels,

  getCampaigns: (page: number): CampaignPage | undefined => state.campaigns[page],

  getCampaignTypes: (): readonly CampaignType[] | undefined => state.campaignTypes,

  getRecommendations: (category: RecommendationCategory): readonly Recommendation[] | undefined =>
    state.recommendations[category],

  getInstalledExtensions: (): readonly InstalledExtension[] | undefined => state.installed,

  getArticles: (): readonly Article[] | undefined => state.articles,

  getLatestCoupons: (): LatestCoupons | undefined => state.coupons,

  getCouponUses: (after: string): readonly CouponUse[] | undefined => state.couponUses[after],

  getOrigins: (query: OriginQuery): OrderOrigins | undefined => state.origins[keyOf(query)],
});
