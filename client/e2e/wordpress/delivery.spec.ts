import { expect, test } from '../fixtures';
import samples from '../../../packages/embedded-store/src/analytics/report-exports/cells.json';
import { startWordPressStub } from './start-wordpress';

const { site, configureStub } = startWordPressStub();

/** Start of every PHP script: sends REST requests as a user, and collects emails. */
const PRELUDE = `
  $mails = array();
  add_action( 'phpmailer_init', function ( $mailer ) use ( &$mails ) {
    $mails[] = array(
      'to'      => array_column( $mailer->getToAddresses(), 0 ),
      'subject' => $mailer->Subject,
      'headers' => $mailer->preSend() ? $mailer->createHeader() : '',
      'text'    => $mailer->AltBody,
      'html'    => $mailer->Body,
      'files'   => array_map( static fn( $file ) => array( $file[2], file_get_contents( $file[0] ) ), $mailer->getAttachments() ),
    );
  }, 99 );
  function call_as( $login, $method, $path, $body = array() ) {
    wp_set_current_user( get_user_by( 'login', $login )->ID );
    $request = new WP_REST_Request( $method, '/store-admin/v1/deliveries' . $path );
    $request->set_header( 'Content-Type', 'application/json' );
    $request->set_body( wp_json_encode( $body ) );
    $response = rest_do_request( $request );
    return array( 'status' => $response->get_status(), 'body' => json_decode( wp_json_encode( $response->get_data() ), true ) );
  }
  function tell( $what ) { echo wp_json_encode( $what ); }
`;

/** Runs a script and returns its JSON output; the caller chooses the type. */
const run = <Result>(script: string): Result => JSON.parse(site.run(PRELUDE + script)) as Result;

interface CallResult {
  status: number;
  body: { id: number };
}

interface Mailed {
  to: string[];
  subject: string;
  headers: string;
  text: string;
  html: string;
  files: [name: string, content: string][];
}

const php = (value: unknown): string =>
  `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`;

const CONTENT = {
  title: 'Orders',
  path: '/analytics/orders',
  query: { period: 'last_365_days', 'filter[a&b=c]': '1 & 2' },
  stats: 'orders',
  filters: {},
  figures: [
    { key: 'orders_count', label: 'Orders', type: 'number' },
    { key: 'net_revenue', label: 'Net sales', type: 'currency' },
  ],
  period: { name: 'last_365_days', compare: 'previous_period' },
  report: 'orders',
  table: { orderby: 'date', order: 'asc', extended_info: true },
  columns: [
    { key: 'order_number', label: 'Number' },
    { key: 'products', label: 'Goods' },
    { key: 'net_total', label: 'Net sales' },
  ],
};

const buildDelivery = (change: object = {}) => ({
  name: 'Mornings & <i>more</i>',
  frequency: 'daily',
  time: '08:00',
  recipients: ['ann@example.com', 'bob@example.com'],
  content: CONTENT,
  ...change,
});

const make = (change: object = {}, login = 'manager') =>
  run<CallResult>(`tell( call_as( '${login}', 'POST', '', ${php(buildDelivery(change))} ) );`);

test.afterEach(() => {
  site.run(`
    \\StoreAdmin\\Deliveries\\Delivery_Store::install();
    foreach ( array( 'deliveries', 'sends', 'refusals', 'uses' ) as $name ) {
      $GLOBALS['wpdb']->query( 'DELETE FROM ' . \\StoreAdmin\\Deliveries\\Delivery_Store::get_table_name( $name ) );
    }
    \\StoreAdmin\\Deliveries\\Failure_Notes::delete_all();
    delete_option( 'timezone_string' );`);
});

