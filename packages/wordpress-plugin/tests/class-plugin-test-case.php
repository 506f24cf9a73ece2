<?php
/**
 * What all tests of the plugin have.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Tests;

use PHPUnit\Framework\TestCase;

/** A test whose writes are taken back, and that begins without a person and without parameters. */
abstract class Plugin_Test_Case extends TestCase {

	/** Begins a transaction. */
	protected function setUp(): void {
		$GLOBALS['wpdb']->query( 'START TRANSACTION' );
		$_GET = array();
		wp_set_current_user( 0 );
	}

	/** Ends it, and forgets what the platform remembers of it. */
	protected function tearDown(): void {
		$GLOBALS['wpdb']->query( 'ROLLBACK' );
		wp_cache_flush();
	}

	/** Goes on as one of the site's people; gives their id. */
	protected static function become( string $login ): int {
		$id = get_user_by( 'login', $login )->ID;
		wp_set_current_user( $id );
		return $id;
	}
}
