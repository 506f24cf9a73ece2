<?php
/**
 * The shop plugin's own client.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Assets;

use Automattic\WooCommerce\Internal\Admin\WCAdminAssets;
use const StoreAdmin\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the stock client off pages that are ours, with what it would preload and what is only there for it, and gives all of
 * it back where a page turns out to need it.
 */
class Stock_Client {

	/** Its script and its style. What others attach to it, and what depends on it, is theirs and stays. */
	const HANDLE = 'wc-admin-app';

	/** Styles of its library, which come with the style above, and which extensions list for looks that ours brings along. */
	const STYLES = array(
		'wc-admin-app',
		'wc-admin-layout',
		'wc-customer-effort-score',
		'wc-experimental',
		'wc-onboarding',
		'wc-product-editor',
	);

	/** Scripts of the shop plugin around its client, for which we have something better; each with what that is. */
	const REPLACED_SCRIPTS = array(
		// The payments banner and the owner's switch for promotions.
		'wc-admin-payment-method-promotions',
		// Help and the hint at the feedback tab.
		'wc-admin-variable-product-tour',
		// The marketing overview, which has both cards and obeys the owner's switch.
		'wc-admin-marketing-coupons',
	);

	/** The part of the library that some scripts of the shop plugin need on every page; it is light. */
	const ALLOWED_LIBRARY_HANDLES = array( 'wc-tracks' );

	/**
	 * What was taken off this page, so that it can be given back.
	 *
	 * @var callable[]
	 */
	private $removed_callbacks = array();

	/** Before the shop plugin enqueues its client: sees to it that it does not, nor what only its client would use. */
	public function remove_assets(): void {
		$this->remove_callback( WCAdminAssets::class, 'enqueue_assets' );
		// The media library, for the guide that lets choose a logo; ours asks for it when that guide is opened.
		$this->remove_callback( 'Automattic\WooCommerce\Admin\Features\OnboardingTasks\Tasks\Appearance', 'add_media_scripts' );
		// The whole block editor on every page, for the texts of a product; ours writes them without.
		$this->remove_callback( 'Automattic\WooCommerce\Admin\Features\NewProductManagementExperience', 'enqueue_styles' );
		// The same for its form of blocks, and a line that calls the editor.
		$this->remove_callback( 'Automattic\WooCommerce\Admin\Features\ProductBlockEditor\Init', 'enqueue_styles' );
		$this->remove_callback( 'Automattic\WooCommerce\Admin\Features\ProductBlockEditor\Init', 'enqueue_scripts' );
	}

	/** Does what was held back. */
	public function restore_assets(): void {
		foreach ( $this->removed_callbacks as $callback ) {
			$callback( (string) current_filter() );
		}
		$this->removed_callbacks = array();
	}

	/**
	 * Takes a method off the action that enqueues scripts, whichever object it is called on. Where a future version calls it
	 * otherwise, it stays, and costs no more than its weight.
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

	/** Whether a script of the shop plugin, enqueued for this page, needs the client's library, and we have nothing in its place. */
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
	 * What others made the client depend on, so that it is there before.
	 *
	 * @return string[]
	 */
	public static function get_added_dependencies(): array {
		$deps = wp_scripts()->registered[ self::HANDLE ]->deps ?? array();
		return array_values( array_filter( $deps, array( self::class, 'is_third_party' ) ) );
	}

	/** Whether a script is neither the platform's nor the shop plugin's nor ours. */
	public static function is_third_party( string $handle ): bool {
		return is_string( wp_scripts()->registered[ $handle ]->src ?? false ) && ! Dashboard::is_own_script( $handle )
			&& ! self::is_core_script( $handle ) && ! self::is_woocommerce_script( $handle );
	}

	/** Takes off what we have something better for. */
	public static function dequeue_replaced(): void {
		array_map( 'wp_dequeue_script', self::REPLACED_SCRIPTS );
		array_map( 'wp_dequeue_style', self::REPLACED_SCRIPTS );
	}

	/** Styles of the library bring nothing any more; whoever lists one gets the platform's, on which all of them stand. */
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
	 * Names of the library that scripts of the shop plugin on this page need for themselves.
	 *
	 * @return string[]
	 */
	public static function get_woocommerce_library_handles(): array {
		$own = array_filter( array_diff( wp_scripts()->queue, Extension_Scripts::LIBRARY_HANDLES, Extension_Scripts::TRACKING_HANDLES ), array( self::class, 'is_woocommerce_script' ) );
		return array_merge( array(), ...array_map( array( self::class, 'get_library_handles' ), array_values( $own ) ) );
	}

	/** Whether a script is the shop plugin's own, or one of what it brings along. */
	public static function is_woocommerce_script( string $handle ): bool {
		return self::has_source_prefix( $handle, plugins_url( '/', WC_PLUGIN_FILE ) );
	}

	/** Whether a script is the platform's own. */
	public static function is_core_script( string $handle ): bool {
		return self::has_source_prefix( $handle, '/wp-includes/' ) || self::has_source_prefix( $handle, '/wp-admin/' )
			|| self::has_source_prefix( $handle, includes_url() ) || self::has_source_prefix( $handle, admin_url() );
	}

	/** Whether the address of a script begins like this. */
	private static function has_source_prefix( string $handle, string $folder ): bool {
		$source = wp_scripts()->registered[ $handle ]->src ?? false;
		return is_string( $source ) && 0 === strpos( $source, $folder );
	}

	/**
	 * Names of the library among what a script depends on, at whatever distance.
	 *
	 * @param string   $handle A script.
	 * @param string[] $seen   What was looked at already.
	 * @return string[]
	 */
	private static function get_library_handles( string $handle, array $seen = array() ): array {
		$found = array();
		foreach ( array_diff( wp_scripts()->registered[ $handle ]->deps ?? array(), $seen, array( self::HANDLE ) ) as $name ) {
			$found[] = in_array( $name, Extension_Scripts::LIBRARY_HANDLES, true )
				? array( $name )
				: self::get_library_handles( $name, array_merge( $seen, array( $handle ) ) );
		}
		return array_merge( array(), ...$found );
	}
}