test('emails metrics, the report file and an unsubscribe link on behalf of the owner', async () => {
  const { status, body } = make();
  expect(status).toBe(200);
  const { sent, mails, orders } = run<{ sent: CallResult; mails: Mailed[]; orders: number }>(`
    $sent = call_as( 'manager', 'POST', '/${body.id}/send' );
    $report = new WP_REST_Request( 'GET', '/wc-analytics/reports/orders/stats' );
    $range = \\StoreAdmin\\Deliveries\\Schedule::get_ranges( ${php(CONTENT.period)}, current_datetime(), 1 )[0];
    $report->set_query_params( $range + array( 'interval' => 'year' ) );
    $totals = (array) rest_do_request( $report )->get_data();
    tell( array( 'sent' => $sent, 'mails' => $mails, 'orders' => ( (array) $totals['totals'] )['orders_count'] ) );`);

  expect(sent.body).toMatchObject({ state: 'sent', mails: [{ state: 'sent' }, { state: 'sent' }] });
  expect(mails.map(({ to }) => to)).toEqual([['ann@example.com'], ['bob@example.com']]);
  const [mail] = mails;
  if (!mail) throw new Error('Nothing was mailed.');
  expect(mail.subject).toMatch(/^Mornings & <i>more<\/i> – .*\d{4}$/);
  expect(mail.text).toContain(`Orders: ${orders} (before: `);
  expect(mail.text).toMatch(/^Net sales: \$[\d,]+\.\d\d/m);
  expect(mail.html).toContain(
    '<h1 style="margin:0 0 4px;font-size:20px">Mornings &amp; &lt;i&gt;more&lt;/i&gt;</h1>',
  );
  const [, report = ''] = /^View report: (.*)$/m.exec(mail.text) ?? [];
  expect(Object.fromEntries(new URL(report).searchParams)).toEqual({
    page: 'wc-admin',
    path: CONTENT.path,
    ...CONTENT.query,
  });
  expect(mail.headers).toMatch(/^List-Unsubscribe: <http:\/\/\S+[?]store_admin_unsubscribe=[\w.-]+> \(/m);
  expect(mail.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [name, csv] = mail.files[0] ?? ['', ''];
  expect(name).toMatch(/^orders_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d_exported-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv).toMatch(/^\uFEFFNumber,Goods,Net sales\r\n\d+,/);
  expect(csv.trim().split('\r\n').length - 1).toBeGreaterThanOrEqual(orders);

  // Opening the link does not unsubscribe; submitting its form does, for this recipient only.
  const [, link = ''] = /List-Unsubscribe: <(.*)>/.exec(mail.headers) ?? [];
  const page = await (await fetch(link)).text();
  expect(page).toContain(
    'Do you want to stop receiving “Mornings &amp; &lt;i&gt;more&lt;/i&gt;” at ann@example.com?',
  );
  await fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect((await fetch(`${link}x`, { method: 'POST' })).status).toBe(403);
  // A while later, since a report requested twice within a second is sent once.
  const after = run<unknown>(
    `$GLOBALS['wpdb']->query( 'UPDATE ' . \\StoreAdmin\\Deliveries\\Delivery_Store::get_table_name( 'sends' ) . ' SET due_at = due_at - 60' );
    call_as( 'manager', 'POST', '/${body.id}/send' ); tell( array( call_as( 'manager', 'GET', '' ), $mails ) );`,
  );
  expect(after).toMatchObject([
    { body: [{ recipients: [{ has_ended: true }, { has_ended: false }] }] },
    [{ to: ['bob@example.com'] }],
  ]);
});

test('a recipient who is a user gets the email in their own language', async () => {
  site.run("wp_mkdir_p( WP_LANG_DIR ); touch( WP_LANG_DIR . '/de_DE.mo' );");
  const { body } = make({ recipients: ['ann@example.com', 'anna@example.com'] });
  const mails = run<Mailed[]>(`
    $user = wp_insert_user( array( 'user_login' => 'anna', 'user_email' => 'anna@example.com', 'user_pass' => 'anna', 'locale' => 'de_DE' ) );
    call_as( 'manager', 'POST', '/${body.id}/send' );
    require_once ABSPATH . 'wp-admin/includes/user.php';
    wp_delete_user( $user );
    unlink( WP_LANG_DIR . '/de_DE.mo' );
    tell( $mails );`);
  const [english, german] = mails;
  expect(english?.text).toMatch(/^Orders: [\s\S]*^Compared with [\s\S]*^View report: /m);
  expect(german?.text).toMatch(/^Bestellungen: [\s\S]*^Verglichen mit [\s\S]*^Bericht anzeigen: /m);
  expect(german?.html).toContain('<html lang="de-DE"');
});

test('sends a scheduled report once, however late, and follows the time zone and pauses', () => {
  const { body } = make();
  const { first, mails, planned, next } = run<Record<'first' | 'mails' | 'planned' | 'next', number>>(`
    $GLOBALS['wpdb']->update( \\StoreAdmin\\Deliveries\\Delivery_Store::get_table_name( 'deliveries' ), array( 'next_at' => time() - 10 * DAY_IN_SECONDS ), array( 'id' => ${body.id} ) );
    do_action( 'store_admin_deliver', ${body.id} );
    $first = count( $mails );
    do_action( 'store_admin_deliver', ${body.id} );
    $next = \\StoreAdmin\\Deliveries\\Delivery_Store::get( ${body.id} )['next_at'];
    tell( array( 'first' => $first, 'mails' => count( $mails ), 'planned' => wp_next_scheduled( 'store_admin_deliver', array( ${body.id} ) ), 'next' => $next ) );`);
  expect({ first, mails }).toEqual({ first: 2, mails: 2 });
  expect(planned).toBe(next);
  expect(new Date(next * 1000).toISOString()).toMatch(/T08:00:00/);

  const [moved = 0, plannedThen] = run<number[]>(`
    update_option( 'timezone_string', 'Asia/Tokyo' );
    tell( array( \\StoreAdmin\\Deliveries\\Delivery_Store::get( ${body.id} )['next_at'], wp_next_scheduled( 'store_admin_deliver', array( ${body.id} ) ) ) );`);
  expect(new Date(moved * 1000).toISOString()).toMatch(/T23:00:00/);
  expect(plannedThen).toBe(moved);

  // While deactivated, the plugin schedules nothing; when activated again, it continues.
  const back = run<unknown>(`
    $planned = static fn() => wp_next_scheduled( 'store_admin_deliver', array( ${body.id} ) );
    \\StoreAdmin\\Deliveries\\Delivery_Worker::unschedule_all();
    $without = $planned();
    \\StoreAdmin\\Deliveries\\Delivery_Store::install();
    tell( array( $without, $planned() ) );`);
  expect(back).toEqual([false, moved]);

  const paused = run<unknown>(`
    call_as( 'manager', 'POST', '/${body.id}', array( 'is_paused' => true ) );
    tell( array( call_as( 'manager', 'GET', '' ), wp_next_scheduled( 'store_admin_deliver', array( ${body.id} ) ) ) );`);
  expect(paused).toMatchObject([{ body: [{ is_paused: true, next_at_gmt: null }] }, false]);
});

test('retries only failed recipients, and reports interrupted sends', () => {
  const { body } = make();
  const [failed, again] = run<unknown[]>(`
    $stop = static function ( $sent, $atts ) {
      if ( 'bob@example.com' !== $atts['to'] ) { return $sent; }
      do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'Nobody there.' ) );
      return false;
    };
    add_filter( 'pre_wp_mail', $stop, 10, 2 );
    $failed = call_as( 'manager', 'POST', '/${body.id}/send' );
    remove_filter( 'pre_wp_mail', $stop );
    $mails = array();
    $again = call_as( 'manager', 'POST', '/${body.id}/sends/' . $failed['body']['id'] . '/retry' );
    tell( array( $failed['body'], array( $again['body'], array_column( $mails, 'to' ) ) ) );`);
  expect(failed).toMatchObject({
    state: 'partly',
    mails: [{ state: 'sent' }, { state: 'failed', reason: 'Nobody there.' }],
  });
  expect(again).toMatchObject([{ state: 'sent' }, [['bob@example.com']]]);

  const left = run<unknown>(`
    $delivery = \\StoreAdmin\\Deliveries\\Delivery_Store::get( ${body.id} );
    $send = \\StoreAdmin\\Deliveries\\Delivery_Store::create_send( $delivery, 'schedule', time() );
    $twice = \\StoreAdmin\\Deliveries\\Delivery_Store::create_send( $delivery, 'schedule', $send['due_at'] );
    $holder = \\StoreAdmin\\Deliveries\\Delivery_Store::lock_send( $send['id'] );
    $second = \\StoreAdmin\\Deliveries\\Delivery_Store::lock_send( $send['id'] );
    $send['mails'][0]['state'] = 'sending';
    \\StoreAdmin\\Deliveries\\Delivery_Store::update_send( $send['id'], $holder, array( 'mails' => $send['mails'] ) );
    $GLOBALS['wpdb']->update( \\StoreAdmin\\Deliveries\\Delivery_Store::get_table_name( 'sends' ), array( 'touched_at' => time() - HOUR_IN_SECONDS ), array( 'id' => $send['id'] ) );
    do_action( 'store_admin_deliver', ${body.id} );
    tell( array( $twice, $second, call_as( 'manager', 'GET', '' )['body'][0]['last_send'], $mails ) );`);
  expect(left).toMatchObject([
    null,
    null,
    {
      state: 'interrupted',
      mails: [{ reason: expect.stringContaining('may have been delivered') }, { state: 'failed' }],
    },
    [],
  ]);
});

test('reports failed scheduled sends once a day until they are read, resent or deleted', () => {
  const { body } = make();
  const result = run<Record<string, unknown>>(`
    $is_broken = true;
    add_filter( 'pre_wp_mail', static function ( $sent ) use ( &$is_broken ) {
      if ( ! $is_broken ) { return true; }
      do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'Nobody <i>there</i>.' ) );
      return false;
    } );
    $times = 0;
    $fail = static function () use ( &$times ) {
      StoreAdmin\\Deliveries\\Delivery_Store::set_next_at( ${body.id}, time() - ++$times * MINUTE_IN_SECONDS );
      do_action( 'store_admin_deliver', ${body.id} );
    };
    $look = static function () use ( $wpdb ) {
      $notes = $wpdb->get_results( "SELECT title, content, query, actions.status FROM {$wpdb->prefix}wc_admin_notes notes JOIN {$wpdb->prefix}wc_admin_note_actions actions USING (note_id) WHERE is_deleted = 0 AND notes.status = 'unactioned' AND source = 'store-admin'" );
      return array( $notes, StoreAdmin\\Deliveries\\Deliveries_Controller::get_failed_deliveries(), call_as( 'manager', 'GET', '/${body.id}' )['body']['has_unread_failure'] );
    };
    $told = array( 'before' => $look() );
    $fail();
    $told['failed'] = $look();
    call_as( 'analyst', 'POST', '/read' );
    $told['others'] = array( StoreAdmin\\Deliveries\\Deliveries_Controller::get_failed_deliveries(), $look()[2] );
    call_as( 'manager', 'POST', '/read' );
    $told['read'] = $look();
    $fail();
    $told['again'] = $look();
    $tomorrow = static fn() => $wpdb->query( "UPDATE {$wpdb->prefix}wc_admin_notes SET date_created = '2020-01-01 00:00:00'" );
    $tomorrow();
    $fail();
    $told['anew'] = count( $look()[0] );
    $is_broken = false;
    call_as( 'manager', 'POST', '/${body.id}/send' );
    $told['sent'] = $look();
    $is_broken = true;
    $tomorrow();
    $fail();
    $told['later'] = count( $look()[0] );
    call_as( 'manager', 'DELETE', '/${body.id}' );
    $told['left'] = $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}wc_admin_notes" ) + $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}wc_admin_note_actions" );
    tell( $told );`);

  const nothing = [[], [], false];
  const name = 'Mornings & <i>more</i>';
  expect(result).toEqual({
    before: nothing,
    failed: [
      [
        {
          title: 'A scheduled report could not be sent',
          content: '“Mornings &amp; &lt;i&gt;more&lt;/i&gt;”: Nobody &lt;i&gt;there&lt;/i&gt;.',
          query: expect.stringMatching(/^\?page=wc-admin&path=%2Fanalytics%2Forders&period=last_365_days/),
          status: 'unactioned',
        },
      ],
      [{ id: body.id, name, path: '/analytics/orders' }],
      true,
    ],
    others: [[], true],
    read: nothing,
    again: nothing,
    anew: 1,
    sent: nothing,
    later: 1,
    left: 0,
  });
});

test('previews new and changed emails for users who may see them', () => {
  const { body } = make();
  const [fresh, changed, refused, incomplete, sends] = run<
    { status: number; body: Record<string, string> }[]
  >(`
    tell( array(
      call_as( 'analyst', 'POST', '/preview', ${php({ name: 'New', content: CONTENT })} ),
      call_as( 'manager', 'POST', '/${body.id}/preview', array( 'name' => 'Evenings' ) ),
      call_as( 'analyst', 'POST', '/${body.id}/preview' ),
      call_as( 'manager', 'POST', '/preview', array( 'name' => 'New' ) ),
      call_as( 'manager', 'GET', '/${body.id}/sends' ),
    ) );`);

  expect(fresh?.body['subject']).toMatch(/^New – /);
  expect(fresh?.body['text']).toMatch(/Orders: \d/);
  expect(fresh?.body['text']).not.toMatch(/Unsubscribe|\uE000/);
  expect(changed?.body['subject']).toMatch(/^Evenings – /);
  expect(refused?.status).toBe(404);
  expect(incomplete?.status).toBe(400);
  expect(sends?.body).toEqual([]);
});

test('limits analysts to their own address, denies customers, and rejects invalid input', () => {
  const { body } = make();
  const refused = make({}, 'analyst');
  expect(refused).toMatchObject({
    status: 400,
    body: { data: { params: { recipients: expect.stringContaining('your own address') } } },
  });
  const [own, others, edit, customer] = run<number[]>(`
    $address = get_user_by( 'login', 'analyst' )->user_email;
    $own = call_as( 'analyst', 'POST', '', array( 'recipients' => array( $address ) ) + ${php(buildDelivery())} );
    tell( array( $own['status'], count( call_as( 'analyst', 'GET', '' )['body'] ), call_as( 'analyst', 'POST', '/${body.id}', array( 'name' => 'Mine' ) )['status'], call_as( 'customer', 'GET', '' )['status'] ) );`);
  expect([own, others, edit, customer]).toEqual([200, 1, 404, 403]);

  const nonsense = [
    { time: '24:00' },
    { recipients: ['ann@example.com\r\nBcc: eve@example.com'] },
    { recipients: [] },
    { content: { ...CONTENT, report: 'users' } },
    { content: { ...CONTENT, path: '//evil.example' } },
    { content: { ...CONTENT, filters: { a: { b: { c: 1 } } } } },
  ].map(buildDelivery);
  const statuses = run<number[]>(
    `tell( array_map( static fn( $choices ) => call_as( 'manager', 'POST', '', $choices )['status'], ${php(nonsense)} ) );`,
  );
  expect(statuses).toEqual(nonsense.map(() => 400));
});

test('sends to analysts only at their current address', () => {
  const result = run<Record<string, unknown>>(`
    $me    = get_user_by( 'login', 'analyst' );
    $old   = $me->user_email;
    $email = static fn( $address ) => $GLOBALS['wpdb']->update( $GLOBALS['wpdb']->users, array( 'user_email' => $address ), array( 'ID' => $me->ID ) ) && clean_user_cache( $me->ID );
    $sent  = static function() use ( &$mails ) { $to = array_merge( ...array_column( $mails, 'to' ) ); $mails = array(); return $to; };
    $id    = call_as( 'analyst', 'POST', '', array( 'recipients' => array( $old ) ) + ${php(buildDelivery())} )['body']['id'];
    $fail  = static fn() => false;
    add_filter( 'pre_wp_mail', $fail );
    $failed = call_as( 'analyst', 'POST', "/$id/send" )['body'];
    remove_filter( 'pre_wp_mail', $fail );
    $email( 'moved@example.com' );
    $retry   = call_as( 'analyst', 'POST', "/$id/sends/{$failed['id']}/retry" )['status'];
    $again   = call_as( 'analyst', 'POST', "/$id", array( 'recipients' => array( $old ) ) )['status'];
    $manager = call_as( 'manager', 'POST', "/$id", array( 'recipients' => array( 'moved@example.com', 'eve@example.com' ) ) )['body'];
    $renamed = call_as( 'analyst', 'POST', "/$id", array( 'name' => 'Evenings' ) )['body']['recipients'];
    $GLOBALS['wpdb']->query( 'UPDATE ' . \\StoreAdmin\\Deliveries\\Delivery_Store::get_table_name( 'sends' ) . ' SET due_at = due_at - 60' );
    call_as( 'analyst', 'POST', "/$id/send" );
    $to = $sent();
    // Somebody who managed the shop, and no longer does.
    $other = call_as( 'manager', 'POST', '', ${php(buildDelivery())} )['body']['id'];
    get_user_by( 'login', 'manager' )->set_role( 'analyst' );
    call_as( 'manager', 'POST', "/$other/send" );
    $demoted = $sent();
    get_user_by( 'login', 'manager' )->set_role( 'shop_manager' );
    $email( $old );
    tell( compact( 'retry', 'again', 'manager', 'renamed', 'to', 'demoted' ) );`);

  expect(result).toMatchObject({
    retry: 409,
    again: 400,
    manager: {
      data: { params: { recipients: expect.stringContaining('can be sent to moved@example.com only') } },
    },
    renamed: [{ address: 'moved@example.com' }],
    to: ['moved@example.com'],
    demoted: ['manager@example.com'],
  });
});

test('limits the sends per hour and the deliveries of each owner', () => {
  const result = run<{
    statuses: number[];
    retry: number;
    scheduled: number;
    last: object;
    others: number;
    most: number;
  }>(`
    $statuses = array();
    foreach ( range( 1, 11 ) as $time ) {
      $id         = call_as( 'manager', 'POST', '', ${php(buildDelivery())} )['body']['id'];
      $sent       = call_as( 'manager', 'POST', "/$id/send" );
      $statuses[] = $sent['status'];
      if ( $time < 11 ) { call_as( 'manager', 'DELETE', "/$id" ); }
    }
    $send   = \\StoreAdmin\\Deliveries\\Delivery_Store::create_send( \\StoreAdmin\\Deliveries\\Delivery_Store::get( $id ), 'schedule', 1 );
    $GLOBALS['wpdb']->update( \\StoreAdmin\\Deliveries\\Delivery_Store::get_table_name( 'sends' ), array( 'state' => 'failed', 'mails' => '[{"address":"ann@example.com","state":"failed","reason":""}]' ), array( 'id' => $send['id'] ) );
    $retry  = call_as( 'manager', 'POST', "/$id/sends/{$send['id']}/retry" )['status'];
    $others = call_as( 'admin', 'POST', "/" . call_as( 'admin', 'POST', '', ${php(buildDelivery())} )['body']['id'] . '/send' )['status'];
    $mails  = array();
    $start  = time() - 1000;
    foreach ( range( 1, 51 ) as $time ) {
      $GLOBALS['wpdb']->update( \\StoreAdmin\\Deliveries\\Delivery_Store::get_table_name( 'deliveries' ), array( 'next_at' => $start - $time ), compact( 'id' ) );
      do_action( 'store_admin_deliver', $id );
    }
    $scheduled = count( $mails );
    $last      = \\StoreAdmin\\Deliveries\\Delivery_Store::get_sends( $id )[0];
    $table     = \\StoreAdmin\\Deliveries\\Delivery_Store::get_table_name( 'deliveries' );
    foreach ( range( 1, 50 ) as $time ) { $GLOBALS['wpdb']->query( "INSERT INTO $table (owner_id, is_paused, next_at, choices) SELECT owner_id, 1, next_at, choices FROM $table WHERE id = $id" ); }
    $most = array_map( static fn( $login ) => call_as( $login, 'POST', '', ${php(buildDelivery())} )['status'], array( 'manager', 'admin' ) );
    tell( compact( 'statuses', 'retry', 'others', 'scheduled', 'last', 'most' ) );`);

  expect(result).toMatchObject({
    statuses: [...Array<number>(10).fill(200), 429],
    retry: 429,
    others: 200,
    scheduled: 100,
    last: { state: 'failed', reason: 'Too many reports were sent in the last hour.' },
    most: [409, 200],
  });
});

test('unsubscribes many recipients at once, also while WooCommerce is inactive', async () => {
  const recipients = Array.from({ length: 20 }, (_, place) => `p${place}@example.com`);
  const { body } = make({ recipients });
  const links = run<string[]>(
    `tell( array_map( static fn( $to ) => \\StoreAdmin\\Deliveries\\Unsubscribe_Page::get_url( ${body.id}, $to ), ${php(recipients)} ) );`,
  );
  const [last = '', ...rest] = links.toReversed();
  await Promise.all(rest.map((link) => fetch(link, { method: 'POST' })));
  configureStub({ absent: true });
  expect(await (await fetch(last)).text()).toContain('Do you want to stop receiving');
  expect((await fetch(last, { method: 'POST' })).status).toBe(200);
  configureStub({});

  const read = run<{ body: { recipients: { has_ended: boolean }[] }[] }>(
    `tell( call_as( 'manager', 'GET', '' ) );`,
  );
  expect(read.body[0]?.recipients.map(({ has_ended }) => has_ended)).toEqual(recipients.map(() => true));
});

test('keeps recipients unsubscribed after an update from an earlier version', () => {
  const { body } = make();
  const result = run<unknown>(`
    $table = \\StoreAdmin\\Deliveries\\Delivery_Store::get_table_name( 'deliveries' );
    $GLOBALS['wpdb']->query( "ALTER TABLE $table ADD COLUMN refused longtext NOT NULL" );
    $GLOBALS['wpdb']->update( $table, array( 'refused' => '["ann@example.com"]' ), array( 'id' => ${body.id} ) );
    update_option( 'store_admin_deliveries', '1' );
    tell( call_as( 'manager', 'GET', '' )['body'][0]['recipients'] );`);

  expect(result).toMatchObject([{ has_ended: true }, { has_ended: false }]);
});

test('times and periods match the embedded store, also when clocks change', () => {
  const times = [
    ['Europe/Berlin', '02:30', '2026-03-28T12:00:00Z', '2026-03-29T01:30:00.000Z'],
    ['Europe/Berlin', '02:30', '2026-03-29T01:30:00Z', '2026-03-30T00:30:00.000Z'],
    ['Europe/Berlin', '02:30', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z'],
    ['Europe/Berlin', '02:30', '2026-10-25T00:30:00Z', '2026-10-26T01:30:00.000Z'],
    ['Australia/Lord_Howe', '02:15', '2026-10-03T00:00:00Z', '2026-10-03T15:45:00.000Z'],
    ['-03:30', '08:00', '2026-11-20T12:00:00Z', '2026-11-21T11:30:00.000Z'],
  ];
  const periods = [
    [
      'month',
      'previous_period',
      '2026-03-30 10:00',
      '2026-03-01 2026-03-30T10:00:59',
      '2026-02-01 2026-02-28T23:59:59',
    ],
    [
      'week',
      'previous_period',
      '2026-11-20 12:34',
      '2026-11-16 2026-11-20T12:34:59',
      '2026-11-09 2026-11-13T12:34:59',
    ],
    [
      'last_quarter',
      'previous_year',
      '2026-11-20 12:34',
      '2026-07-01 2026-09-30T23:59:59',
      '2025-07-01 2025-09-30T23:59:59',
    ],
    [
      'year',
      'previous_period',
      '2028-02-29 10:00',
      '2028-01-01 2028-02-29T10:00:59',
      '2027-01-01 2027-02-28T23:59:59',
    ],
    [
      'last_7_days',
      'previous_period',
      '2026-11-20 12:34',
      '2026-11-14 2026-11-20T12:34:59',
      '2026-11-07 2026-11-13T12:34:59',
    ],
    [
      'quarter',
      'previous_period',
      '2026-11-20 12:34',
      '2026-10-01 2026-11-20T12:34:59',
      '2026-07-01 2026-08-20T12:34:59',
    ],
  ];

  const result = run<{ times: number[]; periods: { after: string; before: string }[][] }>(`
    $times = array_map( static fn( $row ) => \\StoreAdmin\\Deliveries\\Schedule::get_next_run( array( 'frequency' => 'daily', 'time' => $row[1] ), strtotime( $row[2] ), new DateTimeZone( $row[0] ) ), ${php(times)} );
    $periods = array_map( static fn( $row ) => \\StoreAdmin\\Deliveries\\Schedule::get_ranges( array( 'name' => $row[0], 'compare' => $row[1] ), new DateTimeImmutable( $row[2] ), 1 ), ${php(periods)} );
    tell( compact( 'times', 'periods' ) );`);

  expect(result.times.map((next) => new Date(next * 1000).toISOString())).toEqual(times.map((row) => row[3]));
  expect(
    result.periods.map((ranges) => ranges.map(({ after, before }) => `${after.slice(0, 10)} ${before}`)),
  ).toEqual(periods.map((row) => row.slice(3)));
});

test('report files have the same cells as in the embedded store', () => {
  const made = run<Record<string, Record<string, unknown>>>(`
    $get_cell = new ReflectionMethod( StoreAdmin\\Deliveries\\Report_Data::class, 'get_cell' );
    $get_cell->setAccessible( true );
    $made = array();
    foreach ( ${php(samples)} as $report => $sample ) {
      $row = $sample['row'];
      $row = isset( $row['subtotals'] ) ? array( 'date' => $row['interval'] ) + $row['subtotals'] : $row;
      foreach ( array_keys( $sample['cells'] ) as $key ) {
        $made[ $report ][ $key ] = $get_cell->invoke( null, $report, $key, $row );
      }
    }
    tell( $made );`);

  expect(made).toEqual(
    Object.fromEntries(Object.entries(samples).map(([report, { cells }]) => [report, cells])),
  );
});
