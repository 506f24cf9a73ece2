import { setOption } from '../../site/options/queries';
import { RECORDED_FEATURES } from '../../testing/recorded-features';
import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import { browse } from '../testing/browser';

const OWN = '/wp-admin/admin.php?page=wc-admin';
const CLASSIC = '/wp-admin/admin.php?page=wc-settings';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore({ features: RECORDED_FEATURES });
});

afterEach(() => store.close());

async function open(path: string, role: 'administrator' | 'analyst' = 'administrator') {
  const page = await browse(store, role).open(path);
  const settings = toMap(page.globals['wcSettings']);
  return { ...page, settings, admin: toMap(settings['admin']) };
}

/** Values from another JavaScript context are not instances of this one's classes, so they are copied. */
function toMap(value: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value));
}

const text = expect.any(String);
const number = expect.any(Number);
const flag = expect.any(Boolean);
const map = expect.any(Object);
const yesOrNo = expect.stringMatching(/^(yes|no)$/);

describe('the settings', () => {
  test('have exactly the top-level properties of the contract', async () => {
    const { settings } = await open(OWN);

    expect(settings).toEqual({
      shippingCostRequiresAddress: flag,
      adminUrl: `${store.context.siteUrl}/wp-admin/`,
      countries: map,
      countryStates: map,
      currency: {
        code: 'USD',
        precision: 2,
        symbol: '$',
        symbolPosition: 'left',
        decimalSeparator: '.',
        thousandSeparator: ',',
        priceFormat: '%1$s%2$s',
      },
      currentUserId: number,
      currentUserIsAdmin: true,
      homeUrl: `${store.context.siteUrl}/`,
      locale: {
        siteLocale: 'en_US',
        userLocale: 'en_US',
        weekdaysShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
      },
      dashboardUrl: text,
      orderStatuses: expect.objectContaining({ 'on-hold': 'On hold', 'checkout-draft': 'Draft' }),
      placeholderImgSrc: text,
      productsSettings: { cartRedirectAfterAdd: flag },
      siteTitle: 'Test shop',
      storePages: expect.objectContaining({ privacy: { id: 0, title: '', permalink: false }, shop: map }),
      wcAssetUrl: expect.stringMatching(/\/$/),
      wcVersion: text,
      wpLoginUrl: `${store.context.siteUrl}/wp-login.php`,
      wpVersion: text,
      collectableMethodIds: [],
      admin: map,
    });
  });

  test('have a placeholder image', async () => {
    const { settings } = await open(OWN);

    const picture = await fetch(String(settings['placeholderImgSrc']));
    expect(picture.status).toBe(200);
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await picture.text()).toMatch(/^<svg /);
  });

  test('have every country, and states only where they exist', async () => {
    const { settings } = await open(OWN);

    expect(settings['countries']).toMatchObject({ US: 'United States (US)', GB: 'United Kingdom (UK)' });
    expect(settings['countryStates']).toMatchObject({ US: { CA: 'California' }, GB: [], AF: [] });
  });

  test("have exactly the properties of the contract in the dashboard's group", async () => {
    const { admin } = await open(OWN);

    expect(admin).toEqual({
      orderStatuses: map,
      stockStatuses: { instock: text, outofstock: text, onbackorder: text },
      currency: map,
      locale: map,
      preloadOptions: expect.objectContaining({
        woocommerce_default_homepage_layout: false,
        woocommerce_admin_install_timestamp: expect.stringMatching(/^\d+$/),
        woocommerce_admin_transient_notices_queue: false,
      }),
      preloadSettings: { general: map },
      currentUserData: map,
      reviewsEnabled: yesOrNo,
      manageStock: yesOrNo,
      commentModeration: expect.stringMatching(/^[01]$/),
      notifyLowStockAmount: expect.stringMatching(/^\d+$/),
      wcAdminAssetUrl: expect.stringMatching(/[^/]$/),
      wcVersion: text,
      siteUrl: store.context.siteUrl,
      shopUrl: `${store.context.siteUrl}/shop/`,
      homeUrl: store.context.siteUrl,
      dateFormat: 'F j, Y',
      timeZone: '+00:00',
      plugins: { installedPlugins: ['woocommerce'], activePlugins: ['woocommerce'] },
      woocommerceTranslation: 'WooCommerce',
      unregisteredOrderStatuses: [],
      variationTitleAttributesSeparator: ' - ',
      dataEndpoints: { performanceIndicators: expect.any(Array), leaderboards: expect.any(Array) },
      wcAdminSettings: {
        woocommerce_excluded_report_order_statuses: ['pending', 'cancelled', 'failed'],
        woocommerce_actionable_order_statuses: ['processing', 'on-hold'],
        woocommerce_default_date_range: 'period=month&amp;compare=previous_year',
        woocommerce_date_type: '',
      },
      allowMarketplaceSuggestions: true,
      connectNonce: expect.stringMatching(/^[\da-f]{10}$/),
      wcpay_welcome_page_connect_nonce: expect.stringMatching(/^[\da-f]{10}$/),
      onboarding: map,
      alertCount: expect.stringMatching(/^\d+$/),
      visibleTaskListIds: ['setup', 'extended', 'setup_two_column', 'extended_two_column'],
      marketing: { installedExtensions: [] },
    });
  });

  test('have the general settings with their section rows', async () => {
    const { admin } = await open(OWN);

    expect(admin['preloadSettings']).toMatchObject({
      general: {
        store_address: '',
        general_options: '',
        pricing_options: '',
        woocommerce_store_address: '',
        woocommerce_default_country: 'US:CA',
        woocommerce_calc_taxes: 'no',
        woocommerce_price_num_decimals: '2',
      },
    });
  });

  test('have the complete record of the user', async () => {
    const { admin } = await open(OWN);

    expect(admin['currentUserData']).toMatchObject({
      username: 'administrator',
      roles: ['administrator'],
      capabilities: expect.objectContaining({ manage_woocommerce: true }),
      is_super_admin: true,
      woocommerce_meta: expect.objectContaining({ homepage_layout: '' }),
    });
  });

  test('have all setup data on dashboard pages and only the profile on classic pages', async () => {
    setOption(store.context.db, 'woocommerce_onboarding_profile', { skipped: true });
    const own = await open(OWN);
    const classic = await open(CLASSIC);

    expect(own.admin['onboarding']).toEqual({
      profile: { skipped: true, wccom_connected: false },
      currencySymbols: expect.objectContaining({ USD: '&#36;' }),
      euCountries: expect.arrayContaining(['AT', 'SK']),
      localeInfo: expect.objectContaining({ US: expect.objectContaining({ currency_code: 'USD' }) }),
      industries: expect.objectContaining({
        other: { label: 'Other', use_description: true, description_label: text },
      }),
      activeTheme: 'twentytwentythree',
      themes: expect.arrayContaining([
        expect.objectContaining({ slug: 'twentytwentythree', is_installed: true }),
        expect.objectContaining({ slug: 'storefront', is_installed: false }),
      ]),
    });
    const wizard = await open(`${OWN}&path=%2Fsetup-wizard`);
    expect(wizard.admin['onboarding']).toEqual({
      ...Object(own.admin['onboarding']),
      pageCount: 0,
      postCount: 0,
      isBlockTheme: true,
    });
    expect(classic.admin['onboarding']).toEqual({ profile: { skipped: true } });
    expect(classic.admin).not.toHaveProperty('marketing');
  });

  test("follow the store's currency, time zone and language", async () => {
    const { db } = store.context;
    for (const [name, value] of [
      ['woocommerce_currency', 'EUR'],
      ['woocommerce_currency_pos', 'right_space'],
      ['woocommerce_price_decimal_sep', ','],
      ['woocommerce_price_thousand_sep', ' '],
      ['gmt_offset', '-3.5'],
      ['WPLANG', 'de_DE'],
    ] as const) {
      setOption(db, name, value);
    }
    const { settings, admin } = await open(OWN);

    expect(settings['currency']).toMatchObject({
      code: 'EUR',
      symbol: '€',
      symbolPosition: 'right_space',
      decimalSeparator: ',',
      thousandSeparator: ' ',
      priceFormat: '%2$s&nbsp;%1$s',
    });
    expect(admin['timeZone']).toBe('-03:30');
    expect(settings['locale']).toMatchObject({ siteLocale: 'de_DE', userLocale: 'de_DE' });
  });

  test('contain script-like text as text', async () => {
    const evil = `</script><script>alert('1')</script>\u2028`;
    setOption(store.context.db, 'blogname', evil);
    const { settings, document } = await open(OWN);

    expect(settings['siteTitle']).toBe(evil);
    expect(document.title).toContain('</script>');
    expect(document.querySelectorAll('script:not([src])')).toHaveLength(1);
  });
});

