import {
  answersOf,
  fill,
  phases,
  readRows,
  sortRows,
} from '../../../packages/embedded-store/src/conformance/report-facts';
import { expect, test } from '../fixtures';
import type { FactResponse } from '../../../packages/embedded-store/src/conformance/report-facts';
import { evaluateInExternalSite } from './external-site';

/**
 * Runs the steps of each phase in a month without other orders, requests its facts, and deletes everything again. Work
 * that the host schedules (the import of orders, the table of attributes) is done immediately.
 */
const WALK = `
  $phases = json_decode( base64_decode( '${Buffer.from(JSON.stringify(phases)).toString('base64')}' ), true );
  wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
  function pin( $settings ) {
    foreach ( $settings as $name => $value ) {
      add_filter( "pre_option_$name", static fn() => $value, 20 );
    }
  }
  pin( array(
    'woocommerce_attribute_lookup_direct_updates' => 'yes',
    'woocommerce_calc_taxes'                      => 'yes',
    'woocommerce_currency_pos'                    => 'left',
    'woocommerce_date_type'                       => 'date_created',
    'woocommerce_enable_coupons'                  => 'yes',
    'woocommerce_excluded_report_order_statuses'  => array( 'pending', 'failed', 'cancelled' ),
    'woocommerce_prices_include_tax'              => 'no',
    'woocommerce_tax_based_on'                    => 'billing',
    'woocommerce_tax_round_at_subtotal'           => 'no',
  ) );

  $known = array( 'period' => 'after=2002-06-01T00:00:00&before=2002-06-30T23:59:59' );
  function fill( $value ) {
    $pairs = array();
    foreach ( $GLOBALS['known'] as $name => $one ) {
      $pairs[ '"{' . $name . '}"' ] = $one;
      $pairs[ '{' . $name . '}' ]   = $one;
    }
    return json_decode( strtr( json_encode( $value, JSON_UNESCAPED_SLASHES ), $pairs ), true );
  }

  function call( $method, $path, $body = array() ) {
    list( $route, $text ) = explode( '?', $path ) + array( 1 => '' );
    parse_str( $text, $query );
    $request = new WP_REST_Request( $method, "/$route" );
    $request->set_query_params( $query );
    $request->set_body_params( $body );
    $response = rest_do_request( $request );
    return array( 'status' => $response->get_status(), 'body' => json_decode( wp_json_encode( $response->get_data() ), true ) );
  }

  function import_order( $id ) {
    $order = wc_get_order( $id );
    $order->set_date_created( strtotime( '2002-06-10 12:00:00 UTC' ) );
    $order->save();
    Automattic\\WooCommerce\\Internal\\Admin\\Schedulers\\OrdersScheduler::import( $id );
  }

  function take( $step ) {
    $step   = fill( $step );
    $path   = $step['get'] ?? $step['post'] ?? $step['delete'];
    $response = call( isset( $step['get'] ) ? 'GET' : ( isset( $step['post'] ) ? 'POST' : 'DELETE' ), $path, $step['body'] ?? array() );
    if ( $response['status'] >= 400 ) {
      throw new Exception( "$path: " . wp_json_encode( $response['body'] ) );
    }
    if ( ! isset( $step['as'] ) ) {
      return;
    }
    $GLOBALS['known'][ $step['as'] ] = $response['body']['id'] ?? $response['body'][0]['id'];
    if ( isset( $step['post'] ) ) {
      array_unshift( $GLOBALS['made'], "$path/{$response['body']['id']}?force=true" );
    }
    if ( 'wc/v3/orders' === $path ) {
      import_order( $response['body']['id'] );
    }
    if ( 'wc/v3/products/attributes' === $path ) {
      // Only the next request would know it.
      register_taxonomy( $response['body']['slug'], 'product' );
    }
  }

  // Answers are kept by the second.
  add_filter( 'woocommerce_analytics_report_should_use_cache', '__return_false' );
  $made = array();
  $results = array();
  try {
    foreach ( $phases as $phase ) {
      pin( $phase['settings'] );
      foreach ( $phase['steps'] as $step ) {
        take( $step );
      }
      // The next request would not know what this one has read of records since deleted.
      wp_cache_flush();
      foreach ( $phase['facts'] as $fact ) {
        $results[ $phase['name'] ][ $fact['name'] ] = call( 'GET', fill( $fact['get'] ) );
      }
    }
  } finally {
    foreach ( $made as $path ) {
      call( 'DELETE', $path );
    }
  }
  echo wp_json_encode( array( 'version' => WC()->version, 'known' => $known, 'result' => $results ) );
`;

interface Result {
  version: string;
  known: Record<string, string | number>;
  result: Record<string, Record<string, FactResponse>>;
}

let host: Result;

test.beforeAll(() => {
  host = evaluateInExternalSite(WALK) as Result;
});

for (const { name, facts } of phases) {
  test.describe(`${name}`, () => {
    for (const fact of facts) {
      test(`${fact.name}`, () => {
        const response = host.result[name]?.[fact.name];
        if (!response) throw new Error('The host was not asked.');

        const expected = answersOf(fill(fact, host.known), host.version).map(sortRows);

        expect(expected).toContainEqual(readRows(fact, response));
      });
    }
  });
}
