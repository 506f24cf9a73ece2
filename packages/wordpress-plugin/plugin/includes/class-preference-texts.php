<?php
/**
 * Texts of preferences as they were sent.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/**
 * The shop plugin stores what it is sent as if slashes had been put before its quotes and backslashes, so that one level of them
 * is taken away: JSON with a quote in a title could no longer be read. This puts it back, for the stock dashboard as well.
 */
class Preference_Texts {

	/**
	 * What the call that is being answered stores, by field.
	 *
	 * @var array<string, string>
	 */
	private static $sent = array();

	/** The platform tells of both before and after the fields of plugins are written. */
	public static function register(): void {
		add_action( 'rest_insert_user', array( self::class, 'remember' ), 10, 2 );
		add_action( 'rest_after_insert_user', array( self::class, 'forget' ) );
	}

	/**
	 * Looks at what is about to be written.
	 *
	 * @param \WP_User         $user    Whose preferences they are.
	 * @param \WP_REST_Request $request The call.
	 */
	public static function remember( $user, $request ): void {
		self::$sent = array_filter( (array) $request['woocommerce_meta'], 'is_string' );
		foreach ( array_keys( self::$sent ) as $field ) {
			add_filter( 'sanitize_user_meta_' . Preference::META_PREFIX . $field, array( self::class, 'restore' ), 0, 2 );
		}
	}

	/**
	 * The text that was sent, where all that it lost is slashes.
	 *
	 * @param mixed  $value What is to be stored.
	 * @param string $key   With the shop plugin's prefix.
	 * @return mixed
	 */
	public static function restore( $value, $key ) {
		$sent = self::$sent[ substr( $key, strlen( Preference::META_PREFIX ) ) ] ?? null;
		return null !== $sent && wp_unslash( $sent ) === $value ? $sent : $value;
	}

	/** All is written. */
	public static function forget(): void {
		self::$sent = array();
	}
}
