import { expect, test } from '../fixtures';
import { startWordPressStub } from './start-wordpress';

const { site } = startWordPressStub();

/** Start of every PHP script: REST requests by the administrator, each as from a dashboard page. */
const PRELUDE = `
  $_SERVER['HTTP_X_WP_NONCE'] = 'any';
  defined( 'REST_REQUEST' ) || define( 'REST_REQUEST', true );
  wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
  function call( $method, $path, $body = array() ) {
    $request = new WP_REST_Request( $method, strtok( $path, '?' ) );
    parse_str( (string) parse_url( $path, PHP_URL_QUERY ), $query );
    $request->set_query_params( $query );
    $request->set_header( 'Content-Type', 'application/json' );
    $request->set_body( wp_json_encode( (object) $body ) );
    // From outside, so that what watches calls does.
    $response = rest_get_server()->dispatch( $request );
    $response = apply_filters( 'rest_post_dispatch', rest_ensure_response( $response ), rest_get_server(), $request );
    return json_decode( wp_json_encode( $response->get_data() ), true );
  }
  function entries() { return call( 'GET', '/store-admin/v1/history' ); }
  function undo( $entry, $body = array() ) { return call( 'POST', "/store-admin/v1/history/{$entry['id']}/undo", $body ); }
  function tell( $what ) { echo wp_json_encode( $what ); }
`;

interface Entry {
  kind: string;
  action: string;
  subject: { id: string; name: string };
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  capability: string;
  reason: string;
}

/** Runs a script and returns its JSON output; the caller chooses the type. */
const run = <Result>(script: string): Result => JSON.parse(site.run(PRELUDE + script)) as Result;

test('records and undoes a saved WooCommerce settings page', () => {
  const result = run<{ entry: Entry; city: string; nothing: number }>(`
    define( 'WP_ADMIN', true );
    $_GET  = array( 'page' => 'wc-settings' );
    $_POST = array( 'save' => 'Save changes' );
    call( 'PUT', '/wc/v3/settings/general/woocommerce_store_city', array( 'value' => 'Bergen' ) );
    $nothing = count( entries() );
    StoreAdmin\\History\\Form_Recorder::start();
    new StoreAdmin\\Internal_Request( 'PUT', '/wc/v3/settings/general/woocommerce_store_city', array( 'value' => 'Oslo' ) );
    StoreAdmin\\History\\Form_Recorder::finish();
    StoreAdmin\\History\\Form_Recorder::start();
    StoreAdmin\\History\\Form_Recorder::finish();
    $nothing = count( entries() ) - $nothing - 1;
    $entry   = entries()[0];
    undo( $entry );
    $city = call( 'GET', '/wc/v3/settings/general/woocommerce_store_city' )['value'];
    tell( compact( 'entry', 'city', 'nothing' ) );
  `);

  expect(result.entry).toMatchObject({
    kind: 'settings',
    subject: { id: 'general' },
    before: { woocommerce_store_city: 'Bergen' },
    after: { woocommerce_store_city: 'Oslo' },
    reason: '',
  });
  expect(result).toMatchObject({ city: 'Bergen', nothing: 0 });
});

/** Simulates forms and requests of WooCommerce's own pages. */
const AS_THE_SHOP = `
  define( 'WP_ADMIN', true );
  function save( $method, $path, $body = null ) { return ( new StoreAdmin\\Internal_Request( $method, $path, $body ) )->get_data(); }
  function told( $most ) { StoreAdmin\\History\\Form_Recorder::finish(); return array_slice( entries(), 0, $most ); }
`;

