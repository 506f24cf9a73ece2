import { getAdminLink, getHost, isWcVersion, isWpVersion, type Currency } from '@admin/host';
import { isRecord } from '@admin/http';

type Filter = (value: unknown, fallback: unknown) => unknown;

/** Returns a setting that the page provides. */
export function getSetting(
  name: string,
  fallback: unknown = false,
  filter: Filter = (value) => value,
): unknown {
  const { rawSettings } = getHost();
  return filter(Object.hasOwn(rawSettings, name) ? rawSettings[name] : fallback, fallback);
}

/** Returns a setting if it has the expected type, else the fallback. */
export function getSettingWithCoercion<T>(
  name: string,
  fallback: T,
  isOfKind: (value: unknown) => value is T,
): T {
  const value = getSetting(name, fallback);
  return isOfKind(value) ? value : fallback;
}

type Position = Currency['symbolPosition'] | (string & {});

/** Returns the text before an amount for a symbol position. */
export const getCurrencyPrefix = (symbol: string, position: Position): string =>
  position === 'left' ? symbol : position === 'left_space' ? `${symbol} ` : '';

/** Returns the text after an amount for a symbol position. */
export const getCurrencySuffix = (symbol: string, position: Position): string =>
  position === 'right' ? symbol : position === 'right_space' ? ` ${symbol}` : '';

/** Returns the data that a payment method provides to its scripts. */
export function getPaymentMethodData(id: string, fallback: unknown = null): unknown {
  const methods = getSetting('paymentMethodData', {});
  return (isRecord(methods) ? methods[id] : undefined) ?? fallback;
}

function toSiteCurrency({
  code,
  symbol,
  symbolPosition,
  thousandSeparator,
  decimalSeparator,
  precision,
}: Currency) {
  return {
    code,
    symbol,
    thousandSeparator,
    decimalSeparator,
    minorUnit: precision,
    prefix: getCurrencyPrefix(symbol, symbolPosition),
    suffix: getCurrencySuffix(symbol, symbolPosition),
  };
}

/** Creates the API of the host's settings script, for a host without one. */
export function createSettingsNamespace() {
  const { settings, rawSettings } = getHost();
  return {
    getSetting,
    getSettingWithCoercion,
    getAdminLink,
    getCurrencyPrefix,
    getCurrencySuffix,
    getPaymentMethodData,
    isWpVersion,
    isWcVersion,
    allSettings: rawSettings,
    ADMIN_URL: settings.adminUrl,
    COUNTRIES: settings.countries,
    CURRENCY: settings.currency,
    CURRENT_USER_IS_ADMIN: settings.currentUserIsAdmin,
    HOME_URL: settings.homeUrl,
    LOCALE: settings.locale,
    ORDER_STATUSES: settings.orderStatuses,
    PLACEHOLDER_IMG_SRC: settings.placeholderImgSrc,
    SITE_CURRENCY: toSiteCurrency(settings.currency),
    SITE_TITLE: settings.siteTitle,
    STORE_PAGES: settings.storePages,
    WC_ASSET_URL: settings.wcAssetUrl,
    WC_VERSION: settings.wcVersion,
    WP_LOGIN_URL: settings.wpLoginUrl,
    WP_VERSION: settings.wpVersion,
    defaultAddressFields: getSetting('defaultFields', {}),
    defaultFields: getSetting('defaultFields', {}),
  };
}
