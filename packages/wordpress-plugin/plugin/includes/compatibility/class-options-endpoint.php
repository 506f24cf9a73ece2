<?php
/**
 * Options that the shop plugin no longer writes for its dashboard.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Compatibility;

use StoreAdmin\Hydration\Page_Data;

defined( 'ABSPATH' ) || exit;

/**
 * Newer versions of the shop plugin write only options of a list of their own; others they refuse to everybody but
 * administrators, outside production to these as well, and with a complaint in the log. What the dashboard keeps in options
 * that are no longer in the list is written here, once the rest of the same request was accepted: all of it or nothing.
 */
class Options_Endpoint {

	const ROUTE = '/wc-admin/options';

	/** Each with what one must be allowed to do, as it was while the shop plugin wrote them. They say `yes` or `no`. */
	const WRITABLE_OPTIONS = array(
		Page_Data::REMINDER_HIDDEN_OPTION             => 'manage_woocommerce',
		'woocommerce_task_list_prompt_shown' => 'manage_woocommerce',
		'wc_connect_taxes_enabled'           => 'manage_options',
	);

	/**
	 * The call that is being answered, and what was taken out of it.
	 *
	 * @var array{request: \WP_REST_Request, values: array<string, string>}|null
	 */
	private static $pending;

	/**
	 * Steps between the request and the shop plugin, and writes as soon as there is an answer, of whoever stands in front of
	 * the route or of the route: calls from within, as undoing makes them, have no `rest_post_dispatch`.
	 */
	public static function register(): void {
		add_filter( 'rest_pre_dispatch', array( self::class, 'extract_options' ), 1, 3 );
		add_filter( 'rest_pre_dispatch', array( self::class, 'save_options' ), PHP_INT_MAX, 3 );
		add_filter( 'rest_request_after_callbacks', array( self::class, 'save_options' ), 10, 3 );
	}

	/**
	 * Leaves to the shop plugin what is its own.
	 *
	 * @param mixed            $result  What others answered.
	 * @param \WP_REST_Server  $server  The platform's server.
	 * @param \WP_REST_Request $request The call.
	 * @return mixed
	 */
	public static function extract_options( $result, $server, $request ) {
		$values = self::is_options_update( $request ) ? (array) $request->get_json_params() : array();
		$taken  = array_filter( array_intersect_key( $values, self::WRITABLE_OPTIONS ), array( self::class, 'is_yes_or_no' ) );
		$taken  = array_filter( $taken, array( self::class, 'can_write' ), ARRAY_FILTER_USE_KEY );
		if ( null !== $result || array() === $taken ) {
			return $result;
		}
		self::$pending = array(
			'request' => $request,
			'values'  => $taken,
		);
		$rest        = array_diff_key( $values, $taken );
		$request->set_body( (string) wp_json_encode( (object) $rest ) );
		// The shop plugin wants at least one.
		return array() === $rest ? rest_ensure_response( array_fill_keys( array_keys( $taken ), true ) ) : null;
	}

	/**
	 * Writes what was taken out, if nothing else of the request was refused.
	 *
	 * @param mixed                  $answer  Null as long as nobody answered.
	 * @param \WP_REST_Server|array  $by      The platform's server, or the route.
	 * @param \WP_REST_Request       $request The call.
	 * @return mixed What was answered.
	 */
	public static function save_options( $answer, $by, $request ) {
		if ( null === $answer || null === self::$pending || self::$pending['request'] !== $request ) {
			return $answer;
		}
		$values      = self::$pending['values'];
		self::$pending = null;
		if ( ! is_wp_error( $answer ) && 200 === rest_ensure_response( $answer )->get_status() ) {
			array_map( 'update_option', array_keys( $values ), $values );
		}
		return $answer;
	}

	/** Whether a call writes options. */
	private static function is_options_update( \WP_REST_Request $request ): bool {
		return self::ROUTE === $request->get_route() && 'GET' !== $request->get_method();
	}

	/**
	 * Whether something is what these options say.
	 *
	 * @param mixed $value Of the call.
	 */
	private static function is_yes_or_no( $value ): bool {
		return in_array( $value, array( 'yes', 'no' ), true );
	}

	/** Whether the person may write an option. */
	private static function can_write( string $name ): bool {
		return current_user_can( self::WRITABLE_OPTIONS[ $name ] );
	}
}