test('records added, changed and removed tax rates, and undoes a change', () => {
  const result = run<{ entries: Entry[]; rate: string }>(`${AS_THE_SHOP}
    list( $id, $gone ) = array_column( array( save( 'POST', '/wc/v3/taxes', array( 'name' => 'A', 'rate' => '19' ) ), save( 'POST', '/wc/v3/taxes', array( 'name' => 'B' ) ) ), 'id' );
    $_POST['changes'] = array( $id => array( 'tax_rate' => '16' ), $gone => array( 'deleted' => '1' ), 'new-0' => array( 'newRow' => '1' ) );
    do_action( 'wp_ajax_woocommerce_tax_rates_save_changes' );
    save( 'PUT', "/wc/v3/taxes/$id", array( 'rate' => '16' ) );
    save( 'DELETE', "/wc/v3/taxes/$gone?force=true" );
    do_action( 'woocommerce_tax_rate_added', save( 'POST', '/wc/v3/taxes', array( 'name' => 'C' ) )['id'] );
    $entries = told( 3 );
    undo( $entries[2] );
    $rate = call( 'GET', "/wc/v3/taxes/$id" )['rate'];
    tell( compact( 'entries', 'rate' ) );
  `);

  expect(result.entries).toMatchObject([
    { kind: 'tax', action: 'created', subject: { name: 'C' } },
    { action: 'removed', subject: { name: 'B' }, reason: 'gone' },
    { action: 'changed', before: { rate: '19.0000' }, after: { rate: '16.0000' }, reason: '' },
  ]);
  expect(result.rate).toBe('19.0000');
});

test('records changes to the name, locations and methods of a shipping zone', () => {
  const result = run<Entry[]>(`${AS_THE_SHOP}
    $id     = save( 'POST', '/wc/v3/shipping/zones', array( 'name' => 'Alps' ) )['id'];
    $zone   = "/wc/v3/shipping/zones/$id";
    $method = save( 'POST', "$zone/methods", array( 'method_id' => 'flat_rate' ) )['id'];
    $_POST  = array( 'zone_id' => (string) $id, 'changes' => array( 'zone_name' => 'Mountains', 'methods' => array( $method => array( 'enabled' => 'no' ) ) ) );
    do_action( 'wp_ajax_woocommerce_shipping_zone_methods_save_changes' );
    save( 'PUT', $zone, array( 'name' => 'Mountains' ) );
    save( 'PUT', "$zone/locations", array( array( 'code' => 'CH', 'type' => 'country' ) ) );
    save( 'PUT', "$zone/methods/$method", array( 'enabled' => false ) );
    do_action( 'woocommerce_shipping_zone_method_added', save( 'POST', "$zone/methods", array( 'method_id' => 'free_shipping' ) )['id'], 'free_shipping', $id );
    tell( told( 4 ) );
  `);

  expect(result).toMatchObject([
    { kind: 'shipping', action: 'created', subject: { name: 'Free shipping' } },
    { before: { enabled: true }, after: { enabled: false }, subject: { name: 'Flat rate' } },
    { subject: { name: 'Mountains' }, before: { value: [] }, after: { value: [{ code: 'CH' }] } },
    { before: { name: 'Alps' }, after: { name: 'Mountains' }, reason: '' },
  ]);
});

test('records the changed fields of a product, and its move to the trash', () => {
  const result = run<Entry[]>(`${AS_THE_SHOP}
    $GLOBALS['pagenow']      = 'post.php';
    $_SERVER['REQUEST_METHOD'] = 'GET';
    $id = save( 'POST', '/wc/v3/products', array( 'name' => 'Lamp', 'regular_price' => '20' ) )['id'];
    wp_insert_post( array( 'import_id' => $id, 'post_type' => 'product', 'post_title' => 'Lamp', 'post_status' => 'publish' ) );
    wp_update_post( array( 'ID' => $id, 'post_title' => 'Lantern' ) );
    save( 'PUT', "/wc/v3/products/$id", array( 'name' => 'Lantern', 'regular_price' => '25' ) );
    $changed = told( 1 );
    wp_trash_post( $id );
    save( 'DELETE', "/wc/v3/products/$id" );
    tell( array_merge( told( 1 ), $changed ) );
  `);

  expect(result).toMatchObject([
    { kind: 'product', action: 'removed', before: { status: 'publish' }, after: { status: 'trash' } },
    {
      before: { name: 'Lamp', regular_price: '20' },
      after: { name: 'Lantern', regular_price: '25' },
      reason: '',
    },
  ]);
});

