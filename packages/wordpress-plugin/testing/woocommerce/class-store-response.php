<?php
/**
 * Response of the embedded store.
 *
 * @package StandIn
 */

namespace StandIn;

/** Keeps the body unchanged, even if it is no valid REST response. */
class Store_Response extends \WP_REST_Response {

	/**
	 * The unchanged body.
	 *
	 * @var string
	 */
	public $raw = '';
}
