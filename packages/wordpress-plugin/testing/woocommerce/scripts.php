<?php
/**
 * Scripts and settings of the shop plugin.
 *
 * @package StandIn
 */

namespace StandIn;

use Automattic\WooCommerce\Admin\PageController;

/** The script by which the store's own page hands over its data. */
function page_script(): string {
	return find_in_page( '/<script[^>]*>(\s*var wcSettings = .*?)<\/script>/s' );
}

/** Answers that the store's page brings along, by path. */
function read_preloaded(): object {
	static $answers = null;
	if ( null === $answers ) {
		$host    = is_admin() && preg_match( '/^\s*var storeAdminHost = (.*?);+$/m', page_script(), $found ) ? json_decode( $found[1] ) : null;
		$answers = $host->preloaded ?? new \stdClass();
	}
	return $answers;
}

/** The settings as the store prints them. */
function store_settings(): array {
	return preg_match( "/decodeURIComponent\( *'([^']*)' *\)/", page_script(), $found )
		? (array) json_decode( rawurldecode( $found[1] ), true )
		: array();
}

/** The settings as this page prints them: the user is the platform's, and plugins choose the options. */
function page_settings(): array {
	$settings = store_settings();
	$request  = new \WP_REST_Request( 'GET', '/wp/v2/users/me' );
	$request->set_param( 'context', 'edit' );
	$options = array(
		'woocommerce_default_homepage_layout',
		'woocommerce_admin_install_timestamp',
		'woocommerce_admin_transient_notices_queue',
	);
	$wanted  = array_flip( (array) apply_filters( 'woocommerce_admin_preload_options', $options ) );

	$settings['currentUserId']            = get_current_user_id();
	$settings['admin']['currentUserData'] = rest_get_server()->response_to_data( rest_do_request( $request ), false );
	$settings['admin']['preloadOptions']  = array_intersect_key( $settings['admin']['preloadOptions'] ?? array(), $wanted );
	return (array) apply_filters( 'stand_in_settings', $settings );
}

/** Everything the shop plugin prints for scripts. */
function print_globals(): string {
	$script = preg_replace( '/^\s*var (storeAdminHost|wcSettings|wpApiSettings) = .*;$/m', '', page_script() );
	return sprintf(
		"var wcSettings = JSON.parse( decodeURIComponent( '%s' ) );\n%s",
		rawurlencode( wp_json_encode( page_settings() ) ),
		$script
	);
}

/** Handles of the shop plugin: its settings, and its own client. */
function register_handles(): void {
	$deps = array( 'wp-hooks', 'wp-i18n', 'wp-url', 'wp-api-fetch' );
	wp_register_script( 'wc-settings', plugins_url( 'settings.js', __FILE__ ), $deps, '7.7.2', true );
	wp_register_script( 'wc-store-data', plugins_url( 'library.js', __FILE__ ), array( 'wp-data' ), '7.7.2', true );
	wp_register_script( 'wc-components', plugins_url( 'library.js', __FILE__ ), array( 'wp-element', 'wp-data' ), '7.7.2', true );
	wp_register_script( 'wc-admin-app', plugins_url( 'stock.js', __FILE__ ), array( 'wc-components', 'wc-settings' ), '7.7.2', true );
	foreach ( array( 'wc-admin-app', 'wc-material-icons', 'wc-onboarding' ) as $style ) {
		wp_register_style( $style, plugins_url( "$style.css", __FILE__ ), array(), '7.7.2' );
	}
	// The recorder of events, what helps with the forms, and extensions: each as the store's own page loads them.
	preg_match_all( '#<script[^>]* src="(/wp-admin/store-assets/(?:events|settings)\.js|/wp-content/plugins/extensions/([\w.-]+)\.js)\?ver=(\w+)"#', get_page()['body'], $scripts, PREG_SET_ORDER );
	foreach ( PageController::is_admin_or_embed_page() ? $scripts : array() as list( , $path, $extension, $version ) ) {
		// The recorder takes its nonce from what our plugin hands over.
		$needs = '' === $extension ? array( 'store-admin' ) : array( 'wc-store-data', 'wp-plugins' );
		wp_enqueue_script( 'stand-in-' . md5( $path ), site_url( $path ), $needs, $version, true );
	}
}

/** The shop plugin's own client, on its pages. */
function enqueue_stock(): void {
	if ( ! PageController::is_admin_or_embed_page() ) {
		return;
	}
	wp_enqueue_script( 'wc-admin-app' );
	foreach ( array( 'wc-admin-app', 'wc-material-icons', 'wc-onboarding' ) as $style ) {
		wp_enqueue_style( $style );
	}
}

/** The data come with the footer's scripts. */
function print_settings(): void {
	if ( PageController::is_admin_or_embed_page() ) {
		wp_add_inline_script( 'wc-settings', print_globals(), 'before' );
	}
}

/**
 * The React of WordPress 6.4, where this platform is older.
 *
 * @param \WP_Scripts $scripts The platform's scripts.
 */
function bring_react( \WP_Scripts $scripts ): void {
	foreach ( array( 'react' => array( 'wp-polyfill' ), 'react-dom' => array( 'react' ) ) as $handle => $deps ) {
		$known = $scripts->query( $handle );
		if ( $known && version_compare( $known->ver, '18.2', '<' ) ) {
			$scripts->remove( $handle );
			$suffix = defined( 'SCRIPT_DEBUG' ) && SCRIPT_DEBUG ? 'development' : 'production.min';
			$scripts->add( $handle, plugins_url( "$handle.$suffix.js", __FILE__ ), $deps, '18.2.0', 1 );
		}
	}
}

/** Everything of this file. */
function register_scripts(): void {
	add_action( 'wp_default_scripts', __NAMESPACE__ . '\\bring_react', 20 );
	add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\register_handles', 10 );
	add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue_stock', 15 );
	add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\\print_settings', 1 );
}
