<?php
/**
 * Requirements.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/** Checks the WooCommerce version. */
class Requirements {

	/** Oldest WooCommerce version that prints all data the dashboard reads. */
	const MIN_WOOCOMMERCE_VERSION = '7.7';

	/** Whether WooCommerce is active and recent enough. */
	public static function are_met(): bool {
		return class_exists( 'WooCommerce' )
			&& defined( 'WC_VERSION' )
			&& version_compare( WC_VERSION, self::MIN_WOOCOMMERCE_VERSION, '>=' );
	}

	/** Prints an admin notice that says what is missing. */
	public static function print_notice(): void {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		$text = class_exists( 'WooCommerce' )
			/* translators: %s: version number */
			? __( 'Store Admin requires WooCommerce %s or newer. Update WooCommerce to use the new dashboard.', 'store-admin' )
			/* translators: %s: version number */
			: __( 'Store Admin requires WooCommerce %s or newer. Install and activate WooCommerce to use the new dashboard.', 'store-admin' );
		printf(
			'<div class="notice notice-error"><p>%s</p></div>',
			esc_html( sprintf( $text, self::MIN_WOOCOMMERCE_VERSION ) )
		);
	}
}
