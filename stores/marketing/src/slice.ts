import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  Article,
  Campaign,
  CampaignType,
  Channel,
  Coupon,
  CouponUse,
  InstalledExtension,
  OrderOrigins,
  OriginQuery,
  Recommendation,
  RecommendationCategory,
} from './types';

/** A page of campaigns, with the overall totals. */
export interface CampaignPage {
  items: Campaign[];
  total: number;
  totalPages: number;
}

export interface LatestCoupons {
  items: Coupon[];
  /** Total number of campaigns. */
  total: number;
}

/** Members are missing until known. */
export interface MarketingState {
  channels?: Channel[];
  campaignTypes?: CampaignType[];
  installed?: InstalledExtension[];
  articles?: Article[];
  coupons?: LatestCoupons;
  /** By page number. */
  campaigns: Record<number, CampaignPage>;
  recommendations: Partial<Record<RecommendationCategory, Recommendation[]>>;
  /** By start time. */
  couponUses: Record<string, CouponUse[]>;
  /** By `keyOf` the query. */
  origins: Record<string, OrderOrigins>;
}

const initialState: MarketingState = { campaigns: {}, recommendations: {}, couponUses: {}, origins: {} };

export const marketingSlice = createSlice({
  name: 'marketing',
  initialState,
  reducers: {
    /** Lists without pages. */
    received(
      state,
      {
        payload,
      }: PayloadAction<
        Partial<Omit<MarketingState, 'campaigns' | 'recommendations' | 'couponUses' | 'origins'>>
      >,
    ) {
      Object.assign(state, payload);
    },
    campaignsReceived(state, { payload }: PayloadAction<{ page: number; campaigns: CampaignPage }>) {
      state.campaigns[payload.page] = payload.campaigns;
    },
    recommendationsReceived(
      state,
      { payload }: PayloadAction<{ category: RecommendationCategory; recommendations: Recommendation[] }>,
    ) {
      state.recommendations[payload.category] = payload.recommendations;
    },
    couponUsesReceived(state, { payload }: PayloadAction<{ after: string; uses: CouponUse[] }>) {
      state.couponUses[payload.after] = payload.uses;
    },
    originsReceived(state, { payload }: PayloadAction<{ query: OriginQuery; origins: OrderOrigins }>) {
      state.origins[keyOf(payload.query)] = payload.origins;
    },
  },
});

export const { received, campaignsReceived, recommendationsReceived, couponUsesReceived, originsReceived } =
  marketingSlice.actions;

export const keyOf = ({ after, status }: OriginQuery): string => `${after} ${status.join()}`;
