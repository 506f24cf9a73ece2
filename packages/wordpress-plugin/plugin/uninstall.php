<?php
/**
 * Removes the one option of this plugin, on every site that may have it, and the note of its activation, if nobody has seen
 * it yet. Nothing else was ever written.
 *
 * @package StoreAdmin
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/class-preference.php';
require_once __DIR__ . '/includes/class-welcome.php';

if ( ! is_multisite() ) {
	delete_option( StoreAdmin\Preference::OPTION );
	StoreAdmin\Welcome::forget();
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
	restore_current_blog();
}
