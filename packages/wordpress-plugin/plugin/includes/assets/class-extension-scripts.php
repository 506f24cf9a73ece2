<?php
/**
 * Scripts of extensions on pages of the dashboard.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Assets;

defined( 'ABSPATH' ) || exit;

/** Sees to it that scripts of extensions find the globals they ask for, with the dashboard's own data behind them. */
class Extension_Scripts {

	/** Our script that offers them. A script in our own typed way lists it. */
	const HANDLE = 'store-admin-globals';

	/** The shop plugin's library. On our pages each of its names stands for our script. */
	const LIBRARY_HANDLES = array(
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
		'wc-remote-logging',
		'wc-sanitize',
		'wc-store-data',
		'wc-tracks',
	);

	/** Scripts of the shop plugin that ask the library for surveys, events and options alone, where usage data is shared or asked for. */
	const TRACKING_HANDLES = array(
		'wc-admin-beta-features-tracking-modal',
		'wc-admin-order-tracking',
		'wc-admin-product-import-tracking',
		'wc-admin-product-tracking',
		'wc-admin-settings-tracking',
	);

	/** A script with one of these reaches for data, slots or plugins, even where it does not say for which. */
	const INDICATOR_HANDLES = array( 'wp-components', 'wp-data', 'wp-plugins' );

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
		// Stores and helpers that extensions use without listing them, since they were always there.
		'wp-a11y',
		'wp-core-data',
		'wp-data-controls',
		'wp-deprecated',
		'wp-dom',
		'wp-keycodes',
		'wp-media-utils',
		'wp-primitives',
		'wp-viewport',
	);

	/** The editor and its stores, which came along with these parts of the library until blocks had their own. */
	const EDITOR_DEPENDENCIES = array( 'wp-block-editor', 'wp-block-library', 'wp-blocks', 'wp-keyboard-shortcuts', 'wp-preferences' );

	const HANDLES_WITH_EDITOR = array( 'wc-components', 'wc-product-editor' );

	/** What extensions draw with the platform's components has its looks from here. */
	const CORE_STYLE = 'wp-components';

	/** Parts of the shop plugin's library that extensions bundle have theirs from here. None of its class names is one of ours. */
	const WOOCOMMERCE_STYLE = 'wc-components';

	/**
	 * Scripts that are printed on this page and reach for the globals.
	 *
	 * @return string[] Their handles.
	 */
	public static function get_handles(): array {
		$there = array_unique( array_merge( wp_scripts()->queue, Stock_Client::get_added_dependencies() ) );
		return array_values( array_filter( $there, array( self::class, 'needs_globals' ) ) );
	}

	/**
	 * Whether a script, or one it depends on, reaches for them, or asks for a part of the library itself. Other scripts of the platform
	 * and of the shop plugin mean their own data.
	 *
	 * @param string $handle A script.
	 */
	private static function needs_globals( string $handle ): bool {
		if ( in_array( $handle, array_merge( self::LIBRARY_HANDLES, self::TRACKING_HANDLES ), true ) ) {
			return true;
		}
		$script = wp_scripts()->registered[ $handle ] ?? null;
		if ( null === $script || Dashboard::is_own_script( $handle ) || Stock_Client::is_core_script( $handle )
			|| Stock_Client::is_woocommerce_script( $handle ) ) {
			return false;
		}
		$wanted = array_merge( self::LIBRARY_HANDLES, self::INDICATOR_HANDLES, array( self::HANDLE ) );
		return array() !== array_intersect( $wanted, $script->deps )
			|| array() !== array_filter( $script->deps, array( self::class, 'needs_globals' ) );
	}

	/**
	 * What the library would have brought along for these scripts, as far as this platform has it: a script of which a part
	 * is missing is not printed at all.
	 *
	 * @param string[] $handles Scripts of extensions.
	 * @return string[]
	 */
	public static function get_dependencies( array $handles ): array {
		$registered = wp_scripts()->registered;
		$asked      = array_merge( $handles, ...array_values( array_map( static fn( $handle ) => $registered[ $handle ]->deps ?? array(), $handles ) ) );
		$has_editor = version_compare( WC_VERSION, '8', '<' ) && array() !== array_intersect( self::HANDLES_WITH_EDITOR, $asked );
		$wanted     = array_merge( self::DEPENDENCIES, $has_editor ? self::EDITOR_DEPENDENCIES : array() );
		return array_values( array_filter( $wanted, static fn( $name ) => isset( $registered[ $name ] ) ) );
	}

	/**
	 * Whether a script comes after the dashboard, since it waits for it.
	 *
	 * @param string $handle A script.
	 */
	public static function depends_on_dashboard( string $handle ): bool {
		return in_array( $handle, array( Stock_Client::HANDLE, Dashboard::HANDLE ), true )
			|| array() !== array_filter( wp_scripts()->registered[ $handle ]->deps ?? array(), array( self::class, 'depends_on_dashboard' ) );
	}

	/**
	 * Puts our script before those of extensions, and in the place of the library.
	 *
	 * @param string[] $handles Scripts of extensions.
	 * @param string   $globals The last of our scripts, which offers the globals.
	 */
	public static function add_globals_dependency( array $handles, string $globals ): void {
		$scripts = wp_scripts();
		foreach ( array_diff( self::LIBRARY_HANDLES, Stock_Client::get_woocommerce_library_handles() ) as $name ) {
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
		wp_enqueue_style( self::CORE_STYLE );
		if ( array() !== array_diff( $handles, self::TRACKING_HANDLES ) ) {
			wp_enqueue_style( self::WOOCOMMERCE_STYLE );
		}
	}
}
