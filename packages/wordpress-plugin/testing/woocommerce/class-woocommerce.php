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

/**
 * An amount as the shop writes it.
 *
 * @param float|int|string $price The amount.
 */
function wc_price( $price ): string {
	return '<span><bdi>&#36;' . number_format( (float) $price, 2 ) . '</bdi></span>';
}

/**
 * The shop's scheduler, by that of the platform: as much of it as the dashboard uses.
 *
 * @param int    $at    Seconds since 1970.
 * @param string $hook  What is done then.
 * @param array  $args  With what.
 * @param string $group Whose it is.
 */
function as_schedule_single_action( $at, $hook, $args = array(), $group = '' ): int {
	return (int) wp_schedule_single_event( $at, $hook, $args );
}

/**
 * Takes all back.
 *
 * @param string $hook  What was to be done.
 * @param array  $args  With what; anything, when empty.
 * @param string $group Whose it is.
 */
function as_unschedule_all_actions( $hook, $args = array(), $group = '' ): void {
	array() === $args ? wp_unschedule_hook( $hook ) : wp_clear_scheduled_hook( $hook, $args );
}

/**
 * When something is to be done.
 *
 * @param string $hook  What.
 * @param array  $args  With what.
 * @param string $group Whose it is.
 * @return int|false
 */
function as_next_scheduled_action( $hook, $args = array(), $group = '' ) {
	return wp_next_scheduled( $hook, $args );
}
