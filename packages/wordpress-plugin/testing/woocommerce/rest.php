<?php
/**
 * Passes WooCommerce REST requests on to the embedded store. User requests stay in WordPress.
 *
 * @package StandIn
 */

namespace StandIn;

require_once __DIR__ . '/class-store-response.php';
require_once __DIR__ . '/class-indicators-controller.php';

/** Returns the embedded store's nonce for the current user. */
function get_nonce(): string {
	return send_request( 'GET', '/wp-admin/admin-ajax.php?action=rest-nonce' )['body'];
}

/** Sends a REST request to the embedded store. */
function call( string $method, string $path, ?string $body = null, array $headers = array() ): array {
	return send_request( $method, $path, $body, array( 'X-WP-Nonce' => get_nonce() ) + $headers );
}

/**
 * Responds to a request, unless WordPress does.
 *
 * @param mixed            $result  Response of an earlier filter.
 * @param \WP_REST_Server  $server  REST server.
 * @param \WP_REST_Request $request REST request.
 */
function dispatch_to_store( $result, $server, \WP_REST_Request $request ) {
	$route = $request->get_route();
	if ( null !== $result || preg_match( '#^/($|oembed|batch|wp-site-health|store-admin)#', $route ) || '/' . Indicators_Controller::NAMESPACE . Indicators_Controller::ROUTE === $route ) {
		return $result;
	}
	if ( '/wc-analytics/imports/status' === $route && version_compare( WC_VERSION, '11', '>=' ) ) {
		return rest_ensure_response( get_scheduled_imports() );
	}
	if ( refuses_options( $request ) ) {
		return new \WP_Error( 'woocommerce_rest_cannot_update', 'Sorry, you cannot manage these options.', array( 'status' => 403 ) );
	}
	if ( 0 !== strpos( $route, '/wp/v2/users' ) ) {
		return proxy_request( $request, $route );
	}
	if ( ! is_http_request( $request ) || ! is_user_logged_in() ) {
		return $result;
	}
	// The store gets it too, so that it can simulate failures and print the same fields.
	$response = proxy_request( $request, '/wp/v2/users/me' );
	return $response->get_status() >= 400 || null === json_decode( $response->raw ) ? $response : $result;
}

/** Scheduled imports of newer WooCommerce versions. */
function get_scheduled_imports(): array {
	return array(
		'mode'                      => 'scheduled',
		'last_processed_date'       => wp_date( 'Y-m-d H:i:s', time() - HOUR_IN_SECONDS ),
		'next_scheduled'            => wp_date( 'Y-m-d H:i:s', time() + 11 * HOUR_IN_SECONDS ),
		'import_in_progress_or_due' => false,
		'failed_count'              => 0,
		'failed_overflow_count'     => 0,
	);
}

/** Options that newer versions no longer allow. */
const UNLISTED_OPTIONS = array( 'woocommerce_task_list_reminder_bar_hidden', 'woocommerce_task_list_prompt_shown', 'wc_connect_taxes_enabled' );

/** Whether newer versions refuse this request outside production. */
function refuses_options( \WP_REST_Request $request ): bool {
	if ( '/wc-admin/options' !== $request->get_route() || version_compare( WC_VERSION, '11', '<' ) ) {
		return false;
	}
	$names = 'GET' === $request->get_method() ? explode( ',', (string) $request['options'] ) : array_keys( (array) $request->get_json_params() );
	return array() !== array_intersect( UNLISTED_OPTIONS, $names ) && ( 'production' !== wp_get_environment_type() || ! current_user_can( 'manage_options' ) );
}

