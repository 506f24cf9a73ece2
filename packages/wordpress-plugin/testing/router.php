<?php
/**
 * Readable addresses for PHP's own server: what is no file goes to the front page of the installation.
 *
 * @package StandIn
 */

$store_admin_root = getenv( 'WORDPRESS_FOLDER' );
$store_admin_base = getenv( 'WORDPRESS_BASE' );
$store_admin_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$store_admin_file = $_SERVER['DOCUMENT_ROOT'] . $store_admin_path;

if ( is_file( $store_admin_file ) || is_file( rtrim( $store_admin_file, '/' ) . '/index.php' ) ) {
	return false;
}
$_SERVER['SCRIPT_NAME']     = $store_admin_base . '/index.php';
$_SERVER['PHP_SELF']        = $store_admin_base . '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $store_admin_root . '/index.php';
chdir( $store_admin_root );
require $store_admin_root . '/index.php';
