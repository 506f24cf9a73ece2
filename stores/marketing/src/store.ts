import { defineStore, dedupe } from '@admin/data';
import {
  claimPromotion,
  fetchArticles,
  fetchCampaigns,
  fetchCampaignTypes,
  fetchChannels,
  fetchCouponUses,
  fetchInstalledExtensions,
  fetchLatestCoupons,
  fetchOrigins,
  fetchRecommendations,
  watchPlugins,
} from './sagas';
import { marketingSelectors } from './selectors';
import { marketingSlice, received } from './slice';

export const marketingStore = defineStore({
  name: 'marketing',
  reducer: marketingSlice.reducer,
  selectors: marketingSelectors,
  actions: { claimPromotion: dedupe(claimPromotion), receiveMarketing: received },
  resolvers: {
    getArticles: fetchArticles,
    getCampaigns: fetchCampaigns,
    getCampaignTypes: fetchCampaignTypes,
    getChannels: fetchChannels,
    getCouponUses: fetchCouponUses,
    getInstalledExtensions: fetchInstalledExtensions,
    getLatestCoupons: fetchLatestCoupons,
    getOrigins: fetchOrigins,
    getRecommendations: fetchRecommendations,
  },
  saga: watchPlugins,
});

declare module '@admin/data' {
  interface StoreMap {
    marketing: typeof marketingStore;
  }
}
