<?php
/**
 * Plugin Name:       Store Admin
 * Description:       A light, accessible dashboard for your store, in place of the one that comes with WooCommerce.
 * Version:           0.1.0
 * Requires at least: 6.4
 * Requires PHP:      7.4
 * Requires Plugins:  woocommerce
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       store-admin
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

const PLUGIN_FILE = __FILE__;

require_once __DIR__ . '/includes/class-requirements.php';
require_once __DIR__ . '/includes/class-preference.php';
require_once __DIR__ . '/includes/class-build.php';
require_once __DIR__ . '/includes/class-translations.php';
require_once __DIR__ . '/includes/class-host-data.php';
require_once __DIR__ . '/includes/class-extension-scripts.php';
require_once __DIR__ . '/includes/class-menu.php';
require_once __DIR__ . '/includes/class-dashboard.php';

// Once all plugins are there, in whatever order they were loaded.
add_action(
	'plugins_loaded',
	static function () {
		if ( ! Requirements::are_met() ) {
			add_action( 'admin_notices', array( Requirements::class, 'print_notice' ) );
			return;
		}
		Preference::register();
		Dashboard::register();
	}
);
