<?php
/**
 * Copies a site's database to tables with another prefix. Runs in the folder of the copied files, whose `wp-config.php` has
 * both prefixes:
 *
 *   php copy.php make   copies all tables and prints the site's path
 *   php copy.php drop   deletes the copies
 *
 * @package StandIn
 */

define( 'SHORTINIT', true );
require __DIR__ . '/wp-load.php';

global $wpdb;
$store_admin_names = static function ( string $prefix ) use ( $wpdb ): array {
	return $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $prefix ) . '%' ) );
};
$store_admin_from  = STORE_ADMIN_ORIGINAL_PREFIX;
$store_admin_to    = $GLOBALS['table_prefix'];

foreach ( $store_admin_names( $store_admin_to ) as $store_admin_table ) {
	$wpdb->query( "DROP TABLE `$store_admin_table`" );
}
if ( 'make' !== ( $argv[1] ?? '' ) ) {
	return;
}
foreach ( $store_admin_names( $store_admin_from ) as $store_admin_table ) {
	// The original's prefix may be the start of another copy's; skip those tables.
	if ( 0 === strpos( $store_admin_table, STORE_ADMIN_COPIES ) ) {
		continue;
	}
	$store_admin_copy = $store_admin_to . substr( $store_admin_table, strlen( $store_admin_from ) );
	$wpdb->query( "CREATE TABLE `$store_admin_copy` LIKE `$store_admin_table`" );
	$wpdb->query( "INSERT INTO `$store_admin_copy` SELECT * FROM `$store_admin_table`" );
}
// Role and capability names contain the prefix.
foreach ( array( 'options' => 'option_name', 'usermeta' => 'meta_key' ) as $store_admin_table => $store_admin_column ) {
	$wpdb->query(
		$wpdb->prepare(
			"UPDATE `{$store_admin_to}{$store_admin_table}` SET $store_admin_column = CONCAT( %s, SUBSTRING( $store_admin_column, %d ) ) WHERE $store_admin_column LIKE %s",
			$store_admin_to,
			strlen( $store_admin_from ) + 1,
			$wpdb->esc_like( $store_admin_from ) . '%'
		)
	);
}
// Shows the product tour again, whether or not it was completed on the original site.
$wpdb->delete( "{$store_admin_to}options", array( 'option_name' => 'woocommerce_product_tour_modal_hidden' ) );
echo (string) parse_url( $wpdb->get_var( "SELECT option_value FROM `{$store_admin_to}options` WHERE option_name = 'siteurl'" ), PHP_URL_PATH );
