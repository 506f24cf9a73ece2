<?php
/**
 * Creates the test users in a copied site, with their names as passwords, and activates the plugin. Runs in the WordPress
 * folder.
 *
 * @package StandIn
 */

define( 'WP_ADMIN', true );
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/user.php';

// Without this capability WooCommerce redirects the user to the account page.
add_role( 'store_admin_analyst', 'Analyst', array_fill_keys( array( 'read', 'view_admin_dashboard', 'view_woocommerce_reports' ), true ) );
$store_admin_roles = array(
	'admin'    => 'administrator',
	'manager'  => 'shop_manager',
	'analyst'  => 'store_admin_analyst',
	'customer' => 'customer',
);
foreach ( $store_admin_roles as $store_admin_login => $store_admin_role ) {
	$store_admin_existing = get_user_by( 'login', $store_admin_login );
	$store_admin_user     = array(
		'user_login' => $store_admin_login,
		'user_email' => $store_admin_existing ? $store_admin_existing->user_email : "$store_admin_login@example.com",
		'user_pass'  => $store_admin_existing ? wp_hash_password( $store_admin_login ) : $store_admin_login,
		'role'       => $store_admin_role,
	);
	wp_insert_user( $store_admin_existing ? array( 'ID' => $store_admin_existing->ID ) + $store_admin_user : $store_admin_user );
}
wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
deactivate_plugins( 'store-admin/store-admin.php' );
$store_admin_result = activate_plugin( 'store-admin/store-admin.php' );
if ( is_wp_error( $store_admin_result ) ) {
	echo $store_admin_result->get_error_message(); // phpcs:ignore WordPress.Security.EscapeOutput -- for the command line.
	exit( 1 );
}
update_option( 'store_admin_enabled', 'yes' );
printf( 'WooCommerce %s, WordPress %s', WC_VERSION, get_bloginfo( 'version' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- for the command line.
