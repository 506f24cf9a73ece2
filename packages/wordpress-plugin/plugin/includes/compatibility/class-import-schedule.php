<?php
/**
 * Analytics import schedule.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Compatibility;

defined( 'ABSPATH' ) || exit;

/**
 * Stopping an import or deleting analytics data also cancels WooCommerce's recurring import, which is only scheduled
 * again within a day. This schedules it at once.
 */
final class Import_Schedule {

	const ROUTES = array( '/wc-analytics/reports/import/cancel', '/wc-analytics/reports/import/delete' );

	/** Registers the hook. */
	public static function register(): void {
		add_filter( 'rest_post_dispatch', array( self::class, 'reschedule' ), 10, 3 );
	}

	/**
	 * Schedules the recurring import again after a successful request.
	 *
	 * @param \WP_REST_Response $response REST response.
	 * @param \WP_REST_Server   $server   REST server.
	 * @param \WP_REST_Request  $request  REST request.
	 * @return \WP_REST_Response The unchanged response.
	 */
	public static function reschedule( $response, $server, $request ) {
		if ( ! $response->is_error() && in_array( $request->get_route(), self::ROUTES, true ) ) {
			do_action( 'action_scheduler_ensure_recurring_actions' );
		}
		return $response;
	}
}
