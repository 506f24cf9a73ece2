<?php
/**
 * Mock of WooCommerce's main class and functions.
 *
 * @package StandIn
 */

// phpcs:ignore Squiz.Commenting.ClassComment.Missing
class WooCommerce {}

/** Returns the site's time zone. */
function wc_timezone_string(): string {
	return wp_timezone_string();
}

/**
 * Formats an amount.
 *
 * @param float|int|string $price Amount.
 */
function wc_price( $price ): string {
	return '<span><bdi>&#36;' . number_format( (float) $price, 2 ) . '</bdi></span>';
}

/**
 * Mock of Action Scheduler with WP-Cron.
 *
 * @param int    $at    Unix time in seconds.
 * @param string $hook  Hook.
 * @param array  $args  Arguments.
 * @param string $group Group.
 */
function as_schedule_single_action( $at, $hook, $args = array(), $group = '' ): int {
	return (int) wp_schedule_single_event( $at, $hook, $args );
}

/**
 * Unschedules actions.
 *
 * @param string $hook  Hook.
 * @param array  $args  Arguments; any if empty.
 * @param string $group Group.
 */
function as_unschedule_all_actions( $hook, $args = array(), $group = '' ): void {
	array() === $args ? wp_unschedule_hook( $hook ) : wp_clear_scheduled_hook( $hook, $args );
}

/**
 * Returns the time of the next action.
 *
 * @param string $hook  Hook.
 * @param array  $args  Arguments.
 * @param string $group Group.
 * @return int|false
 */
function as_next_scheduled_action( $hook, $args = array(), $group = '' ) {
	return wp_next_scheduled( $hook, $args );
}
