<?php
/**
 * Scripts of extensions on pages of the dashboard.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/** Sees to it that scripts of extensions find the globals they ask for, with the dashboard's own data behind them. */
class Extension_Scripts {

	/** Our script that offers them. A script in our own typed way lists it. */
	const HANDLE = 'store-admin-globals';

	/** The shop plugin's library. On our pages each of its names stands for our script. */
	const LIBRARY = array(
		'wc-admin-layout',
		'wc-components',
		'wc-csv',
		'wc-currency',
		'wc-customer-effort-score',
		'wc-date',
		'wc-experimental',
		'wc-explat',
		'wc-navigation',
		'wc-notices',
		'wc-number',
		'wc-product-editor',
		'wc-store-data',
		'wc-tracks',
	);

	/** A script with one of these reaches for data, slots or plugins, even where it does not say for which. */
	const SIGNS = array( 'wp-components', 'wp-data', 'wp-plugins' );

	/** What the library has always brought along, whoever listed a part of it. */
	const DEPENDENCIES = array(
		'lodash',
		'moment',
		'react',
		'react-dom',
		'wc-settings',
		'wp-api-fetch',
		'wp-components',
		'wp-compose',
		'wp-data',
		'wp-date',
		'wp-element',
		'wp-hooks',
		'wp-html-entities',
		'wp-i18n',
		'wp-notices',
		'wp-plugins',
		'wp-url',
	);

	/**
	 * Scripts that are printed on this page and reach for the globals.
	 *
	 * @return string[] Their handles.
	 */
	public static function get_handles(): array {
		return array_values( array_filter( wp_scripts()->queue, array( self::class, 'needs_globals' ) ) );
	}

	/**
	 * Whether a script, or one it depends on, reaches for them. The platform's own scripts mean their own data, and one
	 * that waits for the dashboard comes after it.
	 *
	 * @param string $handle A script.
	 */
	private static function needs_globals( string $handle ): bool {
		$script = wp_scripts()->registered[ $handle ] ?? null;
		if ( null === $script || Dashboard::HANDLE === $handle || in_array( Dashboard::HANDLE, $script->deps, true )
			|| ( is_string( $script->src ) && 0 === strpos( $script->src, '/wp-' ) ) ) {
			return false;
		}
		$wanted = array_merge( self::LIBRARY, self::SIGNS, array( self::HANDLE ) );
		return array() !== array_intersect( $wanted, $script->deps )
			|| array() !== array_filter( $script->deps, array( self::class, 'needs_globals' ) );
	}

	/**
	 * Puts our script before those of extensions, and in the place of the library.
	 *
	 * @param string[] $handles Scripts of extensions.
	 * @param string   $globals The last of our scripts, which offers the globals.
	 */
	public static function connect( array $handles, string $globals ): void {
		$scripts = wp_scripts();
		foreach ( self::LIBRARY as $name ) {
			wp_register_script( $name, false, array(), null, true );
			// What others print with it stays.
			$scripts->registered[ $name ]->src  = false;
			$scripts->registered[ $name ]->deps = array( $globals );
		}
		foreach ( $handles as $handle ) {
			$scripts->registered[ $handle ]->deps = array_values(
				array_unique( array_merge( array( $globals ), $scripts->registered[ $handle ]->deps ) )
			);
		}
	}
}
