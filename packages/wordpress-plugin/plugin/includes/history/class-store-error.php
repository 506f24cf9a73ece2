<?php
/**
 * A refusal of the shop.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\History;

defined( 'ABSPATH' ) || exit;

/** Brings the shop's own sentence for whoever asked. Messages of all other exceptions are for the log: they name files. */
class Store_Error extends \RuntimeException {}
