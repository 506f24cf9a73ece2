import { expect, test } from '../fixtures';
import facts from '../../../packages/embedded-store/src/conformance/refund-facts.json';
import { evaluateInExternalSite } from './external-site';

/**
 * Creates the order of the facts and runs the steps of each refund, a few days apart in a year without other orders,
 * reads the reports of those days, and deletes everything again.
 */
const WALK = `
  $facts = json_decode( base64_decode( '${Buffer.from(JSON.stringify(facts)).toString('base64')}' ), true );
  wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
  $settings = array(
    'woocommerce_date_type'                      => 'date_paid',
    'woocommerce_excluded_report_order_statuses' => array( 'pending', 'failed', 'cancelled' ),
    'woocommerce_price_num_decimals'             => '2',
    'woocommerce_calc_taxes'                     => 'yes',
    'woocommerce_tax_round_at_subtotal'          => 'no',
  );
  foreach ( $settings as $name => $value ) {
    add_filter( "pre_option_$name", static fn() => $value );
  }
  $rate     = WC_Tax::_insert_tax_rate( array( 'tax_rate' => $facts['order']['taxRate'], 'tax_rate_name' => 'Tax', 'tax_rate_country' => '', 'tax_rate_state' => '', 'tax_rate_class' => '', 'tax_rate_priority' => 1, 'tax_rate_compound' => 0, 'tax_rate_shipping' => 1, 'tax_rate_order' => 1 ) );
  $products = array();
  foreach ( $facts['order']['lines'] as $line ) {
    $product = new WC_Product_Simple();
    $product->set_props( array( 'name' => $line['product'], 'regular_price' => $line['price'] ) );
    $product->save();
    $products[ $line['product'] ] = $product;
  }

  function sell( $sold, $products, $rate, $day ) {
    $order = new WC_Order();
    foreach ( $sold['lines'] as $line ) {
      $total = $line['price'] * $line['quantity'];
      $taxes = array( $rate => $line['tax'] );
      $item  = new WC_Order_Item_Product();
      $item->set_props( array( 'product' => $products[ $line['product'] ], 'name' => $line['product'], 'quantity' => $line['quantity'], 'subtotal' => $total, 'total' => $total, 'taxes' => array( 'total' => $taxes, 'subtotal' => $taxes ) ) );
      $order->add_item( $item );
    }
    $item = new WC_Order_Item_Shipping();
    $item->set_props( array( 'method_title' => 'Parcel', 'method_id' => 'flat_rate', 'total' => $sold['shipping'], 'taxes' => array( 'total' => array( $rate => $sold['shippingTax'] ) ) ) );
    $order->add_item( $item );
    $order->set_props( array( 'billing_email' => 'refunds@example.com', 'date_created' => $day, 'date_paid' => $day, 'date_completed' => $day ) );
    $order->save();
    $order->update_taxes();
    $order->calculate_totals( false );
    $order->set_status( 'completed' );
    $order->save();
    return $order;
  }

  function refunded_lines( $order, $lines, $rate ) {
    $refunded = array();
    foreach ( $lines as $line ) {
      foreach ( $order->get_items( isset( $line['shipping'] ) ? 'shipping' : 'line_item' ) as $id => $item ) {
        if ( isset( $line['shipping'] ) || $item->get_name() === $line['product'] ) {
          $refunded[ $id ] = array( 'qty' => $line['quantity'] ?? 0, 'refund_total' => $line['total'] ?? $line['shipping'], 'refund_tax' => array( $rate => $line['tax'] ) );
        }
      }
    }
    return $refunded;
  }

  $told   = array();
  $orders = array();
  foreach ( $facts['refunds'] as $index => $fact ) {
    $day      = strtotime( '2001-01-10 12:00:00 UTC' ) + $index * 5 * DAY_IN_SECONDS;
    $order    = sell( $facts['order'], $products, $rate, $day );
    $orders[] = $order->get_id();
    foreach ( $fact['steps'] as $step ) {
      $order = wc_get_order( $order->get_id() );
      if ( isset( $step['status'] ) ) {
        $order->update_status( $step['status'] );
      } else {
        wc_create_refund( array( 'order_id' => $order->get_id(), 'amount' => $step['amount'], 'line_items' => refunded_lines( $order, $step['lines'] ?? array(), $rate ) ) );
      }
    }
    $ids = array( $order->get_id() );
    foreach ( wc_get_order( $order->get_id() )->get_refunds() as $refund ) {
      $refund->set_date_created( $day );
      $refund->save();
      $ids[] = $refund->get_id();
    }
    // What a full refund takes from products depends on the refunds before it.
    sort( $ids );
    foreach ( $ids as $id ) {
      Automattic\\WooCommerce\\Internal\\Admin\\Schedulers\\OrdersScheduler::import( $id );
    }
    foreach ( array( 'revenue', 'products', 'taxes' ) as $report ) {
      $request = new WP_REST_Request( 'GET', "/wc-analytics/reports/$report/stats" );
      $request->set_query_params( array( 'after' => gmdate( 'Y-m-d\\TH:i:s', $day - 2 * DAY_IN_SECONDS ), 'before' => gmdate( 'Y-m-d\\TH:i:s', $day + 2 * DAY_IN_SECONDS ), 'interval' => 'year' ) );
      $totals = (array) rest_do_request( $request )->get_data()['totals'];
      unset( $totals['segments'] );
      $told[ $fact['name'] ][ $report ] = array_map( static fn( $value ) => round( (float) $value, 2 ) + 0, $totals );
    }
  }
  foreach ( $orders as $id ) {
    wc_get_order( $id )->delete( true );
  }
  foreach ( $products as $product ) {
    $product->delete( true );
  }
  WC_Tax::_delete_tax_rate( $rate );
  echo wp_json_encode( array(
    'rule'   => version_compare( (string) get_option( 'woocommerce_db_version' ), $facts['rules']['new']['databaseFrom'], '>=' ) && 'yes' !== get_option( 'woocommerce_analytics_uses_old_full_refund_data' ) ? 'new' : 'old',
    'totals' => $told,
  ) );
`;

interface Result {
  rule: 'old' | 'new';
  totals: Record<string, object>;
}

let result: Result;

test.beforeAll(() => {
  result = evaluateInExternalSite(WALK) as Result;
});

for (const fact of facts.refunds) {
  test(`totals after a refund of ${fact.name} follow the rule of the host's version`, () => {
    const expected = fact[result.rule];

    expect(result.totals[fact.name]).toMatchObject(expected);
  });
}
