<?php
/**
 * Admin menu.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Pages;

use StoreAdmin\Hydration\Page_Data;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the menu item of the current page. WordPress identifies pages by `page`, which is `wc-admin` for all dashboard
 * pages, so it would open the first item's section.
 */
class Admin_Menu {

	/** Slug of all dashboard pages. */
	const PAGE = 'wc-admin';

	/**
	 * Value of `$plugin_page` while the menu is printed with another one.
	 *
	 * @var string|null
	 */
	private static $page;

	/** Registers the hooks. */
	public static function register(): void {
		add_filter( 'submenu_file', array( self::class, 'set_current_entry' ), PHP_INT_MAX );
		add_action( 'adminmenu', array( self::class, 'restore_plugin_page' ) );
	}

	/**
	 * Sets the current menu item, from which WordPress derives the open section. A page without an item opens the
	 * section of its siblings, for example `/analytics/…`.
	 *
	 * @param string|null $entry Current submenu file.
	 * @return string|null
	 */
	public static function set_current_entry( $entry ) {
		global $plugin_page, $menu, $submenu;
		$path = Page_Data::get_parameter( 'path' );
		if ( self::PAGE !== $plugin_page || in_array( $path, array( '', '/' ), true ) ) {
			return $entry;
		}
		// Some pages belong to a parent that is not in the menu.
		$shown     = array_intersect_key( (array) $submenu, array_flip( array_column( (array) $menu, 2 ) ) );
		$names     = array_column( array_merge( array(), ...array_values( $shown ) ), 2 );
		$paths     = array_filter( array_map( array( self::class, 'get_path' ), array_map( 'strval', $names ) ) );
		$wanted    = Page_Resolver::get_menu_path();
		$exact     = array_search( $wanted, $paths, true );
		$neighbor = array_key_first( preg_grep( '/^' . preg_quote( self::get_parent_path( $path ), '/' ) . './', $paths ) );
		$chosen    = false === $exact ? $neighbor : $exact;
		if ( null === $chosen || ( false === $exact && '/' === self::get_parent_path( $path ) ) ) {
			return $entry;
		}
		self::$page = $plugin_page;
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- WordPress derives the section from it.
		$plugin_page = $names[ $chosen ];
		return false === $exact || Page_Resolver::get_path() !== $wanted ? '' : $plugin_page;
	}

	/** Returns the parent path: `/analytics/` for `/analytics/revenue`, `/` for `/customers`. */
	private static function get_parent_path( string $path ): string {
		return preg_match( '#^/[^/]+/#', $path, $found ) ? $found[0] : '/';
	}

	/** Restores `$plugin_page` after the menu was printed. */
	public static function restore_plugin_page(): void {
		if ( null !== self::$page ) {
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Restores the original value.
			$GLOBALS['plugin_page'] = self::$page;
		}
	}

	/**
	 * Returns the dashboard path of a menu item, or an empty string.
	 *
	 * @param string $name Slug such as `wc-admin&path=/customers`, or a URL.
	 */
	private static function get_path( string $name ): string {
		wp_parse_str( (string) preg_replace( '/^(?:.*admin\.php\?page=)?/', 'page=', $name ), $parameters );
		return self::PAGE === ( $parameters['page'] ?? '' ) ? (string) ( $parameters['path'] ?? '' ) : '';
	}
}
