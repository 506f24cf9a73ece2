<?php
/**
 * Several answers of the shop's interface in one.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/**
 * `GET store-admin/v1/answers?paths[]=…`: what GETs of these paths would have answered, one to a line as each of them is
 * known, so that a page begins with one request and the platform is started once for all of them. Each is asked in the
 * reader's own name, with its own checks; what is refused or fails is left out, and the page asks for it itself.
 */
class Answers {

	const NAMESPACE = 'store-admin/v1';
	const ROUTE     = '/answers';

	/** More than any page begins with. */
	const MOST = 12;

	/** Offers the route. */
	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'register_route' ) );
		add_filter( 'rest_pre_serve_request', array( self::class, 'serve' ), 10, 4 );
	}

	/** The route with its parameters. */
	public static function register_route(): void {
		register_rest_route(
			self::NAMESPACE,
			self::ROUTE,
			array(
				'methods'             => 'GET',
				'callback'            => array( self::class, 'accept' ),
				'permission_callback' => 'is_user_logged_in',
				'args'                => array(
					'paths' => array(
						'type'     => 'array',
						'required' => true,
						'minItems' => 1,
						'maxItems' => self::MOST,
						'items'    => array(
							'type'    => 'string',
							'pattern' => '^/(?!store-admin/)[\w-]+/',
						),
					),
				),
			)
		);
	}

	/** The answers follow while they are sent. */
	public static function accept(): \WP_REST_Response {
		$response = new \WP_REST_Response( null, 200 );
		$response->header( 'Content-Type', 'application/x-ndjson; charset=utf-8' );
		// Servers that stand before this one may hold an answer back until it is whole.
		$response->header( 'X-Accel-Buffering', 'no' );
		return $response;
	}

	/**
	 * Sends one line for each path, as soon as it is known.
	 *
	 * @param bool              $is_served Whether somebody else has sent something.
	 * @param \WP_HTTP_Response $result    The answer so far.
	 * @param \WP_REST_Request  $request   What was asked.
	 * @param \WP_REST_Server   $server    The platform's server.
	 */
	public static function serve( $is_served, $result, $request, $server ): bool {
		if ( $is_served || '/' . self::NAMESPACE . self::ROUTE !== $request->get_route() || 200 !== $result->get_status() ) {
			return (bool) $is_served;
		}
		// The platform sends these afterwards, when it is too late for headers.
		nocache_headers();
		add_filter( 'rest_send_nocache_headers', '__return_false' );
		add_filter( 'rest_dispatch_request', array( self::class, 'dispatch_afresh' ), 10, 4 );
		foreach ( $request['paths'] as $path ) {
			try {
				$answer = self::ask( $path, $server );
			} catch ( \Throwable $failure ) {
				// What one answer breaks on must not cost the others theirs; the client asks for it alone, and hears why.
				$answer = null;
			}
			if ( null !== $answer ) {
				// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON, sent as such.
				echo wp_json_encode( array( 'path' => $path ) + $answer, JSON_UNESCAPED_SLASHES ) . "\n";
				flush();
			}
		}
		return true;
	}

	/**
	 * Has each call answered by a controller of its own: some keep what they read for as long as PHP runs, as if nobody could
	 * ask them twice, and would tell of one span of time what they found in another.
	 *
	 * @param mixed            $result  What others answered.
	 * @param \WP_REST_Request $request What is asked.
	 * @param string           $route   Its pattern.
	 * @param array            $handler Who answers it.
	 * @return mixed
	 */
	public static function dispatch_afresh( $result, $request, $route, $handler ) {
		$callback = $handler['callback'];
		if ( null !== $result || ! is_array( $callback ) || ! is_object( $callback[0] ) ) {
			return $result;
		}
		return rest_ensure_response( call_user_func( array( clone $callback[0], $callback[1] ), $request ) );
	}

	/**
	 * What a GET of a path answers; null where it is refused or fails.
	 *
	 * @return array{body: mixed, headers: array<string, string>}|null
	 */
	private static function ask( string $path, \WP_REST_Server $server ): ?array {
		$call = new Inner_Call( 'GET', $path );
		if ( 200 !== $call->response->get_status() ) {
			return null;
		}
		/** The platform's own filter, which leaves out what `_fields` does not name. */
		$response = apply_filters( 'rest_post_dispatch', $call->response, $server, $call->request ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
		$embed    = isset( $call->request['_embed'] ) ? rest_parse_embed_param( $call->request['_embed'] ) : false;
		return array(
			'body'    => $server->response_to_data( $response, $embed ),
			'headers' => $response->headers,
		);
	}
}
