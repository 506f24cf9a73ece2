<?php
/**
 * Deletes all data of the plugin: options, tables, user preferences and scheduled actions, on every site of a network.
 *
 * @package StoreAdmin
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/class-autoloader.php';

StoreAdmin\Autoloader::register();
StoreAdmin\Uninstaller::uninstall();
