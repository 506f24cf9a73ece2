<?php
/**
 * A call of the site's own interface, from within.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/** What was asked, in the name of whoever is logged in and with their rights, and what was answered. */
class Internal_Request {

	/**
	 * What was asked.
	 *
	 * @var \WP_REST_Request
	 */
	public $request;

	/**
	 * What was answered; refusals and errors are answers as well.
	 *
	 * @var \WP_REST_Response
	 */
	public $response;

	/**
	 * Asks at once.
	 *
	 * @param string $method  As in HTTP.
	 * @param string $address Path with its query.
	 * @param mixed  $body    What is sent, as JSON; nothing when null.
	 */
	public function __construct( string $method, string $address, $body = null ) {
		$this->request = new \WP_REST_Request( $method, (string) wp_parse_url( $address, PHP_URL_PATH ) );
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
		$this->request->set_query_params( $query );
		if ( null !== $body ) {
			$this->request->set_header( 'Content-Type', 'application/json' );
			$this->request->set_body( (string) wp_json_encode( array() === $body ? (object) $body : $body ) );
		}
		$answer = rest_do_request( $this->request );
		// Older versions of the platform hand on, as it is, the error of whoever steps in front of a route.
		$this->response = is_wp_error( $answer ) ? rest_convert_error_to_response( $answer ) : $answer;
	}

	/** Whether it was refused, or failed. */
	public function is_error(): bool {
		return $this->response->get_status() >= 400;
	}

	/**
	 * What was answered, with arrays for objects.
	 *
	 * @return mixed
	 */
	public function get_data() {
		return self::to_array( $this->response->get_data() );
	}

	/**
	 * What JSON says of something, with arrays for objects.
	 *
	 * @param mixed $data Of an answer.
	 * @return mixed
	 */
	public static function to_array( $data ) {
		return json_decode( (string) wp_json_encode( $data ), true );
	}
}
