<?php
/**
 * Removes what this plugin keeps, on every site that may have it: its setting, the note of its activation, if nobody has seen
 * it yet, and deliveries. Nothing else was ever written.
 *
 * @package StoreAdmin
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/class-preference.php';
require_once __DIR__ . '/includes/class-welcome.php';
require_once __DIR__ . '/includes/class-delivery-records.php';

if ( ! is_multisite() ) {
	delete_option( StoreAdmin\Preference::OPTION );
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
	StoreAdmin\Welcome::forget();
	StoreAdmin\Delivery_Records::uninstall();
	restore_current_blog();
}