test('records product metadata by key, and removes it on undo', () => {
  const result = run<{ entry: Entry; meta: object[] }>(`
    $id = call( 'POST', '/wc/v3/products', array( 'name' => 'Mug' ) )['id'];
    call( 'PUT', "/wc/v3/products/$id", array( 'meta_data' => array( array( 'key' => 'acme.cost', 'value' => '3' ) ) ) );
    $entry = entries()[0];
    undo( $entry );
    $meta = call( 'GET', "/wc/v3/products/$id" )['meta_data'];
    tell( compact( 'entry', 'meta' ) );
  `);

  expect(result.entry).toMatchObject({
    before: { 'meta_data.acme.cost': null },
    after: { 'meta_data.acme.cost': '3' },
    reason: '',
  });
  expect(result.meta).toEqual([]);
});

test('undoes options that the plugin writes, alone and together with those of WooCommerce', () => {
  const result = run<{ entries: Entry[]; undone: { is_undone: boolean }[]; now: object }>(`
    call( 'POST', '/wc-admin/options', array( 'wc_connect_taxes_enabled' => 'no', 'woocommerce_demo_store_notice' => 'Closed' ) );
    call( 'POST', '/wc-admin/options', array( 'wc_connect_taxes_enabled' => 'yes' ) );
    call( 'POST', '/wc-admin/options', array( 'wc_connect_taxes_enabled' => 'no', 'woocommerce_demo_store_notice' => 'Open' ) );
    $entries = array_slice( entries(), 0, 2 );
    $undone  = array_map( 'undo', $entries );
    $now     = call( 'GET', '/wc-admin/options?options=wc_connect_taxes_enabled,woocommerce_demo_store_notice' );
    tell( compact( 'entries', 'undone', 'now' ) );
  `);

  expect(result.entries).toMatchObject([
    {
      kind: 'settings',
      before: { wc_connect_taxes_enabled: 'yes', woocommerce_demo_store_notice: 'Closed' },
    },
    { kind: 'settings', before: { wc_connect_taxes_enabled: 'no' }, reason: '' },
  ]);
  expect(result.undone).toMatchObject([{ is_undone: true }, { is_undone: true }]);
  expect(result.now).toMatchObject({
    wc_connect_taxes_enabled: 'no',
    woocommerce_demo_store_notice: 'Closed',
  });
});

test('records changed and deleted deliveries, and undoes what can be undone', () => {
  const changed = run<{ one: string; entry: Entry; now: Record<string, unknown> }>(`
    $content = array( 'title' => 'Orders', 'path' => '/analytics/orders', 'query' => array(), 'stats' => 'orders', 'filters' => array(), 'figures' => array(), 'period' => null, 'report' => 'orders', 'table' => array(), 'columns' => array() );
    $made    = call( 'POST', '/store-admin/v1/deliveries', array( 'name' => 'Mornings', 'content' => $content, 'frequency' => 'daily', 'time' => '08:00', 'recipients' => array( 'ann@example.com' ) ) );
    $one     = '/store-admin/v1/deliveries/' . $made['id'];
    call( 'POST', $one, array( 'is_paused' => true, 'recipients' => array( 'bob@example.com' ) ) );
    $entry = entries()[0];
    undo( $entry );
    $now = call( 'GET', $one );
    tell( compact( 'one', 'entry', 'now' ) );
  `);
  expect(changed.entry).toMatchObject({ kind: 'delivery', after: { is_paused: true }, reason: '' });
  expect(changed.now).toMatchObject({ is_paused: false, recipients: [{ address: 'ann@example.com' }] });

  const removed = run<Entry>(`call( 'DELETE', '${changed.one}' ); tell( entries()[0] );`);
  expect(removed).toMatchObject({ action: 'removed', subject: { name: 'Mornings' }, reason: 'gone' });
  const earlier = run<Entry[]>('tell( array_slice( entries(), 1, 3 ) );');
  expect(earlier.map(({ subject, reason }) => `${subject.name}: ${reason}`)).toEqual([
    'Mornings: gone',
    'Mornings: undone',
    'Mornings: gone',
  ]);
});

