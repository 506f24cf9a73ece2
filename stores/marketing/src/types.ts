import type * as v from 'valibot';
import type {
  ArticleSchema,
  CampaignSchema,
  CampaignTypeSchema,
  ChannelSchema,
  CouponSchema,
  CouponUseSchema,
  InstalledExtensionSchema,
  LabelSchema,
  OrderOriginSchema,
  PriceSchema,
  RecommendationSchema,
} from './schemas';

export type Channel = v.InferOutput<typeof ChannelSchema>;

/** Sync status of a channel's products, as named by the platform. */
export type ListingStatus = Channel['listings'];

export type Price = v.InferOutput<typeof PriceSchema>;

export type Campaign = v.InferOutput<typeof CampaignSchema>;

export type CampaignType = v.InferOutput<typeof CampaignTypeSchema>;

export type RecommendationCategory = 'channels' | 'extensions';

export type Recommendation = v.InferOutput<typeof RecommendationSchema>;

/** A category or a tag of recommendations. */
export type Label = v.InferOutput<typeof LabelSchema>;

export type InstalledExtension = v.InferOutput<typeof InstalledExtensionSchema>;

export type Article = v.InferOutput<typeof ArticleSchema>;

export type Coupon = v.InferOutput<typeof CouponSchema>;

export type CouponUse = v.InferOutput<typeof CouponUseSchema>;

export type OrderOrigin = v.InferOutput<typeof OrderOriginSchema>;

/** Which orders to read. */
export interface OriginQuery {
  /** In the site's time zone: `2026-11-20T00:00:00`. */
  readonly after: string;
  readonly status: readonly string[];
}

/** The newest orders of a query, and their total number. */
export interface OrderOrigins {
  origins: OrderOrigin[];
  total: number;
}
