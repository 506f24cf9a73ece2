<?php
/**
 * Options endpoint.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Compatibility;

use StoreAdmin\Hydration\Page_Data;
use StoreAdmin\Internal_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Newer WooCommerce versions read and write only options of an allowlist through `/wc-admin/options`. This saves the
 * dashboard's options that are no longer in it, if WooCommerce accepts the rest of the request, and reads them likewise.
 */
class Options_Endpoint {

	const ROUTE = '/wc-admin/options';

	/** Options that may hold `yes` or `no`, with the capability that WooCommerce used to require for reading and writing. */
	const WRITABLE_OPTIONS = array(
		Page_Data::REMINDER_HIDDEN_OPTION             => 'manage_woocommerce',
		'woocommerce_task_list_prompt_shown' => 'manage_woocommerce',
		'wc_connect_taxes_enabled'           => 'manage_options',
	);

	/**
	 * The current request and the values extracted from it.
	 *
	 * @var array{request: \WP_REST_Request, values: array<string, string>}|null
	 */
	private static $pending;

	/** Registers the hooks. Saving happens in `rest_request_after_callbacks` because internal requests don't run `rest_post_dispatch`. */
	public static function register(): void {
		add_filter( 'rest_pre_dispatch', array( self::class, 'read_options' ), 1, 3 );
		add_filter( 'rest_pre_dispatch', array( self::class, 'extract_options' ), 1, 3 );
		add_filter( 'rest_pre_dispatch', array( self::class, 'save_options' ), PHP_INT_MAX, 3 );
		add_filter( 'rest_request_after_callbacks', array( self::class, 'save_options' ), 10, 3 );
	}

	/**
	 * Reads the options that WooCommerce would refuse, together with the others.
	 *
	 * @param mixed            $result  Response of an earlier filter.
	 * @param \WP_REST_Server  $server  REST server.
	 * @param \WP_REST_Request $request REST request.
	 * @return mixed
	 */
	public static function read_options( $result, $server, $request ) {
		$is_read = self::ROUTE === $request->get_route() && 'GET' === $request->get_method() && is_string( $request['options'] );
		$names   = $is_read ? explode( ',', $request['options'] ) : array();
		$own     = array_filter( array_intersect( $names, array_keys( self::WRITABLE_OPTIONS ) ), array( self::class, 'can_write' ) );
		if ( null !== $result || array() === $own ) {
			return $result;
		}
		$values = array_combine( $own, array_map( 'get_option', $own ) );
		$rest   = array_diff( $names, $own );
		if ( array() === $rest ) {
			return rest_ensure_response( $values );
		}
		$call = new Internal_Request( 'GET', self::ROUTE . '?options=' . rawurlencode( implode( ',', $rest ) ) );
		return $call->is_error() ? $call->response : rest_ensure_response( $values + (array) $call->response->get_data() );
	}

	/**
	 * Extracts the options that WooCommerce would refuse.
	 *
	 * @param mixed            $result  Response of an earlier filter.
	 * @param \WP_REST_Server  $server  REST server.
	 * @param \WP_REST_Request $request REST request.
	 * @return mixed
	 */
	public static function extract_options( $result, $server, $request ) {
		$values   = self::is_options_update( $request ) ? (array) $request->get_json_params() : array();
		$writable = array_filter( array_intersect_key( $values, self::WRITABLE_OPTIONS ), array( self::class, 'is_yes_or_no' ) );
		$writable = array_filter( $writable, array( self::class, 'can_write' ), ARRAY_FILTER_USE_KEY );
		if ( null !== $result || array() === $writable ) {
			return $result;
		}
		self::$pending = array(
			'request' => $request,
			'values'  => $writable,
		);
		$rest = array_diff_key( $values, $writable );
		$request->set_body( (string) wp_json_encode( (object) $rest ) );
		// WooCommerce requires at least one option.
		return array() === $rest ? rest_ensure_response( array_fill_keys( array_keys( $writable ), true ) ) : null;
	}

	/**
	 * Saves the extracted options if WooCommerce accepted the rest.
	 *
	 * @param mixed                 $response Response, or null before the callback ran.
	 * @param \WP_REST_Server|array $handler  REST server or route handler.
	 * @param \WP_REST_Request      $request  REST request.
	 * @return mixed The unchanged response.
	 */
	public static function save_options( $response, $handler, $request ) {
		if ( null === $response || null === self::$pending || self::$pending['request'] !== $request ) {
			return $response;
		}
		$values      = self::$pending['values'];
		self::$pending = null;
		if ( ! is_wp_error( $response ) && 200 === rest_ensure_response( $response )->get_status() ) {
			array_map( 'update_option', array_keys( $values ), $values );
		}
		return $response;
	}

	/** Whether a request updates options. */
	private static function is_options_update( \WP_REST_Request $request ): bool {
		return self::ROUTE === $request->get_route() && 'GET' !== $request->get_method();
	}

	/**
	 * Whether a value is `yes` or `no`.
	 *
	 * @param mixed $value Submitted value.
	 */
	private static function is_yes_or_no( $value ): bool {
		return in_array( $value, array( 'yes', 'no' ), true );
	}

	/** Whether the current user may write an option. */
	private static function can_write( string $name ): bool {
		return current_user_can( self::WRITABLE_OPTIONS[ $name ] );
	}
}
