import fc from 'fast-check';
import { buildHost, buildPageGlobals } from '@admin/testing';
import { readHost, type Host } from './index';

/** Reads a page with these globals and elements. */
function read(globals: object, ...ids: string[]): Host {
  const page = document.implementation.createHTMLDocument();
  for (const id of ids) page.body.append(Object.assign(page.createElement('div'), { id }));
  return readHost(Object.assign(Object.create(null), { document: page }, globals));
}

/** The problems reported when the global at `path` is `value`, or is missing. */
function problemsWith(path: readonly string[], value?: unknown): readonly string[] {
  const globals: Record<string, unknown> = { ...buildPageGlobals() };
  const last = path.at(-1) ?? '';
  const parent = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((object, key) => Object(object[key]), globals);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return read(globals).problems;
}

test('reports no problems for a complete page', () => {
  expect(buildHost().problems).toEqual([]);
});

describe('the mount element', () => {
  test('is the whole content area of a dashboard page', () => {
    const host = read(buildPageGlobals(), 'root');

    expect(host.mode).toBe('dashboard');
    expect(host.mount?.id).toBe('root');
  });

  test('is above the form of a classic page', () => {
    const host = read(buildPageGlobals(), 'woocommerce-embedded-root');

    expect(host.mode).toBe('embedded');
    expect(host.mount?.id).toBe('woocommerce-embedded-root');
  });

  test('may be missing', () => {
    expect(read(buildPageGlobals())).toMatchObject({ mode: 'none', mount: undefined });
  });
});

describe('the API root', () => {
  const { wcSettings, wcAdminFeatures, wpApiSettings, storeAdminHost } = buildPageGlobals();

  test('is ours when the host prints it, with preloaded responses', () => {
    const preloaded = { '/wc-admin/onboarding/tasks': { body: [], headers: {} } };
    const api = { ...storeAdminHost.api, root: 'https://store.example/?rest_route=/' };

    const host = read({ wcSettings, wcAdminFeatures, wpApiSettings, storeAdminHost: { api, preloaded } });

    expect(host).toMatchObject({ api, preloaded, problems: [] });
  });

  test("is the platform's when ours is not printed", () => {
    const host = read({
      wcSettings,
      wcAdminFeatures,
      wpApiSettings: { root: 'https://store.example/wp-json/', nonce: 'abcdef0123' },
    });

    expect(host.api).toEqual({
      root: 'https://store.example/wp-json/',
      nonce: 'abcdef0123',
      nonceEndpoint: 'http://localhost/wp-admin/admin-ajax.php?action=rest-nonce',
      loginUrl: 'http://localhost/wp-login.php',
    });
    expect(host.problems).toEqual(['window.storeAdminHost: missing']);
  });

  test('is the default when neither is printed', () => {
    const host = read({ wcSettings, wcAdminFeatures });

    expect(host.api).toEqual({
      root: 'http://localhost/wp-json/',
      nonce: undefined,
      nonceEndpoint: 'http://localhost/wp-admin/admin-ajax.php?action=rest-nonce',
      loginUrl: 'http://localhost/wp-login.php',
    });
    expect(host.problems).toEqual(['window.storeAdminHost: missing', 'window.wpApiSettings: missing']);
  });

  test('has a separate cart URL if the host prints one', () => {
    const cartUrl = 'https://store.example/store/cart';

    expect(read({ wcSettings, storeAdminHost: { ...storeAdminHost, cartUrl } }).cartUrl).toBe(cartUrl);
    expect(read({ wcSettings, storeAdminHost }).cartUrl).toBeUndefined();
  });

  test('is never a javascript URL', () => {
    const api = { ...storeAdminHost.api, loginUrl: 'javascript:alert(1)' };

    const host = read({ wcSettings, wcAdminFeatures, wpApiSettings, storeAdminHost: { api } });

    expect(host.api.loginUrl).toBe('http://localhost/wp-login.php');
    expect(host.problems).toEqual(['storeAdminHost.api: loginUrl: web address expected']);
  });
});

describe('week start', () => {
  const startOfWeek = (day?: unknown) => {
    const { storeAdminHost, ...page } = buildPageGlobals();
    return read({ ...page, storeAdminHost: { ...storeAdminHost, startOfWeek: day } });
  };

  test('is the day printed by the host, also as text', () => {
    expect(startOfWeek(0).startOfWeek).toBe(0);
    expect(startOfWeek('6').startOfWeek).toBe(6);
  });

  test('is Monday by default', () => {
    expect(startOfWeek()).toMatchObject({ startOfWeek: 1, problems: [] });
    expect(startOfWeek(7)).toMatchObject({
      startOfWeek: 1,
      problems: ['storeAdminHost.startOfWeek: day of the week expected'],
    });
  });
});

