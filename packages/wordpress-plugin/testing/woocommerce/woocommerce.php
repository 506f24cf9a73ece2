<?php
/**
 * Plugin Name: WooCommerce
 * Description: Stands in for the shop plugin where only its pages and answers matter. Test code, no part of any release.
 * Version: 7.7.2
 *
 * Pages and figures come from an embedded store, whose address and sessions are in `store.json` beside this file, or in
 * the file that the environment names in `STAND_IN_STORE`.
 *
 * @package StandIn
 */

namespace Automattic\WooCommerce\Admin {

	/** Tells which pages are the dashboard's (contract, WordPress host). */
	class PageController {

		/** Own pages. */
		public static function is_admin_page(): bool {
			return is_admin() && 'wc-admin' === ( $_GET['page'] ?? '' );
		}

		/** Classic store pages: where the store itself leaves a place for the header. */
		public static function is_embed_page(): bool {
			return is_admin() && ! self::is_admin_page() && '' !== \StandIn\get_embed_root();
		}

		/** Either. */
		public static function is_admin_or_embed_page(): bool {
			return self::is_admin_page() || self::is_embed_page();
		}
	}
}

namespace StandIn {

	require_once __DIR__ . '/store.php';
	require_once __DIR__ . '/rest.php';
	require_once __DIR__ . '/pages.php';
	require_once __DIR__ . '/menu.php';
	require_once __DIR__ . '/scripts.php';

	if ( empty( store()['absent'] ) ) {
		define( 'WC_VERSION', store()['version'] ?? '7.7.2' );
		require_once __DIR__ . '/class-woocommerce.php';
		add_action(
			'init',
			static function () {
				load_plugin_textdomain( 'woocommerce' );
			}
		);
		register_store();
		register_rest();
		register_pages();
		register_menu();
		register_scripts();
	}
}
