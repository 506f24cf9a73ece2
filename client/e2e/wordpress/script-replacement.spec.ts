import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { HOME, REPORT } from '../support/urls';
import { waitForHome } from '../support/wait-for-home';
import type { UserSession } from '../support/user-session';
import enqueued from './woocommerce-scripts.json';
import { startWordPress } from './start-wordpress';
import { waitForStockClient, getPageOwner } from './page-owner';

const CHECKOUT = '/wp-admin/admin.php?page=wc-settings&tab=checkout';
const GENERAL = '/wp-admin/admin.php?page=wc-settings&tab=general';
const PRODUCTS = '/wp-admin/edit.php?post_type=product';
const MARKETPLACE = '/wp-admin/admin.php?page=wc-admin&path=%2Fextensions';

const { site, openSessionAs, configureStub } = startWordPress();

/** Messages of WooCommerce's client, and about missing network resources, are not checked. */
const STOCK_NOISE = /./;

/** Names of WooCommerce's scripts on the page, in the order in which they were requested. */
const listWooCommerceScripts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts]
      .map(({ src }) => src)
      .filter((src) => src.includes('/plugins/woocommerce/') && !src.includes('/react'))
      .map((src) => src.replace(/.*\/plugins\/woocommerce\/([\w-]+)\.js.*/, '$1')),
  );

