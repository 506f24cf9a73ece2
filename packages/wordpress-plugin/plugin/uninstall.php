<?php
/**
 * Removes what this plugin stored, on every site that may have it and of every user.
 *
 * @package StoreAdmin
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/class-preference.php';
require_once __DIR__ . '/includes/class-page-groups.php';
require_once __DIR__ . '/includes/class-welcome.php';
require_once __DIR__ . '/includes/class-delivery-records.php';
require_once __DIR__ . '/includes/class-delivery-failures.php';
require_once __DIR__ . '/includes/class-delivery-post.php';
require_once __DIR__ . '/includes/class-history-table.php';
require_once __DIR__ . '/includes/class-inventory.php';

StoreAdmin\Inventory::remove();
