<?php
/**
 * Loads a WordPress with the plugin. `npm run test:php` installs it and sets `WORDPRESS_FOLDER`.
 *
 * @package StoreAdmin
 */

// PHPUnit includes this file within a function; the platform expects these to be global.
global $table_prefix, $wpdb, $wp_version, $wp_db_version, $required_php_version, $required_mysql_version;

$store_admin_wordpress = (string) getenv( 'WORDPRESS_FOLDER' );
if ( '' === $store_admin_wordpress ) {
	fwrite( STDERR, "There is no WordPress to test in. Run these tests by: npm run test:php\n" );
	exit( 1 );
}

require $store_admin_wordpress . '/wp-load.php';
require __DIR__ . '/class-plugin-test-case.php';

// Created before the tests, since CREATE TABLE commits their transaction.
StoreAdmin\Deliveries\Delivery_Store::install();
StoreAdmin\History\History_Table::get_kinds();
