<?php
/**
 * Internal REST request.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/** Dispatches a REST request to this site as the current user. */
class Internal_Request {

	/**
	 * The response; errors are responses too.
	 *
	 * @var \WP_REST_Response
	 */
	public $response;

	/**
	 * Dispatches the request.
	 *
	 * @param string $method  HTTP method.
	 * @param string $address Path with query string.
	 * @param mixed  $body    JSON body, or null for none.
	 */
	public function __construct( string $method, string $address, $body = null ) {
		$request = new \WP_REST_Request( $method, (string) wp_parse_url( $address, PHP_URL_PATH ) );
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
		$request->set_query_params( $query );
		if ( null !== $body ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( array() === $body ? (object) $body : $body ) );
		}
		$response = rest_do_request( $request );
		// Older WordPress versions return the error of a `rest_pre_dispatch` filter as it is.
		$this->response = is_wp_error( $response ) ? rest_convert_error_to_response( $response ) : $response;
	}

	/** Whether the response is an error. */
	public function is_error(): bool {
		return $this->response->get_status() >= 400;
	}

	/**
	 * Returns the response data, with objects as arrays.
	 *
	 * @return mixed
	 */
	public function get_data() {
		return self::to_array( $this->response->get_data() );
	}

	/**
	 * Converts data to what its JSON says, with objects as arrays.
	 *
	 * @param mixed $data Response data.
	 * @return mixed
	 */
	public static function to_array( $data ) {
		return json_decode( (string) wp_json_encode( $data ), true );
	}
}
