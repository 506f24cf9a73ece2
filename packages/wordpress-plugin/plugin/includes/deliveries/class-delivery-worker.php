<?php
/**
 * Delivery worker.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Deliveries;

use StoreAdmin\Uninstaller;

defined( 'ABSPATH' ) || exit;

/** Sends due deliveries. Each delivery has one Action Scheduler action; a due run is claimed once, however often the action runs. */
class Delivery_Worker {

	const HOOK  = 'store_admin_deliver';
	const GROUP = 'store-admin';

	/** Registers the scheduler hooks, and reschedules when the site's time zone changes. */
	public static function register(): void {
		add_action( self::HOOK, array( self::class, 'run' ) );
		// Daily, in Action Scheduler 3.9.3 and later.
		add_action( 'action_scheduler_ensure_recurring_actions', array( self::class, 'restore_all' ), 10, 0 );
		foreach ( array( 'timezone_string', 'gmt_offset' ) as $option ) {
			add_action( "add_option_$option", array( self::class, 'reschedule_all' ), 10, 0 );
			add_action( "update_option_$option", array( self::class, 'reschedule_all' ), 10, 0 );
		}
	}

	/** Schedules the next run of a delivery, and no other. */
	public static function schedule( array $delivery ): void {
		self::unschedule( $delivery['id'] );
		if ( $delivery['is_paused'] ) {
			return;
		}
		try {
			$action = as_schedule_single_action( $delivery['next_at'], self::HOOK, array( $delivery['id'] ), self::GROUP );
		} catch ( \RuntimeException $error ) { // Before Action Scheduler 3.7, which returns 0.
			$action = 0;
		}
		if ( 0 === $action ) {
			// The next request installs again, which restores the schedules.
			delete_option( Delivery_Store::OPTION );
		}
	}

	/** Schedules the saved next run. One that is still due, because of a database error, is tried again. */
	private static function reschedule( int $id ): void {
		$delivery = Delivery_Store::get( $id );
		if ( null !== $delivery ) {
			self::schedule( array( 'next_at' => max( $delivery['next_at'], time() + MINUTE_IN_SECONDS ) ) + $delivery );
		}
	}

	/** Cancels the runs of a delivery. */
	public static function unschedule( int $id ): void {
		as_unschedule_all_actions( self::HOOK, array( $id ), self::GROUP );
	}

	/**
	 * Cancels all runs on deactivation. The next activation restores them.
	 *
	 * @param bool $is_network_wide Whether the plugin is deactivated on all sites of a network.
	 */
	public static function unschedule_all( bool $is_network_wide = false ): void {
		if ( function_exists( 'as_unschedule_all_actions' ) ) {
			as_unschedule_all_actions( self::HOOK );
		}
		$unschedule = static function (): void {
			Uninstaller::unschedule_actions();
			delete_option( Delivery_Store::OPTION );
		};
		$is_network_wide ? Uninstaller::for_each_site( $unschedule ) : $unschedule();
	}

	/** Schedules runs that are missing, for example after the scheduler's tables were emptied. */
	public static function restore_schedules( array $deliveries ): void {
		foreach ( $deliveries as $delivery ) {
			if ( ! $delivery['is_paused'] && false === as_next_scheduled_action( self::HOOK, array( $delivery['id'] ), self::GROUP ) ) {
				self::schedule( $delivery );
			}
		}
	}

	/** Schedules the missing runs of all deliveries. */
	public static function restore_all(): void {
		Delivery_Store::install();
		self::restore_schedules( Delivery_Store::get_all() );
	}

	/** Recalculates future runs in the new time zone. */
	public static function reschedule_all(): void {
		Delivery_Store::install();
		foreach ( Delivery_Store::get_all() as $delivery ) {
			if ( $delivery['next_at'] > time() ) {
				$delivery['next_at'] = Schedule::get_next_run( $delivery, time(), wp_timezone() );
				Delivery_Store::set_next_at( $delivery['id'], $delivery['next_at'] );
				self::schedule( $delivery );
			}
		}
	}

	/**
	 * Sends a delivery if it is due. Any visitor's or user's request may run it.
	 *
	 * @param int $id Delivery id.
	 */
	public static function run( $id ): void {
		Delivery_Store::install();
		Locale_Scope::run( get_locale(), static fn() => self::send_due( (int) $id ) );
	}

