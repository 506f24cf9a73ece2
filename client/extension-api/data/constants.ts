export const NAMESPACE = '/wc-analytics';
export const WC_ADMIN_NAMESPACE = '/wc-admin';
export const WCS_NAMESPACE = '/wc/v1';

/** Maximum number of rows in one response. */
export const MAX_PER_PAGE = 100;

/** Milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;
export const MONTH = (365 * DAY) / 12;

export const QUERY_DEFAULTS = {
  pageSize: 25,
  period: 'month',
  compare: 'previous_year',
  noteTypes: ['info', 'marketing', 'survey', 'warning'],
};

/** Kinds of entries in the lists of payment methods and suggestions. */
export const PaymentsProviderType = {
  OfflinePmsGroup: 'offline_pms_group',
  OfflinePm: 'offline_pm',
  Suggestion: 'suggestion',
  Gateway: 'gateway',
} as const;

/** The name of the same constant in versions 9.6 to 9.9. */
export const PaymentProviderType = PaymentsProviderType;

/** Properties of a product that the server computes. */
export const productReadOnlyProperties = [
  'id',
  'permalink',
  'date_created',
  'date_created_gmt',
  'date_modified',
  'date_modified_gmt',
  'price',
  'price_html',
  'on_sale',
  'purchasable',
  'total_sales',
  'backorders_allowed',
  'backordered',
  'shipping_required',
  'shipping_taxable',
  'shipping_class_id',
  'average_rating',
  'rating_count',
  'related_ids',
  'variations',
];