test.each([
  ['H:i', 'H:i'],
  [undefined, 'g:i a'],
  ['', 'g:i a'],
])('uses the time format %j of the host', (printed, timeFormat) => {
  const { storeAdminHost, ...page } = buildPageGlobals();

  const host = read({ ...page, storeAdminHost: { ...storeAdminHost, timeFormat: printed } });

  expect(host).toMatchObject({ timeFormat, problems: [] });
});

describe('features', () => {
  test("prefers the user's choice over the store's default", () => {
    const { wcSettings, storeAdminHost } = buildPageGlobals();
    const features = { settings: true, 'product-block-editor': false };
    const wcAdminFeatures = { analytics: true, 'product-block-editor': true };
    const host = read({
      wcSettings,
      storeAdminHost: { ...Object(storeAdminHost), features },
      wcAdminFeatures,
    });

    expect([...host.features]).toEqual(['analytics', 'settings']);
  });

  test('are on only for the value true', () => {
    const { wcSettings, storeAdminHost } = buildPageGlobals();
    const wcAdminFeatures = { analytics: true, navigation: false, marketing: 'yes' };

    expect([...read({ wcSettings, storeAdminHost, wcAdminFeatures }).features]).toEqual(['analytics']);
  });

  test('are all off when none is printed', () => {
    const { wcSettings, storeAdminHost } = buildPageGlobals();

    const host = read({ wcSettings, storeAdminHost, wcAdminFeatures: [] });

    expect(host.features.size).toBe(0);
    expect(host.problems).toEqual([]);
  });
});

describe('settings', () => {
  test('are converted to their types', () => {
    const { settings } = buildHost({
      settings: { countryStates: { US: { CA: 'California' }, AF: [] }, homeUrl: 'https://store.example' },
      admin: { manageStock: 'no', commentModeration: '1', notifyLowStockAmount: '2', alertCount: '12' },
    });

    expect(settings).toMatchObject({
      countryStates: { US: { CA: 'California' }, AF: {} },
      homeUrl: 'https://store.example/',
      manageStock: false,
      commentModeration: true,
      notifyLowStockAmount: 2,
      alertCount: 12,
    });
  });

  test('decode HTML entities in the default date range', () => {
    expect(buildHost().settings.wcAdminSettings.woocommerce_default_date_range).toBe(
      'period=month&compare=previous_year',
    );
  });

  test('keep analytics settings of extensions and newer versions', () => {
    const { wcAdminSettings } = buildHost().settings;
    const printed = { ...wcAdminSettings, acme_count: 'yes', woocommerce_analytics_scheduled_import: 'no' };

    expect(buildHost({ admin: { wcAdminSettings: printed } }).settings.wcAdminSettings).toEqual(printed);
  });

  test('have no date type if the host prints none', () => {
    const { settings } = buildHost({ admin: { wcAdminSettings: undefined } });

    expect(settings.wcAdminSettings.woocommerce_date_type).toBe('');
  });

  test('have the breadcrumbs of a classic page', () => {
    const embedBreadcrumbs = [
      ['admin.php?page=wc-admin', 'WooCommerce'],
      ['admin.php?page=wc-settings', 'Settings'],
      'Tax',
    ];

    expect(buildHost({ admin: { embedBreadcrumbs } }).settings.embedBreadcrumbs).toEqual(embedBreadcrumbs);
    expect(buildHost().settings.embedBreadcrumbs).toEqual([]);
  });

  test('have no URL for a page that the store does not have', () => {
    const storePages = { terms: { id: 0, title: '', permalink: false } };

    expect(buildHost({ settings: { storePages } }).settings.storePages).toEqual({
      terms: { id: 0, title: '' },
    });
  });

  test('show no currency symbol instead of one from another currency', () => {
    const { settings } = buildHost({ settings: { currency: { code: 'EUR' } } });

    expect(settings.currency).toMatchObject({ code: '', symbol: '' });
  });
});

