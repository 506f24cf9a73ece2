import {
  camelCaseObject,
  count,
  flag,
  listOrEmpty,
  nonEmptyText,
  numericOrZero,
  oneOf,
  optional,
  phpObject,
  plainText,
  text,
  textOrNumber,
  tolerantList,
  url,
  utcTimeOrNull,
} from '@admin/schemas';
import * as v from 'valibot';

/** Uses the slug if the name is empty. */
const withName = <T extends { slug: string; name: string }>(entry: T) => ({
  ...entry,
  name: entry.name || entry.slug,
});

/** A sales channel that an active extension provides. */
export const ChannelSchema = v.pipe(
  camelCaseObject({
    /** The plugin's folder. */
    slug: nonEmptyText,
    name: plainText,
    description: plainText,
    icon: url,
    settings_url: url,
    is_setup_completed: flag,
    product_listings_status: oneOf(
      ['synced', 'sync-in-progress', 'sync-failed', 'not-applicable'],
      'not-applicable',
    ),
    /** How many products have errors. */
    errors_count: count,
  }),
  v.transform(({ isSetupCompleted, productListingsStatus, ...channel }) => ({
    ...withName(channel),
    isSetUp: isSetupCompleted,
    /** Sync status of the store's products. */
    listings: productListingsStatus,
  })),
);

export const PriceSchema = phpObject({
  /** Decimal text. */
  value: nonEmptyText,
  /** ISO 4217. */
  currency: nonEmptyText,
});

/** A campaign on a channel. */
export const CampaignSchema = v.pipe(
  camelCaseObject({
    /** Unique per channel only; two channels may use the same id. */
    id: nonEmptyText,
    /** Slug of the channel. */
    channel: nonEmptyText,
    title: plainText,
    manage_url: url,
    /** Missing if the channel reports no cost. */
    cost: optional(PriceSchema),
    /** Sales as reported by the channel; only newer hosts send it. */
    sales: optional(PriceSchema),
  }),
  v.transform((campaign) => ({ ...campaign, title: campaign.title || campaign.id })),
);

/** A type of campaign that can be created. */
export const CampaignTypeSchema = v.pipe(
  camelCaseObject({
    id: textOrNumber,
    name: plainText,
    description: plainText,
    channel: optional(phpObject({ name: plainText })),
    create_url: url,
    icon_url: url,
  }),
  v.check(({ createUrl }) => createUrl !== '', 'Without a way to create one there is nothing to choose'),
  v.transform(({ channel, iconUrl, ...type }) => ({
    ...type,
    id: type.id || type.createUrl,
    channelName: channel?.name ?? '',
    icon: iconUrl,
  })),
);

export const LabelSchema = v.pipe(
  phpObject({ slug: nonEmptyText, name: plainText }),
  v.transform((label) => withName(label)),
);

/** An extension that the marketplace recommends. */
export const RecommendationSchema = v.pipe(
  phpObject({
    /** The plugin's folder. */
    product: nonEmptyText,
    title: plainText,
    description: plainText,
    icon: url,
    /** Page with more information. */
    url,
    /** The feed is edited manually, and some entries have booleans as text. */
    direct_install: optional(v.union([v.boolean(), v.literal('true')])),
    subcategories: listOrEmpty(LabelSchema),
    tags: listOrEmpty(LabelSchema),
  }),
  v.transform(({ product, direct_install, ...recommendation }) => ({
    ...recommendation,
    slug: product,
    title: recommendation.title || product,
    /** Free and installable from here. */
    isInstallable: Boolean(direct_install),
  })),
);

/** An installed marketing extension that the host recognizes. */
export const InstalledExtensionSchema = v.pipe(
  phpObject({
    slug: nonEmptyText,
    /** `installed`: not active; `activated`: setup is not finished; `configured`: setup is complete. */
    status: v.picklist(['installed', 'activated', 'configured']),
    name: plainText,
    description: plainText,
    icon: url,
    settingsUrl: url,
    dashboardUrl: url,
    docsUrl: url,
    supportUrl: url,
  }),
  v.transform((extension) => withName(extension)),
);

