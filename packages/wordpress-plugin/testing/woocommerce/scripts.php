<?php
/**
 * WooCommerce's scripts and settings.
 *
 * @package StandIn
 */

namespace StandIn;

use Automattic\WooCommerce\Admin\PageController;

/** Returns the data script of the store's page. */
function page_script(): string {
	return find_in_page( '/<script[^>]*>(\s*var wcSettings = .*?)<\/script>/s' );
}

/** Returns the preloaded responses of the store's page, by path. */
function read_preloaded(): object {
	static $answers = null;
	if ( null === $answers ) {
		$host    = is_admin() && preg_match( '/^\s*var storeAdminHost = (.*?);+$/m', page_script(), $found ) ? json_decode( $found[1] ) : null;
		$answers = $host->preloaded ?? new \stdClass();
	}
	return $answers;
}

/** Returns the settings of the store's page. */
function store_settings(): array {
	return preg_match( "/decodeURIComponent\( *'([^']*)' *\)/", page_script(), $found )
		? (array) json_decode( rawurldecode( $found[1] ), true )
		: array();
}

/** Whether all REST fields were registered when WooCommerce described the user. */
function has_fields( bool $is_now = false ): bool {
	static $had = false;
	$had        = $is_now ? did_action( 'rest_api_init' ) > 0 : $had;
	return $had;
}

/** Returns the settings for this page, with the WordPress user and options that plugins add. */
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
	// Newer versions describe the user early, by the fields registered until then.
	if ( version_compare( WC_VERSION, '11', '>=' ) && ! has_fields() ) {
		unset( $settings['admin']['currentUserData']['woocommerce_meta'] );
	}
	// Newer versions detect the overview by its place in the menu.
	if ( version_compare( WC_VERSION, '11', '>=' ) && ! current_user_can( 'manage_woocommerce' ) ) {
		$settings['admin']['dataEndpoints'] = array_map( __NAMESPACE__ . '\\read_data', (array) apply_filters( 'woocommerce_component_settings_preload_endpoints', array() ) );
	}
	// WooCommerce adds currency formats per locale to each country.
	foreach ( array_keys( $settings['admin']['onboarding']['localeInfo'] ?? array() ) as $country ) {
		$settings['admin']['onboarding']['localeInfo'][ $country ]['locales'] = array( "en_$country" => array( 'currency_pos' => 'left' ) );
	}
	$settings['admin']                    = apply_filters( 'woocommerce_admin_onboarding_preloaded_data', $settings['admin'] );
	$settings['admin']['preloadOptions']  = preload_options( $settings['admin']['preloadOptions'] ?? array(), $wanted );
	return (array) apply_filters( 'stand_in_settings', $settings );
}

/** Returns REST data as arrays, or an empty array on error. */
function read_data( string $path ): array {
	$response = call( 'GET', "/wp-json$path" );
	return 200 === $response['status'] ? (array) json_decode( $response['body'], true ) : array();
}

/**
 * Adds options that plugins preload.
 *
 * @param array $printed Options of the store's page.
 * @param array $wanted  Option names as keys.
 */
function preload_options( array $printed, array $wanted ): array {
	$missing = array_keys( array_diff_key( $wanted, $printed ) );
	$loaded  = array() === $missing ? array() : json_decode( call( 'GET', '/wp-json/wc-admin/options?options=' . implode( ',', $missing ) )['body'], true );
	return array_intersect_key( $printed + (array) $loaded, $wanted );
}

/** Prints all WooCommerce data for scripts, except the client's. */
function print_globals(): string {
	$script = preg_replace( '/^\s*var (storeAdminHost|wcSettings|wpApiSettings|wcAdminFeatures) = .*;$/m', '', page_script() );
	return sprintf(
		// Events wait in a queue until the recorder is loaded, as in WooCommerce.
		"var keptEvents = [], keepEvent = ( event ) => keptEvents.push( event );\naddEventListener( 'wcTracksEvent', keepEvent );\nvar wcSettings = JSON.parse( decodeURIComponent( '%s' ) );\n%s",
		rawurlencode( wp_json_encode( page_settings() ) ),
		$script
	);
}

