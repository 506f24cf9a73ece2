<?php
/**
 * Welcome notice.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

use StoreAdmin\Pages\Page_Resolver;
use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/** Shows one notice after activation: what changed, and how to switch back. */
class Welcome_Notice {

	/** Set on activation, deleted once the notice was shown. */
	const TRANSIENT = 'store_admin_activated';

	/** Schedules the notice; runs on activation. */
	public static function schedule(): void {
		set_transient( self::TRANSIENT, 1, DAY_IN_SECONDS );
	}

	/** Deletes the scheduled notice; runs on deactivation. */
	public static function cancel(): void {
		delete_transient( self::TRANSIENT );
	}

	/** Registers the hook. */
	public static function register(): void {
		add_action( 'admin_notices', array( self::class, 'print_notice' ) );
	}

	/** Prints the notice once. */
	public static function print_notice(): void {
		if ( ! current_user_can( 'activate_plugins' ) || ! get_transient( self::TRANSIENT ) ) {
			return;
		}
		self::cancel();
		printf(
			'<div class="notice notice-success is-dismissible"><p>%s</p><p><a class="button button-primary" href="%s">%s</a> <a class="button" href="%s">%s</a></p></div>',
			esc_html__( 'Your store has a new dashboard. Home, reports and settings keep their addresses and data. You can switch back to the WooCommerce dashboard at any time.', 'store-admin' ),
			esc_url( admin_url( 'admin.php?page=' . Page_Resolver::ADMIN_PAGE ) ),
			esc_html__( 'Open dashboard', 'store-admin' ),
			esc_url( Plugin_Settings::get_url() ),
			esc_html__( 'Change settings', 'store-admin' )
		);
	}
}
