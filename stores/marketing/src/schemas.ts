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

/** What has no name goes by its slug. */
const withName = <T extends { slug: string; name: string }>(entry: T) => ({
  ...entry,
  name: entry.name || entry.slug,
});

/** A place where the shop sells in addition to itself, by way of an extension that is active. */
export const ChannelSchema = v.pipe(
  camelCaseObject({
    /** Folder of its plugin. */
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
    /** How many products it has problems with. */
    errors_count: count,
  }),
  v.transform(({ isSetupCompleted, productListingsStatus, ...channel }) => ({
    ...withName(channel),
    isSetUp: isSetupCompleted,
    /** How far it is with the shop's products. */
    listings: productListingsStatus,
  })),
);

export const PriceSchema = phpObject({
  /** Decimal text. */
  value: nonEmptyText,
  /** ISO 4217. */
  currency: nonEmptyText,
});

/** An advertisement that runs on a channel. */
export const CampaignSchema = v.pipe(
  camelCaseObject({
    /** Of one channel; two may have campaigns with the same one. */
    id: nonEmptyText,
    /** Slug of the channel. */
    channel: nonEmptyText,
    title: plainText,
    manage_url: url,
    /** Missing where the channel tells no price. */
    cost: optional(PriceSchema),
    /** What the channel itself says that it brought in; later hosts alone tell it. */
    sales: optional(PriceSchema),
  }),
  v.transform((campaign) => ({ ...campaign, title: campaign.title || campaign.id })),
);

/** A kind of advertisement that can be placed. */
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
    /** `slug`: folder of its plugin. */
    product: nonEmptyText,
    title: plainText,
    description: plainText,
    icon: url,
    /** Where more is said of it. */
    url,
    /** Feeds are written manually, and some of them write truth as text. */
    direct_install: optional(v.union([v.boolean(), v.literal('true')])),
    subcategories: listOrEmpty(LabelSchema),
    tags: listOrEmpty(LabelSchema),
  }),
  v.transform(({ product, direct_install, ...recommendation }) => ({
    ...recommendation,
    slug: product,
    title: recommendation.title || product,
    /** It costs nothing, and can be installed from here. */
    isInstallable: Boolean(direct_install),
  })),
);

/** A marketing extension of the site that the host knows its way around. */
export const InstalledExtensionSchema = v.pipe(
  phpObject({
    slug: nonEmptyText,
    /** `installed`: it does not run; `activated`: its setup is not finished; `configured`: nothing is left to do. */
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

/** Something to read. */
export const ArticleSchema = v.pipe(
  phpObject({ title: plainText, link: url, image: url, author_name: plainText, date: utcTimeOrNull }),
  v.check(({ title, link }) => title !== '' && link !== '', 'An article has a title and a link'),
  v.transform(({ author_name, date, ...article }) => ({
    ...article,
    author: author_name,
    /** Milliseconds since 1970; `null` where the feed does not tell. */
    publishedAt: date,
  })),
);

/** A coupon, as lists need it. */
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

/** How much a coupon was used in a period, as reports tell it. */
export const CouponUseSchema = v.pipe(
  phpObject({
    coupon_id: v.number(),
    extended_info: optional(phpObject({ code: plainText })),
    orders_count: count,
    amount: numericOrZero,
  }),
  v.transform((row) => ({
    id: row.coupon_id,
    /** Empty for a coupon that is gone. */
    code: row.extended_info?.code ?? '',
    orders: row.orders_count,
    /** What it took off, in the shop's currency. */
    amount: row.amount,
  })),
);

/** What the platform calls its notes on how a buyer found the shop, from 8.5 on. */
const ORIGIN = '_wc_order_attribution_';

/** The notes that are read; the host may be asked for these alone. */
export const ORIGIN_KEYS = ['source_type', 'utm_source', 'utm_campaign', 'utm_id'].map(
  (name) => ORIGIN + name,
);

/** How the buyer of an order found the shop, as the host noted it at checkout. */
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
      /** `utm`, `referral`, `organic`, `typein` and others; empty where nothing was noted. */
      type: read('source_type'),
      source: read('utm_source'),
      campaign: read('utm_campaign'),
      /** Number of the campaign, where a link names one. */
      campaignId: read('utm_id'),
      currency,
      /** What was paid, less what was given back, which has a negative total. */
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
