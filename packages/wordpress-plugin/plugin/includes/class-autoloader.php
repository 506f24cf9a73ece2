<?php
/**
 * Autoloader.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/** Loads `StoreAdmin\History\Form_Recorder` from `includes/history/class-form-recorder.php`, as the WordPress coding standard names files. */
class Autoloader {

	/** Registers the autoloader. */
	public static function register(): void {
		spl_autoload_register( array( self::class, 'load' ) );
	}

	/**
	 * Loads the file of a class of this plugin, if it exists.
	 *
	 * @param string $class_name Fully qualified.
	 */
	public static function load( string $class_name ): void {
		$prefix = __NAMESPACE__ . '\\';
		if ( 0 !== strpos( $class_name, $prefix ) ) {
			return;
		}
		$folders = explode( '\\', strtolower( str_replace( '_', '-', substr( $class_name, strlen( $prefix ) ) ) ) );
		$file    = 'class-' . array_pop( $folders ) . '.php';
		$path    = implode( '/', array_merge( array( __DIR__ ), $folders, array( $file ) ) );
		if ( is_readable( $path ) ) {
			require_once $path;
		}
	}
}
