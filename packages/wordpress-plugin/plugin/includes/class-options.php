<?php
/**
 * Options that the shop plugin no longer writes for its dashboard.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/**
 * Newer versions of the shop plugin write only options of a list of their own; others they refuse to everybody but
 * administrators, outside production to these as well, and with a complaint in the log. What the dashboard keeps in options
 * that are no longer in the list is written here, once the rest of the same request was accepted: all of it or nothing.
 */
class Options {

	const ROUTE = '/wc-admin/options';

	/** Each with what one must be allowed to do, as it was while the shop plugin wrote them. They say `yes` or `no`. */
	const WRITTEN = array(
		Host_Data::REMINDER_GONE             => 'manage_woocommerce',
		'woocommerce_task_list_prompt_shown' => 'manage_woocommerce',
		'wc_connect_taxes_enabled'           => 'manage_options',
	);

	/**
	 * What was taken out of the request that is being answered.
	 *
	 * @var array<string, string>
	 */
	private static $taken = array();

	/** Steps between the request and the shop plugin. */
	public static function register(): void {
		add_filter( 'rest_pre_dispatch', array( self::class, 'take_out' ), 1, 3 );
		add_filter( 'rest_post_dispatch', array( self::class, 'write' ), 10, 3 );
	}

	/**
	 * Leaves to the shop plugin what is its own.
	 *
	 * @param mixed            $result  What others answered.
	 * @param \WP_REST_Server  $server  The platform's server.
	 * @param \WP_REST_Request $request The call.
	 * @return mixed
	 */
	public static function take_out( $result, $server, $request ) {
		$values = self::is_write( $request ) ? (array) $request->get_json_params() : array();
		$taken  = array_filter( array_intersect_key( $values, self::WRITTEN ), array( self::class, 'is_flag' ) );
		$taken  = array_filter( $taken, array( self::class, 'may_write' ), ARRAY_FILTER_USE_KEY );
		if ( null !== $result || array() === $taken ) {
			return $result;
		}
		self::$taken = $taken;
		$rest        = array_diff_key( $values, $taken );
		$request->set_body( (string) wp_json_encode( (object) $rest ) );
		// The shop plugin wants at least one.
		return array() === $rest ? rest_ensure_response( array_fill_keys( array_keys( $taken ), true ) ) : null;
	}

	/**
	 * Writes what was taken out, if nothing else of the request was refused.
	 *
	 * @param \WP_HTTP_Response $response What the shop plugin answered.
	 * @param \WP_REST_Server   $server   The platform's server.
	 * @param \WP_REST_Request  $request  The call.
	 */
	public static function write( $response, $server, $request ): \WP_HTTP_Response {
		if ( self::is_write( $request ) && 200 === $response->get_status() ) {
			array_map( 'update_option', array_keys( self::$taken ), self::$taken );
		}
		self::$taken = array();
		return $response;
	}

	/** Whether a call writes options. */
	private static function is_write( \WP_REST_Request $request ): bool {
		return self::ROUTE === $request->get_route() && 'GET' !== $request->get_method();
	}

	/**
	 * Whether something is what these options say.
	 *
	 * @param mixed $value Of the call.
	 */
	private static function is_flag( $value ): bool {
		return in_array( $value, array( 'yes', 'no' ), true );
	}

	/** Whether the person may write an option. */
	private static function may_write( string $name ): bool {
		return current_user_can( self::WRITTEN[ $name ] );
	}
}
