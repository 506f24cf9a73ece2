<?php
/**
 * The platform's menu on pages of the dashboard.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Pages;

use StoreAdmin\Hydration\Page_Data;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the entry of the page that was asked for. The platform knows pages by their name, which is the same for all of the
 * dashboard's, so that it opens the section of the first one; the dashboard would move the menu once it is there.
 */
class Admin_Menu {

	/** The name of all pages of the dashboard. */
	const PAGE = 'wc-admin';

	/**
	 * The name of the page while the menu is drawn.
	 *
	 * @var string|null
	 */
	private static $page;

	/** Takes part in drawing the menu. */
	public static function register(): void {
		add_filter( 'submenu_file', array( self::class, 'set_current_entry' ), PHP_INT_MAX );
		add_action( 'adminmenu', array( self::class, 'restore_plugin_page' ) );
	}

	/**
	 * Names the entry, from which the platform finds its section. Where none leads to the page, that of its neighbours is
	 * opened, `/analytics/…`, as far as there are any.
	 *
	 * @param string|null $entry As the platform would have it.
	 * @return string|null
	 */
	public static function set_current_entry( $entry ) {
		global $plugin_page, $menu, $submenu;
		$path = Page_Data::get_parameter( 'path' );
		if ( self::PAGE !== $plugin_page || in_array( $path, array( '', '/' ), true ) ) {
			return $entry;
		}
		// Some pages stand in sections that are in no menu.
		$shown     = array_intersect_key( (array) $submenu, array_flip( array_column( (array) $menu, 2 ) ) );
		$names     = array_column( array_merge( array(), ...array_values( $shown ) ), 2 );
		$paths     = array_filter( array_map( array( self::class, 'get_path' ), array_map( 'strval', $names ) ) );
		$wanted    = Page_Resolver::get_menu_path();
		$exact     = array_search( $wanted, $paths, true );
		$neighbour = array_key_first( preg_grep( '/^' . preg_quote( self::get_parent_path( $path ), '/' ) . './', $paths ) );
		$chosen    = false === $exact ? $neighbour : $exact;
		if ( null === $chosen || ( false === $exact && '/' === self::get_parent_path( $path ) ) ) {
			return $entry;
		}
		self::$page = $plugin_page;
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- the platform reads the section from it.
		$plugin_page = $names[ $chosen ];
		return false === $exact || Page_Resolver::get_path() !== $wanted ? '' : $plugin_page;
	}

	/** The beginning of a path: `/analytics/` of `/analytics/revenue`, `/` of `/customers`. */
	private static function get_parent_path( string $path ): string {
		return preg_match( '#^/[^/]+/#', $path, $found ) ? $found[0] : '/';
	}

	/** Leaves the name of the page as it was before the menu was drawn. */
	public static function restore_plugin_page(): void {
		if ( null !== self::$page ) {
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- it was changed above.
			$GLOBALS['plugin_page'] = self::$page;
		}
	}

	/**
	 * The path to which an entry leads, if it is one of the dashboard's.
	 *
	 * @param string $name `wc-admin&path=/customers`, or the address, with or without the site's.
	 */
	private static function get_path( string $name ): string {
		wp_parse_str( (string) preg_replace( '/^(?:.*admin\.php\?page=)?/', 'page=', $name ), $parameters );
		return self::PAGE === ( $parameters['page'] ?? '' ) ? (string) ( $parameters['path'] ?? '' ) : '';
	}
}
