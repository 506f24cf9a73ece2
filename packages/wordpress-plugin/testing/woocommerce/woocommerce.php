<?php
/**
 * Plugin Name: WooCommerce
 * Description: Stands in for the shop plugin where only its pages and answers matter. Test code, no part of any release.
 * Version: 7.7.2
 *
 * Pages and figures come from an embedded store, whose address and sessions are in `store.json` beside this file.
 *
 * @package StandIn
 */

namespace Automattic\WooCommerce\Admin {

	/** Tells which pages are the dashboard's (contract, WordPress host). */
	class PageController {

		/** Own pages. */
		public static function is_admin_page(): bool {
			return is_admin() && 'wc-admin' === ( $_GET['page'] ?? '' );
		}

		/** Classic store pages. */
		public static function is_embed_page(): bool {
			return is_admin() && 'wc-settings' === ( $_GET['page'] ?? '' );
		}

		/** Either. */
		public static function is_admin_or_embed_page(): bool {
			return self::is_admin_page() || self::is_embed_page();
		}
	}
}

namespace StandIn {

	use Automattic\WooCommerce\Admin\PageController;

	/** What `store.json` says: `origin`, `cookies` by user name, and the `version` to pretend. */
	function store(): array {
		static $store = null;
		$store = $store ?? json_decode( (string) file_get_contents( __DIR__ . '/store.json' ), true );
		return $store;
	}

	/** Asks the embedded store in the name of the current user: `[status, headers, body]`, with this site's addresses. */
	function ask( string $method, string $path, ?string $body = null, array $headers = array() ): array {
		$login    = wp_get_current_user()->user_login;
		$response = wp_remote_request(
			store()['origin'] . $path,
			array(
				'method'      => $method,
				'body'        => $body,
				'timeout'     => 20,
				'redirection' => 0,
				'headers'     => $headers + array(
					'Cookie' => store()['cookies'][ $login ] ?? '',
					'Origin' => store()['origin'],
				),
			)
		);
		if ( is_wp_error( $response ) ) {
			return array( 502, array(), '{"code":"no_store","message":"The embedded store does not answer."}' );
		}
		return array(
			wp_remote_retrieve_response_code( $response ),
			wp_remote_retrieve_headers( $response )->getAll(),
			translate_addresses( wp_remote_retrieve_body( $response ) ),
		);
	}

	/** The store's own addresses become this site's. */
	function translate_addresses( string $text ): string {
		$origin = store()['origin'];
		$site   = untrailingslashit( site_url() );
		return str_replace(
			array( $origin, rawurlencode( $origin ), wp_json_encode( $origin ) ),
			array( $site, rawurlencode( $site ), wp_json_encode( $site ) ),
			$text
		);
	}

	/** Calls of the shop's interface go to the store; those of the platform's stay here. */
	function register_routes(): void {
		foreach ( array( 'wc-admin', 'wc-analytics', 'wc/v3', 'wc/v2', 'wc/v1', 'wc-telemetry' ) as $name ) {
			register_rest_route(
				$name,
				'/(?P<rest>.*)',
				array(
					'methods'             => 'GET, POST, PUT, DELETE, PATCH',
					'permission_callback' => static function () {
						return current_user_can( 'view_woocommerce_reports' );
					},
					'callback'            => __NAMESPACE__ . '\\pass_on',
				)
			);
		}
		register_rest_field(
			'user',
			'woocommerce_meta',
			array(
				'get_callback'    => static function ( $user ) {
					return get_preferences( (int) $user['id'] );
				},
				'update_callback' => static function ( $values, $user ) {
					foreach ( array_intersect_key( (array) $values, get_preferences( $user->ID ) ) as $key => $value ) {
						update_user_meta( $user->ID, "woocommerce_admin_$key", $value );
					}
				},
			)
		);
	}