/** Enqueues the event recorder, form scripts and extensions of the store's page. */
function enqueue_extensions(): void {
	preg_match_all( '#<script[^>]* src="(/wp-admin/store-assets/(?:events|settings)\.js|/wp-content/plugins/extensions/([\w.-]+)\.js)\?ver=(\w+)"#', get_page()['body'], $scripts, PREG_SET_ORDER );
	foreach ( PageController::is_admin_or_embed_page() ? $scripts : array() as list( , $path, $extension, $version ) ) {
		// The recorder reads its nonce from the plugin's data.
		$needs  = '' === $extension ? array( 'store-admin' ) : array( 'wc-store-data', 'wp-plugins' );
		$handle = 'stand-in-' . md5( $path );
		wp_enqueue_script( $handle, site_url( $path ), $needs, $version, true );
		if ( false !== strpos( $path, '/events.js' ) ) {
			wp_add_inline_script( $handle, 'removeEventListener( "wcTracksEvent", keepEvent ); keptEvents.forEach( ( { detail } ) => dispatchEvent( new CustomEvent( "wcTracksEvent", { detail } ) ) );' );
		}
	}
}

/** Paths of extension pages. */
const EXTENSION_PAGES = array( '/opening-hours', '/opening-hours-classic', '/suppliers', '/suppliers-classic' );

/** WooCommerce scripts that depend on the client. */
function enqueue_around(): void {
	if ( ! PageController::is_admin_or_embed_page() ) {
		return;
	}
	if ( version_compare( WC_VERSION, '11', '>=' ) ) {
		Client_Assets::get_instance()->register_script( 'wcsettings-deprecation', array( 'wc-settings' ) );
		wp_enqueue_script( 'wc-admin-command-palette', plugins_url( 'command-palette.js', WC_PLUGIN_FILE ), array( 'wc-tracks', 'wp-commands' ), WC_VERSION, true );
	} elseif ( 'wc-settings' === ( $_GET['page'] ?? '' ) && 'checkout' === ( $_GET['tab'] ?? '' ) ) {
		Client_Assets::get_instance()->register_script( 'payment-method-promotions', array( 'wc-components', 'wc-store-data' ) );
	}
}

/** Prints the data with the footer scripts. */
function print_settings(): void {
	if ( PageController::is_admin_or_embed_page() ) {
		wp_add_inline_script( 'wc-settings', print_globals(), 'before' );
	}
}

/**
 * Registers React 18.2, the version of WordPress 6.4.
 *
 * @param \WP_Scripts $scripts Registered scripts.
 */
function register_react( \WP_Scripts $scripts ): void {
	foreach ( array( 'react' => array( 'wp-polyfill' ), 'react-dom' => array( 'react' ) ) as $handle => $deps ) {
		$react = $scripts->query( $handle );
		if ( $react && version_compare( $react->ver, '18.2', '<' ) ) {
			$scripts->remove( $handle );
			$suffix = defined( 'SCRIPT_DEBUG' ) && SCRIPT_DEBUG ? 'development' : 'production.min';
			$scripts->add( $handle, plugins_url( "$handle.$suffix.js", __FILE__ ), $deps, '18.2.0', 1 );
		}
	}
}

/** Registers the hooks. */
function register_scripts(): void {
	add_action( 'wp_default_scripts', __NAMESPACE__ . '\\register_react', 20 );
	Client_Assets::get_instance();
	Features::register();
	new Appearance_Task();
	add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue_around', 11 );
	add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue_extensions', 12 );
	add_filter( 'store_admin_pages', static fn( $paths ) => array_merge( $paths, EXTENSION_PAGES ) );
	add_action(
		'admin_enqueue_scripts',
		static function () {
			has_fields( true );
		}
	);
	add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\\print_settings', 1 );
}
