<?php
/**
 * The settings pages of the dashboard, as a feature.
 *
 * @package StandIn
 */

namespace StandIn;

/** Leads from the shop plugin's own settings pages to those of the dashboard, once the owner chose them. */
class Settings_Feature {

	/** Hooks in where the real one does, which the shop plugin starts early in `init`. */
	public function __construct() {
		add_action( 'init', array( $this, 'redirect_core_settings_pages' ) );
	}

	/** As the real one, which is there with its feature: without a look at who wanted the page to stay. */
	public function redirect_core_settings_pages(): void {
		$is_chosen = 'wc-settings' === ( $_GET['page'] ?? '' ) && 'yes' === get_option( 'woocommerce_settings_enabled' ) && current_user_can( 'manage_woocommerce' );
		if ( ! $is_chosen || ! Features::is_enabled( 'settings' ) ) {
			return;
		}
		wp_safe_redirect( admin_url( 'admin.php?page=wc-admin&path=/settings/' . sanitize_key( $_GET['tab'] ?? 'general' ) ) );
		exit;
	}
}
