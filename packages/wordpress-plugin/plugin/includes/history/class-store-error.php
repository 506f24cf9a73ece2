<?php
/**
 * Store error.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\History;

defined( 'ABSPATH' ) || exit;

/** An error whose message may be shown to the user. Messages of other exceptions are only logged, since they may contain file paths. */
class Store_Error extends \RuntimeException {}
