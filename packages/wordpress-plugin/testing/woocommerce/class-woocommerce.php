<?php
/**
 * Its presence is how other plugins know of the shop.
 *
 * @package StandIn
 */

// phpcs:ignore Squiz.Commenting.ClassComment.Missing
class WooCommerce {}

/**
 * The site's time zone, as the shop names it.
 */
function wc_timezone_string(): string {
	return wp_timezone_string();
}
