<?php
/**
 * An answer of the store's interface.
 *
 * @package StandIn
 */

namespace StandIn;

/** Keeps the body as the store wrote it, be it what REST answers are or not. */
class Passed_On extends \WP_REST_Response {

	/**
	 * The body, letter by letter.
	 *
	 * @var string
	 */
	public $raw = '';
}
