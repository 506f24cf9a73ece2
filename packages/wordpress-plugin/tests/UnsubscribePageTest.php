<?php
/**
 * Tests of links in mails.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Tests;

use StoreAdmin\Deliveries\Unsubscribe_Page;

/** A link ends one delivery for one reader, and nobody can make one for others. */
class UnsubscribePageTest extends Plugin_Test_Case {

	/** The part of a link that says what it is for. */
	private static function token( int $id, string $address ): string {
		return explode( '=', Unsubscribe_Page::get_url( $id, $address ), 2 )[1];
	}

	/** A link says what it was made for, whatever letters the address has. */
	public function test_says_what_it_was_made_for(): void {
		$address = 'jürgen+reports@example.com';
		$this->assertSame( array( 'delivery_id' => 7, 'address' => $address ), Unsubscribe_Page::parse_token( self::token( 7, $address ) ) );
	}

	/** Addresses and mail programs leave a link as it is only where it has no other letters than these. */
	public function test_needs_no_encoding(): void {
		$this->assertMatchesRegularExpression( '/^[\w.-]+$/', self::token( 7, 'jürgen+reports@example.com' ) );
	}

	/** A link that was cut, or changed to name somebody else, is none. */
	public function test_refuses_what_was_changed(): void {
		list( $claim, $signature ) = explode( '.', self::token( 7, 'ann@example.com' ) );
		list( $other )             = explode( '.', self::token( 8, 'ann@example.com' ) );
		foreach ( array( '', $claim, "$claim.", substr( "$claim.$signature", 0, -1 ), "$other.$signature", "$claim.$other" ) as $token ) {
			$this->assertNull( Unsubscribe_Page::parse_token( $token ), $token );
		}
	}
}
