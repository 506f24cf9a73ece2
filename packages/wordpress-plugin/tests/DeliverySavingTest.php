<?php
/**
 * Tests of saving deliveries.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Tests;

use StoreAdmin\Deliveries\Delivery_Store;
use StoreAdmin\Deliveries\Delivery_Worker;

/** Changes that were not saved are errors. */
class DeliverySavingTest extends Plugin_Test_Case {

	const DELIVERY = array(
		'name'       => 'Weekly sales',
		'content'    => array(
			'title'   => 'Orders',
			'path'    => '/analytics/orders',
			'query'   => array(),
			'stats'   => 'orders',
			'filters' => array(),
			'figures' => array(),
			'report'  => 'orders',
			'table'   => array(),
			'columns' => array(),
		),
		'recipients' => array( 'ann@example.com' ),
		'frequency'  => 'daily',
		'time'       => '08:00',
	);

	/** Starts the REST server, and logs in. */
	protected function setUp(): void {
		rest_get_server();
		parent::setUp();
		self::log_in( 'manager' );
	}

	/** Sends a request. */
	private static function call( string $method, string $path, array $body = array() ): \WP_REST_Response {
		$request = new \WP_REST_Request( $method, "/store-admin/v1/deliveries$path" );
		$request->set_body_params( $body );
		return rest_do_request( $request );
	}

	/** Creates a delivery and returns its id. */
	private static function create_delivery(): int {
		return self::call( 'POST', '', self::DELIVERY )->get_data()['id'];
	}

	/** Changes that the database refuses are errors, and change nothing. */
	public function test_reports_changes_that_were_not_saved(): void {
		$id = self::create_delivery();
		self::fail_queries( '/^(INSERT INTO|UPDATE|DELETE FROM) \S+store_admin_deliveries/' );
		$this->assertSame( 500, self::call( 'POST', '', self::DELIVERY )->get_status() );
		$this->assertSame( 500, self::call( 'POST', "/$id", array( 'name' => 'Orders' ) )->get_status() );
		$this->assertSame( 500, self::call( 'DELETE', "/$id" )->get_status() );
		$this->assertSame( 'Weekly sales', self::call( 'GET', "/$id" )->get_data()['name'] );
		$this->assertNotFalse( as_next_scheduled_action( Delivery_Worker::HOOK, array( $id ), Delivery_Worker::GROUP ) );
	}

	/** Deletes a delivery at the next UPDATE, as another manager might. */
	private static function delete_meanwhile( int $id ): void {
		$delete = static function ( $query ) use ( &$delete, $id ) {
			if ( 0 === strpos( $query, 'UPDATE' ) ) {
				remove_filter( 'query', $delete );
				Delivery_Store::delete( $id );
			}
			return $query;
		};
		add_filter( 'query', $delete );
	}

	/** A delivery that another manager deletes while it is saved or sent no longer exists. */
	public function test_reports_a_delivery_that_is_deleted_meanwhile(): void {
		foreach ( array( '', '/send' ) as $path ) {
			$id = self::create_delivery();
			self::delete_meanwhile( $id );
			$this->assertSame( 404, self::call( 'POST', "/$id$path", array( 'name' => 'Orders' ) )->get_status() );
		}
	}

	/** A send that could not be created is an error, not the previous send. */
	public function test_reports_a_send_that_was_not_created(): void {
		$id = self::create_delivery();
		Delivery_Store::create_send( Delivery_Store::get( $id ), 'schedule', 1700000000 );
		$GLOBALS['wpdb']->update( Delivery_Store::get_table_name( 'sends' ), array( 'state' => 'sent' ), array( 'delivery_id' => $id ) );
		self::fail_queries( '/^INSERT INTO \S+store_admin_sends/' );
		$this->assertSame( 500, self::call( 'POST', "/$id/send" )->get_status() );
	}

	/** The second of two requests in the same second returns the send of the first. */
	public function test_returns_the_send_of_the_same_second(): void {
		$id     = self::create_delivery();
		$first  = null;
		$create = static function ( $query ) use ( &$create, &$first, $id ) {
			if ( preg_match( '/^INSERT INTO \S+store_admin_sends.*\'person\', \'(\d+)/s', $query, $parts ) ) {
				remove_filter( 'query', $create );
				$first = Delivery_Store::create_send( Delivery_Store::get( $id ), 'person', (int) $parts[1] );
			}
			return $query;
		};
		add_filter( 'query', $create );
		$second = self::call( 'POST', "/$id/send" )->get_data();
		$this->assertSame( $first['id'], $second['id'] );
	}
}
