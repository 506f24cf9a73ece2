import type { StoreDatabase } from '../../database';
import {
  isConnected,
  getOption,
  getTextOption,
  getRegisteredStatuses,
  getUnregisteredStatuses,
  getActivePlugins,
  getInstalledPlugins,
  getEnabledFeatures,
  getSettings,
} from '../../site';
import { getInstalledExtensions, toInstalled } from '../../marketing';
import { countAlerts, getTaskLists } from '../../onboarding';
import type { AdminPageContext } from '../shared/admin-page-context';
import { getSettingsPageLabels } from '../../sales';
import { WC_VERSION } from '../../versions';
import { readResponse } from './preload';
import { readDataEndpoints } from './data-endpoints';
import { readOnboarding } from './onboarding';
import { readCurrency, readLocale } from './store-settings';
import { __ } from '../../i18n';

/**
 * Options that the first paint reads. The first three are the platform's; the others save the home screen some
 * requests.
 */
const PRELOADED_OPTIONS = [
  'woocommerce_default_homepage_layout',
  'woocommerce_admin_install_timestamp',
  'woocommerce_admin_transient_notices_queue',
  'woocommerce_allow_tracking',
  'woocommerce_ces_shown_for_actions',
  'woocommerce_task_list_prompt_shown',
  'woocommerce_task_list_reminder_bar_hidden',
] as const;

/** Section headings of the general settings; the platform outputs them as empty settings. */
const GENERAL_SECTIONS = { store_address: '', general_options: '', pricing_options: '' } as const;

const getStockStatuses = () => ({
  instock: __('In stock', 'store-admin'),
  outofstock: __('Out of stock', 'store-admin'),
  onbackorder: __('On backorder', 'store-admin'),
});

/** The `wcSettings.admin` group (contract, hydration, section 4.4). */
export function readAdminSettings(context: AdminPageContext, isOwnPage: boolean): Record<string, unknown> {
  const { db, siteUrl } = context.store;
  const option = (name: string, fallback: string) => getTextOption(db, name, fallback);
  return {
    orderStatuses: getRegisteredStatuses(db),
    stockStatuses: getStockStatuses(),
    currency: readCurrency(db),
    locale: readLocale(context),
    preloadOptions: Object.fromEntries(PRELOADED_OPTIONS.map((name) => [name, getOption(db, name) ?? false])),
    preloadSettings: { general: { ...GENERAL_SECTIONS, ...readSettingValues(db, 'general') } },
    currentUserData: readResponse(context, '/wp/v2/users/me?context=edit')?.body,
    reviewsEnabled: option('woocommerce_enable_reviews', 'yes'),
    manageStock: option('woocommerce_manage_stock', 'yes'),
    commentModeration: option('comment_moderation', '0'),
    notifyLowStockAmount: option('woocommerce_notify_low_stock_amount', '2'),
    wcAdminAssetUrl: `${siteUrl}/wp-content/plugins/woocommerce/assets/images`,
    wcVersion: WC_VERSION,
    siteUrl,
    shopUrl: `${siteUrl}/shop/`,
    homeUrl: siteUrl,
    dateFormat: option('date_format', 'F j, Y'),
    timeZone: option('timezone_string', '') || toOffset(option('gmt_offset', '0')),
    plugins: readPlugins(db),
    woocommerceTranslation: 'WooCommerce',
    unregisteredOrderStatuses: mapOrList(getUnregisteredStatuses(db)),
    variationTitleAttributesSeparator: ' - ',
    dataEndpoints: readDataEndpoints(context.store),
    wcAdminSettings: readAnalyticsSettings(db),
    allowMarketplaceSuggestions: option('woocommerce_show_marketplace_suggestions', 'yes') !== 'no',
    connectNonce: context.nonceFor('connect'),
    wcpay_welcome_page_connect_nonce: context.nonceFor('wcpay-connect'),
    onboarding: readOnboarding(context, isOwnPage),
    ...(getEnabledFeatures(context.store).has('settings') ? { settingsPages: getSettingsPageLabels() } : {}),
    alertCount: String(countAlerts(db, context.store.clock())),
    visibleTaskListIds: getTaskLists(context.store, context.session.user)
      .filter(({ isVisible }) => isVisible)
      .map(({ id }) => id),
    ...(isOwnPage ? { marketing: { installedExtensions: readMarketing(context) } } : {}),
  };
}

/** The platform serializes an empty map as a list. */
function mapOrList(map: Readonly<Record<string, string>>): object {
  return Object.keys(map).length > 0 ? map : [];
}

function readPlugins(db: StoreDatabase): Record<string, unknown> {
  const activePlugins = getActivePlugins(db);
  const jetpackStatus = { isActive: isConnected(db, 'jetpack') };
  return {
    installedPlugins: getInstalledPlugins(db),
    activePlugins,
    ...(activePlugins.includes('jetpack') ? { jetpackStatus } : {}),
  };
}

function readMarketing({ store }: AdminPageContext): object[] {
  return getInstalledExtensions(store.db).map((extension) => toInstalled(store, extension));
}

function readSettingValues(db: StoreDatabase, group: string): Record<string, unknown> {
  return Object.fromEntries((getSettings(db, group) ?? []).map(({ id, value }) => [id, value]));
}

/** The platform escapes the only text in this group for HTML; clients decode it. */
function readAnalyticsSettings(db: StoreDatabase): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(readSettingValues(db, 'wc_admin')).map(([id, value]) => [
      id,
      typeof value === 'string' ? value.replaceAll('&', '&amp;') : value,
    ]),
  );
}

/** Converts the platform's `5.5` to `+05:30`. */
function toOffset(hours: string): string {
  const minutes = Math.round(Number(hours) * 60) || 0;
  const pad = (part: number) => String(part).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.trunc(size / 60))}:${pad(size % 60)}`;
}
