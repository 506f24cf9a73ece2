import { expect, test } from '../fixtures';
import { HOME } from '../support/urls';
import type { UserSession } from '../support/user-session';
import { startWordPress } from './start-wordpress';

const { site, openSessionAs } = startWordPress();

const ME = '/wp/v2/users/me';
const OVERVIEW = `${HOME}&path=%2Fanalytics%2Foverview&period=year`;

type Preferences = Record<string, string>;

/** The stored preferences of a user. */
async function readPreferences(session: UserSession): Promise<Preferences> {
  return ((await session.read(ME)) as { woocommerce_meta: Preferences }).woocommerce_meta;
}

const writePreferences = (session: UserSession, preferences: Preferences): Promise<void> =>
  session.post(ME, { woocommerce_meta: preferences });

/** Logs in as an administrator. Avatars come from another site, which may be unreachable. */
async function openOwnerSession(): Promise<UserSession> {
  const session = await openSessionAs('admin');
  session.allowConsoleMessage(/ERR_NAME_NOT_RESOLVED/);
  return session;
}

async function openHome(session: UserSession): Promise<void> {
  await session.open(HOME);
  await expect(session.page.getByRole('button', { name: 'Display' })).toBeVisible();
}

const unset = (session: UserSession, names: readonly string[]): Promise<void> =>
  writePreferences(session, Object.fromEntries(names.map((name) => [name, ''])));

const php = (value: unknown): string =>
  `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`;

test('preferences of both clients keep their quotes and backslashes', async () => {
  const session = await openOwnerSession();
  const sent = {
    dashboard_sections: JSON.stringify([{ key: 'store-charts', title: String.raw`12" \ 'it' \\ "x"` }]),
    homepage_layout: 'two_columns',
    report_views: JSON.stringify({ views: [], defaults: { '/analytics/orders': '"' } }),
  };

  await writePreferences(session, sent);
  expect(await readPreferences(session)).toMatchObject(sent);

  // Again, over the stored values.
  await writePreferences(session, { dashboard_sections: String.raw`"\\"` });
  expect(await readPreferences(session)).toMatchObject({ ...sent, dashboard_sections: String.raw`"\\"` });
  await unset(session, Object.keys(sent));
});

for (const [what, write] of [
  ['as JSON, like WooCommerce 7.7', (text: string) => JSON.stringify(text)],
  ['unchanged, like newer versions', (text: string) => text],
] as const) {
  test.describe(`a store whose stock client stored text ${what}`, () => {
    const charts = ['orders_count', 'net_revenue', 'avg_order_value'].map((key) => `orders_${key}`);
    const stored = {
      homepage_layout: write('two_columns'),
      dashboard_chart_interval: write('week'),
      dashboard_chart_type: write('bar'),
      dashboard_sections: JSON.stringify([
        { key: 'charts', title: 'Curves', isVisible: true, hiddenBlocks: [...charts, 'avg_items_per_order'] },
        { key: 'store-performance', title: 'Performance', isVisible: true, hiddenBlocks: [] },
        { key: 'leaderboards', title: 'Leaderboards', isVisible: false, hiddenBlocks: [] },
      ]),
    };

    test('keeps its preferences, and saves changes in a format that every version reads', async () => {
      site.run(`
      foreach ( ${php(stored)} as $name => $text ) {
        update_user_meta( get_user_by( 'login', 'admin' )->ID, "woocommerce_admin_$name", wp_slash( $text ) );
      }`);
      const session = await openOwnerSession();
      const { page } = session;
      const saved = () =>
        page.waitForResponse((response) => {
          const isPreference = decodeURIComponent(response.url()).includes('/wp/v2/users/me');
          return isPreference && response.request().method() === 'POST';
        });
      const choice = (name: string) => page.getByRole('menuitemradio', { name });

      await openHome(session);
      await page.getByRole('button', { name: 'Display' }).click();
      await expect(choice('Two columns')).toHaveAttribute('aria-checked', 'true');
      await Promise.all([saved(), choice('Single column').click()]);

      await session.open(OVERVIEW);
      await expect(page.locator('.sa-chart svg').first()).toBeVisible();
      const titles = () => page.locator('.sa-section__title').allTextContents();
      expect(await titles()).toEqual(['Curves', 'Performance']);
      const interval = page.getByRole('combobox', { name: 'Interval' });
      await expect(interval).toHaveValue('week');
      await expect(page.getByRole('radio', { name: 'Bar chart' })).toBeChecked();
      const shown = page.locator('.sa-chart').getByRole('heading');
      expect((await shown.allTextContents()).join()).not.toMatch(/Gross sales|Average items per order/);

      await Promise.all([saved(), page.getByRole('radio', { name: 'Line chart' }).check({ force: true })]);
      await Promise.all([saved(), interval.selectOption('month')]);
      await page.getByRole('button', { name: 'Customize' }).click();
      const dialog = page.getByRole('dialog', { name: 'Customize overview' });
      await dialog.getByRole('button', { name: 'Rename Curves' }).click();
      await dialog.getByRole('textbox').fill('12" curves');
      await dialog.getByRole('textbox').press('Enter');
      await Promise.all([saved(), dialog.getByRole('button', { name: 'Save' }).click()]);
      await expect.poll(() => titles()).toEqual(['12" curves', 'Performance']);

      // Every version of the stock client reads JSON.
      const left = await readPreferences(session);
      const read = (name: keyof typeof stored): unknown => JSON.parse(left[name] ?? '');
      expect(read('homepage_layout')).toBe('single_column');
      expect(read('dashboard_chart_type')).toBe('line');
      expect(read('dashboard_chart_interval')).toBe('month');
      expect(read('dashboard_sections')).toMatchObject([
        { key: 'charts', title: '12" curves', isVisible: true, hiddenBlocks: expect.arrayContaining(charts) },
        { key: 'store-performance', title: 'Performance', isVisible: true },
        { key: 'leaderboards', title: 'Leaderboards', isVisible: false },
      ]);
      await unset(session, Object.keys(stored));
    });
  });
}

