<?php
/**
 * Calls of the shop's interface go to the store; those of the platform's about people stay here.
 *
 * @package StandIn
 */

namespace StandIn;

require_once __DIR__ . '/class-passed-on.php';
require_once __DIR__ . '/class-indicators-controller.php';

/** The nonce that the store wants with calls of whoever is logged in. */
function get_nonce(): string {
	return ask( 'GET', '/wp-admin/admin-ajax.php?action=rest-nonce' )['body'];
}

/** One call of the store's interface. */
function call( string $method, string $path, ?string $body = null, array $headers = array() ): array {
	return ask( $method, $path, $body, array( 'X-WP-Nonce' => get_nonce() ) + $headers );
}

/**
 * Answers a call, unless the platform does.
 *
 * @param mixed            $result  What others answered.
 * @param \WP_REST_Server  $server  The platform's own interface.
 * @param \WP_REST_Request $request The call.
 */
function answer_call( $result, $server, \WP_REST_Request $request ) {
	$route = $request->get_route();
	if ( null !== $result || preg_match( '#^/($|oembed|batch|wp-site-health|store-admin)#', $route ) || '/' . Indicators_Controller::NAMESPACE . Indicators_Controller::ROUTE === $route ) {
		return $result;
	}
	if ( '/wc-analytics/imports/status' === $route && version_compare( WC_VERSION, '11', '>=' ) ) {
		return rest_ensure_response( tell_imports() );
	}
	if ( refuses_options( $request ) ) {
		return new \WP_Error( 'woocommerce_rest_cannot_update', 'Sorry, you cannot manage these options.', array( 'status' => 403 ) );
	}
	if ( 0 !== strpos( $route, '/wp/v2/users' ) ) {
		return pass_on( $request, $route );
	}
	if ( ! is_served( $request ) || ! is_user_logged_in() ) {
		return $result;
	}
	// The store hears of it as well, so that it can fail, and prints the same fields into its pages.
	$answer = pass_on( $request, '/wp/v2/users/me' );
	return $answer->get_status() >= 400 || null === json_decode( $answer->raw ) ? $answer : $result;
}

/** What newer versions say of how orders get into the reports: on a schedule, unless the owner wants it at once. */
function tell_imports(): array {
	return array(
		'mode'                      => 'scheduled',
		'last_processed_date'       => wp_date( 'Y-m-d H:i:s', time() - HOUR_IN_SECONDS ),
		'next_scheduled'            => wp_date( 'Y-m-d H:i:s', time() + 11 * HOUR_IN_SECONDS ),
		'import_in_progress_or_due' => false,
		'failed_count'              => 0,
		'failed_overflow_count'     => 0,
	);
}

/** Options that newer versions took off the list of what their dashboard reads and writes. */
const UNLISTED_OPTIONS = array( 'woocommerce_task_list_reminder_bar_hidden', 'woocommerce_task_list_prompt_shown', 'wc_connect_taxes_enabled' );

/** Whether a call asks a newer version for something that is off its list; it refuses that to everybody outside production. */
function refuses_options( \WP_REST_Request $request ): bool {
	if ( '/wc-admin/options' !== $request->get_route() || version_compare( WC_VERSION, '11', '<' ) ) {
		return false;
	}
	$names = 'GET' === $request->get_method() ? explode( ',', (string) $request['options'] ) : array_keys( (array) $request->get_json_params() );
	return array() !== array_intersect( UNLISTED_OPTIONS, $names ) && ( 'production' !== wp_get_environment_type() || ! current_user_can( 'manage_options' ) );
}

