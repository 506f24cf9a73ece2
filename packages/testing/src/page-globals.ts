import { readHost, type Host } from '@admin/host';
import { buildUser } from './builders';

type Globals = Record<string, unknown>;

export interface PageGlobalsOverrides {
  /** Overrides of `wcSettings`. */
  settings?: Globals;
  /** Overrides of `wcSettings.admin`. */
  admin?: Globals;
  /** Overrides of feature flags. */
  features?: Readonly<Record<string, boolean>>;
  /** Preloaded REST responses by path. */
  preloaded?: Globals;
  /** Scheduled emails that failed. */
  failedDeliveries?: readonly object[];
}

/** The `wcSettings.currency` of the test page. */
export const US_DOLLARS = {
  code: 'USD',
  precision: 2,
  symbol: '$',
  symbolPosition: 'left',
  decimalSeparator: '.',
  thousandSeparator: ',',
  priceFormat: '%1$s%2$s',
} as const;

const ORDER_STATUSES = {
  pending: 'Pending payment',
  processing: 'Processing',
  'on-hold': 'On hold',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  failed: 'Failed',
  'checkout-draft': 'Draft',
};

const LOCALE = {
  siteLocale: 'en_US',
  userLocale: 'en_US',
  weekdaysShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

const FEATURES = {
  'activity-panels': true,
  analytics: true,
  coupons: true,
  'customer-effort-score-tracks': true,
  'experimental-fashion-sample-products': true,
  homescreen: true,
  'import-products-task': true,
  marketing: true,
  'mobile-app-banner': true,
  navigation: false,
  onboarding: true,
  'onboarding-tasks': true,
  'payment-gateway-suggestions': true,
  'remote-free-extensions': true,
  'remote-inbox-notifications': true,
  'shipping-label-banner': true,
  'shipping-setting-tour': true,
  'shipping-smart-defaults': true,
  'store-alerts': true,
  subscriptions: true,
  'transient-notices': true,
  'wc-pay-promotion': true,
  'wc-pay-welcome-page': true,
  'woo-mobile-welcome': true,
};

/** The default `wcSettings.admin`. */
const adminSettings = () => ({
  orderStatuses: ORDER_STATUSES,
  stockStatuses: { instock: 'In stock', outofstock: 'Out of stock', onbackorder: 'On backorder' },
  currency: US_DOLLARS,
  locale: LOCALE,
  preloadOptions: { woocommerce_task_list_prompt_shown: '1' },
  preloadSettings: {},
  currentUserData: buildUser(),
  reviewsEnabled: 'yes',
  manageStock: 'yes',
  commentModeration: '0',
  notifyLowStockAmount: '2',
  wcAdminAssetUrl: 'http://localhost/wp-content/plugins/woocommerce/assets/images',
  wcVersion: '7.7.2',
  siteUrl: 'http://localhost',
  shopUrl: 'http://localhost/shop/',
  homeUrl: 'http://localhost',
  dateFormat: 'F j, Y',
  timeZone: '+00:00',
  plugins: { installedPlugins: ['woocommerce'], activePlugins: ['woocommerce'] },
  woocommerceTranslation: 'WooCommerce',
  unregisteredOrderStatuses: [],
  variationTitleAttributesSeparator: ' - ',
  dataEndpoints: { performanceIndicators: [], leaderboards: [] },
  wcAdminSettings: {
    woocommerce_excluded_report_order_statuses: ['pending', 'cancelled', 'failed'],
    woocommerce_actionable_order_statuses: ['processing', 'on-hold'],
    woocommerce_default_date_range: 'period=month&amp;compare=previous_year',
    woocommerce_date_type: 'date_created',
  },
  allowMarketplaceSuggestions: true,
  connectNonce: 'c0c0c0c0c0',
  wcpay_welcome_page_connect_nonce: 'd0d0d0d0d0',
  onboarding: { profile: { skipped: true, completed: true } },
  alertCount: '0',
  visibleTaskListIds: ['setup', 'extended'],
});

/** Builds the globals of a valid page. */
export function buildPageGlobals({
  settings,
  admin,
  features,
  preloaded = {},
  failedDeliveries = [],
}: PageGlobalsOverrides = {}) {
  return {
    wcSettings: {
      shippingCostRequiresAddress: false,
      adminUrl: 'http://localhost/wp-admin/',
      countries: { US: 'United States (US)', GB: 'United Kingdom (UK)' },
      countryStates: { US: { CA: 'California', NY: 'New York' }, GB: [] },
      currency: US_DOLLARS,
      currentUserId: 1,
      currentUserIsAdmin: true,
      homeUrl: 'http://localhost/',
      locale: LOCALE,
      dashboardUrl: 'http://localhost/my-account/',
      orderStatuses: ORDER_STATUSES,
      placeholderImgSrc: 'http://localhost/placeholder.png',
      productsSettings: { cartRedirectAfterAdd: false },
      siteTitle: 'Harbor Goods',
      storePages: { shop: { id: 5, title: 'Shop', permalink: 'http://localhost/shop/' } },
      wcAssetUrl: 'http://localhost/wp-content/plugins/woocommerce/assets/',
      wcVersion: '7.7.2',
      wpVersion: '6.4.2',
      wpLoginUrl: 'http://localhost/wp-login.php',
      collectableMethodIds: [],
      admin: { ...adminSettings(), ...admin },
      ...settings,
    },
    wcAdminFeatures: { ...FEATURES, ...features },
    wpApiSettings: { root: 'http://localhost/wp-json/', nonce: '0123456789', versionString: 'wp/v2/' },
    storeAdminHost: {
      api: {
        root: 'http://localhost/wp-json/',
        nonce: '0123456789',
        nonceEndpoint: 'http://localhost/wp-admin/admin-ajax.php?action=rest-nonce',
        loginUrl: 'http://localhost/wp-login.php',
      },
      preloaded,
      startOfWeek: 1,
      timeFormat: 'H:i',
      failedDeliveries,
    },
  };
}

/** Builds the host of a valid page. `mode` selects the mount element. */
export function buildHost({
  mode = 'dashboard',
  ...overrides
}: PageGlobalsOverrides & { mode?: Host['mode'] } = {}): Host {
  const page = document.implementation.createHTMLDocument();
  const mount = page.body.appendChild(page.createElement('div'));
  mount.id = { dashboard: 'root', embedded: 'woocommerce-embedded-root', none: '' }[mode];
  return readHost(Object.assign(Object.create(null), { document: page }, buildPageGlobals(overrides)));
}
