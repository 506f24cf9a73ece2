<?php
/**
 * The platform's own command palette.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Newer platforms load their command palette with every page of the admin, and with it their components and their editor: a
 * megabyte. On pages of the dashboard the dashboard's own palette takes its place.
 */
class Core_Command_Palette {

	/** What draws and opens it. */
	const ENTRY_HANDLE = 'wp-core-commands';

	/** Its commands and the data it searches. Of what is enqueued, nothing else needs the editor below them. */
	const HANDLES = array( 'wp-commands', 'wp-core-commands', 'wp-core-data' );

	const STYLE = 'wp-commands';

	/** Takes it off the page, with what the platform and the shop plugin add to it. Whoever else lists a part of it has it still. */
	public static function dequeue(): void {
		if ( in_array( self::ENTRY_HANDLE, wp_scripts()->queue, true ) ) {
			array_map( 'wp_dequeue_script', array_filter( wp_scripts()->queue, array( self::class, 'is_palette_script' ) ) );
			wp_dequeue_style( self::STYLE );
		}
	}

	/** Whether a script is the platform's or the shop plugin's, and needs the palette or what that stands on. */
	private static function is_palette_script( string $handle ): bool {
		return ( Stock_Client::is_core_script( $handle ) || Stock_Client::is_woocommerce_script( $handle ) ) && self::depends_on_palette( $handle );
	}

	/**
	 * Whether a script needs it, at whatever distance. What it needs of the stock client it gets from ours.
	 *
	 * @param string   $handle A script.
	 * @param string[] $seen   What was looked at on the way.
	 */
	private static function depends_on_palette( string $handle, array $seen = array() ): bool {
		if ( in_array( $handle, self::HANDLES, true ) ) {
			return true;
		}
		$seen[] = $handle;
		foreach ( array_diff( wp_scripts()->registered[ $handle ]->deps ?? array(), $seen, array( Stock_Client::HANDLE ) ) as $name ) {
			if ( self::depends_on_palette( $name, $seen ) ) {
				return true;
			}
		}
		return false;
	}
}
