<?php
/**
 * Installs WordPress with test users and activates the plugins. Runs in the WordPress folder.
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
// Tables of WooCommerce's inbox.
$wpdb->query( "CREATE TABLE {$wpdb->prefix}wc_admin_notes (note_id int AUTO_INCREMENT PRIMARY KEY, name varchar(255), type varchar(20), title longtext, content longtext, status varchar(200), source varchar(200), date_created datetime, is_deleted tinyint(1) DEFAULT 0)" );
$wpdb->query( "CREATE TABLE {$wpdb->prefix}wc_admin_note_actions (action_id int AUTO_INCREMENT PRIMARY KEY, note_id int, name varchar(255), label varchar(255), query longtext, status varchar(255))" );
// Avatars would be loaded from another server.
update_option( 'show_avatars', '0' );

/** WooCommerce's capabilities of shop managers. */
$store_admin_capabilities = array( 'manage_woocommerce', 'view_woocommerce_reports' );
foreach ( array( 'product', 'shop_order', 'shop_coupon' ) as $store_admin_kind ) {
	foreach ( array( 'edit_%s', 'read_%s', 'delete_%s', 'edit_%ss', 'edit_others_%ss', 'publish_%ss', 'read_private_%ss', 'delete_%ss', 'delete_private_%ss', 'delete_published_%ss', 'delete_others_%ss', 'edit_private_%ss', 'edit_published_%ss', 'manage_%s_terms', 'edit_%s_terms', 'delete_%s_terms', 'assign_%s_terms' ) as $store_admin_form ) {
		$store_admin_capabilities[] = sprintf( $store_admin_form, $store_admin_kind );
	}
}
$store_admin_capabilities = array_fill_keys( $store_admin_capabilities, true );
foreach ( array_keys( $store_admin_capabilities ) as $store_admin_name ) {
	get_role( 'administrator' )->add_cap( $store_admin_name );
}
$store_admin_editor = get_role( 'editor' )->capabilities + array_fill_keys( array( 'import', 'export', 'list_users', 'edit_theme_options' ), true );
add_role( 'shop_manager', 'Shop manager', $store_admin_editor + $store_admin_capabilities );
add_role( 'analyst', 'Analyst', array( 'read' => true, 'view_woocommerce_reports' => true ) );
add_role( 'customer', 'Customer', array( 'read' => true ) );

foreach ( array( 'manager' => 'shop_manager', 'analyst' => 'analyst', 'customer' => 'customer' ) as $store_admin_name => $store_admin_role ) {
	wp_insert_user(
		array(
			'user_login' => $store_admin_name,
			'user_pass'  => $store_admin_name,
			'user_email' => "$store_admin_name@example.com",
			'role'       => $store_admin_role,
		)
	);
}
echo 'installed';
