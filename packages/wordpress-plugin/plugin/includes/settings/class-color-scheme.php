<?php
/**
 * Color scheme.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Settings;

use StoreAdmin\History\Form_Recorder;
use StoreAdmin\Pages\Page_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the user's color scheme to dashboard pages from the first paint. Classic pages stay light, since their styles
 * have no dark version.
 */
class Color_Scheme {

	/** User preference with the scheme, as JSON. */
	const FIELD = 'color_scheme';

	/** The first is the default; `auto` follows the operating system. */
	const SCHEMES = array( 'light', 'dark', 'auto' );

	/** Action of `admin-post.php`. */
	const ACTION = 'store_admin_colors';

	/** Registers the hooks. */
	public static function register(): void {
		add_filter( 'language_attributes', array( self::class, 'add_attribute' ) );
		add_action( 'admin_bar_menu', array( self::class, 'add_links' ), 20 );
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'save_scheme' ) );
	}

	/**
	 * Adds links to the user menu of the toolbar.
	 *
	 * @param \WP_Admin_Bar $bar The toolbar.
	 */
	public static function add_links( $bar ): void {
		if ( ! is_admin() || ! did_action( 'current_screen' ) || 'dashboard' !== Page_Resolver::get_entry() ) {
			return;
		}
		$labels = array(
			'light' => __( 'Light colors', 'store-admin' ),
			'dark'  => __( 'Dark colors', 'store-admin' ),
			'auto'  => __( 'System colors', 'store-admin' ),
		);
		foreach ( array_diff_key( $labels, array( self::get_scheme() => '' ) ) as $scheme => $label ) {
			$bar->add_node(
				array(
					'parent' => 'user-actions',
					'id'     => "store-admin-colors-$scheme",
					'title'  => esc_html( $label ),
					'href'   => wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION . "&scheme=$scheme" ), self::ACTION ),
				)
			);
		}
	}

	/** Saves the scheme and redirects back. */
	public static function save_scheme(): void {
		check_admin_referer( self::ACTION );
		$scheme = sanitize_key( wp_unslash( $_GET['scheme'] ?? '' ) );
		if ( in_array( $scheme, self::SCHEMES, true ) ) {
			Form_Recorder::track( 'POST', '/wp/v2/users/me', array( 'woocommerce_meta' => array( self::FIELD => $scheme ) ) );
			update_user_meta( get_current_user_id(), Plugin_Settings::META_PREFIX . self::FIELD, (string) wp_json_encode( $scheme ) );
		}
		$back = wp_get_referer();
		wp_safe_redirect( false === $back ? admin_url() : $back );
		exit;
	}

	/**
	 * Adds the scheme to the `html` tag.
	 *
	 * @param mixed $attributes Language attributes.
	 */
	public static function add_attribute( $attributes ): string {
		// Error pages call this filter without a screen.
		if ( ! did_action( 'current_screen' ) || 'dashboard' !== Page_Resolver::get_entry() ) {
			return (string) $attributes;
		}
		return sprintf( '%s data-color-scheme="%s"', $attributes, esc_attr( self::get_scheme() ) );
	}

	/** Returns the user's scheme. */
	private static function get_scheme(): string {
		$text   = Plugin_Settings::get_user_preference( self::FIELD );
		$stored = json_decode( $text ) ?? $text;
		return in_array( $stored, self::SCHEMES, true ) ? $stored : self::SCHEMES[0];
	}
}
