<?php
/**
 * Removes the one option of this plugin, on every site that may have it. Nothing else was ever written.
 *
 * @package StoreAdmin
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/class-preference.php';

if ( ! is_multisite() ) {
	delete_option( StoreAdmin\Preference::OPTION );
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
	restore_current_blog();
}