test('undo restores messages that were dismissed together', () => {
  const result = run<Record<'before' | 'dismissed' | 'after', string[]> & { entry: Entry }>(`
    $titles = static fn() => array_column( call( 'GET', '/wc-analytics/admin/notes' ), 'title' );
    $before = $titles();
    call( 'DELETE', '/wc-analytics/admin/notes/delete/all' );
    $dismissed = $titles();
    $entry     = entries()[0];
    undo( $entry );
    $after = $titles();
    tell( compact( 'before', 'dismissed', 'entry', 'after' ) );
  `);

  expect(result.entry).toMatchObject({ kind: 'note', action: 'removed', reason: '' });
  expect(result.dismissed.length).toBeLessThan(result.before.length);
  expect(result.after).toEqual(result.before);
});

test('records changes by extensions, and their undo once', () => {
  const result = run<Record<'entry' | 'refused' | 'undone' | 'again' | 'secret', never>>(`
    $change = array( 'kind' => 'acme/supplier', 'subject' => array( 'id' => '7', 'name' => 'Potters' ), 'before' => array( 'city' => 'Bergen' ), 'after' => array( 'city' => 'Oslo' ) );
    call( 'POST', '/store-admin/v1/history', $change );
    $entry   = entries()[0];
    $refused = call( 'POST', '/store-admin/v1/history', array( 'kind' => 'product' ) + $change )['code'];
    $undone  = undo( $entry, array( 'now' => array( 'city' => 'Voss' ) ) );
    $again   = undo( $entry, array( 'now' => array( 'city' => 'Voss' ) ) )['code'];
    call( 'POST', '/store-admin/v1/history', array( 'kind' => 'acme/key', 'before' => null, 'after' => array( 'api_key' => 'hunter2' ) ) );
    $secret = entries()[0];
    tell( compact( 'entry', 'refused', 'undone', 'again', 'secret' ) );
  `);

  expect(result).toMatchObject({
    entry: { kind: 'acme/supplier', subject: { id: '7', name: 'Potters' }, reason: 'extension' },
    refused: 'store_admin_history_invalid_entry',
    undone: { is_undone: true, entry: { before: { city: 'Voss' }, after: { city: 'Bergen' } } },
    again: 'store_admin_history_final',
    secret: { reason: 'secret', action: 'created', after: { api_key: '•••••' } },
  });
});

/** Simulates failures of the history, with a separate PHP log, since entries in the usual one fail a test. */
const BREAKING = `
  $log = tempnam( sys_get_temp_dir(), 'log' );
  ini_set( 'error_log', $log );
  function break_down() { throw new TypeError( 'Broken in /var/www/secret.php.' ); }
  function without( $hook, $do, $is_meant = '__return_true' ) {
    $step = static fn( $value ) => $is_meant( $value ) ? break_down() : $value;
    add_filter( $hook, $step );
    $response = $do();
    remove_filter( $hook, $step );
    return $response;
  }
  function without_days( $do ) { return without( 'pre_option_store_admin_history_days', $do ); }
  function without_table( $do ) { return without( 'query', $do, static fn( $query ) => (bool) preg_match( '/^INSERT INTO .\\w+store_admin_history/', $query ) ); }
`;

