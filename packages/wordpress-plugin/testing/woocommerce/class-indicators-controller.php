<?php
/**
 * The figures of the overview.
 *
 * @package StandIn
 */

namespace StandIn;

/** Keeps what it read for as long as PHP runs, as the real one does, whatever span it is asked about then. */
class Indicators_Controller {

	const NAMESPACE = 'wc-analytics';
	const ROUTE     = '/reports/performance-indicators';

	/**
	 * What was read.
	 *
	 * @var Passed_On|null
	 */
	private $read;

	/** The route; the store judges who may ask. */
	public function register_routes(): void {
		register_rest_route(
			self::NAMESPACE,
			self::ROUTE,
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'get_items' ),
				'permission_callback' => '__return_true',
			)
		);
	}

	/**
	 * The figures.
	 *
	 * @param \WP_REST_Request $request The call.
	 */
	public function get_items( \WP_REST_Request $request ): Passed_On {
		$this->read = $this->read ?? pass_on( $request, $request->get_route() );
		return $this->read;
	}
}
