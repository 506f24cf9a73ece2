<?php
/**
 * Router for PHP's built-in server: pretty permalinks, and compressed, cacheable scripts and
 * style sheets.
 *
 * @package StandIn
 */

$store_admin_root = getenv( 'WORDPRESS_FOLDER' );
$store_admin_base = getenv( 'WORDPRESS_BASE' );
$store_admin_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$store_admin_file = $_SERVER['DOCUMENT_ROOT'] . $store_admin_path;

$store_admin_types = array(
	'css' => 'text/css',
	'js'  => 'text/javascript',
);
$store_admin_type  = $store_admin_types[ pathinfo( $store_admin_path, PATHINFO_EXTENSION ) ] ?? null;
if ( null !== $store_admin_type && isset( $_GET['ver'] ) && is_file( $store_admin_file ) ) {
	header( "Content-Type: $store_admin_type; charset=utf-8" );
	header( 'Cache-Control: public, max-age=31536000, immutable' );
	if ( false === strpos( $_SERVER['HTTP_ACCEPT_ENCODING'] ?? '', 'gzip' ) ) {
		readfile( $store_admin_file );
		return true;
	}
	header( 'Content-Encoding: gzip' );
	echo gzencode( (string) file_get_contents( $store_admin_file ), 6 );
	return true;
}
if ( is_file( $store_admin_file ) || is_file( rtrim( $store_admin_file, '/' ) . '/index.php' ) ) {
	return false;
}
$_SERVER['SCRIPT_NAME']     = $store_admin_base . '/index.php';
$_SERVER['PHP_SELF']        = $store_admin_base . '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $store_admin_root . '/index.php';
chdir( $store_admin_root );
require $store_admin_root . '/index.php';