test('a change that cannot be recorded is still saved, logged and reported', () => {
  const result = run<Record<string, { missed: boolean; logged: string }>>(`${BREAKING}
    define( 'WP_ADMIN', true );
    $_GET  = array( 'page' => 'wc-settings' );
    $_POST = array( 'save' => 'Save changes' );
    $city  = '/wc/v3/settings/general/woocommerce_store_city';
    $ways  = array(
      'a call'                   => static fn() => without_table( static fn() => call( 'PUT', $city, array( 'value' => 'Voss' ) ) ),
      'a page about to be saved' => static fn() => without_days( static fn() => StoreAdmin\\History\\Form_Recorder::start() ),
      'a row about to be saved'  => static fn() => without_days( static fn() => StoreAdmin\\History\\Form_Recorder::track( 'PUT', $city, array( 'value' => '' ) ) ),
      'something new'            => static fn() => without_days( static fn() => StoreAdmin\\History\\Form_Recorder::track_new( '/wc/v3/taxes', 1, array( 'name' ) ) ),
      'a page that was saved'    => static function() use ( $city ) {
        StoreAdmin\\History\\Form_Recorder::start();
        new StoreAdmin\\Internal_Request( 'PUT', $city, array( 'value' => 'Molde' ) );
        without_table( static fn() => StoreAdmin\\History\\Form_Recorder::finish() );
      },
      'an extension'             => static fn() => without_table( static fn() => call( 'POST', '/store-admin/v1/history', array( 'kind' => 'acme/key', 'before' => null, 'after' => array( 'a' => 'b' ) ) ) ),
    );
    $told = array();
    foreach ( $ways as $way => $do ) {
      delete_option( 'store_admin_history_missed' );
      file_put_contents( $log, '' );
      $do();
      $told[ $way ] = array( 'missed' => null !== StoreAdmin\\History\\History_Controller::get_options()['missed_at'], 'logged' => file_get_contents( $log ) );
    }
    unlink( $log );
    tell( $told );
  `);

  expect(Object.values(result)).toHaveLength(6);
  for (const [way, { missed, logged }] of Object.entries(result))
    expect({ way, missed, logged }).toEqual({ way, missed: true, logged: expect.stringContaining('Broken') });
});

test("a failed undo returns WooCommerce's error, and only logs internal errors", () => {
  const result = run<
    Record<'refused' | 'failed' | 'untold', { code: string; message: string }> & { log: string }
  >(`${BREAKING}
    call( 'PUT', '/wc/v3/settings/general/woocommerce_store_city', array( 'value' => 'Bergen' ) );
    call( 'PUT', '/wc/v3/settings/general/woocommerce_store_city', array( 'value' => 'Oslo' ) );
    $entry  = entries()[0];
    $during = static function( $do ) use ( $entry ) {
      add_filter( 'rest_pre_dispatch', $step = static fn( $result, $server, $request ) => 0 === strpos( $request->get_route(), '/wc/v3/settings' ) ? $do() : $result, 1, 3 );
      $response = undo( $entry );
      remove_filter( 'rest_pre_dispatch', $step, 1 );
      return $response;
    };
    $refused = $during( static fn() => new WP_Error( 'locked', 'The shop is locked.', array( 'status' => 403 ) ) );
    $failed  = $during( 'break_down' );
    $untold  = without_table( static fn() => undo( $entry ) );
    $log     = file_get_contents( $log );
    tell( compact( 'refused', 'failed', 'untold', 'log' ) );
  `);

  expect(result.refused).toMatchObject({
    code: 'store_admin_history_failed',
    message: 'The shop is locked.',
  });
  expect(result.failed).toMatchObject({
    code: 'store_admin_history_failed',
    message: expect.stringMatching(/^Something went wrong/),
  });
  expect(result.untold).toMatchObject({ message: expect.stringMatching(/^The change was undone, but/) });
  expect(JSON.stringify([result.failed, result.untold])).not.toContain('secret');
  expect(result.log).toContain('Broken in /var/www/secret.php.');
});

/** Requests by other users. */
const AS_OTHERS = `
  function become( $login ) { wp_set_current_user( get_user_by( 'login', $login )->ID ); }
  function prefer( $values ) { return call( 'POST', '/wp/v2/users/me', array( 'woocommerce_meta' => $values ) ); }
  function change( $values ) { return call( 'POST', '/wc-admin/options', $values ); }
`;

const HIDDEN = '•••••';