async function seeHome(session: UserSession): Promise<void> {
  await expect(session.page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await waitForHome(session.page);
}

/** Adds a plugin for one test. */
function withPlugin(source: string): void {
  site.addPlugin('acme', `<?php ${source}`);
}

test.afterEach(() => {
  site.run("@unlink( WPMU_PLUGIN_DIR . '/acme.php' );");
  configureStub({});
});

test.describe('scripts attached to the handle of the stock client', () => {
  test('run in order, with the feature flags and the data of plugins', async () => {
    withPlugin(`
      add_action( 'admin_enqueue_scripts', function () {
        wp_add_inline_script( 'wc-admin-app', 'window.order = [ "before", typeof wcAdminFeatures ];', 'before' );
        wp_add_inline_script( 'wc-admin-app', 'window.order.push( "after" );' );
        wp_localize_script( 'wc-admin-app', 'acmeData', array( 'harbor' => 'Kiel' ) );
        wp_enqueue_script( 'acme', '/acme.js', array( 'wc-admin-app' ), null, true );
      }, 20 );`);
    const session = await openSessionAs('admin');
    const { page } = session;
    const body = 'window.order.push( "acme", acmeData.harbor );';
    await page.route('**/acme.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await session.open(HOME);

    await seeHome(session);
    expect(await page.evaluate(() => Reflect.get(window, 'order'))).toEqual([
      'before',
      'object',
      'after',
      'acme',
      'Kiel',
    ]);
    expect(await getPageOwner(page)).toBe('ours');
    expect(session.messages).toEqual([]);
  });

  test('load before the dashboard if a plugin makes the client depend on them', async () => {
    withPlugin(`
      add_action( 'admin_enqueue_scripts', function () {
        wp_register_script( 'acme', '/acme.js', array(), null, true );
        wp_scripts()->registered['wc-admin-app']->deps[] = 'acme';
      }, 20 );`);
    const session = await openSessionAs('admin');
    const { page } = session;
    const body = 'window.isFirst = !document.querySelector( "#root" ).childElementCount;';
    await page.route('**/acme.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await session.open(HOME);

    await seeHome(session);
    expect(await page.evaluate(() => Reflect.get(window, 'isFirst'))).toBe(true);
  });
});

for (const [what, statements] of [
  [
    'registers the handle again',
    "wp_deregister_script( 'wc-admin-app' ); wp_register_script( 'wc-admin-app', '/acme.js', array(), '1', true );",
  ],
  ['deregisters the handle', "wp_deregister_script( 'wc-admin-app' );"],
  ['dequeues the handle', "wp_dequeue_script( 'wc-admin-app' );"],
] as const) {
  test(`loads the dashboard when a plugin ${what} late`, async () => {
    withPlugin(`add_action( 'admin_footer', function () { ${statements} } );`);
    const session = await openSessionAs('admin');
    await session.open(HOME);

    await seeHome(session);
  });
}

test('does not load the emoji script of WordPress', async () => {
  const session = await openSessionAs('admin');
  await session.open(HOME);

  await seeHome(session);
  expect(await session.page.locator('script').evaluateAll(mentionEmoji)).toBe(false);
});

/** Runs in the page: whether a script would replace emoji with images. */
const mentionEmoji = (scripts: Element[]) =>
  scripts.some(({ textContent }) => /core\\?\/emoji/.test(textContent));

test('does not preload the stock client, nor load the media library early', async () => {
  const session = await openSessionAs('admin');
  const { page } = session;
  await session.open(`${HOME}&task=appearance`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await expect(page.locator('link[rel="preload"][href*="/plugins/woocommerce/"]')).toHaveCount(0);
  expect(await page.evaluate(() => typeof Reflect.get(Object(Reflect.get(window, 'wp')), 'media'))).toBe(
    'undefined',
  );
});

test('does not load chunks of pages that the user may not see', async () => {
  const session = await openSessionAs('analyst');
  const { page } = session;
  for (const path of ['', '&task=payments', '&path=%2Fhistory']) {
    await session.open(`${HOME}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Not allowed' })).toBeVisible();

    await expect(page.locator('head script[src*="/store-admin/build/"]')).toHaveCount(0);
  }
  await session.open(REPORT);
  expect(await page.locator('head script[src*="/store-admin/build/"]').count()).not.toBe(0);
});

test('requests an early chunk again after it failed to load', async () => {
  const session = await openSessionAs('admin');
  const { page } = session;
  await session.open(HOME);
  const early = await page
    .locator('head script[src*="/store-admin/build/"]')
    .evaluateAll((tags) => tags.map((tag) => (tag as HTMLScriptElement).src.replace(/#.*/, '')));
  const failed = new Set<string>();
  session.allowConsoleMessage(/net::ERR_FAILED/);
  await page.route(/\/store-admin\/build\/\d[^/]*\.js/, (route) => {
    const address = route.request().url();
    if (!early.includes(address) || failed.has(address)) return route.continue();
    failed.add(address);
    return route.abort();
  });
  await session.open(HOME);

  await seeHome(session);
  expect(early).not.toHaveLength(0);
  expect(failed).toEqual(new Set(early));
});

test('prints all country data only if an extension script may need it', async () => {
  const saysOf = (page: Page) =>
    page.evaluate(() => Object.keys(Reflect.get(window, 'wcSettings').admin.onboarding.localeInfo.US));
  const session = await openSessionAs('admin');
  await session.open(HOME);
  expect(await saysOf(session.page)).toContain('currency_code');
  expect(await saysOf(session.page)).not.toContain('locales');

  withPlugin(`
    add_action( 'admin_enqueue_scripts', function () {
      wp_enqueue_script( 'acme', '/acme.js', array( 'wc-store-data' ), null, true );
    } );`);
  const body = '';
  await session.page.route('**/acme.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await session.open(HOME);

  expect(await saysOf(session.page)).toContain('locales');
});

test("does not load WooCommerce's product editors on dashboard pages", async () => {
  withPlugin(`
    class Acme_Feature {
      public function enqueue_styles() { wp_enqueue_editor(); wp_enqueue_script( 'wp-block-editor' ); }
    }
    class Acme_Blocks {
      public function enqueue_styles() { wp_enqueue_editor(); }
      public function enqueue_scripts() {
        wp_enqueue_script( 'acme-blocks', '', array(), '1', true );
        wp_add_inline_script( 'acme-blocks', 'wp.blocks.setCategories( [] );' );
      }
    }
    add_action( 'init', function () {
      $features = array(
        'Automattic\\WooCommerce\\Admin\\Features\\NewProductManagementExperience' => array( 'Acme_Feature', 'enqueue_styles' ),
        'Automattic\\WooCommerce\\Admin\\Features\\ProductBlockEditor\\Init' => array( 'Acme_Blocks', 'enqueue_styles', 'enqueue_scripts' ),
      );
      foreach ( $features as $feature => $methods ) {
        $stand_in = array_shift( $methods );
        class_exists( $feature ) || class_alias( $stand_in, $feature );
        $started = ( new ReflectionClass( $feature ) )->newInstanceWithoutConstructor();
        foreach ( $methods as $method ) {
          if ( method_exists( $started, $method ) ) {
            add_action( 'admin_enqueue_scripts', array( $started, $method ) );
          }
        }
      }
    } );`);
  const session = await openSessionAs('admin');
  await session.open(HOME);

  await seeHome(session);
  await expect(session.page.locator('script[src*="tinymce"], script[src*="block-editor"]')).toHaveCount(0);
  expect(await session.page.content()).not.toContain('wp.blocks.setCategories');
});

// Newer WooCommerce versions do not load the editor.
test('extension scripts find the data stores that the library includes', { tag: '@stand-in' }, async () => {
  withPlugin(`
    add_action( 'admin_enqueue_scripts', function () {
      wp_enqueue_script( 'acme', '/acme.js', array( 'wc-store-data', 'wc-components' ), null, true );
    }, 20 );`);
  const session = await openSessionAs('admin');
  const { page } = session;
  const body =
    'window.found = [ "core", "core/block-editor", "core/notices" ].filter( ( name ) => wp.data.select( name ) );';
  await page.route('**/acme.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await session.open(HOME);

  await seeHome(session);
  expect(await page.evaluate(() => Reflect.get(window, 'found'))).toEqual([
    'core',
    'core/block-editor',
    'core/notices',
  ]);
});

test('a style sheet that depends on the stock client loads only the component styles', async () => {
  withPlugin(`
    add_action( 'admin_enqueue_scripts', function () {
      wp_enqueue_style( 'acme', '/acme.css', array( 'wc-admin-app', 'wc-components' ), null );
    }, 20 );`);
  const session = await openSessionAs('admin');
  const { page } = session;
  await page.route('**/acme.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await session.open(HOME);

  await seeHome(session);
  const sheets = page.locator('link[rel="stylesheet"]');
  const ids = await sheets.evaluateAll((links) => links.map(({ id }) => id));
  expect(ids).toContain('acme-css');
  expect(
    ids.filter((id) => /^wc-(?:admin-app|admin-layout|components|experimental|onboarding)/.test(id)),
  ).toEqual(['wc-components-css']);
});

test('hides the WordPress frame and our header on full-screen extension pages', async () => {
  withPlugin(`
    add_filter( 'admin_body_class', function ( $classes ) {
      return $classes . ' woocommerce-admin-full-screen is-wp-toolbar-disabled';
    } );`);
  const session = await openSessionAs('admin');
  const { page } = session;
  await session.open(REPORT);
  await expect(page.locator('.woocommerce-layout__main')).toBeVisible();

  for (const part of ['#wpadminbar', '#adminmenumain', '.woocommerce-layout__header', '.sa-reminder-bar'])
    await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);
});

for (const kind of ['production', 'local']) {
  test.describe(
    `options that newer versions no longer allow, on a ${kind} site`,
    { tag: '@stand-in' },
    () => {
      test.beforeEach(() => {
        configureStub({ version: '11.0.1' });
        withPlugin(`define( 'WP_ENVIRONMENT_TYPE', '${kind}' );`);
      });

      test('are still read and written', async () => {
        const session = await openSessionAs('manager');
        const { page } = session;
        await session.open(REPORT);
        const saved = page.waitForResponse((answer) =>
          /\/wc-admin\/options/.test(decodeURIComponent(answer.url())),
        );
        await page.getByRole('button', { name: 'Close reminder' }).click();
        expect((await saved).status()).toBe(200);

        await session.open(REPORT);
        await expect(page.getByRole('heading', { level: 1, name: 'Revenue' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('region', { name: 'Store setup' })).toHaveCount(0);
        await session.setOption('woocommerce_task_list_reminder_bar_hidden', 'no');
      });

      test('are not requested if the page includes them', async () => {
        const session = await openSessionAs('admin');
        await session.open(`${HOME}&task=tax`);

        await expect(session.page.getByRole('heading', { level: 1, name: /tax/i })).toBeVisible();
        await session.page.waitForLoadState('networkidle');
        expect(session.messages).toEqual([]);
      });
    },
  );
}

test.describe('the command palette of newer WordPress versions', { tag: '@stand-in' }, () => {
  test('is replaced by ours without loading its libraries', async () => {
    configureStub({ version: '11.0.1' });
    const session = await openSessionAs('admin');
    const { page } = session;
    await session.open(HOME);
    await seeHome(session);
    const libraries = ['commands', 'components', 'block-editor', 'core-data'].map(
      (name) => `script[src*="/wp-includes/js/dist/${name}"]`,
    );
    await expect(page.locator(libraries.join())).toHaveCount(0);

    await page.keyboard.press('Control+k');

    await expect(page.getByRole('dialog').getByRole('combobox', { name: /Screens, reports/ })).toBeVisible();
    expect(session.messages).toEqual([]);
  });

  test('stays if another plugin uses the same libraries, and lists our screens', async () => {
    configureStub({ version: '11.0.1' });
    withPlugin(`
      add_action( 'admin_enqueue_scripts', function () {
        wp_enqueue_script( 'acme', '/acme.js', array( 'wp-commands', 'wp-data' ), null, true );
      } );`);
    const session = await openSessionAs('admin');
    const { page } = session;
    await page.route('**/acme.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await session.open(HOME);
    await seeHome(session);

    await page.keyboard.press('Control+k');

    await expect(page.getByRole('dialog').getByLabel('Search commands')).toBeVisible();
    const names = () =>
      page.evaluate(() =>
        Reflect.get(window, 'wp')
          .data.select('core/commands')
          .getCommands()
          .map(({ name }: { name: string }) => name),
      );
    await expect.poll(() => names()).toContain('store-admin/screen-store-admin-extensions');
    expect(session.messages).toEqual([]);
  });
});

test.describe('WooCommerce scripts that depend on its client', () => {
  test('are not loaded if the dashboard replaces them', { tag: '@stand-in' }, async () => {
    const session = await openSessionAs('admin');
    await session.open(CHECKOUT);
    await expect(session.page.locator('#woocommerce-embedded-root').getByText('Finish setup')).toBeVisible();

    expect(await listWooCommerceScripts(session.page)).toEqual(['settings']);
  });

  test('run with the dashboard if they need nothing else of the client', { tag: '@stand-in' }, async () => {
    configureStub({ version: '11.0.1' });
    const session = await openSessionAs('admin');
    await session.open(HOME);
    await seeHome(session);

    const names = await listWooCommerceScripts(session.page);
    expect(names).toEqual(expect.arrayContaining(['wcsettings-deprecation', 'settings']));
    expect(names).not.toContain('stock');
  });

  test('give the page back to the stock client if they need its library', { tag: '@stand-in' }, async () => {
    configureStub({ version: '11.0.1' });
    const session = await openSessionAs('admin');
    await session.open(GENERAL);

    const names = await listWooCommerceScripts(session.page);
    expect(names).toEqual(expect.arrayContaining(['stock', 'library', 'settings-embed']));
    await expect(session.page.locator('script[src*="/plugins/store-admin/"]')).toHaveCount(0);
    await expect(session.page.locator('link[rel="preload"][href*="/stock.js"]')).toHaveCount(1);
  });

  test(
    'give a settings page back even if they are enqueued in the footer',
    { tag: '@stand-in' },
    async () => {
      configureStub({ version: '11.0.1' });
      withPlugin(`
      add_action( 'admin_enqueue_scripts', function () { wp_dequeue_script( 'wc-admin-settings-embed' ); }, PHP_INT_MAX - 1 );
      add_action( 'admin_footer', function () { wp_enqueue_script( 'wc-admin-settings-embed' ); } );`);
      const session = await openSessionAs('admin');
      await session.open(GENERAL);

      const names = await listWooCommerceScripts(session.page);
      expect(names).toEqual(expect.arrayContaining(['stock', 'library', 'settings-embed']));
      await expect(session.page.locator('script[src*="/plugins/store-admin/"]')).toHaveCount(0);
    },
  );

  test('give the page back if they are unknown', async () => {
    withPlugin(`
      add_action( 'admin_enqueue_scripts', function () {
        wp_enqueue_script( 'wc-admin-news', plugins_url( 'news.js', WC_PLUGIN_FILE ), array( 'wc-components' ), '1', true );
      }, 30 );`);
    const session = await openSessionAs('admin');
    session.allowConsoleMessage(STOCK_NOISE);
    await session.open(HOME);

    expect(await getPageOwner(session.page)).toBe('stock');
  });
});

/** A script that WooCommerce enqueues beside its client, on pages of products, orders, coupons and settings. */
interface WooCommerceScript {
  handle: string;
  versions: string;
  lists: string[];
  /** Members of `wc` that it finds; omitted for scripts of usage tracking, which need more than they list. */
  finds?: string[];
  /** Whether it is not loaded, since the dashboard replaces it. */
  replaced?: boolean;
}

const WOOCOMMERCE_SCRIPTS: readonly WooCommerceScript[] = enqueued.scripts;
const FOUND_BY_TRACKING = ['components', 'customerEffortScore', 'data', 'explat', 'navigation', 'tracks'];

// The real WooCommerce has some of these scripts itself, and newer versions render this page with their client.
for (const script of WOOCOMMERCE_SCRIPTS) {
  const name = `a page stays ours where the shop enqueues ${script.handle} of ${script.versions}`;
  test(name, { tag: '@stand-in' }, async () => {
    const { handle, lists, finds = FOUND_BY_TRACKING, replaced = false } = script;
    const names = ['wc-admin-app', ...lists].map((name) => `'${name}'`).join(', ');
    withPlugin(`
    add_action( 'admin_enqueue_scripts', function () {
      foreach ( array( 'wc-customer-effort-score', 'wc-experimental', 'wc-explat', 'wc-navigation', 'wc-tracks' ) as $name ) {
        wp_register_script( $name, plugins_url( 'library.js', WC_PLUGIN_FILE ) . "?$name", array(), '1', true );
      }
      wp_enqueue_script( 'wc-admin-${handle}', plugins_url( 'acme-shop.js', WC_PLUGIN_FILE ), array( ${names} ), '1', true );
    }, 20 );`);
    const session = await openSessionAs('admin');
    const { page } = session;
    const body = `
    wc.customerEffortScore?.addCustomerEffortScoreExitPageListener( 'acme', () => true );
    window.found = ${JSON.stringify(finds)}.filter( ( name ) => wc[ name ] );`;
    await page.route('**/acme-shop.js*', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await session.open(GENERAL);

    expect(await getPageOwner(page)).toBe('ours');
    expect(await page.evaluate(() => Reflect.get(window, 'found'))).toEqual(replaced ? undefined : finds);
  });
}

test('loads component styles only on pages with an extension that uses the library', async () => {
  const session = await openSessionAs('admin');
  const { page } = session;
  const sheet = page.locator('#wc-components-css');
  await session.open(HOME);
  await seeHome(session);
  await expect(sheet).toHaveCount(0);

  withPlugin(`
    add_action( 'admin_enqueue_scripts', function () {
      wp_enqueue_script( 'acme', '/acme.js', array( 'wc-components' ), null, true );
    }, 20 );`);
  await page.route('**/acme.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await session.open(HOME);
  await seeHome(session);

  await expect(sheet).toHaveCount(1);
});

test.describe('pages of the stock client', () => {
  test('load the stock client and nothing of ours', async () => {
    const session = await openSessionAs('admin');
    await session.open(MARKETPLACE);

    session.allowConsoleMessage(STOCK_NOISE);
    await waitForStockClient(session.page);
    expect(await getPageOwner(session.page)).toBe('stock');
  });

  test('load from the menu and from the dashboard history', async () => {
    withPlugin(`
      add_action( 'admin_enqueue_scripts', function () { wp_enqueue_script( 'wc-navigation' ); } );
      add_action( 'admin_menu', function () { add_submenu_page( 'woocommerce', 'Market', 'Market', 'read', 'admin.php?page=wc-admin&path=/extensions' ); }, 99 );`);
    const session = await openSessionAs('admin');
    const { page } = session;
    session.allowConsoleMessage(STOCK_NOISE);
    await session.open(HOME);
    await seeHome(session);
    await page.locator('#adminmenu').getByRole('link', { name: 'Market', exact: true }).click();
    await waitForStockClient(page);

    await session.open(REPORT);
    await expect(page.getByRole('heading', { level: 1, name: 'Revenue' })).toBeVisible();
    await page.evaluate(() =>
      Reflect.get(window, 'wc')
        .navigation.getHistory()
        .push('admin.php?page=wc-admin&path=%2Fcustomize-store'),
    );
    await waitForStockClient(page);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Revenue' })).toBeVisible();
  });
});

test('classic pages of newer versions include the user preferences', async () => {
  configureStub({ version: '11.0.1' });
  const session = await openSessionAs('admin');
  // Emoji images come from the network, which is not available; a copied site does not include its own images.
  session.allowConsoleMessage(/net::ERR_NAME_NOT_RESOLVED|status of 404/);
  await session.open(PRODUCTS);

  const known = await session.page.evaluate(() => {
    const settings = Reflect.get(window, 'wcSettings') as { admin: { currentUserData: object } };
    return Object.keys(settings.admin.currentUserData);
  });
  expect(known).toContain('woocommerce_meta');
});

test.describe('script optimizations of hosts', () => {
  /** Rewrites the scripts of the page before it is sent, as optimizers do. */
  const rewritten = (statements: string) => `
    add_action( 'admin_init', function () {
      if ( 'wc-admin' !== ( $_GET['page'] ?? '' ) ) { return; }
      ob_start( function ( $page ) { ${statements} return $page; } );
    } );`;

  /** The last element is an expression that is truthy in the page if the host did so. */
  for (const [what, statements, proof] of [
    [
      'concatenates the platform’s scripts',
      "define( 'CONCATENATE_SCRIPTS', true );",
      'document.querySelectorAll(\'script[src*="load-scripts.php"]\').length',
    ],
    [
      'defers all scripts',
      rewritten("$page = preg_replace( '#<script([^>]*) src=#', '<script defer$1 src=', $page );"),
      "document.querySelectorAll('script[src][defer]').length",
    ],
    [
      'loads all scripts in any order',
      rewritten("$page = preg_replace( '#<script([^>]*) src=#', '<script async$1 src=', $page );"),
      "document.querySelectorAll('script[src][async]').length",
    ],
    [
      'moves inline scripts to the end of the page',
      rewritten(
        "$inline = '#<script(?![^>]* src=)[^>]*>.*?</script>#s'; preg_match_all( $inline, $page, $all ); $page = str_replace( '</body>', implode( '', $all[0] ) . '</body>', preg_replace( $inline, '', $page ) );",
      ),
      "document.body.querySelectorAll('script:not([src])').length && !document.head.querySelector('script:not([src])')",
    ],
  ] as const) {
    test(`a host that ${what} gets the dashboard or the stock client`, async () => {
      withPlugin(statements);
      const session = await openSessionAs('admin');
      const { page } = session;
      // Messages of WordPress's own scripts are not checked.
      session.allowConsoleMessage(/./);
      await session.open(HOME);

      await expect(
        page.getByRole('heading', { level: 1, name: 'Home' }).or(page.locator('#root > *')).first(),
      ).toBeVisible({ timeout: 25_000 });
      expect(await page.evaluate(proof)).toBeTruthy();
    });
  }

  test('the dashboard starts when WordPress libraries ran in the wrong order', async () => {
    withPlugin(
      rewritten(
        "if ( preg_match( '#<script[^>]* src=[^>]*id=.react-js.*?</script>#s', $page, $library ) ) { $page = str_replace( array( $library[0], '</body>' ), array( '', $library[0] . '</body>' ), $page ); }",
      ),
    );
    const session = await openSessionAs('admin');
    const { page } = session;
    // Messages of WordPress's own scripts are not checked.
    session.allowConsoleMessage(/./);
    await session.open(HOME);

    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    expect(await getPageOwner(page)).toBe('ours');
  });

  test('falls back to the stock client if the dashboard cannot start, also for analysts', async () => {
    const session = await openSessionAs('analyst');
    const { page } = session;
    session.allowConsoleMessage(STOCK_NOISE);
    await page.route('**/plugins/store-admin/build/dashboard*.js*', (route) => route.abort());
    await session.open(REPORT);

    await page.waitForURL(/dashboard=stock/, { timeout: 25_000 });
    await waitForStockClient(page);
    expect(new URL(page.url()).searchParams.get('dashboard')).toBe('stock');
  });
});

test('shows one notice with a link to the settings after activation', async () => {
  // This WordPress is older than the plugin requires, and would refuse a normal activation.
  site.run("do_action( 'activate_store-admin/store-admin.php' );");
  const session = await openSessionAs('admin');
  const { page } = session;
  await session.open('/wp-admin/plugins.php');

  const notice = page.locator('.notice').filter({ hasText: 'Your store has a new dashboard' });
  await expect(notice.getByRole('link', { name: 'Change settings' })).toHaveAttribute(
    'href',
    /options-general\.php\?page=store-admin$/,
  );
  await session.open('/wp-admin/plugins.php');
  await expect(notice).toHaveCount(0);
});
