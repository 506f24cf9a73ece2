<?php
/**
 * Plugin Name: WooCommerce
 * Description: Mock of WooCommerce for tests. Not part of any release.
 * Version: 7.7.2
 *
 * Pages and data come from an embedded store, whose URL and sessions are in `store.json` in this folder, or in the file
 * named by the environment variable `STAND_IN_STORE`.
 *
 * @package StandIn
 */

namespace StandIn;

require_once __DIR__ . '/store.php';
require_once __DIR__ . '/rest.php';
require_once __DIR__ . '/pages.php';
require_once __DIR__ . '/forms.php';
require_once __DIR__ . '/menu.php';
require_once __DIR__ . '/scripts.php';
require_once __DIR__ . '/class-page-controller.php';
require_once __DIR__ . '/class-client-assets.php';
require_once __DIR__ . '/class-features.php';
require_once __DIR__ . '/class-appearance-task.php';
require_once __DIR__ . '/class-settings-feature.php';
require_once __DIR__ . '/class-core-command-palette.php';

if ( empty( store()['absent'] ) ) {
	define( 'WC_VERSION', store()['version'] ?? '7.7.2' );
	define( 'WC_PLUGIN_FILE', __FILE__ );
	require_once __DIR__ . '/class-woocommerce.php';
	require_once __DIR__ . '/class-note.php';
	$is_newer = version_compare( WC_VERSION, '11', '>=' );
	class_alias( $is_newer ? Newer_Page_Controller::class : Page_Controller::class, 'Automattic\WooCommerce\Admin\PageController' );
	class_alias( Features::class, 'Automattic\WooCommerce\Admin\Features\Features' );
	class_alias( Client_Assets::class, 'Automattic\WooCommerce\Internal\Admin\WCAdminAssets' );
	class_alias( Appearance_Task::class, 'Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks\Appearance' );
	add_action(
		'init',
		static function () {
			load_plugin_textdomain( 'woocommerce' );
		}
	);
	if ( $is_newer ) {
		Core_Command_Palette::register();
	} else {
		class_alias( Settings_Feature::class, 'Automattic\WooCommerce\Admin\Features\Settings' );
		add_action(
			'init',
			static function () {
				new Settings_Feature();
			},
			4
		);
	}
	register_store();
	register_rest();
	register_pages();
	register_forms();
	register_menu();
	register_scripts();
}