test('hides secrets at every depth, and values from users who may not read them', () => {
  const result = run<
    Record<'admin' | 'manager', Entry[]> & { rows: string; denied: object; refused: object }
  >(`${AS_OTHERS}
    change( array( 'acme_mail' => array( 'api_secret' => 'sk_live_1', 'list' => array( array( 'key' => 'acme_token', 'value' => 'sk_live_2' ) ), 'text' => '{"a":{"private_key":"sk_live_3"}}' ) ) );
    change( array( 'acme_host' => 'mail.example' ) );
    change( array( 'woocommerce_demo_store_notice' => 'Soon' ) );
    call( 'POST', '/store-admin/v1/history', array( 'kind' => 'acme/mail', 'before' => null, 'after' => array( 'acme' => array( 'password' => 'sk_live_4' ) ), 'capability' => 'manage_options' ) );
    become( 'analyst' );
    prefer( array( 'homepage_layout' => '"two_columns"' ) );
    become( 'admin' );
    $admin = array_slice( entries(), 0, 5 );
    become( 'manager' );
    $manager = array_slice( entries(), 0, 5 );
    $denied  = undo( $manager[3] );
    $refused = call( 'POST', '/store-admin/v1/history', array( 'kind' => 'acme/mail', 'before' => null, 'after' => array( 'a' => 1 ), 'capability' => 'manage_options' ) );
    $rows    = wp_json_encode( $GLOBALS['wpdb']->get_results( "SELECT * FROM {$GLOBALS['wpdb']->prefix}store_admin_history" ) );
    tell( compact( 'admin', 'manager', 'rows', 'denied', 'refused' ) );
  `);

  expect(result.admin).toMatchObject([
    { after: { homepage_layout: '"two_columns"' }, capability: 'edit_user', reason: 'own' },
    { after: { acme: { password: HIDDEN } }, capability: 'manage_options', reason: 'secret' },
    { after: { woocommerce_demo_store_notice: 'Soon' }, capability: 'manage_woocommerce' },
    { after: { acme_host: 'mail.example' }, capability: 'manage_options', reason: '' },
    {
      after: {
        acme_mail: {
          api_secret: HIDDEN,
          list: [{ key: 'acme_token', value: HIDDEN }],
          text: `{"a":{"private_key":"${HIDDEN}"}}`,
        },
      },
      reason: 'secret',
    },
  ]);
  expect(result.manager).toMatchObject([
    { after: { homepage_layout: HIDDEN } },
    { after: { acme: HIDDEN } },
    { after: { woocommerce_demo_store_notice: 'Soon' }, reason: '' },
    { after: { acme_host: HIDDEN }, reason: 'denied' },
    { after: { acme_mail: HIDDEN } },
  ]);
  expect(result.rows).not.toContain('sk_live');
  expect(result.denied).toMatchObject({ data: { reason: 'denied' } });
  expect(result.refused).toMatchObject({ code: 'store_admin_history_invalid_entry' });
});

