import {
  anything,
  count,
  flag,
  listOf,
  map,
  mapOf,
  oneOf,
  optional,
  reasonOf,
  shape,
  text,
  yesNo,
  type Check,
} from './checks';
import { isRecord } from '@admin/http';
import type { EmbedBreadcrumb, HostSettings, Onboarding, PluginLists, StorePage } from './settings';

/** Reads one key; gives the fallback when it is missing or malformed, and says so in `problems`. */
type Read = <T>(key: string, check: Check<T>, fallback: T) => T;

/** The static settings in what a page printed as `wcSettings`. Never throws. */
export function readSettings(printed: Readonly<Record<string, unknown>>, problems: string[]): HostSettings {
  const admin = printed['admin'];
  if (!isRecord(admin)) problems.push('wcSettings.admin: map expected');
  const top = readerOf('wcSettings', printed, problems);
  const inner = isRecord(admin) ? readerOf('wcSettings.admin', admin, problems) : readNothing;
  const adminUrl = top('adminUrl', directory, '/wp-admin/');

  return {
    siteTitle: top('siteTitle', text, ''),
    woocommerceTranslation: inner('woocommerceTranslation', text, 'WooCommerce'),
    adminUrl,
    homeUrl: top('homeUrl', directory, '/'),
    siteUrl: inner('siteUrl', text, ''),
    shopUrl: inner('shopUrl', text, ''),
    dashboardUrl: top('dashboardUrl', text, ''),
    wpLoginUrl: top('wpLoginUrl', text, '/wp-login.php'),
    wcAssetUrl: top('wcAssetUrl', text, ''),
    wcAdminAssetUrl: inner('wcAdminAssetUrl', text, ''),
    placeholderImgSrc: top('placeholderImgSrc', text, ''),
    wcVersion: top('wcVersion', text, ''),
    wpVersion: top('wpVersion', text, ''),

    currency: top('currency', currency, PLAIN_NUMBERS),
    locale: top('locale', locale, ENGLISH),
    dateFormat: inner('dateFormat', text, 'F j, Y'),
    timeZone: inner('timeZone', text, '+00:00'),

    countries: top('countries', texts, {}),
    countryStates: top('countryStates', mapOf(texts), {}),
    orderStatuses: top('orderStatuses', texts, {}),
    unregisteredOrderStatuses: inner('unregisteredOrderStatuses', texts, {}),
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

function readerOf(where: string, source: Readonly<Record<string, unknown>>, problems: string[]): Read {
  return (key, check, fallback) => {
    try {
      return check(source[key], (problem) => problems.push(`${where}.${key}: ${problem}`));
    } catch (error) {
      problems.push(`${where}.${key}: ${source[key] === undefined ? 'missing' : reasonOf(error)}`);
      return fallback;
    }
  };
}

const readNothing: Read = (_key, _check, fallback) => fallback;

const texts = mapOf(text);

const directory: Check<string> = (value, complain) => text(value, complain).replace(/\/*$/, '/');

const currency = shape({
  code: text,
  precision: count,
  symbol: text,
  symbolPosition: oneOf('left', 'right', 'left_space', 'right_space'),
  decimalSeparator: text,
  thousandSeparator: text,
  priceFormat: text,
});

const locale = shape({ siteLocale: text, userLocale: text, weekdaysShort: listOf(text) });

const plugins: Check<PluginLists> = shape({
  installedPlugins: listOf(text),
  activePlugins: listOf(text),
  jetpackStatus: optional(shape({ isActive: flag })),
});

const onboarding: Check<Onboarding> = shape({
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
      }),
    ),
  ),
});

const printedPage = shape({ id: count, title: text, permalink: anything });

/** A page that does not exist has the permalink `false`. */
const storePage: Check<StorePage> = (value, complain) => {
  const { id, title, permalink } = printedPage(value, complain);
  return { id, title, ...(typeof permalink === 'string' ? { permalink } : {}) };
};

const breadcrumb: Check<EmbedBreadcrumb> = (value, complain) => {
  if (!Array.isArray(value)) return text(value, complain);
  return [text(value[0], complain), text(value[1], complain)];
};

/** The host escapes this one value for HTML. */
const dateRange: Check<string> = (value, complain) => text(value, complain).replaceAll('&amp;', '&');

const analyticsSettings = shape({
  woocommerce_excluded_report_order_statuses: listOf(text),
  woocommerce_actionable_order_statuses: listOf(text),
  woocommerce_default_date_range: dateRange,
  woocommerce_date_type: text,
});

/** Product specification, section 9. */
const ANALYTICS_DEFAULTS = {
  woocommerce_excluded_report_order_statuses: ['pending', 'cancelled', 'failed'],
  woocommerce_actionable_order_statuses: ['processing', 'on-hold'],
  woocommerce_default_date_range: 'period=month&compare=previous_year',
  woocommerce_date_type: 'date_created',
} as const;

/** Better no symbol than the symbol of another currency. */
const PLAIN_NUMBERS = {
  code: '',
  precision: 2,
  symbol: '',
  symbolPosition: 'left',
  decimalSeparator: '.',
  thousandSeparator: ',',
  priceFormat: '%1$s%2$s',
} as const;

const ENGLISH = {
  siteLocale: 'en_US',
  userLocale: 'en_US',
  weekdaysShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const;
