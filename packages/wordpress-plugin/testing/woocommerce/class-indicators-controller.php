<?php
/**
 * Mock of WooCommerce's performance indicators.
 *
 * @package StandIn
 */

namespace StandIn;

/** Caches its response for the PHP process regardless of the range, as WooCommerce does. */
class Indicators_Controller {

	const NAMESPACE = 'wc-analytics';
	const ROUTE     = '/reports/performance-indicators';

	/**
	 * The cached response.
	 *
	 * @var Store_Response|null
	 */
	private $read;

	/** Registers the route. */
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
	 * Returns the indicators.
	 *
	 * @param \WP_REST_Request $request REST request.
	 */
	public function get_items( \WP_REST_Request $request ): Store_Response {
		$this->read = $this->read ?? proxy_request( $request, $request->get_route() );
		return $this->read;
	}
}
