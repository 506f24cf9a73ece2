<?php
/**
 * WooCommerce's items of the admin menu, as in the embedded store.
 *
 * @package StandIn
 */

namespace StandIn;

/** Menu items of WordPress. */
const PLATFORM_SECTIONS = array( 'menu-media', 'menu-users', 'menu-settings' );

/** Returns the menu of the embedded store: id, label, URL, whether it is current, and items with label, URL and the same. */
function read_menu(): array {
	$menu = find_in_page( '#<ul id="adminmenu">(.*?)<li id="collapse-menu">#s' );
	preg_match_all( '#<li class="menu-top ([^"]*)" id="([^"]*)">\s*<a\s+href="([^"]*)".*?<span class="wp-menu-name">(.*?)</span>\s*</a>(.*?)(?=<li class="menu-top|$)#s', $menu, $sections, PREG_SET_ORDER );
	return array_map(
		static function ( $section ) {
			list( , $classes, $id, $href, $label, $rest ) = $section;
			preg_match_all( '#<li class="([^"]*)">\s*<a\s+href="([^"]*)"[^>]*>(.*?)</a\s*>#s', $rest, $items, PREG_SET_ORDER );
			return array(
				'id'      => $id,
				'label'   => $label,
				'slug'    => to_slug( $href ),
				'current' => false !== strpos( $classes, 'wp-menu-open' ),
				'items'   => array_map(
					static function ( $item ) {
						return array(
							'label'   => trim( $item[3] ),
							'slug'    => to_slug( $item[2] ),
							'current' => false !== strpos( $item[1], 'current' ),
						);
					},
					$items
				),
			);
		},
		array_values( array_filter( $sections, static fn( $section ) => ! in_array( $section[2], PLATFORM_SECTIONS, true ) ) )
	);
}

/** Returns the menu slug of a page: its `page` parameter or URL. */
function to_slug( string $href ): string {
	$address = substr( html_entity_decode( $href ), strlen( '/wp-admin/' ) );
	return preg_match( '/^admin\.php\?page=([\w-]+)$/', $address, $found ) ? $found[1] : $address;
}

/** Adds the menu items and their pages. */
function add_menu(): void {
	global $menu;
	$sections = read_menu();
	foreach ( $sections as $index => $section ) {
		$parent   = 'toplevel_page_woocommerce' === $section['id'] ? 'woocommerce' : $section['slug'];
		$position = 55 + $index;
		while ( isset( $menu[ $position ] ) ) {
			++$position;
		}
		add_menu_page( $section['label'], $section['label'], 'read', $parent, '', 'dashicons-store', $position );
		$menu[ $position ][5] = $section['id']; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Extensions use this id.
		foreach ( $section['items'] as $item ) {
			$is_page = in_array( $item['slug'], PAGES, true );
			add_submenu_page( $parent, wp_strip_all_tags( $item['label'] ), $item['label'], 'read', $item['slug'], $is_page ? __NAMESPACE__ . '\\print_content' : '' );
		}
		remove_submenu_page( $parent, 'woocommerce' );
		// WordPress takes all dashboard pages for the first one.
		if ( $section['current'] && 'wc-admin' !== ( $_GET['page'] ?? '' ) ) {
			add_filter( 'parent_file', static fn() => $parent );
			mark_current( $section['items'] );
		}
	}
	// Users who may only view reports have no menu item for their pages.
	$slugs = array_column( array_merge( array(), ...array_column( $sections, 'items' ) ), 'slug' );
	if ( array() !== $sections && ! in_array( 'wc-admin', $slugs, true ) ) {
		add_submenu_page( '', 'Home', 'Home', 'view_woocommerce_reports', 'wc-admin', __NAMESPACE__ . '\\print_content' );
	}
}

/** Marks the current item. */
function mark_current( array $items ): void {
	foreach ( $items as $item ) {
		if ( $item['current'] ) {
			add_filter( 'submenu_file', static fn() => $item['slug'] );
		}
	}
}

/** Registers the hooks. */
function register_menu(): void {
	add_action( 'admin_menu', __NAMESPACE__ . '\\add_menu', 5 );
}