	/** Sends a delivery if it is due. */
	private static function send_due( int $id ): void {
		Delivery_Store::expire_stale_sends();
		$delivery = Delivery_Store::get( $id );
		if ( null === $delivery || $delivery['is_paused'] ) {
			return;
		}
		$next_at    = Schedule::get_next_run( $delivery, time(), wp_timezone() );
		$is_claimed = $delivery['next_at'] <= time() && Delivery_Store::claim( $delivery, $next_at );
		// The action that is running was the only one, and the delivery may have been changed in the meantime.
		self::reschedule( $delivery['id'] );
		if ( ! $is_claimed ) {
			return;
		}
		if ( array() === Delivery_Store::get_subscribers( $delivery ) ) {
			return;
		}
		$send = Delivery_Store::create_send( $delivery, 'schedule', $delivery['next_at'] );
		if ( null === $send ) {
			if ( null === Delivery_Store::find_send( $delivery['id'], 'schedule', $delivery['next_at'] ) ) {
				// The run becomes due again.
				Delivery_Store::claim( array( 'next_at' => $next_at ) + $delivery, $delivery['next_at'] );
				self::reschedule( $delivery['id'] );
			}
			return;
		}
		if ( 0 === Delivery_Store::use_quota( $delivery['owner_id'], 'schedule' ) ) {
			self::fail_send( $send, (string) Delivery_Store::lock_send( $send['id'] ), __( 'Too many reports were sent in the last hour.', 'store-admin' ) );
			return;
		}
		self::send_waiting( $delivery, $send['id'] );
	}

	/** Marks waiting emails as failed. */
	private static function fail_send( array $send, string $holder, string $reason ): void {
		$mails = array_map( static fn( $mail ) => 'waiting' === $mail['state'] ? array( 'state' => 'failed', 'reason' => $reason ) + $mail : $mail, $send['mails'] );
		Delivery_Store::update_send( $send['id'], $holder, array( 'mails' => $mails, 'reason' => $reason, 'state' => 'failed' ) );
		Failure_Notes::update_note( $send['delivery_id'], $send['id'] );
	}

	/** Sends the waiting emails. Reasons and notes are saved in the site's language, since several users read them. */
	public static function send( array $delivery, int $send_id ): void {
		Locale_Scope::run( get_locale(), static fn() => self::send_waiting( $delivery, $send_id ) );
	}

	/** Sends the waiting emails; each step is saved before it starts. */
	private static function send_waiting( array $delivery, int $send_id ): void {
		$holder = Delivery_Store::lock_send( $send_id );
		$send   = Delivery_Store::get_send( $delivery['id'], $send_id );
		if ( null === $holder || null === $send ) {
			return;
		}
		ignore_user_abort( true );
		$mails = $send['mails'];
		try {
			$locales = array_map( static fn( $mail ) => Report_Email::get_locale( $delivery, $mail['address'] ), $mails );
			$message = Delivery_Store::get_message( $send_id ) ?? Report_Email::render( $delivery, $locales );
		} catch ( \Throwable $error ) {
			self::fail_send( $send, $holder, $error->getMessage() );
			return;
		}
		$change = array( 'message' => $message );
		foreach ( array_keys( $mails ) as $index ) {
			if ( 'waiting' !== $mails[ $index ]['state'] ) {
				continue;
			}
			$mails[ $index ]['state'] = 'sending';
			if ( ! Delivery_Store::update_send( $send_id, $holder, $change + array( 'mails' => $mails ) ) ) {
				return;
			}
			$change  = array();
			$address = $mails[ $index ]['address'];
			// The recipients may have changed since the send was created.
			$current = Delivery_Store::get( $delivery['id'] );
			$reason  = null !== $current && Delivery_Store::is_subscribed( $current, $address )
				? self::send_to( $delivery, $address, $message )
				: __( 'This recipient was removed.', 'store-admin' );

			$mails[ $index ] = array( 'state' => '' === $reason ? 'sent' : 'failed', 'reason' => $reason ) + $mails[ $index ];
			Delivery_Store::update_send( $send_id, $holder, array( 'mails' => $mails ) );
		}
		$states = array_column( $mails, 'state' );
		$failed = in_array( 'failed', $states, true );
		$state  = $failed ? ( in_array( 'sent', $states, true ) ? 'partly' : 'failed' ) : 'sent';
		Delivery_Store::update_send( $send_id, $holder, array( 'state' => $state ) );
		Failure_Notes::update_note( $delivery['id'], $send_id );
	}

	/**
	 * Sends the email to a recipient, in their language. Sends of earlier versions have no translations.
	 *
	 * @param array  $delivery Delivery.
	 * @param string $address  Email address.
	 * @param array  $message  Rendered email.
	 * @return string Error message, or an empty string.
	 */
	private static function send_to( array $delivery, string $address, array $message ): string {
		$texts = $message['translations'][ Report_Email::get_locale( $delivery, $address ) ] ?? array();
		return Report_Email::send( $texts + $message, $address, Unsubscribe_Page::get_url( $delivery['id'], $address ) );
	}
}