/** Whether this is an HTTP request, not an internal one. */
function is_http_request( \WP_REST_Request $request ): bool {
	$route = untrailingslashit( $GLOBALS['wp']->query_vars['rest_route'] ?? '' );
	return untrailingslashit( $request->get_route() ) === $route && defined( 'REST_REQUEST' ) && REST_REQUEST && ( $_SERVER['REQUEST_METHOD'] === $request->get_method() || isset( $_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'] ) );
}

/** Returns the store's response. Preloaded responses are those of the store's page. */
function proxy_request( \WP_REST_Request $request, string $route ): Store_Response {
	$preloaded = is_http_request( $request ) ? null : ( read_preloaded()->$route ?? null );
	if ( null !== $preloaded && array() === $request->get_query_params() ) {
		return new Store_Response( $preloaded->body, 200 );
	}
	$query   = http_build_query( array_diff_key( $request->get_query_params(), array( 'rest_route' => '' ) ) );
	$path    = "/wp-json$route" . ( '' === $query ? '' : "?$query" );
	$headers = array();
	$body    = null;
	if ( 'GET' !== $request->get_method() ) {
		list( $body, $headers['Content-Type'] ) = is_http_request( $request ) && ! $request->is_json_content_type() ? get_request_body() : array( $request->get_body(), 'application/json' );
	}
	if ( $request->get_header( 'content_disposition' ) ) {
		$headers['Content-Disposition'] = $request->get_header( 'content_disposition' );
	}
	$store_response = call( $request->get_method(), $path, $body, $headers );
	// Preloading needs objects; field filtering needs arrays.
	$response      = new Store_Response( parse_response( $store_response['body'], is_http_request( $request ) ), $store_response['status'] );
	$response->raw = $store_response['body'];
	$kept          = array( 'content-type', 'content-disposition', 'x-wp-total', 'x-wp-totalpages', 'link', 'location', 'retry-after' );
	$response->set_headers( array_intersect_key( $store_response['headers'], array_flip( $kept ) ) );
	return $response;
}

/**
 * Decodes a response; records are arrays, so that WordPress can follow their links.
 *
 * @param string $body     JSON.
 * @param bool   $is_plain Whether nested objects are arrays too.
 */
function parse_response( string $body, bool $is_plain ) {
	$response = json_decode( $body, $is_plain ) ?? array();
	if ( $is_plain || ! is_array( $response ) ) {
		return $response;
	}
	return array_map(
		static function ( $item ) {
			return isset( $item->_links ) ? array( '_links' => json_decode( wp_json_encode( $item->_links ), true ) ) + (array) $item : $item;
		},
		$response
	);
}

/**
 * Sends the response as the store wrote it.
 *
 * @param bool              $is_served Whether it was sent.
 * @param \WP_HTTP_Response $response  The response.
 */
function serve_response( $is_served, $response ): bool {
	if ( ! $is_served && $response instanceof Store_Response ) {
		// WordPress would send these headers later.
		nocache_headers();
		add_filter( 'rest_send_nocache_headers', '__return_false' );
		echo $response->raw; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON of the embedded store.
		return true;
	}
	return (bool) $is_served;
}

/** Registers WooCommerce's user fields. */
function register_user_fields(): void {
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

/** Returns the preferences of a user. */
function get_preferences( int $id ): array {
	static $own = null;
	$own        = $own ?? (array) ( json_decode( call( 'GET', '/wp-json/wp/v2/users/me?context=edit' )['body'], true )['woocommerce_meta'] ?? array() );
	$known      = array_diff( array_keys( $own ), array( 'color_scheme', 'density', 'extensions_off', 'payment_benefits_dismissed', 'promotions_hidden', 'report_views', 'shortcuts_off', 'suggestions_dismissed' ) );
	$found      = array();
	foreach ( (array) apply_filters( 'woocommerce_admin_get_user_data_fields', $known ) as $key ) {
		$found[ $key ] = metadata_exists( 'user', $id, "woocommerce_admin_$key" )
			? (string) get_user_meta( $id, "woocommerce_admin_$key", true )
			: (string) ( $own[ $key ] ?? '' );
	}
	return $found;
}

/** Registers the hooks. */
function register_rest(): void {
	add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\\dispatch_to_store', 10, 3 );
	// After WordPress's own, which sends headers.
	add_filter( 'rest_pre_serve_request', __NAMESPACE__ . '\\serve_response', 20, 2 );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_user_fields' );
	add_action( 'rest_api_init', array( new Indicators_Controller(), 'register_routes' ) );
}