test.describe('uninstalling', () => {
  const PLUGIN = 'store-admin/store-admin.php';
  const SHOP = 'woocommerce/woocommerce.php';
  const CONTENT = {
    title: 'Orders',
    path: '/analytics/orders',
    query: {},
    stats: 'orders',
    filters: {},
    figures: [],
    period: { name: 'last_week', compare: 'previous_period' },
    report: 'orders',
    table: {},
    columns: [],
  };
  const DELIVERY = {
    name: 'Mornings',
    frequency: 'daily',
    time: '08:00',
    recipients: ['ann@example.com'],
    content: CONTENT,
  };

  /** The names of all data that a site stores, without transients and session tokens. */
  const list = (statements = ''): string[] =>
    JSON.parse(
      site.run(`
        require_once ABSPATH . 'wp-admin/includes/plugin.php';
        ${statements}
        global $wpdb;
        $tables = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix ) . '%' ) );
        $found  = array( 'table' => $tables, 'cron' => array_merge( array(), ...array_map( 'array_keys', array_values( array_filter( _get_cron_array(), 'is_array' ) ) ) ) );
        foreach ( array( 'options.option_name', 'usermeta.meta_key', 'actionscheduler_actions.hook', 'actionscheduler_groups.slug', 'wc_admin_notes.name' ) as $place ) {
          list( $table, $column ) = explode( '.', $place );
          $table                  = $wpdb->prefix . $table;
          $found[ $column ]       = in_array( $table, $tables, true ) ? $wpdb->get_col( "SELECT DISTINCT $column FROM $table" ) : array();
        }
        $all = array();
        foreach ( $found as $kind => $names ) {
          foreach ( preg_grep( '/^_(site_)?transient_|^session_tokens$/', $names, PREG_GREP_INVERT ) as $name ) {
            $all[] = "$kind: $name";
          }
        }
        echo wp_json_encode( array_values( array_unique( $all ) ) );`),
    ) as string[];

  const activate = (...plugins: string[]) =>
    site.run(`
      update_option( 'active_plugins', array_values( array_unique( array_merge( get_option( 'active_plugins' ), ${php(plugins)} ) ) ) );`);
  const deactivate = (plugin: string) => `deactivate_plugins( '${plugin}' );`;
  const remove = `uninstall_plugin( '${PLUGIN}' );`;
  const without = (names: readonly string[], others: readonly string[]) =>
    names.filter((name) => !others.includes(name));

  test.afterEach(() => activate(SHOP, PLUGIN));

  for (const [when, first] of [
    ['with WooCommerce active', ''],
    ['with WooCommerce inactive', deactivate(SHOP)],
  ] as const) {
    test(`leaves nothing of the plugin, ${when}`, async () => {
      const session = await openOwnerSession();
      await openHome(session);
      // WordPress saves the user's language along with any other user data.
      await unset(session, ['homepage_layout']);
      const before = list(deactivate(PLUGIN) + remove);
      expect(
        before.filter((name) => /store[_-]admin/.test(name) && !/mu-plugins|analyst/.test(name)),
      ).toEqual([]);

      activate(PLUGIN);
      site.run(`do_action( 'activate_${PLUGIN}' );`);
      await openHome(session);
      const names = JSON.parse(
        site.run('echo wp_json_encode( StoreAdmin\\Settings\\Plugin_Settings::USER_FIELDS );'),
      ) as string[];
      await writePreferences(session, Object.fromEntries(names.map((name) => [name, '"x"'])));
      await session.post('/store-admin/v1/deliveries', DELIVERY);
      site.run(`
      add_filter( 'pre_wp_mail', '__return_false' );
      update_option( 'store_admin_enabled', 'yes' );
      StoreAdmin\\History\\History_Table::set_days( 30 );
      foreach ( StoreAdmin\\Deliveries\\Delivery_Store::get_all() as $delivery ) {
        StoreAdmin\\Deliveries\\Delivery_Store::set_next_at( $delivery['id'], time() - 60 );
        StoreAdmin\\Deliveries\\Delivery_Worker::run( $delivery['id'] );
      }`);
      const during = without(list(), before);
      expect(during).toEqual(
        expect.arrayContaining([
          ...names.map((name) => `meta_key: woocommerce_admin_${name}`),
          ...['enabled', 'deliveries', 'history_days'].map((name) => `option_name: store_admin_${name}`),
          expect.stringMatching(/^name: store-admin-delivery-\d+$/),
          expect.stringMatching(/^(?:hook|cron): store_admin_deliver$/),
          ...['deliveries', 'history', 'refusals', 'sends', 'uses'].map((name) =>
            expect.stringMatching(new RegExp(`^table: \\w+_store_admin_${name}$`)),
          ),
        ]),
      );

      list(deactivate(PLUGIN));
      list(first);
      const after = list(remove);

      const ours = during.filter((name) => /store[_-]admin|meta_key/.test(name));
      expect(after.filter((name) => ours.includes(name) || /store_admin_deliver/.test(name))).toEqual([]);
      // WooCommerce may change its own data in the meantime.
      const others = (names: readonly string[]) =>
        names.filter((name) => !/: _?(?:woocommerce|wc)[_-]/.test(name));
      expect(others(without(after, before))).toEqual([]);
      expect(others(without(before, after))).toEqual([]);
    });
  }
});
