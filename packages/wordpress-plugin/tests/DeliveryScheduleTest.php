<?php
/**
 * Tests of when deliveries run.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Tests;

use StoreAdmin\Deliveries\Delivery_Store;
use StoreAdmin\Deliveries\Delivery_Worker;

/** However a run ends, the next one is scheduled. */
class DeliveryScheduleTest extends Plugin_Test_Case {

	/** Saves a delivery without subscribers, so that runs send nothing. */
	private static function create_delivery( int $next_at, array $change = array() ): array {
		$id = Delivery_Store::save(
			$change + array(
				'owner_id'   => self::log_in( 'manager' ),
				'is_paused'  => false,
				'next_at'    => $next_at,
				'name'       => 'Weekly sales',
				'content'    => array( 'path' => '/analytics/orders', 'query' => array() ),
				'recipients' => array(),
				'frequency'  => 'daily',
				'time'       => '08:00',
			)
		);
		return Delivery_Store::get( $id );
	}

	/** Returns when the next run of a delivery is scheduled. */
	private static function get_scheduled_time( array $delivery ): ?int {
		return as_next_scheduled_action( Delivery_Worker::HOOK, array( $delivery['id'] ), Delivery_Worker::GROUP ) ?: null;
	}

	/** A due run schedules the next one. */
	public function test_schedules_the_next_run(): void {
		$delivery = self::create_delivery( time() - 10 );
		Delivery_Worker::run( $delivery['id'] );
		$this->assertGreaterThan( time(), self::get_scheduled_time( $delivery ) );
		$this->assertSame( Delivery_Store::get( $delivery['id'] )['next_at'], self::get_scheduled_time( $delivery ) );
	}

	/** An action that was run early by hand is scheduled again. */
	public function test_schedules_a_run_again_that_came_early(): void {
		$delivery = self::create_delivery( time() + 5000 );
		Delivery_Worker::run( $delivery['id'] );
		$this->assertSame( $delivery['next_at'], self::get_scheduled_time( $delivery ) );
	}

	/** A run that can't be claimed because of a database error is tried again. */
	public function test_tries_again_after_a_database_error(): void {
		$delivery = self::create_delivery( time() - 10 );
		self::fail_queries( '/^UPDATE \S+store_admin_deliveries/' );
		Delivery_Worker::run( $delivery['id'] );
		$this->assertGreaterThan( time(), self::get_scheduled_time( $delivery ) );
		$this->assertLessThan( time() + HOUR_IN_SECONDS, self::get_scheduled_time( $delivery ) );
	}

	/** A run whose send can't be created is tried again. */
	public function test_tries_again_if_the_send_is_not_created(): void {
		$delivery = self::create_delivery( time() - 10, array( 'recipients' => array( 'ann@example.com' ) ) );
		self::fail_queries( '/^INSERT INTO \S+store_admin_sends/' );
		Delivery_Worker::run( $delivery['id'] );
		$this->assertSame( $delivery['next_at'], Delivery_Store::get( $delivery['id'] )['next_at'] );
		$this->assertLessThan( time() + HOUR_IN_SECONDS, self::get_scheduled_time( $delivery ) );
	}

	/** A time that is saved during a run stays scheduled. */
	public function test_keeps_a_time_that_is_saved_during_the_run(): void {
		$delivery = self::create_delivery( time() - 10 );
		$next_at  = time() + 5000;
		$claimed  = false;
		$save     = static function ( $query ) use ( &$claimed, &$save, $delivery, $next_at ) {
			if ( $claimed ) {
				remove_filter( 'query', $save );
				Delivery_Store::set_next_at( $delivery['id'], $next_at );
				Delivery_Worker::schedule( compact( 'next_at' ) + $delivery );
			}
			$claimed = 0 === strpos( $query, 'UPDATE' );
			return $query;
		};
		add_filter( 'query', $save );
		Delivery_Worker::run( $delivery['id'] );
		$this->assertSame( $next_at, Delivery_Store::get( $delivery['id'] )['next_at'] );
		$this->assertSame( $next_at, self::get_scheduled_time( $delivery ) );
	}

	/** A paused delivery is not scheduled. */
	public function test_does_not_schedule_a_paused_delivery(): void {
		$delivery = self::create_delivery( time() - 10, array( 'is_paused' => true ) );
		Delivery_Worker::run( $delivery['id'] );
		$this->assertNull( self::get_scheduled_time( $delivery ) );
	}

	/** What the scheduler refused is scheduled by a later request. */
	public function test_schedules_later_what_the_scheduler_refused(): void {
		$delivery = self::create_delivery( time() + 5000 );
		add_filter( 'pre_schedule_event', '__return_false' );
		Delivery_Worker::schedule( $delivery );
		remove_filter( 'pre_schedule_event', '__return_false' );
		$this->assertNull( self::get_scheduled_time( $delivery ) );
		Delivery_Store::install();
		$this->assertSame( $delivery['next_at'], self::get_scheduled_time( $delivery ) );
	}

	/** Action Scheduler's daily check restores lost runs. */
	public function test_restores_lost_runs_daily(): void {
		$delivery = self::create_delivery( time() + 5000 );
		do_action( 'action_scheduler_ensure_recurring_actions' ); // phpcs:ignore WordPress.NamingConventions -- Action Scheduler's.
		$this->assertSame( $delivery['next_at'], self::get_scheduled_time( $delivery ) );
	}
}