describe('missing or invalid values affect only themselves', () => {
  const { wcSettings } = buildPageGlobals();
  const optional = ['shippingCostRequiresAddress', 'productsSettings', 'collectableMethodIds'];
  const twice = ['currency', 'locale', 'orderStatuses', 'homeUrl', 'wcVersion'];
  const keys = [
    ...Object.keys(wcSettings)
      .filter((key) => !optional.includes(key))
      .map((key) => ['wcSettings', key]),
    ...Object.keys(wcSettings.admin)
      .filter((key) => !twice.includes(key))
      .map((key) => ['wcSettings', 'admin', key]),
  ];

  test.each(keys.map((path) => [path.join('.'), path]))('%s', (name, path) => {
    expect(problemsWith(path)).toEqual([`${name}: missing`]);
    expect(problemsWith(path, Symbol('garbage'))).toEqual([expect.stringMatching(`^${name}: .+ expected$`)]);
  });

  test('an invalid entry of a list or map does not affect the others', () => {
    const host = buildHost({
      settings: { countries: { US: 'United States (US)', XX: null } },
      admin: {
        visibleTaskListIds: ['setup', 7, 'extended'],
        onboarding: { profile: {}, euCountries: ['AT', 1], activeTheme: 5 },
      },
    });

    expect(host.settings.countries).toEqual({ US: 'United States (US)' });
    expect(host.settings.visibleTaskListIds).toEqual(['setup', 'extended']);
    expect(host.settings.onboarding).toMatchObject({ euCountries: ['AT'], activeTheme: undefined });
    expect(host.problems).toEqual([
      'wcSettings.countries: XX: text expected',
      'wcSettings.admin.onboarding: euCountries: 1: text expected',
      'wcSettings.admin.onboarding: activeTheme: text expected',
      'wcSettings.admin.visibleTaskListIds: 1: text expected',
    ]);
  });

  test('all values at once', () => {
    const host = read({}, 'root');

    expect(host.mode).toBe('dashboard');
    expect(host.settings.woocommerceTranslation).toBe('WooCommerce');
    expect(host.problems).toEqual([
      'window.wcSettings: missing',
      'window.storeAdminHost: missing',
      'window.wpApiSettings: missing',
      'window.wcAdminFeatures: missing',
    ]);
  });

  test('never throws for any printed value', () => {
    const garbage = fc.anything({ withNullPrototype: true, withDate: true, withMap: true, withBigInt: true });
    const settings = fc.record({ admin: garbage, currency: garbage, countries: garbage, adminUrl: garbage });
    fc.assert(
      fc.property(
        fc.record({
          wcSettings: fc.oneof(garbage, settings),
          wcAdminFeatures: garbage,
          wpApiSettings: garbage,
          storeAdminHost: fc.oneof(garbage, fc.record({ api: garbage, preloaded: garbage })),
        }),
        (globals) => {
          expect(read(globals, 'root').mode).toBe('dashboard');
        },
      ),
    );
  });

  test('treats a global that throws as missing', () => {
    const globals = Object.defineProperty({}, 'wcSettings', {
      enumerable: true,
      get() {
        throw new Error('Hands off.');
      },
    });
    const page = Object.assign(Object.create(globals), { document });

    expect(readHost(page).problems).toContain('window.wcSettings: missing');
  });
});

describe('date locale', () => {
  const german = {
    siteLocale: 'de_DE',
    userLocale: 'de_DE',
    weekdaysShort: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  };
  const readWith = (locale: typeof german, translations?: unknown) => {
    const globals = buildPageGlobals({ settings: { locale } });
    return read({ ...globals, storeAdminHost: { ...globals.storeAdminHost, translations } }).settings.locale;
  };

  test("is the user's locale when text is translated", () => {
    expect(readWith(german, { '': { lang: 'de_DE' }, Save: ['Speichern'] })).toEqual(german);
  });

  test("is the user's locale when the page has the script of their language", () => {
    const globals = buildPageGlobals({ settings: { locale: german } });
    const page = { ...globals, storeAdminTranslations: { '': { lang: 'de_DE' }, Save: ['Speichern'] } };
    expect(read(page).settings.locale).toEqual(german);
  });

  test.each([[undefined], [{}], [[]]])('is English when the translations are %j', (translations) => {
    expect(readWith(german, translations)).toEqual({
      siteLocale: 'de_DE',
      userLocale: 'en_US',
      weekdaysShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    });
  });

  test('stays British without translations', () => {
    expect(readWith({ ...german, userLocale: 'en_GB' }).userLocale).toBe('en_GB');
  });
});
