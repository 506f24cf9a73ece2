import { getRegistry, put, request, select, takeEvery, type Saga } from '@admin/data';
import { pluginActivated, pluginInstalled } from '@admin/store-plugins';
import * as api from './api';
import {
  campaignsReceived,
  couponUsesReceived,
  marketingSlice,
  originsReceived,
  received,
  recommendationsReceived,
} from './slice';
import type { OriginQuery, RecommendationCategory } from './types';

export function* fetchChannels(): Saga {
  yield* put(received({ channels: yield* request(api.fetchChannels) }));
}

export function* fetchCampaigns(page: number): Saga {
  yield* put(campaignsReceived({ page, campaigns: yield* request(api.fetchCampaigns, page) }));
}

export function* fetchCampaignTypes(): Saga {
  yield* put(received({ campaignTypes: yield* request(api.fetchCampaignTypes) }));
}

export function* fetchRecommendations(category: RecommendationCategory): Saga {
  const recommendations = yield* request(api.fetchRecommendations, category);
  yield* put(recommendationsReceived({ category, recommendations }));
}

export function* fetchInstalledExtensions(): Saga {
  yield* put(received({ installed: yield* request(api.fetchInstalledExtensions) }));
}

export function* fetchArticles(): Saga {
  yield* put(received({ articles: yield* request(api.fetchArticles) }));
}

export function* fetchLatestCoupons(): Saga {
  const { items, total } = yield* request(api.fetchLatestCoupons);
  yield* put(received({ coupons: { items, total } }));
}

export function* fetchCouponUses(after: string): Saga {
  yield* put(couponUsesReceived({ after, uses: yield* request(api.fetchCouponUses, after) }));
}

export function* fetchOrigins(query: OriginQuery): Saga {
  const { items, total } = yield* request(api.fetchOrigins, query);
  yield* put(originsReceived({ query, origins: { origins: items, total } }));
}

/**
 * Claims a promotion for the user, by the note of that name.
 * @throws ApiError when the server refuses it or cannot be reached
 */
export function* claimPromotion(name: string): Saga {
  yield* request(api.claimPromotion, name);
}

/** Installing a plugin changes its next step; activating one may add a channel with campaigns. */
export function* watchPlugins(): Saga {
  yield* takeEvery(pluginInstalled, readExtensionsAgain);
  yield* takeEvery(pluginActivated, readAllAgain);
}

function* readExtensionsAgain(): Saga {
  const registry = yield* getRegistry();
  registry.invalidate('marketing').getInstalledExtensions();
}

function* readAllAgain(): Saga {
  const marketing = (yield* getRegistry()).invalidate('marketing');
  const { campaigns } = yield* select(marketingSlice.selectSlice);
  marketing.getInstalledExtensions();
  marketing.getChannels();
  marketing.getCampaignTypes();
  for (const page of Object.keys(campaigns)) marketing.getCampaigns(Number(page));
}
