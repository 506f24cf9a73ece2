<?php
/**
 * WordPress command palette.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress 6.9 and later load a command palette on every admin page, with its components and the block editor (1 MB).
 * On dashboard pages the dashboard's own palette replaces it.
 */
class Core_Command_Palette {

	/** Script that renders and opens the palette. */
	const ENTRY_HANDLE = 'wp-core-commands';

	/** The palette's commands and data. On pages where no other script needs them, they are not loaded. */
	const HANDLES = array( 'wp-commands', 'wp-core-commands', 'wp-core-data' );

	const STYLE = 'wp-commands';

	/**
	 * Dequeues the palette and the WordPress and WooCommerce scripts that extend it. Scripts of other plugins that
	 * depend on it still load it.
	 */
	public static function dequeue(): void {
		if ( in_array( self::ENTRY_HANDLE, wp_scripts()->queue, true ) ) {
			array_map( 'wp_dequeue_script', array_filter( wp_scripts()->queue, array( self::class, 'is_palette_script' ) ) );
			wp_dequeue_style( self::STYLE );
		}
	}

	/** Whether a WordPress or WooCommerce script depends on the palette. */
	private static function is_palette_script( string $handle ): bool {
		return ( Stock_Client::is_core_script( $handle ) || Stock_Client::is_woocommerce_script( $handle ) ) && self::depends_on_palette( $handle );
	}

	/**
	 * Whether a script depends on the palette, directly or not.
	 *
	 * @param string   $handle  Script handle.
	 * @param string[] $visited Handles already visited.
	 */
	private static function depends_on_palette( string $handle, array $visited = array() ): bool {
		if ( in_array( $handle, self::HANDLES, true ) ) {
			return true;
		}
		$visited[] = $handle;
		foreach ( array_diff( wp_scripts()->registered[ $handle ]->deps ?? array(), $visited, array( Stock_Client::HANDLE ) ) as $name ) {
			if ( self::depends_on_palette( $name, $visited ) ) {
				return true;
			}
		}
		return false;
	}
}
