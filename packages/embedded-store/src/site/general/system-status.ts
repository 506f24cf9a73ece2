import type { StoreContext } from '../../context';
import { getCurrencySymbol } from '../../reference';
import { requireCapability, route } from '../../rest';
import type { Route } from '../../rest';
import { WC_VERSION, WP_VERSION } from '../../versions';
import { getActiveTheme, getThemes } from './themes';
import { getActivePlugins } from '../plugins/queries';
import { getTextSetting } from '../settings/queries';
import { getSite } from '../options/site';

const asMap = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

const PRODUCT_TYPES = asMap(['external', 'grouped', 'simple', 'variable']);

const VISIBILITIES = asMap([
  'exclude-from-catalog',
  'exclude-from-search',
  'featured',
  'outofstock',
  ...[1, 2, 3, 4, 5].map((stars) => `rated-${stars}`),
]);

/** Information for support requests. Contains nothing about the server's machine. */
export const systemStatusRoute: Route = route({
  method: 'GET',
  path: '/wc/v3/system_status',
  permission: requireCapability('manage_woocommerce', 'list'),
  handler: ({ context }) => ({
    environment: toEnvironment(context),
    active_plugins: getActivePlugins(context.db).map((slug) => ({ plugin: slug })),
    theme: toTheme(context),
    settings: toSettings(context),
  }),
});

function toEnvironment({ db, siteUrl }: StoreContext): object {
  return {
    home_url: siteUrl,
    site_url: siteUrl,
    version: WC_VERSION,
    wp_version: WP_VERSION,
    wp_multisite: false,
    language: getSite(db).language || 'en_US',
    external_object_cache: null,
  };
}

function toTheme({ db }: StoreContext): object {
  const slug = getActiveTheme(db);
  const theme = getThemes(db).find((each) => each.slug === slug);
  return { name: theme?.name ?? slug, is_child_theme: false };
}

function toSettings({ db }: StoreContext): object {
  const setting = (name: string) => getTextSetting(db, 'general', `woocommerce_${name}`);
  const currency = setting('currency');
  return {
    api_enabled: false,
    force_ssl: false,
    currency,
    currency_symbol: getCurrencySymbol(currency),
    currency_position: setting('currency_pos'),
    thousand_separator: setting('price_thousand_sep'),
    decimal_separator: setting('price_decimal_sep'),
    number_of_decimals: Number(setting('price_num_decimals')),
    geolocation_enabled: setting('default_customer_address').startsWith('geolocation'),
    taxonomies: PRODUCT_TYPES,
    product_visibility_terms: VISIBILITIES,
    woocommerce_com_connected: 'no',
    enforce_approved_download_dirs: true,
    order_datastore: 'WC_Order_Data_Store_CPT',
    HPOS_feature_screen_enabled: false,
    HPOS_enabled: false,
    HPOS_sync_enabled: false,
  };
}
