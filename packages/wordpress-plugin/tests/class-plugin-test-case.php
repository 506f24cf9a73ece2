<?php
/**
 * Base class of the plugin's tests.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Tests;

use PHPUnit\Framework\TestCase;

/** Rolls back database changes; starts logged out and without URL parameters. */
abstract class Plugin_Test_Case extends TestCase {

	/** Starts a transaction. */
	protected function setUp(): void {
		$GLOBALS['wpdb']->query( 'START TRANSACTION' );
		$_GET = array();
		wp_set_current_user( 0 );
	}

	/** Rolls back and clears the object cache. */
	protected function tearDown(): void {
		remove_all_filters( 'query' );
		$GLOBALS['wpdb']->suppress_errors( false );
		$GLOBALS['wpdb']->query( 'ROLLBACK' );
		wp_cache_flush();
	}

	/** Logs in as a user and returns the id. */
	protected static function log_in( string $login ): int {
		$id = get_user_by( 'login', $login )->ID;
		wp_set_current_user( $id );
		return $id;
	}

	/**
	 * Makes the database refuse all statements that match.
	 *
	 * @param string $pattern Regular expression.
	 */
	protected static function fail_queries( string $pattern ): void {
		$GLOBALS['wpdb']->suppress_errors();
		add_filter( 'query', static fn( $query ) => preg_match( $pattern, $query ) ? "$query refused(" : $query, 11 );
	}
}
