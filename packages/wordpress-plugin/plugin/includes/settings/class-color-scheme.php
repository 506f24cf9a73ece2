<?php
/**
 * Light or dark.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Settings;

use StoreAdmin\History\Form_Recorder;
use StoreAdmin\Pages\Page_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Pages that are ours as a whole have the colours that the person chose, from the first paint. The platform's own pages, and
 * those of the shop plugin that we only decorate, are drawn for one look and stay light.
 */
class Color_Scheme {

	/** Among what the shop plugin keeps for each user; its values are JSON texts. */
	const FIELD = 'color_scheme';

	/** The first is for those who chose nothing; `auto` is what the person's system prefers. */
	const SCHEMES = array( 'light', 'dark', 'auto' );

	/** What chooses colours by a link. */
	const ACTION = 'store_admin_colors';

	/** Tells the style sheet with the first tag of the page, and offers the choice in the person's own menu. */
	public static function register(): void {
		add_filter( 'language_attributes', array( self::class, 'add_attribute' ) );
		add_action( 'admin_bar_menu', array( self::class, 'add_links' ), 20 );
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'save_scheme' ) );
	}

	/**
	 * Links on the pages that follow them, where the home screen offers the same only once it has anything to arrange.
	 *
	 * @param \WP_Admin_Bar $bar The bar at the top.
	 */
	public static function add_links( $bar ): void {
		if ( ! is_admin() || ! did_action( 'current_screen' ) || 'own' !== Page_Resolver::get_entry() ) {
			return;
		}
		$labels = array(
			'light' => __( 'Light colors', 'store-admin' ),
			'dark'  => __( 'Dark colors', 'store-admin' ),
			'auto'  => __( 'Colors of the system', 'store-admin' ),
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

	/** Keeps the choice of such a link, and leads back to where it stood. */
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
	 * Adds the choice to what the page's first tag says.
	 *
	 * @param mixed $attributes Attributes so far.
	 */
	public static function add_attribute( $attributes ): string {
		// Asked also where no screen is known yet, for error pages.
		if ( ! did_action( 'current_screen' ) || 'own' !== Page_Resolver::get_entry() ) {
			return (string) $attributes;
		}
		return sprintf( '%s data-color-scheme="%s"', $attributes, esc_attr( self::get_scheme() ) );
	}

	/** What the person chose. */
	private static function get_scheme(): string {
		$text   = Plugin_Settings::get_user_preference( self::FIELD );
		$stored = json_decode( $text ) ?? $text;
		return in_array( $stored, self::SCHEMES, true ) ? $stored : self::SCHEMES[0];
	}
}
