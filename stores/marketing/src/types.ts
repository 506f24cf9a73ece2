/** How far a channel is with the shop's products, in the platform's words. */
export type ListingStatus = 'synced' | 'sync-in-progress' | 'sync-failed' | 'not-applicable';

/** A place where the shop sells besides itself, by way of an extension that is active. */
export interface Channel {
  /** Folder of its plugin. */
  slug: string;
  /** Plain text, as all names, titles and descriptions here. */
  name: string;
  description: string;
  /** An http(s) or relative address; empty when there is none, as with all addresses here. */
  icon: string;
  settingsUrl: string;
  isSetUp: boolean;
  listings: ListingStatus;
  /** How many products it has problems with. */
  errorsCount: number;
}

export interface Price {
  /** Decimal text. */
  value: string;
  /** ISO 4217. */
  currency: string;
}

/** An advertisement that runs on a channel. */
export interface Campaign {
  /** Of one channel; two may have campaigns with the same one. */
  id: string;
  /** Slug of the channel. */
  channel: string;
  title: string;
  manageUrl: string;
  /** Missing where the channel tells no price. */
  cost?: Price;
  /** What the channel itself says that it brought in; later hosts alone tell it. */
  sales?: Price;
}

/** A kind of advertisement that can be placed. */
export interface CampaignType {
  id: string;
  name: string;
  description: string;
  channelName: string;
  createUrl: string;
  icon: string;
}

export type RecommendationCategory = 'channels' | 'extensions';

export interface Label {
  slug: string;
  name: string;
}

/** An extension that the marketplace recommends. */
export interface Recommendation {
  /** Folder of its plugin. */
  slug: string;
  title: string;
  description: string;
  icon: string;
  /** Where more is said of it. */
  url: string;
  /** It costs nothing, and can be installed from here. */
  isInstallable: boolean;
  subcategories: Label[];
  tags: Label[];
}

/** A marketing extension of the site that the host knows its way around. */
export interface InstalledExtension {
  slug: string;
  /** `installed`: it does not run; `activated`: its setup is not finished; `configured`: nothing is left to do. */
  status: 'installed' | 'activated' | 'configured';
  name: string;
  description: string;
  icon: string;
  settingsUrl: string;
  dashboardUrl: string;
  docsUrl: string;
  supportUrl: string;
}

/** Something to read. */
export interface Article {
  title: string;
  link: string;
  image: string;
  author: string;
  /** Milliseconds since 1970; `null` where the feed does not tell. */
  publishedAt: number | null;
}

/** A coupon, as lists need it. */
export interface Coupon {
  id: number;
  code: string;
  status: string;
  /** `percent`, `fixed_cart`, `fixed_product`, or a type of an extension. */
  type: string;
  /** Decimal text. */
  amount: string;
  isFreeShipping: boolean;
  usageCount: number;
  /** `null` when there is none. */
  usageLimit: number | null;
  /** Milliseconds since 1970; `null` when it never expires. */
  expiresAt: number | null;
}

/** How much a coupon was used in a period, as reports tell it. */
export interface CouponUse {
  id: number;
  /** Empty for a coupon that is gone. */
  code: string;
  orders: number;
  /** What it took off, in the shop's currency. */
  amount: number;
}

/** How the buyer of an order found the shop, as the host noted it at checkout. */
export interface OrderOrigin {
  /** `utm`, `referral`, `organic`, `typein` and others; empty where nothing was noted. */
  type: string;
  source: string;
  campaign: string;
  /** Number of the campaign, where a link names one. */
  campaignId: string;
  currency: string;
  /** What was paid, less what was given back. */
  total: number;
}

/** Which orders count. */
export interface OriginQuery {
  /** On the shop's clocks: `2026-11-20T00:00:00`. */
  readonly after: string;
  readonly status: readonly string[];
}

/** The newest orders of those asked for, and how many there are. */
export interface OrderOrigins {
  origins: OrderOrigin[];
  total: number;
}
