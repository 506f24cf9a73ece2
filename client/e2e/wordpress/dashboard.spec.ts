import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { HOME, REPORT } from '../support/urls';
import { waitForHome } from '../support/wait-for-home';
import type { UserSession } from '../support/user-session';
import { startWordPress } from './start-wordpress';
import { waitForStockClient, getPageOwner } from './page-owner';

const CLASSIC = '/wp-admin/admin.php?page=wc-settings&tab=general';
const PLUGINS = '/wp-admin/plugins.php';

const { site, openSessionAs, configureStub } = startWordPress();

/** Messages of WooCommerce's client, and about missing network resources, are not checked. */
const STOCK_NOISE = /./;

/** URLs of the plugins' scripts on the page. */
const pluginScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.includes('/wp-content/plugins/') && path.endsWith('.js')),
  );

/** Ids of the stock client's style sheets. */
const stockStyles = (page: Page) =>
  page
    .locator('link[rel="stylesheet"][id^="wc-"]')
    .evaluateAll((links) =>
      links
        .map(({ id }) => id)
        .filter((id) =>
          /^wc-(?:admin-app|admin-layout|components|customer-effort-score|experimental|material-icons|onboarding|product-editor)-/.test(
            id,
          ),
        ),
    );

async function openHome(session: UserSession): Promise<void> {
  await session.open(HOME);
  await expect(session.page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
}

test('replaces the stock home screen, and needs no API request for the tasks', async () => {
  const session = await openSessionAs('admin');
  await openHome(session);
  const { page } = session;

  await waitForHome(page);
  expect(session.apiCalls).not.toContain('GET /wc-admin/onboarding/tasks');
  expect(await getPageOwner(page)).toBe('ours');
  expect((await pluginScripts(page)).filter((path) => /\/(?:stock|library)\.js/.test(path))).toEqual([]);
  expect(await stockStyles(page)).toEqual([]);
  expect(await session.accessibilityViolations({ within: '#root' })).toEqual([]);
  expect(await session.layoutShift()).toBeLessThanOrEqual(0.02);
});

// It needs the data of the demo store.
test('saves changes in the store and in the user fields of the plugin', { tag: '@stand-in' }, async () => {
  const session = await openSessionAs('admin');
  await openHome(session);
  const { page } = session;
  await waitForHome(page);

  const titles = () =>
    page
      .getByRole('region', { name: /^Inbox/ })
      .getByRole('heading', { level: 3 })
      .allTextContents();
  const [first] = await titles();
  await page.getByRole('button', { name: `Dismiss "${first}"` }).click();
  await expect.poll(() => titles()).not.toContain(first);
  await page.getByRole('button', { name: 'Display' }).click();
  const promotions = page.getByRole('menuitemcheckbox', { name: /suggestions|promotions/i });
  const isShown = await promotions.getAttribute('aria-checked');
  const saved = page.waitForResponse((response) =>
    /\/wp\/v2\/users\//.test(decodeURIComponent(response.url())),
  );
  await promotions.click();
  expect((await saved).status()).toBe(200);

  await openHome(session);
  await waitForHome(page);
  await page.getByRole('button', { name: 'Display' }).click();
  expect(await promotions.getAttribute('aria-checked')).not.toBe(isShown);
});

test('prints the chosen color scheme in the first tag of dashboard pages only', async () => {
  const session = await openSessionAs('admin');
  const schemeOf = async (path: string) => {
    const response = await session.context.request.get(`${site.url}${path}`);
    return /<html[^>]* data-color-scheme="(\w+)"/.exec(await response.text())?.[1];
  };
  const choose = (scheme: string) =>
    session.post('/wp/v2/users/me', { woocommerce_meta: { color_scheme: JSON.stringify(scheme) } });

  expect(await schemeOf(HOME)).toBe('light');
  await choose('dark');
  expect(await schemeOf(REPORT)).toBe('dark');
  expect(await schemeOf(CLASSIC)).toBeUndefined();
  expect(await schemeOf(PLUGINS)).toBeUndefined();
  await openHome(session);
  await waitForHome(session.page);
  expect(await session.accessibilityViolations({ within: '#root' })).toEqual([]);
  await choose('"><script>');
  expect(await schemeOf(HOME)).toBe('light');

  const { request } = session.context;
  const home = await (await request.get(`${site.url}${HOME}`)).text();
  const link = /href='([^']*scheme=dark[^']*)'/.exec(home)?.[1] ?? '';
  await request.get(link.replaceAll('&#038;', '&').replaceAll('&amp;', '&'));
  expect(await schemeOf(HOME)).toBe('dark');
  const nonce = await (await request.get(`${site.url}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();
  const headers = { 'X-WP-Nonce': nonce };
  const history = await request.get(`${site.url}/wp-json/store-admin/v1/history?per_page=1`, { headers });
  expect(await history.json()).toMatchObject([{ kind: 'preferences', after: { color_scheme: '"dark"' } }]);
});

// It needs the data of the demo store.
test('adds our header to a classic page and keeps its form', { tag: '@stand-in' }, async () => {
  const session = await openSessionAs('admin');
  await session.open(CLASSIC);
  const { page } = session;

  await expect(page.locator('#woocommerce-embedded-root').getByText('Finish setup')).toBeVisible();
  await expect(page.getByText('Customers cannot pay yet')).toBeVisible();
  expect(await getPageOwner(page)).toBe('ours');
  await expect(page.getByLabel('Address line 1')).toBeVisible();
  expect(await session.layoutShift()).toBeLessThanOrEqual(0.02);
});

test('opens the stock dashboard once by URL, for store managers only', async () => {
  const owner = await openSessionAs('admin');
  await owner.open(`${HOME}&dashboard=stock`);
  owner.allowConsoleMessage(STOCK_NOISE);
  await waitForStockClient(owner.page);
  await openHome(owner);

  const analyst = await openSessionAs('analyst');
  await analyst.open(`${HOME}&path=%2Fanalytics%2Foverview&dashboard=stock`);
  await expect(analyst.page.locator('#root').getByRole('heading').first()).toBeVisible();
  expect(await getPageOwner(analyst.page)).toBe('ours');
});

test('marks the requested page in the WordPress menu', async () => {
  const session = await openSessionAs('admin');
  const { page } = session;
  await session.open(REPORT);
  await expect(page.getByRole('heading', { level: 1, name: 'Revenue' })).toBeVisible();

  expect(await page.locator('#adminmenu .wp-submenu a.current').allTextContents()).toEqual(['Revenue']);
  expect(await session.layoutShift()).toBeLessThanOrEqual(0.02);
});

test.describe('site settings', () => {
  test.afterEach(() =>
    site.run(`
      update_option( 'store_admin_enabled', 'yes' );
      update_option( 'permalink_structure', '/%postname%/' );
      delete_user_meta( 1, 'locale' );
    `),
  );

  test('a setting linked from the plugin list restores the stock dashboard', async () => {
    const session = await openSessionAs('admin');
    const { page } = session;
    await session.open(PLUGINS);
    await page.locator('[data-slug="store-admin"]').getByRole('link', { name: 'Settings' }).click();
    const box = page.getByRole('checkbox', { name: 'Use the new dashboard' });
    await expect(box).toBeChecked();

    await box.uncheck();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
    await session.open(HOME);
    session.allowConsoleMessage(STOCK_NOISE);
    await waitForStockClient(page);
    expect((await pluginScripts(page)).filter((path) => path.includes('/store-admin/'))).toEqual([]);
    expect(await stockStyles(page)).toContain('wc-onboarding-css');

    await session.open('/wp-admin/options-general.php?page=store-admin');
    await box.check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
    await openHome(session);
  });

  test('plain permalinks reach the API', async () => {
    site.run("update_option( 'permalink_structure', '' );");
    const session = await openSessionAs('admin');
    await openHome(session);
    await waitForHome(session.page);

    expect(session.apiCalls.length).toBeGreaterThan(0);
    expect(session.messages).toEqual([]);
  });

  test("uses the user's language, and translations of the site first", async () => {
    site.run(`
      update_user_meta( 1, 'locale', 'de_DE' );
      wp_mkdir_p( WP_LANG_DIR . '/plugins' );
      $own = array( 'locale_data' => array( 'messages' => array( '' => array( 'lang' => 'de_DE' ), 'Display' => array( 'Anzeige' ) ) ) );
      file_put_contents( WP_LANG_DIR . '/plugins/store-admin-de_DE-store-admin.json', wp_json_encode( $own ) );
      $mo = new MO();
      $mo->set_header( 'Plural-Forms', 'nplurals=2; plural=n != 1;' );
      foreach ( array( 'Settings' => 'Optionen', 'History' => 'Chronik', 'Inbox' => 'Eingang' ) as $text => $translation ) {
        $mo->add_entry( new Translation_Entry( array( 'singular' => $text, 'translations' => array( $translation ) ) ) );
      }
      $mo->export_to_file( WP_LANG_DIR . '/plugins/store-admin-de_DE.mo' );
    `);
    const session = await openSessionAs('admin');
    await session.open(HOME);

    await expect(session.page.getByRole('heading', { name: /^Eingang/ })).toBeVisible();
    await expect(session.page.getByRole('button', { name: 'Anzeige', exact: true })).toBeVisible();
    expect(session.messages).toEqual([]);

    // Texts of the plugin's PHP.
    await session.open('/wp-admin/plugins.php');
    const row = session.page.locator('[data-slug="store-admin"]');
    await expect(row.getByText('Optionen')).toBeVisible();
  });

  test("uses WooCommerce's translations for a language that the dashboard lacks", async () => {
    site.run(`
      $mo = new MO();
      $mo->set_header( 'Plural-Forms', 'nplurals=2; plural=n != 1;' );
      $mo->add_entry( new Translation_Entry( array( 'singular' => 'Display', 'translations' => array( 'Näyttö' ) ) ) );
      $mo->add_entry( new Translation_Entry( array( 'singular' => 'Inbox', 'translations' => array( 'Saapuneet' ) ) ) );
      wp_mkdir_p( WP_LANG_DIR . '/plugins' );
      $mo->export_to_file( WP_LANG_DIR . '/plugins/woocommerce-fi.mo' );
      update_user_meta( 1, 'locale', 'fi' );
    `);
    const session = await openSessionAs('admin');
    await openHome(session);

    await expect(session.page.getByRole('button', { name: 'Näyttö' })).toBeVisible();
    await expect(session.page.getByRole('heading', { name: 'Saapuneet' })).toBeVisible();
  });
});

// Other plugins of the site may have their own notices.
test('works with notices and another React from other plugins', { tag: '@stand-in' }, async () => {
  site.addPlugin(
    'neighbor',
    `<?php
    add_action( 'admin_notices', function () { echo '<div class="notice notice-info"><p>A neighbor was updated.</p></div>'; } );
    add_action( 'admin_menu', function () { add_submenu_page( 'woocommerce', 'Neighbor', 'Neighbor', 'read', 'neighbor', '__return_null' ); } );
    add_action( 'admin_print_footer_scripts', function () { echo '<script>window.React = Object.freeze( { version: "0.14" } ); window.ReactDOM = {};</script>'; }, 99 );`,
  );
  const session = await openSessionAs('admin');
  await openHome(session);

  await waitForHome(session.page);
  await session.page.getByRole('button', { name: /1 message/ }).click();
  await expect(session.page.getByText('A neighbor was updated.')).toBeVisible();
  site.run("unlink( WPMU_PLUGIN_DIR . '/neighbor.php' );");
});

test('matches extension pages literally, except for segments with a colon', () => {
  const result = site.run(`
    define( 'WP_ADMIN', true );
    add_filter( 'store_admin_pages', static fn() => array( '/acme/c++', '/acme/v1.0', '/acme/#1', '/acme/(old', '/suppliers/:id' ) );
    $paths = array( '/acme/c++', '/acme/ccc', '/acme/v1.0', '/acme/v1x0', '/acme/#1', '/acme/(old', '/suppliers', '/suppliers/7', '/suppliers/7/orders', '/history' );
    $ours  = static function( $path ) {
      $_GET = array( 'page' => 'wc-admin', 'path' => $path );
      return 'dashboard' === StoreAdmin\\Pages\\Page_Resolver::get_entry();
    };
    echo wp_json_encode( array_values( array_filter( $paths, $ours ) ) );
  `);

  expect(JSON.parse(result)).toEqual([
    '/acme/c++',
    '/acme/v1.0',
    '/acme/#1',
    '/acme/(old',
    '/suppliers/7',
    '/history',
  ]);
});

for (const [when, moment] of [
  ['with the others', 'admin_enqueue_scripts'],
  ['while the page is drawn', 'admin_footer'],
] as const) {
  test(
    `a stock-style extension script, enqueued ${when}, works with the dashboard`,
    { tag: '@stand-in' },
    async () => {
      const script = readFileSync(join(__dirname, 'classic-extension.js'), 'utf8');
      site.addPlugin(
        'acme',
        `<?php
    add_filter( 'store_admin_pages', function ( $paths ) { return array_merge( $paths, array( '/acme' ) ); } );
    add_action( '${moment}', function () {
      wp_enqueue_script( 'acme', '/acme.js', array( 'wc-components', 'wp-plugins' ), null, true );
    } );`,
      );
      const session = await openSessionAs('admin');
      const { page } = session;
      await page.route('**/acme.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: script }),
      );
      await openHome(session);

      await page.getByRole('button', { name: 'Open Acme' }).click();

      await expect(page.getByRole('heading', { name: 'Acme at work' })).toBeVisible();
      await expect(page.getByText('Notice: Sale at Acme')).toBeVisible();
      await expect(page.getByText('Acme says hello')).toBeVisible();
      await expect.poll(() => session.apiCalls).toContain('POST /wc-admin/options');
      // The library of the stock dashboard is not loaded, since ours replaces it; WordPress components have their
      // styles.
      expect((await pluginScripts(page)).filter((path) => path.endsWith('/library.js'))).toEqual([]);
      await expect(page.locator('link[href*="wp-components"], #wp-components-css')).toHaveCount(1);
      site.run("unlink( WPMU_PLUGIN_DIR . '/acme.php' );");
    },
  );
}

for (const [name, shop, text] of [
  ['an older WooCommerce version', { version: '7.6.1' }, /requires WooCommerce 7\.7 or newer\. Update/],
  ['WooCommerce missing', { absent: true }, /requires WooCommerce 7\.7 or newer\. Install/],
] as const) {
  test(`shows one notice and nothing else with ${name}`, { tag: '@stand-in' }, async () => {
    configureStub(shop);
    const session = await openSessionAs('admin');
    await session.open(PLUGINS);
    const { page } = session;

    await expect(page.locator('.notice').filter({ hasText: text })).toHaveCount(1);
    await expect(
      page.locator('[data-slug="store-admin"]').getByRole('link', { name: 'Settings' }),
    ).toHaveCount(0);
    expect((await pluginScripts(page)).filter((path) => path.includes('/store-admin/'))).toEqual([]);
    configureStub({});
  });
}

const DELETED =
  'deleting the plugin leaves nothing of it, also without the shop plugin, and deactivating plans nothing';

test(DELETED, { tag: '@stand-in' }, () => {
  // The scheduler of WooCommerce stores its actions in tables, which stay without it.
  const listed = `
    global $wpdb;
    $rows = static fn( $table, $column ) => array_map( static fn( $name ) => "$table: $name", $wpdb->get_col( "SELECT $column FROM $wpdb->prefix$table" ) );
    tell( array_merge( array_keys( wp_load_alloptions( true ) ), $wpdb->get_col( 'SHOW TABLES' ), $rows( 'usermeta', 'meta_key' ), $rows( 'actionscheduler_actions', 'hook' ), $rows( 'actionscheduler_groups', 'slug' ), $rows( 'actionscheduler_logs', 'message' ) ) );
  `;
  const run = (statements: string) =>
    JSON.parse(
      site.run(`
        require_once ABSPATH . 'wp-admin/includes/plugin.php';
        function tell( $names ) { echo wp_json_encode( array_values( array_unique( $names ) ) ); }
        ${statements}`),
    ) as string[];
  const before = run(`
    global $wpdb;
    $wpdb->query( "CREATE TABLE {$wpdb->prefix}actionscheduler_actions (action_id int AUTO_INCREMENT PRIMARY KEY, hook varchar(191), status varchar(20), group_id int)" );
    $wpdb->query( "CREATE TABLE {$wpdb->prefix}actionscheduler_groups (group_id int AUTO_INCREMENT PRIMARY KEY, slug varchar(255))" );
    $wpdb->query( "CREATE TABLE {$wpdb->prefix}actionscheduler_logs (log_id int AUTO_INCREMENT PRIMARY KEY, action_id int, message text)" );
    foreach ( array( 'store-admin', 'acme' ) as $slug ) { $wpdb->insert( "{$wpdb->prefix}actionscheduler_groups", compact( 'slug' ) ); }
    foreach ( array( array( 'store_admin_deliver', 'pending', 1 ), array( 'store_admin_deliver', 'canceled', 1 ), array( 'acme', 'pending', 2 ) ) as $row ) {
      $wpdb->insert( "{$wpdb->prefix}actionscheduler_actions", array_combine( array( 'hook', 'status', 'group_id' ), $row ) );
      $wpdb->insert( "{$wpdb->prefix}actionscheduler_logs", array( 'action_id' => $wpdb->insert_id, 'message' => $row[0] ) );
    }
    update_option( 'store_admin_enabled', 'yes' );
    update_option( 'store_admin_history_missed', 1 );
    StoreAdmin\\History\\History_Table::set_days( 30 );
    StoreAdmin\\Deliveries\\Delivery_Store::install();
    set_transient( 'store_admin_activated', 1 );
    foreach ( StoreAdmin\\Settings\\Plugin_Settings::USER_FIELDS as $field ) { update_user_meta( 1, "woocommerce_admin_$field", 'x' ); }
    ${listed}
  `);
  configureStub({ absent: true });
  const planned = run(`
    StoreAdmin\\Deliveries\\Delivery_Worker::unschedule_all();
    StoreAdmin\\Deliveries\\Delivery_Store::install();
    global $wpdb;
    tell( $wpdb->get_col( "SELECT CONCAT(hook, ' ', status) FROM {$wpdb->prefix}actionscheduler_actions" ) );`);
  expect(planned).toEqual(['store_admin_deliver canceled', 'acme pending']);
  const after = run(`uninstall_plugin( 'store-admin/store-admin.php' ); ${listed}`);
  configureStub({});

  expect(before.filter((name) => !after.includes(name)).toSorted()).toEqual([
    '_transient_store_admin_activated',
    'actionscheduler_actions: store_admin_deliver',
    'actionscheduler_groups: store-admin',
    'actionscheduler_logs: store_admin_deliver',
    'store_admin_deliveries',
    'store_admin_enabled',
    'store_admin_history_days',
    'store_admin_history_missed',
    'store_admin_history_version',
    'usermeta: woocommerce_admin_color_scheme',
    'usermeta: woocommerce_admin_density',
    'usermeta: woocommerce_admin_extensions_off',
    'usermeta: woocommerce_admin_notices_stay',
    'usermeta: woocommerce_admin_payment_benefits_dismissed',
    'usermeta: woocommerce_admin_promotions_hidden',
    'usermeta: woocommerce_admin_report_views',
    'usermeta: woocommerce_admin_shortcuts_off',
    'usermeta: woocommerce_admin_suggestions_dismissed',
    ...['deliveries', 'history', 'refusals', 'sends', 'uses'].map((name) =>
      expect.stringMatching(new RegExp(`^\\w+_store_admin_${name}$`)),
    ),
  ]);
  expect(after.filter((name) => !before.includes(name))).toEqual([]);
});
