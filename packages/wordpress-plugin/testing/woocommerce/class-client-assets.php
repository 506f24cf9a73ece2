<?php
/**
 * The shop plugin's own client.
 *
 * @package StandIn
 */

namespace StandIn;

use Automattic\WooCommerce\Admin\PageController;

/** Registers and enqueues it as the real one does: in this order, with what hangs on it, and with tags that preload it. */
class Client_Assets {

	const HANDLE = 'wc-admin-app';

	/** Scripts of the library beside the client. */
	const LIBRARY = array( 'wc-components', 'wc-store-data', 'wc-tracks', 'wc-navigation' );

	/** Styles that come with the client's own. */
	const STYLES = array( 'wc-components', 'wc-experimental' );

	/**
	 * The one there is.
	 *
	 * @return static
	 */
	public static function get_instance() {
		static $instance = null;
		$instance        = $instance ?? new static();
		return $instance;
	}

	/** Hooks in where the real one does. */
	public function __construct() {
		add_action( 'admin_enqueue_scripts', array( $this, 'register_scripts' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue_assets' ), 15 );
	}

	/** Handles of the library and the client, and what the page gives to the client alone. */
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

	/** The client itself, on its pages. */
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
	 * A script of the shop plugin around its client.
	 *
	 * @param string   $name Without what all of them begin with.
	 * @param string[] $deps Beside the client.
	 */
	public function register_script( string $name, array $deps = array() ): void {
		wp_enqueue_script( "wc-admin-$name", $this->get_url( "$name.js" ), array_merge( array( self::HANDLE ), $deps ), WC_VERSION, true );
	}

	/** The address of a file beside this one. */
	private function get_url( string $file ): string {
		return plugins_url( $file, WC_PLUGIN_FILE );
	}
}
