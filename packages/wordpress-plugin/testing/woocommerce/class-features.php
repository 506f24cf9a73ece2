<?php
/**
 * The shop's features.
 *
 * @package StandIn
 */

namespace StandIn;

use Automattic\WooCommerce\Admin\PageController;

/** One list for PHP and for the client: what the store's page says, what newer versions have besides, and what plugins add. */
class Features {

	/** Of newer versions, as far as the dashboard heeds them. */
	const NEWER = array( 'analytics-scheduled-import' );

	/** Hooks in where the real one does, which prints features before the client, as part of its handle. */
	public static function register(): void {
		add_filter( 'woocommerce_admin_features', static fn( $known ) => array_merge( $known, array_keys( self::read() ), version_compare( WC_VERSION, '11', '>=' ) ? self::NEWER : array() ), 9 );
		add_action( 'admin_enqueue_scripts', array( self::class, 'load_scripts' ), 15 );
	}

	/**
	 * All there are, on or off.
	 *
	 * @return string[]
	 */
	public static function get_features(): array {
		return array_values( array_unique( (array) apply_filters( 'woocommerce_admin_features', array() ) ) );
	}

	/**
	 * Whether there is one that the owner has not switched off.
	 *
	 * @param string $feature Its name.
	 */
	public static function is_enabled( $feature ): bool {
		return in_array( $feature, self::get_features(), true ) && ( self::read()[ $feature ] ?? true );
	}

	/** The client's copy of the list. */
	public static function load_scripts(): void {
		if ( PageController::is_admin_or_embed_page() ) {
			$names = self::get_features();
			$are   = (object) array_combine( $names, array_map( array( self::class, 'is_enabled' ), $names ) );
			wp_add_inline_script( Client_Assets::HANDLE, 'window.wcAdminFeatures = ' . wp_json_encode( $are ) . ';', 'before' );
		}
	}

	/**
	 * Those of the store, by name, and whether each is on. Calls of the interface are answered by the store, which has them itself.
	 *
	 * @return array<string, bool>
	 */
	private static function read(): array {
		static $features = null;
		if ( null === $features ) {
			$features = is_admin() && preg_match( '/^\s*var wcAdminFeatures = (.*);$/m', page_script(), $found ) ? (array) json_decode( $found[1], true ) : array();
		}
		return $features;
	}
}