/** An article from the feed. */
export const ArticleSchema = v.pipe(
  phpObject({ title: plainText, link: url, image: url, author_name: plainText, date: utcTimeOrNull }),
  v.check(({ title, link }) => title !== '' && link !== '', 'An article has a title and a link'),
  v.transform(({ author_name, date, ...article }) => ({
    ...article,
    author: author_name,
    /** Milliseconds since 1970; `null` if the feed has no date. */
    publishedAt: date,
  })),
);

/** A coupon with the members that lists need. */
export const CouponSchema = v.pipe(
  camelCaseObject({
    id: v.number(),
    code: plainText,
    status: text,
    /** `percent`, `fixed_cart`, `fixed_product`, or a type of an extension. */
    discount_type: text,
    /** Decimal text. */
    amount: textOrNumber,
    free_shipping: flag,
    usage_count: count,
    usage_limit: count,
    date_expires_gmt: utcTimeOrNull,
  }),
  v.transform(({ discountType, freeShipping, usageLimit, dateExpiresGmt, ...coupon }) => ({
    ...coupon,
    type: discountType,
    isFreeShipping: freeShipping,
    /** `null` when there is none. */
    usageLimit: usageLimit || null,
    /** Milliseconds since 1970; `null` when it never expires. */
    expiresAt: dateExpiresGmt,
  })),
);

/** Usage of a coupon in a period, from reports. */
export const CouponUseSchema = v.pipe(
  phpObject({
    coupon_id: v.number(),
    extended_info: optional(phpObject({ code: plainText })),
    orders_count: count,
    amount: numericOrZero,
  }),
  v.transform((row) => ({
    id: row.coupon_id,
    /** Empty for a deleted coupon. */
    code: row.extended_info?.code ?? '',
    orders: row.orders_count,
    /** Total discount, in the store's currency. */
    amount: row.amount,
  })),
);

/** Prefix of the platform's order attribution meta keys, since WooCommerce 8.5. */
const ORIGIN = '_wc_order_attribution_';

/** The meta keys to read, for hosts that can limit the response to them. */
export const ORIGIN_KEYS = ['source_type', 'utm_source', 'utm_campaign', 'utm_id'].map(
  (name) => ORIGIN + name,
);

/** Order attribution, as recorded by the host at checkout. */
export const OrderOriginSchema = v.pipe(
  phpObject({
    currency: text,
    total: numericOrZero,
    refunds: listOrEmpty(phpObject({ total: numericOrZero })),
    meta_data: listOrEmpty(phpObject({ key: v.string(), value: textOrNumber })),
  }),
  v.transform(({ currency, total, refunds, meta_data }) => {
    const notes = new Map(meta_data.map(({ key, value }) => [key, value]));
    const read = (name: string) => notes.get(ORIGIN + name) ?? '';
    return {
      /** `utm`, `referral`, `organic`, `typein` and others; empty if not recorded. */
      type: read('source_type'),
      source: read('utm_source'),
      campaign: read('utm_campaign'),
      /** Campaign id, if a link has one. */
      campaignId: read('utm_id'),
      currency,
      /** The total minus refunds, which have negative totals. */
      total: refunds.reduce((sum, refund) => sum + refund.total, total),
    };
  }),
);

export const parseChannels = v.parser(tolerantList(ChannelSchema));
export const parseCampaigns = v.parser(tolerantList(CampaignSchema));
export const parseCampaignTypes = v.parser(tolerantList(CampaignTypeSchema));
export const parseRecommendations = v.parser(tolerantList(RecommendationSchema));
export const parseInstalledExtensions = v.parser(tolerantList(InstalledExtensionSchema));
export const parseArticles = v.parser(tolerantList(ArticleSchema));
export const parseCoupons = v.parser(tolerantList(CouponSchema));
export const parseCouponUses = v.parser(tolerantList(CouponUseSchema));
export const parseOrigins = v.parser(tolerantList(OrderOriginSchema));

export const parseClaim = v.parser(phpObject({ success: v.literal(true) }));
