<?php
/**
 * Tells which pages are the dashboard's (contract, WordPress host).
 *
 * @package StandIn
 */

namespace StandIn;

/** What every version knows of its pages. */
class Page_Controller {

	/** Own pages. */
	public static function is_admin_page(): bool {
		return is_admin() && 'wc-admin' === ( $_GET['page'] ?? '' );
	}

	/** Classic store pages: where the store itself leaves a place for the header. */
	public static function is_embed_page(): bool {
		return is_admin() && ! self::is_admin_page() && '' !== get_embed_root();
	}

	/** Either. */
	public static function is_admin_or_embed_page(): bool {
		return self::is_admin_page() || self::is_embed_page();
	}
}

/** Newer versions draw their settings by scripts, and know such pages apart. */
class Newer_Page_Controller extends Page_Controller {

	/** The shop's settings. */
	public static function is_settings_page(): bool {
		return 'wc-settings' === ( $_GET['page'] ?? '' );
	}
}
