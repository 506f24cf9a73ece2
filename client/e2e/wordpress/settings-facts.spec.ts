import { expect, test } from '../fixtures';
import { isOlder } from '../../../packages/embedded-store/src/conformance/report-facts';
import facts from '../../screens/analytics/settings/testing/host-answers.json';
import { evaluateInExternalSite } from './external-site';

/** Checks on the provided site the host responses that tests of the analytics settings assume. */
const WALK = `
  wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
  function call( $method, $path, $params = array() ) {
    $request = new WP_REST_Request( $method, "/$path" );
    foreach ( $params as $name => $value ) {
      $request->set_param( $name, $value );
    }
    return json_decode( wp_json_encode( rest_do_request( $request )->get_data() ), true );
  }

  $told = array( 'version' => WC()->version, 'definitions' => array(), 'modes' => array(), 'counted' => array() );
  foreach ( call( 'GET', 'wc-analytics/settings/wc_admin' ) as $setting ) {
    $told['definitions'][] = array( 'id' => $setting['id'], 'type' => $setting['type'], 'default' => $setting['default'] ?? null );
  }
  $sent          = array( 'id' => 'woocommerce_default_date_range', 'value' => '${facts.savedRange.sent}' );
  $told['saved'] = call( 'POST', 'wc-analytics/settings/wc_admin/batch', array( 'update' => array( $sent ) ) )['update'][0];

  foreach ( array( 'unset', 'yes', 'no' ) as $stored ) {
    delete_option( 'woocommerce_analytics_scheduled_import' );
    if ( 'unset' !== $stored ) {
      update_option( 'woocommerce_analytics_scheduled_import', $stored );
    }
    $told['modes'][ $stored ] = call( 'GET', 'wc-analytics/imports/status' )['mode'] ?? null;
  }

  delete_option( 'woocommerce_date_type' );
  $order = wc_create_order( array( 'status' => 'completed' ) );
  $order->set_date_created( strtotime( '2002-06-10 12:00:00 UTC' ) );
  $order->set_date_paid( strtotime( '2003-06-10 12:00:00 UTC' ) );
  $order->save();
  Automattic\\WooCommerce\\Internal\\Admin\\Schedulers\\OrdersScheduler::import( $order->get_id() );
  foreach ( array( 'date_created' => 2002, 'date_paid' => 2003 ) as $type => $year ) {
    $period                   = array( 'after' => "$year-01-01T00:00:00", 'before' => "$year-12-31T23:59:59" );
    $told['counted'][ $type ] = call( 'GET', 'wc-analytics/reports/revenue/stats', $period + array( 'force_cache_refresh' => true ) )['totals']['orders_count'];
  }
  $order->delete( true );
  echo wp_json_encode( $told );
`;

interface Result {
  version: string;
  definitions: { id: string; type: string; default: unknown }[];
  saved: unknown;
  modes: Record<string, string | null>;
  counted: Record<string, number>;
}

let host: Result;

test.beforeAll(() => {
  host = evaluateInExternalSite(WALK) as Result;
});

test('settings have the expected types and defaults, and the date type has no default', () => {
  expect(host.definitions).toEqual(expect.arrayContaining(facts.definitions));
});

test('orders are imported immediately by default where updates can be scheduled', () => {
  const { modes, definition } = facts.updates;
  const known = modes.filter(
    ({ after = '0', before = '999' }) => isOlder(after, host.version) && isOlder(host.version, before),
  );
  expect(known.map(({ answers }) => answers)).toContainEqual(host.modes);

  const isOffered = host.definitions.some((each) => each.id === definition.id);
  expect(isOffered).toBe(host.modes['unset'] !== null);
});

test('the default date range is returned with an escaped ampersand', () => {
  expect(host.saved).toMatchObject(facts.savedRange.answer);
});

test('orders count on their payment date if no date type is set', () => {
  expect(host.counted).toEqual(facts.dateWithoutType);
});