	/** What is kept for a user: the shop's fields and those that plugins add. */
	function get_preferences( int $id ): array {
		$own   = array_keys( (array) ( store_settings()['admin']['currentUserData']['woocommerce_meta'] ?? array() ) );
		$known = array_diff( $own, array( 'extensions_off', 'payment_benefits_dismissed', 'promotions_hidden', 'report_views', 'suggestions_dismissed' ) );
		$found = array();
		foreach ( (array) apply_filters( 'woocommerce_admin_get_user_data_fields', $known ) as $key ) {
			$found[ $key ] = (string) get_user_meta( $id, "woocommerce_admin_$key", true );
		}
		return $found;
	}

	/** One call of the shop's interface. */
	function pass_on( \WP_REST_Request $request ): \WP_REST_Response {
		list( , , $nonce ) = ask( 'GET', '/wp-admin/admin-ajax.php?action=rest-nonce' );
		$query             = http_build_query( array_diff_key( $request->get_query_params(), array( 'rest_route' => '' ) ) );
		$path              = '/wp-json' . $request->get_route() . ( '' === $query ? '' : "?$query" );
		$is_read           = 'GET' === $request->get_method();
		list( $status, $headers, $body ) = ask(
			$request->get_method(),
			$path,
			$is_read ? null : $request->get_body(),
			array( 'X-WP-Nonce' => $nonce ) + ( $is_read ? array() : array( 'Content-Type' => $request->get_header( 'content_type' ) ?? 'application/json' ) )
		);
		$answer = new \WP_REST_Response( json_decode( $body, true ), $status );
		foreach ( array( 'x-wp-total', 'x-wp-totalpages' ) as $name ) {
			if ( isset( $headers[ $name ] ) ) {
				$answer->header( $name, $headers[ $name ] );
			}
		}
		return $answer;
	}

	/** The script by which the store's own page hands over its data. */
	function page_script(): string {
		static $script = null;
		if ( null === $script ) {
			$query           = http_build_query( array_diff_key( $_GET, array( 'dashboard' => '' ) ) );
			list( , , $page ) = ask( 'GET', '/wp-admin/admin.php?' . ( PageController::is_admin_or_embed_page() ? $query : 'page=wc-admin' ) );
			$script          = preg_match( '/<script[^>]*>(\s*var wcSettings = .*?)<\/script>/s', $page, $found ) ? $found[1] : '';
		}
		return $script;
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
		$me       = rest_do_request( new_request( '/wp/v2/users/me' ) );
		$options  = array(
			'woocommerce_default_homepage_layout',
			'woocommerce_admin_install_timestamp',
			'woocommerce_admin_transient_notices_queue',
		);
		$wanted   = array_flip( (array) apply_filters( 'woocommerce_admin_preload_options', $options ) );

		$settings['currentUserId']             = get_current_user_id();
		$settings['admin']['currentUserData']  = rest_get_server()->response_to_data( $me, false );
		$settings['admin']['preloadOptions']   = array_intersect_key( $settings['admin']['preloadOptions'] ?? array(), $wanted );
		return (array) apply_filters( 'stand_in_settings', $settings );
	}

	/** A read for editing. */
	function new_request( string $route ): \WP_REST_Request {
		$request = new \WP_REST_Request( 'GET', $route );
		$request->set_param( 'context', 'edit' );
		return $request;
	}

	/** Everything the shop plugin prints for scripts. */
	function print_globals(): string {
		$script = preg_replace( '/^\s*var (storeAdminHost|wcSettings) = .*;$/m', '', page_script() );
		return sprintf(
			"var wcSettings = JSON.parse( decodeURIComponent( '%s' ) );\n%s",
			rawurlencode( wp_json_encode( page_settings() ) ),
			$script
		);
	}

