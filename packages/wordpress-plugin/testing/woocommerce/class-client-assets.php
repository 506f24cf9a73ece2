<?php
/**
 * Mock of WooCommerce's stock client.
 *
 * @package StandIn
 */

namespace StandIn;

use Automattic\WooCommerce\Admin\PageController;

/** Registers and enqueues the client in WooCommerce's order, with its dependents and preload tags. */
class Client_Assets {

	const HANDLE = 'wc-admin-app';

	/** Handles of the packages. */
	const LIBRARY = array( 'wc-components', 'wc-store-data', 'wc-tracks', 'wc-navigation' );

	/** Handles of the client's styles. */
	const STYLES = array( 'wc-components', 'wc-experimental' );

	/**
	 * Returns the instance.
	 *
	 * @return static
	 */
	public static function get_instance() {
		static $instance = null;
		$instance        = $instance ?? new static();
		return $instance;
	}

	/** Registers the hooks, as in WooCommerce. */
	public function __construct() {
		add_action( 'admin_enqueue_scripts', array( $this, 'register_scripts' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue_assets' ), 15 );
	}

	/** Registers packages, client and the client's data. */
	public function register_scripts(): void {
		$deps = array( 'wp-hooks', 'wp-i18n', 'wp-url', 'wp-api-fetch' );
		wp_register_script( 'wc-settings', $this->get_url( 'settings.js' ), $deps, WC_VERSION, true );
		foreach ( self::LIBRARY as $name ) {
			wp_register_script( $name, $this->get_url( 'library.js' ) . "?$name", array( 'wp-element', 'wp-data', 'wc-settings' ), WC_VERSION, true );
		}
		wp_register_script( self::HANDLE, $this->get_url( 'stock.js' ), array( 'wc-components', 'wc-store-data', 'wc-settings' ), WC_VERSION, true );
		wp_set_script_translations( self::HANDLE, 'woocommerce' );
		wp_localize_script( self::HANDLE, 'wcAdminAssets', array( 'path' => $this->get_url( '' ) ) );
		foreach ( array_merge( self::STYLES, array( 'wc-material-icons', 'wc-onboarding' ) ) as $name ) {
			wp_register_style( $name, $this->get_url( "$name.css" ), array(), WC_VERSION );
		}
		wp_register_style( self::HANDLE, $this->get_url( 'wc-admin-app.css' ), array_merge( self::STYLES, array( 'wp-components' ) ), WC_VERSION );
	}

	/** Enqueues the client on its pages. */
	public function enqueue_assets(): void {
		if ( ! PageController::is_admin_or_embed_page() ) {
			return;
		}
		wp_enqueue_script( self::HANDLE );
		foreach ( array( self::HANDLE, 'wc-material-icons', 'wc-onboarding' ) as $style ) {
			wp_enqueue_style( $style );
		}
		if ( method_exists( PageController::class, 'is_settings_page' ) && PageController::is_settings_page() ) {
			$this->register_script( 'settings-embed', array( 'wc-components', 'wc-navigation' ) );
		}
		foreach ( array( self::HANDLE, 'wc-components' ) as $handle ) {
			printf( '<link rel="preload" href="%s" as="script" />', esc_url( add_query_arg( 'ver', WC_VERSION, wp_scripts()->registered[ $handle ]->src ) ) );
		}
	}

	/**
	 * Enqueues a WooCommerce script around the client.
	 *
	 * @param string   $name Handle without prefix.
	 * @param string[] $deps Dependencies besides the client.
	 */
	public function register_script( string $name, array $deps = array() ): void {
		wp_enqueue_script( "wc-admin-$name", $this->get_url( "$name.js" ), array_merge( array( self::HANDLE ), $deps ), WC_VERSION, true );
	}

	/** Returns the URL of a file in this folder. */
	private function get_url( string $file ): string {
		return plugins_url( $file, WC_PLUGIN_FILE );
	}
}
