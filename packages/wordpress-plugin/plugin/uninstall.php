<?php
/**
 * Removes what this plugin wrote, on every site that may have it: its options, the history of changes, what is mailed, and the
 * note of its activation, if nobody has seen it yet.
 *
 * @package StoreAdmin
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/class-preference.php';
require_once __DIR__ . '/includes/class-welcome.php';
require_once __DIR__ . '/includes/class-delivery-records.php';
require_once __DIR__ . '/includes/class-history-table.php';

if ( ! is_multisite() ) {
	delete_option( StoreAdmin\Preference::OPTION );
	StoreAdmin\History_Table::remove();
	StoreAdmin\Welcome::forget();
	StoreAdmin\Delivery_Records::uninstall();
	return;
}

foreach ( get_sites(
	array(
		'fields' => 'ids',
		'number' => 0,
	)
) as $store_admin_site ) {
	switch_to_blog( $store_admin_site );
	delete_option( StoreAdmin\Preference::OPTION );
	StoreAdmin\History_Table::remove();
	StoreAdmin\Welcome::forget();
	StoreAdmin\Delivery_Records::uninstall();
	restore_current_blog();
}
