import type { StoreDatabase } from '../../database';
import {
  getPlaceholderUrl,
  getTextOption,
  getRegisteredStatuses,
  getSiteLocale,
  getUserLocale,
  toLanguageTag,
} from '../../site';
import { getCountries, getCurrencySymbol } from '../../reference';
import { WC_VERSION, WP_VERSION } from '../../versions';
import type { AdminPageContext } from '../shared/admin-page-context';
import { __ } from '../../i18n';

/** Position of the currency symbol: `%1$s` is the symbol, `%2$s` the number. */
const LEFT = '%1$s%2$s';
const PRICE_FORMATS: ReadonlyMap<string, string> = new Map([
  ['left', LEFT],
  ['right', '%2$s%1$s'],
  ['left_space', '%1$s&nbsp;%2$s'],
  ['right_space', '%2$s&nbsp;%1$s'],
]);

const listPages = () =>
  [
    ['myaccount', __('My account', 'store-admin'), '/my-account/'],
    ['shop', __('Shop', 'store-admin'), '/shop/'],
    ['cart', __('Cart', 'store-admin'), '/cart/'],
    ['checkout', __('Checkout', 'store-admin'), '/checkout/'],
  ] as const;

/** The settings at the top level of `wcSettings` (contract, hydration, section 4.3). */
export function readStoreSettings(context: AdminPageContext): Record<string, unknown> {
  const { db, siteUrl } = context.store;
  const { user } = context.session;
  const countries = getCountries();
  return {
    shippingCostRequiresAddress: getTextOption(db, 'woocommerce_shipping_cost_requires_address') === 'yes',
    adminUrl: `${siteUrl}/wp-admin/`,
    countries: Object.fromEntries(countries.map(({ code, name }) => [code, name])),
    countryStates: Object.fromEntries(
      // A country without states has a list, because the platform serializes empty maps as lists.
      countries.map(({ code, states }) => [
        code,
        states.length ? Object.fromEntries(states.map((state) => [state.code, state.name])) : [],
      ]),
    ),
    currency: readCurrency(db),
    currentUserId: user.id,
    currentUserIsAdmin: context.can('manage_woocommerce'),
    homeUrl: `${siteUrl}/`,
    locale: readLocale(context),
    dashboardUrl: `${siteUrl}/my-account/`,
    orderStatuses: getRegisteredStatuses(db),
    placeholderImgSrc: getPlaceholderUrl(context.store),
    productsSettings: {
      cartRedirectAfterAdd: getTextOption(db, 'woocommerce_cart_redirect_after_add') === 'yes',
    },
    siteTitle: getTextOption(db, 'blogname'),
    storePages: readStorePages(db, siteUrl),
    wcAssetUrl: `${siteUrl}/wp-content/plugins/woocommerce/assets/`,
    wcVersion: WC_VERSION,
    wpLoginUrl: `${siteUrl}/wp-login.php`,
    wpVersion: WP_VERSION,
    collectableMethodIds: [],
  };
}

export function readCurrency(db: StoreDatabase): Record<string, unknown> {
  const code = getTextOption(db, 'woocommerce_currency', 'USD');
  const position = getTextOption(db, 'woocommerce_currency_pos', 'left');
  return {
    code,
    precision: Number.parseInt(getTextOption(db, 'woocommerce_price_num_decimals', '2'), 10) || 0,
    symbol: getCurrencySymbol(code),
    symbolPosition: position,
    decimalSeparator: getTextOption(db, 'woocommerce_price_decimal_sep', '.'),
    thousandSeparator: getTextOption(db, 'woocommerce_price_thousand_sep', ','),
    priceFormat: PRICE_FORMATS.get(position) ?? LEFT,
  };
}

export function readLocale({ store: { db }, session }: AdminPageContext): Record<string, unknown> {
  const userLocale = getUserLocale(db, session.user);
  const weekday = new Intl.DateTimeFormat(toLanguageTag(userLocale), {
    weekday: 'short',
    timeZone: 'UTC',
  });
  // The first days of 2023 run from Sunday to Saturday.
  const days = Array.from({ length: 7 }, (_, index) => weekday.format(Date.UTC(2023, 0, index + 1)));
  return { siteLocale: getSiteLocale(db), userLocale, weekdaysShort: days };
}

function readStorePages(db: StoreDatabase, siteUrl: string): Record<string, unknown> {
  const missing = { id: 0, title: '', permalink: false };
  const pages = listPages().map(([name, title, path]) => {
    const id = Number(getTextOption(db, `woocommerce_${name}_page_id`, '0'));
    return [name, id ? { id, title, permalink: siteUrl + path } : missing];
  });
  return { ...Object.fromEntries(pages), privacy: missing, terms: missing };
}
