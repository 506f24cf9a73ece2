<?php
/**
 * Pages of the shop inside the platform's frame, with the content that the store has for them.
 *
 * @package StandIn
 */

namespace StandIn;

use Automattic\WooCommerce\Admin\PageController;

const PAGES = array( 'wc-admin', 'wc-settings', 'wc-status', 'wc-addons' );
const TYPES = array( 'product', 'shop_order', 'shop_coupon' );

/** Whether the store has the content of the page that was asked for. */
function is_of_store(): bool {
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

/** What the store answers to whoever asks for this page; its home page where this one is none of its own. */
function get_page(): array {
	static $page = null;
	if ( null === $page ) {
		$path = remove_query_arg( 'dashboard', asked_path() );
		if ( ! is_of_store() ) {
			$page = ask( 'GET', '/wp-admin/admin.php?page=wc-admin' );
		} elseif ( 'POST' === $_SERVER['REQUEST_METHOD'] ) {
			list( $body, $type ) = sent_body();
			$page                = ask( 'POST', $path, $body, array( 'Content-Type' => $type ) );
		} else {
			$page = ask( 'GET', $path );
		}
	}
	return $page;
}

/** A part of the store's page: the first group of a pattern, or nothing. */
function find_in_page( string $pattern ): string {
	return preg_match( $pattern, get_page()['body'], $found ) ? $found[1] : '';
}

/** Where the client draws its header on classic pages. */
function get_embed_root(): string {
	return is_of_store() ? trim( find_in_page( '#(<div id="woocommerce-embedded-root".*?)<div id="wpbody"#s' ) ) : '';
}

/** Sends answers on that are no pages. */
function send_answer(): void {
	if ( wp_doing_ajax() || ! is_of_store() ) {
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

/** Draws a page at an address which the platform would answer itself. */
function take_page(): void {
	if ( ! is_of_store() ) {
		return;
	}
	// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as pages of the platform set their title.
	$GLOBALS['title'] = find_in_page( '#<title>(.*?) ‹#s' );
	// The platform would look for a post of its own.
	set_current_screen( 'stand-in' );
	require_once ABSPATH . 'wp-admin/admin-header.php';
	print_content();
	require_once ABSPATH . 'wp-admin/admin-footer.php';
	exit;
}

/** The content of the page, as the store drew it, or a form of the shop plugin's own. */
function print_content(): void {
	$form = get_form();
	if ( null !== $form ) {
		call_user_func( __NAMESPACE__ . '\\' . $form );
		return;
	}
	echo find_in_page( '#<div id="wpbody-content"[^>]*>(.*)</div>\s*</div>\s*<div id="wpfooter"#s' ); // phpcs:ignore WordPress.Security.EscapeOutput -- as the store wrote it.
}

/** Classes of the dashboard's pages, as the store gives them; what our own plugin adds is left to it. */
function add_body_classes( string $classes ): string {
	if ( ! PageController::is_admin_or_embed_page() ) {
		return $classes;
	}
	$given = preg_split( '/\s+/', find_in_page( '#<body class="([^"]*)"#' ) );
	// The platform names pages after their menu by itself, where somebody has one.
	return $classes . ' ' . implode( ' ', preg_grep( '/woocommerce(?!_page_)|is-wc-nav/', $given ) );
}

/** The direction of the reader's language. The platform knows it from translations, of which there are none here. */
function set_direction(): void {
	if ( ! wp_doing_ajax() && '' !== find_in_page( '#<html[^>]* dir="(rtl)"#' ) ) {
		$GLOBALS['wp_locale']->text_direction = 'rtl';
	}
}

/** Everything of this file. */
function register_pages(): void {
	// Before the menu is built, for which such an answer has nothing to give.
	add_action( 'admin_menu', __NAMESPACE__ . '\\send_answer', 1 );
	add_action(
		'admin_menu',
		static function () {
			// Pages below the lists of the store are none of the platform's.
			if ( is_of_store() && 'admin.php' !== $GLOBALS['pagenow'] ) {
				$GLOBALS['plugin_page'] = null;
			}
		}
	);
	add_action( 'admin_init', __NAMESPACE__ . '\\set_direction' );
	foreach ( array( 'edit', 'post', 'post-new', 'edit-tags', 'term' ) as $name ) {
		add_action( "load-$name.php", __NAMESPACE__ . '\\take_page' );
	}
	add_action(
		'in_admin_header',
		static function () {
			echo get_embed_root(); // phpcs:ignore WordPress.Security.EscapeOutput -- as the store wrote it.
		}
	);
	add_action(
		'admin_head',
		static function () {
			echo '<style>' . file_get_contents( __DIR__ . '/pages.css' ) . '</style>'; // phpcs:ignore WordPress.Security.EscapeOutput -- from beside this file.
		}
	);
	add_filter( 'admin_body_class', __NAMESPACE__ . '\\add_body_classes' );
	// A moment after the page has loaded, the script would take the focus from whoever types already.
	add_filter( 'enable_login_autofocus', '__return_false' );
}
