import {
  address,
  anything,
  count,
  directory,
  flag,
  listOf,
  map,
  mapOf,
  oneOf,
  optional,
  record,
  shape,
  text,
  yesNo,
  type Parser,
} from './parsers';
import { createReader } from './reader';
import type {
  AnalyticsSettings,
  EmbedBreadcrumb,
  HostSettings,
  Onboarding,
  PluginLists,
  SiteLocale,
  StorePage,
} from './settings';

/**
 * Reads and validates `wcSettings`. Never throws.
 * @param hasTranslations whether texts are translated to the user's language
 */
export function readSettings(
  printed: Readonly<Record<string, unknown>> | undefined,
  hasTranslations: boolean,
  problems: string[],
): HostSettings {
  const top = createReader('wcSettings', printed, problems);
  const inner = createReader('wcSettings.admin', top('admin', map, undefined), problems);

  return {
    siteTitle: top('siteTitle', text, ''),
    woocommerceTranslation: inner('woocommerceTranslation', text, 'WooCommerce'),
    adminUrl: top('adminUrl', directory, '/wp-admin/'),
    homeUrl: top('homeUrl', directory, '/'),
    siteUrl: inner('siteUrl', address, ''),
    shopUrl: inner('shopUrl', address, ''),
    dashboardUrl: top('dashboardUrl', address, ''),
    wpLoginUrl: top('wpLoginUrl', address, '/wp-login.php'),
    wcAssetUrl: top('wcAssetUrl', address, ''),
    wcAdminAssetUrl: inner('wcAdminAssetUrl', address, ''),
    placeholderImgSrc: top('placeholderImgSrc', address, ''),
    wcVersion: top('wcVersion', text, ''),
    wpVersion: top('wpVersion', text, ''),

    currency: top('currency', currency, NO_CURRENCY),
    locale: matchTranslations(top('locale', locale, ENGLISH_LOCALE), hasTranslations),
    dateFormat: inner('dateFormat', text, 'F j, Y'),
    timeZone: inner('timeZone', text, '+00:00'),

    countries: top('countries', texts, {}),
    countryStates: top('countryStates', mapOf(texts), {}),
    orderStatuses: top('orderStatuses', texts, {}),
    unregisteredOrderStatuses: inner('unregisteredOrderStatuses', texts, {}),
    usesNewFullRefundData: inner('usesNewFullRefundData', optional(flag), undefined) ?? false,
    stockStatuses: inner('stockStatuses', texts, {}),
    storePages: top('storePages', mapOf(storePage), {}),

    currentUserId: top('currentUserId', count, 0),
    currentUserIsAdmin: top('currentUserIsAdmin', flag, false),
    currentUserData: inner('currentUserData', map, undefined),

    reviewsEnabled: inner('reviewsEnabled', yesNo, false),
    manageStock: inner('manageStock', yesNo, false),
    commentModeration: inner('commentModeration', yesNo, false),
    notifyLowStockAmount: inner('notifyLowStockAmount', count, 0),
    allowMarketplaceSuggestions: inner('allowMarketplaceSuggestions', flag, false),
    variationTitleAttributesSeparator: inner('variationTitleAttributesSeparator', text, ' - '),
    plugins: inner('plugins', plugins, { installedPlugins: [], activePlugins: [] }),
    onboarding: inner('onboarding', onboarding, { profile: {} }),
    visibleTaskListIds: inner('visibleTaskListIds', listOf(text), []),
    alertCount: inner('alertCount', count, 0),
    connectNonce: inner('connectNonce', text, ''),
    wcpayWelcomePageConnectNonce: inner('wcpay_welcome_page_connect_nonce', text, ''),
    dataEndpoints: inner('dataEndpoints', map, {}),
    marketing: inner('marketing', optional(map), undefined),
    embedBreadcrumbs: inner('embedBreadcrumbs', optional(listOf(breadcrumb)), undefined) ?? [],

    preloadOptions: inner('preloadOptions', map, {}),
    preloadSettings: inner('preloadSettings', mapOf(map), {}),
    wcAdminSettings: inner('wcAdminSettings', analyticsSettings, ANALYTICS_DEFAULTS),
  };
}

