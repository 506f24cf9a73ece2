<?php
/**
 * Installs the platform with its people, and switches the plugins on. Run by the command line inside the folder.
 *
 * @package StandIn
 */

define( 'WP_INSTALLING', true );
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'Shop', 'admin', 'admin@example.com', false, '', 'admin' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'start_of_week', '0' );
update_option( 'active_plugins', array( 'woocommerce/woocommerce.php', 'store-admin/store-admin.php' ) );
// Pictures of people come from elsewhere.
update_option( 'show_avatars', '0' );
wp_insert_user(
	array(
		'user_login' => 'analyst',
		'user_pass'  => 'analyst',
		'user_email' => 'analyst@example.com',
		'role'       => 'analyst',
	)
);
echo 'installed';
