<?php
/**
 * Admin pages with the content of the embedded store.
 *
 * @package StandIn
 */

namespace StandIn;

use Automattic\WooCommerce\Admin\PageController;

const PAGES = array( 'wc-admin', 'wc-settings', 'wc-status', 'wc-addons' );
const TYPES = array( 'product', 'shop_order', 'shop_coupon' );

/** Whether the embedded store has this page. */
function is_store_page(): bool {
	global $pagenow;
	if ( isset( $_GET['wcpay-connect'] ) ) {
		return true;
	}
	switch ( $pagenow ) {
		case 'admin.php':
			return in_array( $_GET['page'] ?? '', PAGES, true );
		case 'edit.php':
		case 'post-new.php':
			return in_array( $_GET['post_type'] ?? '', TYPES, true );
		case 'edit-tags.php':
		case 'term.php':
			return 'product' === ( $_GET['post_type'] ?? '' ) || 0 === strpos( $_GET['taxonomy'] ?? '', 'pa_' );
		default:
			return 'post.php' === $pagenow;
	}
}

/** Returns the embedded store's response for this page, or for its home page. */
function get_page(): array {
	static $page = null;
	if ( null === $page ) {
		$path = remove_query_arg( 'dashboard', get_request_path() );
		if ( ! is_store_page() ) {
			$page = send_request( 'GET', '/wp-admin/admin.php?page=wc-admin' );
		} elseif ( 'POST' === $_SERVER['REQUEST_METHOD'] ) {
			list( $body, $type ) = get_request_body();
			$page = send_request( 'POST', $path, $body, array( 'Content-Type' => $type ) );
		} else {
			$page = send_request( 'GET', $path );
		}
	}
	return $page;
}

/** Returns the first group of a pattern in the store's page. */
function find_in_page( string $pattern ): string {
	return preg_match( $pattern, get_page()['body'], $found ) ? $found[1] : '';
}

/** Returns the mount element of the dashboard on classic pages. */
function get_embed_root(): string {
	return is_store_page() ? trim( find_in_page( '#(<div id="woocommerce-embedded-root".*?)<div id="wpbody"#s' ) ) : '';
}

/** Passes on responses that are not pages. */
function send_other_responses(): void {
	if ( wp_doing_ajax() || ! is_store_page() ) {
		return;
	}
	$page = get_page();
	if ( in_array( $page['status'], array( 301, 302, 303 ), true ) ) {
		send( $page );
	}
	if ( 403 === $page['status'] ) {
		wp_die( 'Sorry, you are not allowed to access this page.', 403 );
	}
	status_header( $page['status'] );
}

/** Renders a page at a WordPress URL. */
function render_page(): void {
	if ( ! is_store_page() ) {
		return;
	}
	// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As WordPress pages set their title.
	$GLOBALS['title'] = find_in_page( '#<title>(.*?) ‹#s' );
	// Otherwise WordPress would look for a post.
	set_current_screen( 'stand-in' );
	require_once ABSPATH . 'wp-admin/admin-header.php';
	print_content();
	require_once ABSPATH . 'wp-admin/admin-footer.php';
	exit;
}

/** Prints the content of the store's page, or a form. */
function print_content(): void {
	$form = get_form();
	if ( null !== $form ) {
		call_user_func( __NAMESPACE__ . '\\' . $form );
		return;
	}
	echo find_in_page( '#<div id="wpbody-content"[^>]*>(.*)</div>\s*</div>\s*<div id="wpfooter"#s' ); // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of the embedded store.
}

/** Adds the store's body classes. */
function add_body_classes( string $classes ): string {
	if ( ! PageController::is_admin_or_embed_page() ) {
		return $classes;
	}
	$given = preg_split( '/\s+/', find_in_page( '#<body class="([^"]*)"#' ) );
	// WordPress adds this class if the page has a menu item.
	return $classes . ' ' . implode( ' ', preg_grep( '/woocommerce(?!_page_)|is-wc-nav/', $given ) );
}

/** Sets the text direction, which WordPress reads from translations that are not installed here. */
function set_direction(): void {
	if ( ! wp_doing_ajax() && '' !== find_in_page( '#<html[^>]* dir="(rtl)"#' ) ) {
		$GLOBALS['wp_locale']->text_direction = 'rtl';
	}
}

/** Registers the hooks. */
function register_pages(): void {
	// Before the menu is built.
	add_action( 'admin_menu', __NAMESPACE__ . '\\send_other_responses', 1 );
	add_action(
		'admin_menu',
		static function () {
			// These pages exist only in the store.
			if ( is_store_page() && 'admin.php' !== $GLOBALS['pagenow'] ) {
				$GLOBALS['plugin_page'] = null;
			}
		}
	);
	add_action( 'admin_init', __NAMESPACE__ . '\\set_direction' );
	foreach ( array( 'edit', 'post', 'post-new', 'edit-tags', 'term' ) as $name ) {
		add_action( "load-$name.php", __NAMESPACE__ . '\\render_page' );
	}
	add_action(
		'in_admin_header',
		static function () {
			echo get_embed_root(); // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of the embedded store.
		}
	);
	add_action(
		'admin_head',
		static function () {
			echo '<style>' . file_get_contents( __DIR__ . '/pages.css' ) . '</style>'; // phpcs:ignore WordPress.Security.EscapeOutput -- A file in this folder.
		}
	);
	add_filter( 'admin_body_class', __NAMESPACE__ . '\\add_body_classes' );
	// The script would move focus after the page has loaded.
	add_filter( 'enable_login_autofocus', '__return_false' );
}
