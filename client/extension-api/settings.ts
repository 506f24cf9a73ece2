import { getAdminLink, getHost, isWcVersion, isWpVersion, type Currency } from '@admin/host';
import { isRecord } from '@admin/http';

type Filter = (value: unknown, fallback: unknown) => unknown;

/** A setting as the page printed it. */
export function getSetting(
  name: string,
  fallback: unknown = false,
  filter: Filter = (value) => value,
): unknown {
  const { rawSettings } = getHost();
  return filter(Object.hasOwn(rawSettings, name) ? rawSettings[name] : fallback, fallback);
}

/** A setting when it is of the wanted kind, else the fallback. */
export function getSettingWithCoercion<T>(
  name: string,
  fallback: T,
  isOfKind: (value: unknown) => value is T,
): T {
  const value = getSetting(name, fallback);
  return isOfKind(value) ? value : fallback;
}

type Position = Currency['symbolPosition'] | (string & {});

/** What is before an amount where the symbol has this place. */
export const getCurrencyPrefix = (symbol: string, position: Position): string =>
  position === 'left' ? symbol : position === 'left_space' ? `${symbol} ` : '';

/** What is after it. */
export const getCurrencySuffix = (symbol: string, position: Position): string =>
  position === 'right' ? symbol : position === 'right_space' ? ` ${symbol}` : '';

/** What a payment method printed for its own scripts. */
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

/** What the host's own settings script offers, for a host without one. */
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
