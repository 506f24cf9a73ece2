<?php
/**
 * Mock of WooCommerce's features.
 *
 * @package StandIn
 */

namespace StandIn;

use Automattic\WooCommerce\Admin\PageController;

/** Feature flags of the embedded store, of newer versions, and of plugins. */
class Features {

	/** Features of newer versions that the dashboard uses. */
	const NEWER = array( 'analytics-scheduled-import' );

	/** Registers the hooks, as in WooCommerce, which prints features with the client's handle. */
	public static function register(): void {
		add_filter( 'woocommerce_admin_features', static fn( $features ) => array_merge( $features, array_keys( self::read() ), version_compare( WC_VERSION, '11', '>=' ) ? self::NEWER : array() ), 9 );
		add_action( 'admin_enqueue_scripts', array( self::class, 'load_scripts' ), 15 );
	}

	/**
	 * Returns all features.
	 *
	 * @return string[]
	 */
	public static function get_features(): array {
		return array_values( array_unique( (array) apply_filters( 'woocommerce_admin_features', array() ) ) );
	}

	/**
	 * Whether a feature is enabled.
	 *
	 * @param string $feature Feature name.
	 */
	public static function is_enabled( $feature ): bool {
		return in_array( $feature, self::get_features(), true ) && ( self::read()[ $feature ] ?? true );
	}

	/** Prints the features for scripts. */
	public static function load_scripts(): void {
		if ( PageController::is_admin_or_embed_page() ) {
			$names = self::get_features();
			$are   = (object) array_combine( $names, array_map( array( self::class, 'is_enabled' ), $names ) );
			wp_add_inline_script( Client_Assets::HANDLE, 'window.wcAdminFeatures = ' . wp_json_encode( $are ) . ';', 'before' );
		}
	}

	/**
	 * Returns the features of the embedded store. The store itself responds to REST requests.
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
