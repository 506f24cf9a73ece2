<?php
/**
 * Slashes in user preferences.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Compatibility;

use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce stores user preferences without `wp_slash()`, so backslashes get lost and JSON with quotes becomes
 * invalid. This restores them, in the stock dashboard too.
 */
class User_Meta_Slashes {

	/**
	 * Submitted preferences of the current request.
	 *
	 * @var array<string, string>
	 */
	private static $submitted = array();

	/** Registers the hooks, which run before and after WooCommerce writes its fields. */
	public static function register(): void {
		add_action( 'rest_insert_user', array( self::class, 'add_filters' ), 10, 2 );
		add_action( 'rest_after_insert_user', array( self::class, 'reset' ) );
	}

	/**
	 * Adds a filter for each submitted preference.
	 *
	 * @param \WP_User         $user    User that is updated.
	 * @param \WP_REST_Request $request REST request.
	 */
	public static function add_filters( $user, $request ): void {
		self::$submitted = array_filter( (array) $request['woocommerce_meta'], 'is_string' );
		foreach ( array_keys( self::$submitted ) as $field ) {
			add_filter( 'sanitize_user_meta_' . Plugin_Settings::META_PREFIX . $field, array( self::class, 'restore_slashes' ), 0, 2 );
		}
	}

	/**
	 * Restores the submitted value if only slashes were lost.
	 *
	 * @param mixed  $value Value about to be stored.
	 * @param string $key   Meta key.
	 * @return mixed
	 */
	public static function restore_slashes( $value, $key ) {
		$sent = self::$submitted[ substr( $key, strlen( Plugin_Settings::META_PREFIX ) ) ] ?? null;
		return null !== $sent && wp_unslash( $sent ) === $value ? $sent : $value;
	}

	/** Forgets the submitted preferences. */
	public static function reset(): void {
		self::$submitted = array();
	}
}