const texts = mapOf(text);

/** `Intl.NumberFormat` accepts at most 20 decimals. */
const decimals: Parser<number> = (value, reportProblem) => Math.min(count(value, reportProblem), 20);

const currency = shape({
  code: text,
  precision: decimals,
  symbol: text,
  symbolPosition: oneOf('left', 'right', 'left_space', 'right_space'),
  decimalSeparator: text,
  thousandSeparator: text,
  priceFormat: text,
});

const weekdays: Parser<readonly string[]> = (value, reportProblem) => {
  const names = listOf(text)(value, reportProblem);
  if (names.length !== 7) throw new TypeError('seven names expected');
  return names;
};

const locale = shape({ siteLocale: text, userLocale: text, weekdaysShort: weekdays });

/** Without translations, dates must be English like the texts. */
const matchTranslations = (printed: SiteLocale, hasTranslations: boolean): SiteLocale =>
  hasTranslations || /^en(_|$)/.test(printed.userLocale)
    ? printed
    : { ...ENGLISH_LOCALE, siteLocale: printed.siteLocale };

const plugins: Parser<PluginLists> = shape({
  installedPlugins: listOf(text),
  activePlugins: listOf(text),
  jetpackStatus: optional(shape({ isActive: flag })),
});

const onboarding: Parser<Onboarding> = shape({
  profile: map,
  currencySymbols: optional(texts),
  euCountries: optional(listOf(text)),
  localeInfo: optional(map),
  industries: optional(map),
  activeTheme: optional(text),
  themes: optional(
    listOf(
      shape({
        slug: text,
        title: text,
        price: text,
        is_installed: flag,
        image: text,
        excerpt: optional(text),
        id: optional(count),
      }),
    ),
  ),
});

const rawStorePage = shape({ id: count, title: text, permalink: anything });

/** `permalink` is `false` for a missing page. */
const storePage: Parser<StorePage> = (value, reportProblem) => {
  const { id, title, permalink } = rawStorePage(value, reportProblem);
  return { id, title, ...(typeof permalink === 'string' ? { permalink } : {}) };
};

const breadcrumb: Parser<EmbedBreadcrumb> = (value, reportProblem) => {
  if (!Array.isArray(value)) return text(value, reportProblem);
  return [text(value[0], reportProblem), text(value[1], reportProblem)];
};

/** The host escapes this value for HTML. */
const dateRange: Parser<string> = (value, reportProblem) =>
  text(value, reportProblem).replaceAll('&amp;', '&');

const coreAnalyticsSettings = shape({
  woocommerce_excluded_report_order_statuses: listOf(text),
  woocommerce_actionable_order_statuses: listOf(text),
  woocommerce_default_date_range: dateRange,
  woocommerce_date_type: text,
  woocommerce_analytics_import_interval: optional(text),
});

/** Settings added by extensions and later versions of WooCommerce are kept. */
const analyticsSettings: Parser<AnalyticsSettings> = (value, reportProblem) => ({
  ...record(value),
  ...coreAnalyticsSettings(value, reportProblem),
});

/** Product specification, section 9. */
const ANALYTICS_DEFAULTS = {
  woocommerce_excluded_report_order_statuses: ['pending', 'cancelled', 'failed'],
  woocommerce_actionable_order_statuses: ['processing', 'on-hold'],
  woocommerce_default_date_range: 'period=month&compare=previous_year',
  woocommerce_date_type: '',
  woocommerce_analytics_import_interval: undefined,
} as const;

/** No symbol is better than a wrong one. */
const NO_CURRENCY = {
  code: '',
  precision: 2,
  symbol: '',
  symbolPosition: 'left',
  decimalSeparator: '.',
  thousandSeparator: ',',
  priceFormat: '%1$s%2$s',
} as const;

const ENGLISH_LOCALE = {
  siteLocale: 'en_US',
  userLocale: 'en_US',
  weekdaysShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const;