describe('the other globals', () => {
  test('list the enabled features by name', async () => {
    const { globals } = await open(OWN);
    const features = toMap(globals['wcAdminFeatures']);

    expect(Object.keys(features)).toHaveLength(24);
    expect(features).toMatchObject({ analytics: true, 'shipping-smart-defaults': true, navigation: false });
  });

  test('contain the navigation only while its feature is enabled', async () => {
    const off = await open(OWN);
    setOption(store.context.db, 'woocommerce_navigation_enabled', 'yes');
    const on = await open(OWN);

    expect(off.globals).not.toHaveProperty('wcNavigation');
    expect(toMap(on.globals['wcAdminFeatures'])['navigation']).toBe(true);
    expect(on.document.body.classList).toContain('has-woocommerce-navigation');
  });

  test('link in the navigation only to existing pages', async () => {
    setOption(store.context.db, 'woocommerce_navigation_enabled', 'yes');
    const { globals } = await open(CLASSIC);
    const items = toMap(globals['wcNavigation'])['menuItems'] as { url?: string }[];
    // The client has a page for every URL of its own.
    const addresses = items.flatMap(({ url = '' }) => (/^$|page=wc-admin/.test(url) ? [] : [url]));
    const { cookie } = store.as('administrator');

    const answers = await Promise.all(
      addresses.map(async (address) => {
        const { status } = await store.fetch(`/wp-admin/${address}`, { headers: { Cookie: cookie } });
        return `${status} ${address}`;
      }),
    );

    expect(answers).toContain('200 admin.php?page=wc-settings&tab=tax');
    expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
  });

  test('omit the navigation when its owner disabled it, whatever flags the store was started with', async () => {
    store.context.features = new Set([...store.context.features, 'navigation']);
    const on = await open(CLASSIC);
    setOption(store.context.db, 'woocommerce_navigation_enabled', 'no');
    const off = await open(CLASSIC);

    expect(on.globals).toHaveProperty('wcNavigation');
    expect(off.globals).not.toHaveProperty('wcNavigation');
    expect(off.document.body.classList).not.toContain('has-woocommerce-navigation');
  });

  test('contain the API root and nonce everywhere, and wpApiSettings on dashboard pages only', async () => {
    const own = await open(OWN);
    const classic = await open(CLASSIC);
    const root = `${store.context.siteUrl}/wp-json/`;

    expect(toMap(own.globals['wpApiSettings'])).toEqual({
      root,
      nonce: expect.stringMatching(/^[\da-f]{10}$/),
      versionString: 'wp/v2/',
    });
    expect(classic.globals).not.toHaveProperty('wpApiSettings');
    expect(toMap(classic.globals['storeAdminHost'])['api']).toEqual({
      root,
      nonce: expect.stringMatching(/^[\da-f]{10}$/),
      nonceEndpoint: `${store.context.siteUrl}/wp-admin/admin-ajax.php?action=rest-nonce`,
      loginUrl: `${store.context.siteUrl}/wp-login.php`,
    });
  });

  test('contain a nonce that works with the API', async () => {
    const { globals } = await open(OWN);
    const nonce = String(toMap(toMap(globals['storeAdminHost'])['api'])['nonce']);
    const { cookie } = store.as('administrator');
    const path = '/wp-json/wp/v2/users/me';

    // Nonces belong to one session, so another login of the same user can't use it.
    const stolen = await store.fetch(path, { headers: { Cookie: cookie, 'X-WP-Nonce': nonce } });

    expect(stolen.status).toBe(403);
  });

  test('contain the first day of the week and the time format', async () => {
    setOption(store.context.db, 'start_of_week', '0');
    setOption(store.context.db, 'time_format', 'H.i');
    const { globals } = await open(OWN);

    expect(globals['storeAdminHost']).toMatchObject({ startOfWeek: 0, timeFormat: 'H.i' });
  });

  test('preload the task lists with the same content as the API response', async () => {
    const { globals } = await open(OWN);
    const preloaded = toMap(toMap(globals['storeAdminHost'])['preloaded']);
    const { body } = await store.as('administrator').call('/wc-admin/onboarding/tasks');

    expect(preloaded).toEqual({ '/wc-admin/onboarding/tasks': { body, headers: map } });
  });

  test('preload nothing that a user may not read', async () => {
    const { globals, admin } = await open(`${OWN}&path=%2Fanalytics%2Foverview`, 'analyst');

    expect(toMap(globals['storeAdminHost'])['preloaded']).toEqual({});
    expect(admin['wcAdminSettings']).toMatchObject({ woocommerce_date_type: '' });
  });

  test('record events only with consent', async () => {
    const without = await open(OWN);
    setOption(store.context.db, 'woocommerce_allow_tracking', 'yes');
    const withConsent = await open(OWN);

    expect(without.globals['wcTracks']).toMatchObject({
      isEnabled: false,
      recordEvent: expect.any(Function),
    });
    expect(withConsent.globals['wcTracks']).toMatchObject({ isEnabled: true });
  });
});

test('contain breadcrumbs on classic pages', async () => {
  const { admin } = await open(`${CLASSIC}&tab=tax`);

  expect(admin['embedBreadcrumbs']).toEqual([
    ['admin.php?page=wc-admin', 'WooCommerce'],
    ['admin.php?page=wc-settings', 'Settings'],
    'Tax',
  ]);
});
