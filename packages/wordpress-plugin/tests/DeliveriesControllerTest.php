<?php
/**
 * Tests of the REST controller of deliveries.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Tests;

/** Invalid requests. */
class DeliveriesControllerTest extends Plugin_Test_Case {

	/** Sends a request. */
	private static function request( string $path, array $values ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', "/store-admin/v1/deliveries/$path" );
		$request->set_header( 'content-type', 'application/json' );
		$request->set_body( wp_json_encode( $values ) );
		return rest_do_request( $request );
	}

	/** Null is not a value, also for visitors. */
	public function test_refuses_null(): void {
		foreach ( array( '1' => array( 'name', 'content', 'recipients', 'time' ), '1/preview' => array( 'name', 'content' ) ) as $path => $names ) {
			foreach ( $names as $name ) {
				$response = self::request( $path, array( $name => null ) );
				$this->assertSame( 400, $response->get_status(), "$path: $name" );
				$this->assertSame( 'rest_invalid_param', $response->get_data()['code'] );
				$this->assertArrayHasKey( $name, $response->get_data()['data']['params'] );
			}
		}
	}

	/** Messages are plain text. */
	public function test_explains_invalid_values_in_plain_text(): void {
		add_filter( 'gettext', array( self::class, 'add_apostrophe' ) );
		$params = self::request( '1', array( 'name' => '', 'time' => '8 am', 'recipients' => 'ann', 'content' => 1 ) )->get_data()['data']['params'];
		remove_filter( 'gettext', array( self::class, 'add_apostrophe' ) );
		$this->assertEquals(
			array(
				'name'       => "L'a: Please enter between 1 and 200 characters.",
				'content'    => "L'a: Not sent: this is not part of a report.",
				'recipients' => "L'a: Please enter a valid email address.",
				'time'       => "L'a: Please enter a time such as 08:30.",
			),
			$params
		);
	}

	/** Translates to a language with apostrophes. */
	public static function add_apostrophe( string $text ): string {
		return "L'a: $text";
	}
}
