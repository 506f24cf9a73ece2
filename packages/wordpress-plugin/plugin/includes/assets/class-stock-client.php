<?php
/**
 * Stock client.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Assets;

use Automattic\WooCommerce\Internal\Admin\WCAdminAssets;

defined( 'ABSPATH' ) || exit;

/**
 * Removes WooCommerce's own client, and what is only loaded for it, from dashboard pages. Restores it where another
 * script turns out to need it.
 */
class Stock_Client {

	/** Handle of its script and style. Inline code and dependents of this handle stay. */
	const HANDLE = 'wc-admin-app';

	/** Styles of WooCommerce's packages, which the dashboard replaces. */
	const STYLES = array(
		'wc-admin-app',
		'wc-admin-layout',
		'wc-customer-effort-score',
		'wc-experimental',
		'wc-onboarding',
		'wc-product-editor',
	);

	/** WooCommerce scripts that the dashboard replaces. */
	const REPLACED_SCRIPTS = array(
		// Replaced by the payments banner, which respects the promotions preference.
		'wc-admin-payment-method-promotions',
		// Replaced by the dashboard's help panel.
		'wc-admin-variable-product-tour',
		// Replaced by the marketing overview.
		'wc-admin-marketing-coupons',
	);

	/** A small package that some WooCommerce scripts need on every page. */
	const ALLOWED_LIBRARY_HANDLES = array( 'wc-tracks' );

	/**
	 * Callbacks removed from `admin_enqueue_scripts`.
	 *
	 * @var callable[]
	 */
	private $removed_callbacks = array();

	/** Keeps WooCommerce from enqueueing its client and its dependencies. */
	public function remove_assets(): void {
		$this->remove_callback( WCAdminAssets::class, 'enqueue_assets' );
		// The media library of the logo task. The dashboard loads it when the task opens.
		$this->remove_callback( 'Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks\Appearance', 'add_media_scripts' );
		// The block editor, which WooCommerce loads on every page for product descriptions.
		$this->remove_callback( 'Automattic\WooCommerce\Admin\Features\NewProductManagementExperience', 'enqueue_styles' );
		// The same for the block-based product form.
		$this->remove_callback( 'Automattic\WooCommerce\Admin\Features\ProductBlockEditor\Init', 'enqueue_styles' );
		$this->remove_callback( 'Automattic\WooCommerce\Admin\Features\ProductBlockEditor\Init', 'enqueue_scripts' );
	}

	/** Runs the removed callbacks. */
	public function restore_assets(): void {
		foreach ( $this->removed_callbacks as $callback ) {
			$callback( (string) current_filter() );
		}
		$this->removed_callbacks = array();
	}

	/**
	 * Removes a method from `admin_enqueue_scripts`, whichever object it is called on. Has no effect if a later version
	 * registers it differently.
	 */
	private function remove_callback( string $class_name, string $method ): void {
		foreach ( $GLOBALS['wp_filter']['admin_enqueue_scripts']->callbacks ?? array() as $priority => $callbacks ) {
			foreach ( array_column( $callbacks, 'function' ) as $callback ) {
				if ( is_array( $callback ) && $method === $callback[1] && is_a( $callback[0], $class_name, true ) ) {
					remove_action( 'admin_enqueue_scripts', $callback, $priority );
					$this->removed_callbacks[] = $callback;
				}
			}
		}
	}

	/** Whether an enqueued WooCommerce script needs a package that the dashboard doesn't provide. */
	public static function is_needed(): bool {
		$provided = array_merge( self::REPLACED_SCRIPTS, Extension_Scripts::LIBRARY_HANDLES, Extension_Scripts::TRACKING_HANDLES, array( self::HANDLE ) );
		foreach ( array_diff( wp_scripts()->queue, $provided ) as $handle ) {
			if ( self::is_woocommerce_script( $handle ) && array() !== array_diff( self::get_library_handles( $handle ), self::ALLOWED_LIBRARY_HANDLES ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the third-party dependencies that were added to the stock client.
	 *
	 * @return string[]
	 */
	public static function get_added_dependencies(): array {
		$deps = wp_scripts()->registered[ self::HANDLE ]->deps ?? array();
		return array_values( array_filter( $deps, array( self::class, 'is_third_party' ) ) );
	}

	/** Whether a script belongs to neither WordPress, WooCommerce nor Store Admin. */
	public static function is_third_party( string $handle ): bool {
		return is_string( wp_scripts()->registered[ $handle ]->src ?? false ) && ! Dashboard::is_own_script( $handle )
			&& ! self::is_core_script( $handle ) && ! self::is_woocommerce_script( $handle );
	}

	/** Dequeues the scripts and styles that the dashboard replaces. */
	public static function dequeue_replaced(): void {
		array_map( 'wp_dequeue_script', self::REPLACED_SCRIPTS );
		array_map( 'wp_dequeue_style', self::REPLACED_SCRIPTS );
	}

	/** Empties the package styles, keeping their handles registered for dependents. */
	public static function clear_styles(): void {
		foreach ( self::STYLES as $handle ) {
			$style = wp_styles()->query( $handle );
			if ( $style ) {
				$style->src  = false;
				$style->deps = array();
				unset( $style->extra['rtl'] );
			}
			wp_dequeue_style( $handle );
		}
	}

	/**
	 * Returns the packages that WooCommerce scripts on this page need for themselves.
	 *
	 * @return string[]
	 */
	public static function get_woocommerce_library_handles(): array {
		$own = array_filter( array_diff( wp_scripts()->queue, Extension_Scripts::LIBRARY_HANDLES, Extension_Scripts::TRACKING_HANDLES ), array( self::class, 'is_woocommerce_script' ) );
		return array_merge( array(), ...array_map( array( self::class, 'get_library_handles' ), array_values( $own ) ) );
	}

	/** Whether a script is WooCommerce's own or bundled with it. */
	public static function is_woocommerce_script( string $handle ): bool {
		return self::has_source_prefix( $handle, plugins_url( '/', WC_PLUGIN_FILE ) );
	}

	/** Whether a script is part of WordPress. */
	public static function is_core_script( string $handle ): bool {
		return self::has_source_prefix( $handle, '/wp-includes/' ) || self::has_source_prefix( $handle, '/wp-admin/' )
			|| self::has_source_prefix( $handle, includes_url() ) || self::has_source_prefix( $handle, admin_url() );
	}

	/** Whether the source of a script starts with a prefix. */
	private static function has_source_prefix( string $handle, string $folder ): bool {
		$source = wp_scripts()->registered[ $handle ]->src ?? false;
		return is_string( $source ) && 0 === strpos( $source, $folder );
	}

	/**
	 * Returns the packages among a script's dependencies, direct or not.
	 *
	 * @param string   $handle  Script handle.
	 * @param string[] $visited Handles already visited.
	 * @return string[]
	 */
	private static function get_library_handles( string $handle, array $visited = array() ): array {
		$found = array();
		foreach ( array_diff( wp_scripts()->registered[ $handle ]->deps ?? array(), $visited, array( self::HANDLE ) ) as $name ) {
			$found[] = in_array( $name, Extension_Scripts::LIBRARY_HANDLES, true )
				? array( $name )
				: self::get_library_handles( $name, array_merge( $visited, array( $handle ) ) );
		}
		return array_merge( array(), ...$found );
	}
}
