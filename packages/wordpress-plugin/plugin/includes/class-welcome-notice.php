<?php
/**
 * The first minute.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

use StoreAdmin\Pages\Page_Resolver;
use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/** After activation, one notice says what has changed and how to go back; it is shown once. */
class Welcome_Notice {

	/** Left by the activation for the next page of whoever may change plugins; it is gone once it was seen. */
	const TRANSIENT = 'store_admin_activated';

	/** Called when the plugin is activated. */
	public static function schedule(): void {
		set_transient( self::TRANSIENT, 1, DAY_IN_SECONDS );
	}

	/** Called when the plugin is deactivated, and leaves nothing behind. */
	public static function cancel(): void {
		delete_transient( self::TRANSIENT );
	}

	/** Shows the notice once. */
	public static function register(): void {
		add_action( 'admin_notices', array( self::class, 'print_notice' ) );
	}

	/** Says what is new and how to go back. */
	public static function print_notice(): void {
		if ( ! current_user_can( 'activate_plugins' ) || ! get_transient( self::TRANSIENT ) ) {
			return;
		}
		self::cancel();
		printf(
			'<div class="notice notice-success is-dismissible"><p>%s</p><p><a class="button button-primary" href="%s">%s</a> <a class="button" href="%s">%s</a></p></div>',
			esc_html__( 'Your store has a new dashboard. Home, reports and settings keep their addresses and all of their data; the one that comes with WooCommerce is one switch away.', 'store-admin' ),
			esc_url( admin_url( 'admin.php?page=' . Page_Resolver::ADMIN_PAGE ) ),
			esc_html__( 'Open the dashboard', 'store-admin' ),
			esc_url( Plugin_Settings::get_url() ),
			esc_html__( 'Go back or change this', 'store-admin' )
		);
	}
}