test('users cannot displace the entries of others', () => {
  const result = run<
    Record<'kinds', { kind: string; total: string }[]> & {
      merged: Entry[];
      sizes: number[];
      customers: number;
    }
  >(`${AS_OTHERS}
    $table = $GLOBALS['wpdb']->prefix . 'store_admin_history';
    entries();
    $GLOBALS['wpdb']->query( "DELETE FROM $table" );
    become( 'customer' );
    prefer( array( 'homepage_layout' => '"two_columns"' ) );
    StoreAdmin\\History\\Form_Recorder::track( 'POST', '/wp/v2/users/me', array( 'woocommerce_meta' => array( 'color_scheme' => 'dark' ) ) );
    prefer( array( 'color_scheme' => '"dark"' ) );
    StoreAdmin\\History\\Form_Recorder::finish();
    become( 'admin' );
    $customers = count( entries() );
    change( array_combine( array_map( static fn( $i ) => "acme_$i", range( 1, 200 ) ), array_fill( 0, 200, str_repeat( 'x', 900 ) ) ) );
    $sizes = array_map( 'intval', $GLOBALS['wpdb']->get_col( "SELECT LENGTH(CONCAT(subject, COALESCE(old_values,''), COALESCE(new_values,''), labels)) FROM $table" ) );
    become( 'analyst' );
    prefer( array( 'dashboard_chart_type' => '"bar"' ) );
    prefer( array( 'dashboard_chart_type' => '"line"' ) );
    become( 'admin' );
    $merged = entries();
    $entry  = array( 'kind' => 'delivery', 'action' => 'removed', 'subject_id' => '1', 'subject' => '', 'user_id' => get_user_by( 'login', 'analyst' )->ID, 'user_name' => 'Analyst', 'changed_at' => time(), 'method' => 'DELETE', 'path' => '', 'old_values' => '{}', 'new_values' => null, 'labels' => '{}', 'final' => 'gone', 'undo_of' => 0, 'undone_by' => 0 );
    foreach ( range( 1, 260 ) as $i ) { $GLOBALS['wpdb']->insert( $table, $entry ); }
    foreach ( range( 1, 60 ) as $i ) { $GLOBALS['wpdb']->insert( $table, array( 'kind' => 'preferences' ) + $entry ); }
    // Ids go up without as many entries.
    $GLOBALS['wpdb']->query( "ALTER TABLE $table AUTO_INCREMENT = 1000000" );
    become( 'analyst' );
    prefer( array( 'homepage_layout' => '"single_column"' ) );
    $kinds = $GLOBALS['wpdb']->get_results( "SELECT kind, COUNT(*) AS total FROM $table GROUP BY kind ORDER BY kind" );
    tell( compact( 'customers', 'sizes', 'merged', 'kinds' ) );
  `);

  expect(result.customers).toBe(0);
  expect(result.sizes).toHaveLength(1);
  expect(result.sizes[0]).toBeLessThan(110_000);
  expect(result.merged).toMatchObject([{ after: { dashboard_chart_type: '"line"' } }, { reason: 'large' }]);
  expect(result.kinds).toEqual([
    { kind: 'delivery', total: '150' },
    { kind: 'preferences', total: '50' },
    { kind: 'settings', total: '1' },
  ]);
});

test('arrays in place of strings cause no errors', () => {
  // PHP errors fail every test.
  const entries = run<number>(`
    define( 'WP_ADMIN', true );
    $list  = array( 'x' );
    $_GET  = array( 'page' => 'wc-settings', 'tab' => $list, 'section' => $list, 'scheme' => $list, 'dashboard' => $list, 'store_admin_unsubscribe' => $list );
    $_POST = array( 'save' => 'Save changes' );
    StoreAdmin\\History\\Form_Recorder::start();
    StoreAdmin\\History\\Form_Recorder::finish();
    StoreAdmin\\Settings\\Plugin_Settings::is_dashboard_enabled();
    StoreAdmin\\Deliveries\\Unsubscribe_Page::handle_request();
    call( 'POST', '/wc-analytics/settings/general/batch', array( 'update' => array( array( 'id' => $list, 'value' => '1' ), 'x', $list ) ) );
    call( 'POST', '/wc/v3/products/batch', array( 'update' => array( array( 'id' => $list, 'name' => 'A' ) ) ) );
    call( 'PUT', '/wc/v3/products/1', array( 'meta_data' => array( array( 'key' => $list, 'value' => $list ), $list ) ) );
    call( 'POST', '/wc-admin/plugins/install', array( 'plugins' => $list ) );
    call( 'POST', '/wp/v2/users/me', array( 'woocommerce_meta' => 'x' ) );
    update_user_meta( get_current_user_id(), 'woocommerce_admin_color_scheme', $list );
    update_user_meta( get_current_user_id(), 'woocommerce_admin_promotions_hidden', $list );
    do_action( 'current_screen' );
    StoreAdmin\\Settings\\Color_Scheme::add_attribute( '' );
    tell( count( entries() ) );
    delete_user_meta( get_current_user_id(), 'woocommerce_admin_color_scheme' );
    delete_user_meta( get_current_user_id(), 'woocommerce_admin_promotions_hidden' );
  `);

  expect(entries).toBeGreaterThanOrEqual(0);
});
