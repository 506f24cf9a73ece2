<?php
/**
 * Tests of the options endpoint.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Tests;

use StoreAdmin\Compatibility\Options_Endpoint;
use StoreAdmin\Internal_Request;

/** Options that newer WooCommerce versions refuse to write. */
class OptionsEndpointTest extends Plugin_Test_Case {

	const PROMPT = 'woocommerce_task_list_prompt_shown';

	/** Creates a request that updates options. */
	private static function request( array $values ): \WP_REST_Request {
		$request = new \WP_REST_Request( 'POST', Options_Endpoint::ROUTE );
		$request->set_header( 'content-type', 'application/json' );
		$request->set_body( wp_json_encode( $values ) );
		return $request;
	}

	/** Runs both filters around a WooCommerce response with this status. */
	private static function dispatch( \WP_REST_Request $request, int $status ): void {
		$answer = Options_Endpoint::extract_options( null, rest_get_server(), $request ) ?? new \WP_REST_Response( array(), $status );
		Options_Endpoint::save_options( $answer, rest_get_server(), $request );
	}

	/** Saves its own options and leaves the others to WooCommerce. */
	public function test_saves_only_its_own_options(): void {
		self::log_in( 'manager' );
		$request = self::request( array( self::PROMPT => 'yes', 'woocommerce_demo_store' => 'no' ) );
		self::dispatch( $request, 200 );
		$this->assertSame( 'yes', get_option( self::PROMPT ) );
		$this->assertSame( array( 'woocommerce_demo_store' => 'no' ), $request->get_json_params() );
	}

	/** Saves nothing if WooCommerce refuses the rest. */
	public function test_saves_nothing_if_woocommerce_refuses_the_rest(): void {
		self::log_in( 'manager' );
		self::dispatch( self::request( array( self::PROMPT => 'yes', 'woocommerce_demo_store' => 'no' ) ), 403 );
		$this->assertFalse( get_option( self::PROMPT ) );
	}

	/** Reads its own options and leaves the others to WooCommerce, which refuses all if it refuses one. */
	public function test_reads_its_own_options(): void {
		self::log_in( 'manager' );
		update_option( self::PROMPT, 'yes' );
		$store = static function ( $result, $server, $request ) {
			$answer = 'woocommerce_demo_store' === $request['options'] ? new \WP_REST_Response( array( 'woocommerce_demo_store' => 'no' ) ) : new \WP_Error( 'refused', 'Refused', array( 'status' => 403 ) );
			return $result ?? $answer;
		};
		$read  = static function ( string $names ) use ( $store ): Internal_Request {
			add_filter( 'rest_pre_dispatch', $store, 2, 3 );
			$call = new Internal_Request( 'GET', Options_Endpoint::ROUTE . "?options=$names" );
			remove_filter( 'rest_pre_dispatch', $store, 2 );
			return $call;
		};
		$this->assertSame( array( self::PROMPT => 'yes' ), $read( self::PROMPT )->get_data() );
		$this->assertEquals( array( self::PROMPT => 'yes', 'woocommerce_demo_store' => 'no' ), $read( self::PROMPT . ',woocommerce_demo_store' )->get_data() );
		$this->assertTrue( $read( self::PROMPT . ',admin_email' )->is_error() );
		$this->assertTrue( $read( 'wc_connect_taxes_enabled' )->is_error() );
	}

	/** Leaves options to WooCommerce without the capability or with an invalid value. */
	public function test_leaves_options_to_woocommerce_that_it_may_not_save(): void {
		self::log_in( 'analyst' );
		$this->assertNull( Options_Endpoint::extract_options( null, rest_get_server(), self::request( array( self::PROMPT => 'yes' ) ) ) );
		self::log_in( 'manager' );
		$this->assertNull( Options_Endpoint::extract_options( null, rest_get_server(), self::request( array( self::PROMPT => array( 'yes' ) ) ) ) );
		$this->assertNull( Options_Endpoint::extract_options( null, rest_get_server(), self::request( array( 'wc_connect_taxes_enabled' => 'yes' ) ) ) );
	}
}
