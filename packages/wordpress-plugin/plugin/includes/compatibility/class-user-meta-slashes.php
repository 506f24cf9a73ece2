<?php
/**
 * Texts of preferences as they were sent.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Compatibility;

use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The shop plugin stores what it is sent as if slashes had been put before its quotes and backslashes, so that one level of them
 * is taken away: JSON with a quote in a title could no longer be read. This puts it back, for the stock dashboard as well.
 */
class User_Meta_Slashes {

	/**
	 * What the call that is being answered stores, by field.
	 *
	 * @var array<string, string>
	 */
	private static $submitted = array();

	/** The platform tells of both before and after the fields of plugins are written. */
	public static function register(): void {
		add_action( 'rest_insert_user', array( self::class, 'add_filters' ), 10, 2 );
		add_action( 'rest_after_insert_user', array( self::class, 'reset' ) );
	}

	/**
	 * Looks at what is about to be written.
	 *
	 * @param \WP_User         $user    Whose preferences they are.
	 * @param \WP_REST_Request $request The call.
	 */
	public static function add_filters( $user, $request ): void {
		self::$submitted = array_filter( (array) $request['woocommerce_meta'], 'is_string' );
		foreach ( array_keys( self::$submitted ) as $field ) {
			add_filter( 'sanitize_user_meta_' . Plugin_Settings::META_PREFIX . $field, array( self::class, 'restore_slashes' ), 0, 2 );
		}
	}

	/**
	 * The text that was sent, where all that it lost is slashes.
	 *
	 * @param mixed  $value What is to be stored.
	 * @param string $key   With the shop plugin's prefix.
	 * @return mixed
	 */
	public static function restore_slashes( $value, $key ) {
		$sent = self::$submitted[ substr( $key, strlen( Plugin_Settings::META_PREFIX ) ) ] ?? null;
		return null !== $sent && wp_unslash( $sent ) === $value ? $sent : $value;
	}

	/** All is written. */
	public static function reset(): void {
		self::$submitted = array();
	}
}