/** Whether a call came over the network, and not from a page that is drawn here, or from another call. */
function is_served( \WP_REST_Request $request ): bool {
	$asked = untrailingslashit( $GLOBALS['wp']->query_vars['rest_route'] ?? '' );
	return untrailingslashit( $request->get_route() ) === $asked && defined( 'REST_REQUEST' ) && REST_REQUEST && ( $_SERVER['REQUEST_METHOD'] === $request->get_method() || isset( $_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'] ) );
}

/** What the store answers to a call. Pages bring along what the store's own page does, whatever its interface says just then. */
function pass_on( \WP_REST_Request $request, string $route ): Passed_On {
	$preloaded = is_served( $request ) ? null : ( read_preloaded()->$route ?? null );
	if ( null !== $preloaded && array() === $request->get_query_params() ) {
		return new Passed_On( $preloaded->body, 200 );
	}
	$query   = http_build_query( array_diff_key( $request->get_query_params(), array( 'rest_route' => '' ) ) );
	$path    = "/wp-json$route" . ( '' === $query ? '' : "?$query" );
	$headers = array();
	$body    = null;
	if ( 'GET' !== $request->get_method() ) {
		list( $body, $headers['Content-Type'] ) = is_served( $request ) && ! $request->is_json_content_type() ? sent_body() : array( $request->get_body(), 'application/json' );
	}
	if ( $request->get_header( 'content_disposition' ) ) {
		$headers['Content-Disposition'] = $request->get_header( 'content_disposition' );
	}
	$answer         = call( $request->get_method(), $path, $body, $headers );
	// Pages that bring answers along want objects as such; the platform looks for chosen fields in arrays only.
	$response       = new Passed_On( read_answer( $answer['body'], is_served( $request ) ), $answer['status'] );
	$response->raw  = $answer['body'];
	$kept           = array( 'content-type', 'content-disposition', 'x-wp-total', 'x-wp-totalpages', 'link', 'location', 'retry-after' );
	$response->set_headers( array_intersect_key( $answer['headers'], array_flip( $kept ) ) );
	return $response;
}

/**
 * What an answer says. Records are arrays, whose links the platform can follow.
 *
 * @param string $body     JSON.
 * @param bool   $is_plain Whether everything within is an array, too.
 */
function read_answer( string $body, bool $is_plain ) {
	$answer = json_decode( $body, $is_plain ) ?? array();
	if ( $is_plain || ! is_array( $answer ) ) {
		return $answer;
	}
	return array_map(
		static function ( $item ) {
			return isset( $item->_links ) ? array( '_links' => json_decode( wp_json_encode( $item->_links ), true ) ) + (array) $item : $item;
		},
		$answer
	);
}

/**
 * Writes an answer as the store did.
 *
 * @param bool              $is_served Whether that is done.
 * @param \WP_HTTP_Response $answer    The answer.
 */
function serve( $is_served, $answer ): bool {
	if ( ! $is_served && $answer instanceof Passed_On ) {
		// The platform would send these afterwards.
		nocache_headers();
		add_filter( 'rest_send_nocache_headers', '__return_false' );
		echo $answer->raw; // phpcs:ignore WordPress.Security.EscapeOutput -- as the store wrote it.
		return true;
	}
	return (bool) $is_served;
}

/** The fields that the shop plugin keeps for people. */
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

/** What is kept for a user: the shop's fields and those that plugins add. */
function get_preferences( int $id ): array {
	static $own = null;
	$own        = $own ?? (array) ( json_decode( call( 'GET', '/wp-json/wp/v2/users/me?context=edit' )['body'], true )['woocommerce_meta'] ?? array() );
	$known      = array_diff( array_keys( $own ), array( 'color_scheme', 'extensions_off', 'payment_benefits_dismissed', 'promotions_hidden', 'report_views', 'shortcuts_off', 'suggestions_dismissed' ) );
	$found      = array();
	foreach ( (array) apply_filters( 'woocommerce_admin_get_user_data_fields', $known ) as $key ) {
		$found[ $key ] = metadata_exists( 'user', $id, "woocommerce_admin_$key" )
			? (string) get_user_meta( $id, "woocommerce_admin_$key", true )
			: (string) ( $own[ $key ] ?? '' );
	}
	return $found;
}

/** Everything of this file. */
function register_rest(): void {
	add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\\answer_call', 10, 3 );
	// After the platform's own, which sends headers.
	add_filter( 'rest_pre_serve_request', __NAMESPACE__ . '\\serve', 20, 2 );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_user_fields' );
	add_action( 'rest_api_init', array( new Indicators_Controller(), 'register_routes' ) );
}
