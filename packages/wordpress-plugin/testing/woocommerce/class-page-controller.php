<?php
/**
 * Mock of WooCommerce's page controller.
 *
 * @package StandIn
 */

namespace StandIn;

/** Methods of all versions. */
class Page_Controller {

	/** Whether this is a dashboard page. */
	public static function is_admin_page(): bool {
		return is_admin() && 'wc-admin' === ( $_GET['page'] ?? '' );
	}

	/** Whether this is a classic page with the dashboard's header. */
	public static function is_embed_page(): bool {
		return is_admin() && ! self::is_admin_page() && '' !== get_embed_root();
	}

	/** Whether it is either of them. */
	public static function is_admin_or_embed_page(): bool {
		return self::is_admin_page() || self::is_embed_page();
	}
}

/** Newer versions know settings pages separately. */
class Newer_Page_Controller extends Page_Controller {

	/** Whether this is a settings page. */
	public static function is_settings_page(): bool {
		return 'wc-settings' === ( $_GET['page'] ?? '' );
	}
}
