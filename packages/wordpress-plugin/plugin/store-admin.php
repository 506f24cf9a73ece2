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
 * Domain Path:       /languages
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

use StoreAdmin\Assets\Dashboard;
use StoreAdmin\Assets\Media_Library;
use StoreAdmin\Compatibility\Import_Schedule;
use StoreAdmin\Compatibility\Options_Endpoint;
use StoreAdmin\Compatibility\User_Meta_Slashes;
use StoreAdmin\Deliveries\Deliveries_Controller;
use StoreAdmin\Deliveries\Delivery_Worker;
use StoreAdmin\Deliveries\Unsubscribe_Page;
use StoreAdmin\History\History_Controller;
use StoreAdmin\Hydration\Translations;
use StoreAdmin\Pages\Page_Links;
use StoreAdmin\Pages\Settings_Pages_Controller;
use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

const PLUGIN_FILE = __FILE__;

require_once __DIR__ . '/includes/class-autoloader.php';
Autoloader::register();

register_activation_hook( __FILE__, array( Welcome_Notice::class, 'schedule' ) );
register_deactivation_hook( __FILE__, array( Welcome_Notice::class, 'cancel' ) );
register_deactivation_hook( __FILE__, array( Delivery_Worker::class, 'unschedule_all' ) );
add_filter( 'wpmu_drop_tables', array( Uninstaller::class, 'add_tables' ), 10, 2 );

// Orders are only read through WooCommerce's API, so high-performance order storage is supported.
add_action(
	'before_woocommerce_init',
	static function () {
		if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
			\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'custom_order_tables', __FILE__, true );
		}
	}
);

// After all plugins are loaded, so that WooCommerce can be detected.
add_action(
	'plugins_loaded',
	static function () {
		Translations::register();
		// Unsubscribe links must work while WooCommerce is inactive.
		Unsubscribe_Page::register();
		if ( ! Requirements::are_met() ) {
			add_action( 'admin_notices', array( Requirements::class, 'print_notice' ) );
			return;
		}
		Plugin_Settings::register();
		User_Meta_Slashes::register();
		Welcome_Notice::register();
		Media_Library::register();
		Settings_Pages_Controller::register();
		Options_Endpoint::register();
		Deliveries_Controller::register();
		History_Controller::register();
		Import_Schedule::register();
		Page_Links::register();
		Dashboard::register();
	}
);
