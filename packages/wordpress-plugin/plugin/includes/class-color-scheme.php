<?php
/**
 * Light or dark.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

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

	/** Tells the style sheet with the first tag of the page. */
	public static function register(): void {
		add_filter( 'language_attributes', array( self::class, 'add_attribute' ) );
	}

	/**
	 * Adds the choice to what the page's first tag says.
	 *
	 * @param mixed $attributes Attributes so far.
	 */
	public static function add_attribute( $attributes ): string {
		// Asked also where no screen is known yet, for error pages.
		if ( ! did_action( 'current_screen' ) || 'own' !== Pages::get_entry() ) {
			return (string) $attributes;
		}
		return sprintf( '%s data-color-scheme="%s"', $attributes, esc_attr( self::get_chosen() ) );
	}

	/** What the person chose. */
	private static function get_chosen(): string {
		$stored = json_decode( (string) get_user_meta( get_current_user_id(), 'woocommerce_admin_' . self::FIELD, true ) );
		return in_array( $stored, self::SCHEMES, true ) ? $stored : self::SCHEMES[0];
	}
}
