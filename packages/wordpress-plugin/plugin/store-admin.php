<?php
/**
 * Plugin Name:       Store Admin
 * Description:       A light, accessible dashboard for your store, in place of the one that comes with WooCommerce.
 * Version:           0.1.0
 * Requires at least: 6.4
 * Requires PHP:      7.4
 * Requires Plugins:  woocommerce
 * WC requires at least: 7.7
 * WC tested up to:   11.0
 * License:           GPL-3.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-3.0.html
 * Text Domain:       store-admin
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

const PLUGIN_FILE = __FILE__;

require_once __DIR__ . '/includes/class-requirements.php';
require_once __DIR__ . '/includes/class-preference.php';
require_once __DIR__ . '/includes/class-preference-texts.php';
require_once __DIR__ . '/includes/class-build.php';
require_once __DIR__ . '/includes/class-translations.php';
require_once __DIR__ . '/includes/class-host-data.php';
require_once __DIR__ . '/includes/class-page-groups.php';
require_once __DIR__ . '/includes/class-pages.php';
require_once __DIR__ . '/includes/class-chosen-pages.php';
require_once __DIR__ . '/includes/class-late-parts.php';
require_once __DIR__ . '/includes/class-media-library.php';
require_once __DIR__ . '/includes/class-inner-call.php';
require_once __DIR__ . '/includes/class-shop-refusal.php';
require_once __DIR__ . '/includes/class-settings-pages.php';
require_once __DIR__ . '/includes/class-options.php';
require_once __DIR__ . '/includes/class-delivery-schedule.php';
require_once __DIR__ . '/includes/class-delivery-records.php';
require_once __DIR__ . '/includes/class-delivery-report.php';
require_once __DIR__ . '/includes/class-delivery-letter.php';
require_once __DIR__ . '/includes/class-delivery-failures.php';
require_once __DIR__ . '/includes/class-delivery-post.php';
require_once __DIR__ . '/includes/class-unsubscribe.php';
require_once __DIR__ . '/includes/class-deliveries.php';
require_once __DIR__ . '/includes/class-history-table.php';
require_once __DIR__ . '/includes/class-history-secrets.php';
require_once __DIR__ . '/includes/class-history-rules.php';
require_once __DIR__ . '/includes/class-history-recorder.php';
require_once __DIR__ . '/includes/class-history-forms.php';
require_once __DIR__ . '/includes/class-history-classic.php';
require_once __DIR__ . '/includes/class-history.php';
require_once __DIR__ . '/includes/class-import-updates.php';
require_once __DIR__ . '/includes/class-inventory.php';
require_once __DIR__ . '/includes/class-fallback.php';
require_once __DIR__ . '/includes/class-welcome.php';
require_once __DIR__ . '/includes/class-polyfills.php';
require_once __DIR__ . '/includes/class-stock-client.php';
require_once __DIR__ . '/includes/class-extension-scripts.php';
require_once __DIR__ . '/includes/class-menu.php';
require_once __DIR__ . '/includes/class-notices.php';
require_once __DIR__ . '/includes/class-color-scheme.php';
require_once __DIR__ . '/includes/class-command-palette.php';
require_once __DIR__ . '/includes/class-dashboard.php';

register_activation_hook( __FILE__, array( Welcome::class, 'remember' ) );
register_deactivation_hook( __FILE__, array( Welcome::class, 'forget' ) );
register_deactivation_hook( __FILE__, array( Delivery_Post::class, 'unschedule_all' ) );

// The shop keeps orders in tables of its own where the owner wants that; nothing here reads them otherwise than through it.
add_action(
	'before_woocommerce_init',
	static function () {
		if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
			\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'custom_order_tables', __FILE__, true );
		}
	}
);

// Once all plugins are there, in whatever order they were loaded.
add_action(
	'plugins_loaded',
	static function () {
		// Also while the shop plugin is inactive: people use links of mails that they have.
		Unsubscribe::register();
		if ( ! Requirements::are_met() ) {
			add_action( 'admin_notices', array( Requirements::class, 'print_notice' ) );
			return;
		}
		Preference::register();
		Preference_Texts::register();
		Welcome::register();
		Media_Library::register();
		Settings_Pages::register();
		Options::register();
		Deliveries::register();
		History::register();
		Import_Updates::register();
		Chosen_Pages::register();
		Dashboard::register();
	}
);
