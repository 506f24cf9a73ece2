<?php
/**
 * Extension scripts.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Assets;

defined( 'ABSPATH' ) || exit;

/** Provides the `wc.*` globals to extension scripts on dashboard pages. */
class Extension_Scripts {

	/** Handle of the globals script. Extensions that use the typed API depend on it. */
	const HANDLE = 'store-admin-globals';

	/** Handles of WooCommerce's JavaScript packages. On dashboard pages they are aliases of the globals script. */
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

	/** WooCommerce scripts that use the packages only for surveys, events and options. */
	const TRACKING_HANDLES = array(
		'wc-admin-beta-features-tracking-modal',
		'wc-admin-order-tracking',
		'wc-admin-product-import-tracking',
		'wc-admin-product-tracking',
		'wc-admin-settings-tracking',
	);

	/** A script that depends on one of these may use data stores, slots or plugins, whether or not it lists a WooCommerce package. */
	const INDICATOR_HANDLES = array( 'wp-components', 'wp-data', 'wp-plugins' );

	/** Dependencies that WooCommerce's packages always had, so extensions may use them without listing them. */
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
		// Stores and helpers that were always on the page.
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

	/** The block editor and its stores, which came with some packages before WooCommerce 8. */
	const EDITOR_DEPENDENCIES = array( 'wp-block-editor', 'wp-block-library', 'wp-blocks', 'wp-keyboard-shortcuts', 'wp-preferences' );

	const HANDLES_WITH_EDITOR = array( 'wc-components', 'wc-product-editor' );

	/** Style sheet of the WordPress components. */
	const CORE_STYLE = 'wp-components';

	/** Style sheet for WooCommerce components that extensions bundle. Its class names don't collide with the dashboard's. */
	const WOOCOMMERCE_STYLE = 'wc-components';

	/**
	 * Returns the scripts on this page that need the globals.
	 *
	 * @return string[] Script handles.
	 */
	public static function get_handles(): array {
		$enqueued = array_unique( array_merge( wp_scripts()->queue, Stock_Client::get_added_dependencies() ) );
		return array_values( array_filter( $enqueued, array( self::class, 'needs_globals' ) ) );
	}

	/**
	 * Whether an extension script needs the globals, directly or through a dependency. WordPress and WooCommerce scripts
	 * don't.
	 *
	 * @param string $handle Script handle.
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
		$dependencies = array_merge( self::LIBRARY_HANDLES, self::INDICATOR_HANDLES, array( self::HANDLE ) );
		return array() !== array_intersect( $dependencies, $script->deps )
			|| array() !== array_filter( $script->deps, array( self::class, 'needs_globals' ) );
	}

	/**
	 * Returns the registered scripts that the packages would have loaded. WordPress doesn't print a script with a
	 * missing dependency, so unregistered ones are left out.
	 *
	 * @param string[] $handles Handles of extension scripts.
	 * @return string[]
	 */
	public static function get_dependencies( array $handles ): array {
		$registered   = wp_scripts()->registered;
		$all_handles  = array_merge( $handles, ...array_values( array_map( static fn( $handle ) => $registered[ $handle ]->deps ?? array(), $handles ) ) );
		$has_editor   = version_compare( WC_VERSION, '8', '<' ) && array() !== array_intersect( self::HANDLES_WITH_EDITOR, $all_handles );
		$dependencies = array_merge( self::DEPENDENCIES, $has_editor ? self::EDITOR_DEPENDENCIES : array() );
		return array_values( array_filter( $dependencies, static fn( $name ) => isset( $registered[ $name ] ) ) );
	}

	/**
	 * Whether a script depends on the dashboard.
	 *
	 * @param string $handle Script handle.
	 */
	public static function depends_on_dashboard( string $handle ): bool {
		return in_array( $handle, array( Stock_Client::HANDLE, Dashboard::HANDLE ), true )
			|| array() !== array_filter( wp_scripts()->registered[ $handle ]->deps ?? array(), array( self::class, 'depends_on_dashboard' ) );
	}

	/**
	 * Makes extension scripts and WooCommerce's package handles depend on the globals script.
	 *
	 * @param string[] $handles Handles of extension scripts.
	 * @param string   $globals Handle of the globals script.
	 */
	public static function add_globals_dependency( array $handles, string $globals ): void {
		$scripts = wp_scripts();
		foreach ( array_diff( self::LIBRARY_HANDLES, Stock_Client::get_woocommerce_library_handles() ) as $name ) {
			wp_register_script( $name, false, array(), null, true );
			// Only source and dependencies change: inline scripts of other plugins stay.
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
