<?php
/**
 * Keeps the regular updates of reports.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Compatibility;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce cancels its regular updates together with an import that is stopped, or with the data that is deleted, and
 * plans them again within a day.
 */
final class Import_Schedule {

	const ROUTES = array( '/wc-analytics/reports/import/cancel', '/wc-analytics/reports/import/delete' );

	/** Looks at what these routes answer. */
	public static function register(): void {
		add_filter( 'rest_post_dispatch', array( self::class, 'reschedule' ), 10, 3 );
	}

	/**
	 * Plans them again at once. The action is the one by which the host's scheduler has its regular tasks planned.
	 *
	 * @param \WP_REST_Response $response What the route answers.
	 * @param \WP_REST_Server   $server   Who answers.
	 * @param \WP_REST_Request  $request  What was asked.
	 * @return \WP_REST_Response The answer as it is.
	 */
	public static function reschedule( $response, $server, $request ) {
		if ( ! $response->is_error() && in_array( $request->get_route(), self::ROUTES, true ) ) {
			do_action( 'action_scheduler_ensure_recurring_actions' );
		}
		return $response;
	}
}