	/** Handles of the shop plugin: its settings, and its own client. */
	function register_scripts(): void {
		$deps = array( 'wp-hooks', 'wp-i18n', 'wp-url', 'wp-api-fetch' );
		wp_register_script( 'wc-settings', plugins_url( 'settings.js', __FILE__ ), $deps, '7.7.2', true );
		wp_register_script( 'wc-components', plugins_url( 'library.js', __FILE__ ), array( 'wp-element', 'wp-data' ), '7.7.2', true );
		wp_register_script( 'wc-admin-app', plugins_url( 'stock.js', __FILE__ ), array( 'wc-components', 'wc-settings' ), '7.7.2', true );
		foreach ( array( 'wc-admin-app', 'wc-material-icons', 'wc-onboarding' ) as $style ) {
			wp_register_style( $style, plugins_url( "$style.css", __FILE__ ), array(), '7.7.2' );
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

	/** Menu entries, with the pages behind them. */
	function add_menu(): void {
		$see = 'view_woocommerce_reports';
		add_menu_page( 'WooCommerce', 'WooCommerce', $see, 'woocommerce', '__return_null', 'dashicons-store', 55 );
		add_submenu_page( 'woocommerce', 'Home', 'Home', $see, 'wc-admin', __NAMESPACE__ . '\\print_own_page' );
		add_submenu_page( 'woocommerce', 'Settings', 'Settings', 'manage_woocommerce', 'wc-settings', __NAMESPACE__ . '\\print_classic_page' );
		remove_submenu_page( 'woocommerce', 'woocommerce' );
	}

	/** The mount element, alone. */
	function print_own_page(): void {
		echo '<div class="wrap"><div id="root"></div></div>';
	}

	/** A form, as settings pages have one. */
	function print_classic_page(): void {
		?>
		<div class="wrap woocommerce">
			<form method="post" id="mainform" action="">
				<h1 class="screen-reader-text">General</h1>
				<h2>Store Address</h2>
				<table class="form-table"><tr>
					<th scope="row"><label for="woocommerce_store_address">Address line 1</label></th>
					<td><input name="woocommerce_store_address" id="woocommerce_store_address" type="text"></td>
				</tr></table>
				<p class="submit"><button type="submit" class="button-primary woocommerce-save-button">Save changes</button></p>
			</form>
		</div>
		<?php
	}

	/** Where the client draws its header on classic pages. */
	function print_embed_root(): void {
		if ( PageController::is_embed_page() ) {
			echo '<div id="woocommerce-embedded-root" class="is-embed-loading"><div class="woocommerce-layout"><div class="woocommerce-layout__header is-embed-loading"><h1 class="woocommerce-layout__header-heading">General</h1></div></div></div>';
		}
	}

	/** Classes of the dashboard's pages. */
	function add_body_classes( string $classes ): string {
		if ( PageController::is_admin_or_embed_page() ) {
			$classes .= ' woocommerce-page' . ( PageController::is_embed_page() ? ' woocommerce-embed-page' : '' );
		}
		return $classes;
	}

	/** Who may do what. */
	function add_capabilities(): void {
		$administrator = get_role( 'administrator' );
		foreach ( array( 'manage_woocommerce', 'view_woocommerce_reports', 'edit_others_shop_orders' ) as $capability ) {
			$administrator->add_cap( $capability );
		}
		add_role( 'analyst', 'Analyst', array( 'read' => true, 'view_woocommerce_reports' => true ) );
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

	if ( empty( store()['absent'] ) ) {
		define( 'WC_VERSION', store()['version'] ?? '7.7.2' );
		require_once __DIR__ . '/class-woocommerce.php';
		add_action( 'wp_default_scripts', __NAMESPACE__ . '\\bring_react', 20 );
		add_action( 'init', __NAMESPACE__ . '\\add_capabilities' );
		add_action(
			'init',
			static function () {
				load_plugin_textdomain( 'woocommerce' );
			}
		);
		add_action( 'rest_api_init', __NAMESPACE__ . '\\register_routes' );
		add_action( 'admin_menu', __NAMESPACE__ . '\\add_menu' );
		add_action( 'in_admin_header', __NAMESPACE__ . '\\print_embed_root' );
		add_filter( 'admin_body_class', __NAMESPACE__ . '\\add_body_classes' );
		add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\register_scripts', 10 );
		add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue_stock', 15 );
		add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\\print_settings', 1 );
	}
}
