<?php
/**
 * Tests of unsubscribe links.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Tests;

use StoreAdmin\Deliveries\Delivery_Store;
use StoreAdmin\Deliveries\Unsubscribe_Page;

/** A link unsubscribes one recipient from one delivery and can't be forged. */
class UnsubscribePageTest extends Plugin_Test_Case {

	/** Returns the token of a URL. */
	private static function get_token( int $id, string $address ): string {
		return explode( '=', Unsubscribe_Page::get_url( $id, $address ), 2 )[1];
	}

	/** A token contains delivery and address. */
	public function test_token_contains_delivery_and_address(): void {
		$address = 'jürgen+reports@example.com';
		$this->assertSame( array( 'delivery_id' => 7, 'address' => $address ), Unsubscribe_Page::parse_token( self::get_token( 7, $address ) ) );
	}

	/** A token needs no URL encoding. */
	public function test_token_needs_no_url_encoding(): void {
		$this->assertMatchesRegularExpression( '/^[\w.-]+$/', self::get_token( 7, 'jürgen+reports@example.com' ) );
	}

	/** Truncated or changed tokens are refused. */
	public function test_refuses_changed_tokens(): void {
		list( $claim, $signature ) = explode( '.', self::get_token( 7, 'ann@example.com' ) );
		list( $other )             = explode( '.', self::get_token( 8, 'ann@example.com' ) );
		foreach ( array( '', $claim, "$claim.", substr( "$claim.$signature", 0, -1 ), "$other.$signature", "$claim.$other" ) as $token ) {
			$this->assertNull( Unsubscribe_Page::parse_token( $token ), $token );
		}
	}

	/** Links in emails of earlier versions stay valid. */
	public function test_accepts_tokens_of_earlier_versions(): void {
		$claim     = rtrim( base64_encode( '[7,"ann@example.com"]' ), '=' );
		$signature = base64_encode( hash_hmac( 'sha256', Unsubscribe_Page::PARAMETER . $claim, wp_salt( 'auth' ), true ) );
		$token     = $claim . '.' . rtrim( strtr( $signature, '+/', '-_' ), '=' );
		$this->assertSame( array( 'delivery_id' => 7, 'address' => 'ann@example.com' ), Unsubscribe_Page::parse_token( $token ) );
	}

	/** Submits the form, and returns the HTTP status. */
	private static function submit( int $id, string $address ): int {
		add_filter(
			'wp_die_handler',
			static fn() => static function ( $markup, $title, $options ): void {
				throw new \DomainException( $markup, $options['response'] );
			}
		);
		$_GET[ Unsubscribe_Page::PARAMETER ] = self::get_token( $id, $address );
		$_SERVER['REQUEST_METHOD']           = 'POST';
		try {
			Unsubscribe_Page::handle_request();
		} catch ( \DomainException $page ) {
			return $page->getCode();
		} finally {
			unset( $_SERVER['REQUEST_METHOD'] );
			remove_all_filters( 'wp_die_handler' );
		}
		return 0;
	}

	/** An address that was not unsubscribed is not confirmed. */
	public function test_reports_that_the_address_was_not_unsubscribed(): void {
		$id = Delivery_Store::save(
			array(
				'owner_id'   => self::log_in( 'manager' ),
				'is_paused'  => false,
				'next_at'    => time(),
				'name'       => 'Weekly sales',
				'recipients' => array( 'ann@example.com' ),
			)
		);
		self::fail_queries( '/^INSERT IGNORE INTO \S+store_admin_refusals/' );
		$this->assertSame( 500, self::submit( $id, 'ann@example.com' ) );
		$this->assertTrue( Delivery_Store::is_subscribed( Delivery_Store::get( $id ), 'ann@example.com' ) );

		remove_all_filters( 'query' );
		$this->assertSame( 200, self::submit( $id, 'ann@example.com' ) );
		$this->assertFalse( Delivery_Store::is_subscribed( Delivery_Store::get( $id ), 'ann@example.com' ) );
	}
}
