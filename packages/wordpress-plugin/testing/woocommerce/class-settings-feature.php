<?php
/**
 * Mock of WooCommerce's settings feature.
 *
 * @package StandIn
 */

namespace StandIn;

/** Redirects from WooCommerce's settings to the dashboard's. */
class Settings_Feature {

	/** Registers the hook, as in WooCommerce. */
	public function __construct() {
		add_action( 'init', array( $this, 'redirect_core_settings_pages' ) );
	}

	/** Redirects without exception, as WooCommerce does. */
	public function redirect_core_settings_pages(): void {
		$is_chosen = 'wc-settings' === ( $_GET['page'] ?? '' ) && 'yes' === get_option( 'woocommerce_settings_enabled' ) && current_user_can( 'manage_woocommerce' );
		if ( ! $is_chosen || ! Features::is_enabled( 'settings' ) ) {
			return;
		}
		wp_safe_redirect( admin_url( 'admin.php?page=wc-admin&path=/settings/' . sanitize_key( $_GET['tab'] ?? 'general' ) ) );
		exit;
	}
}
