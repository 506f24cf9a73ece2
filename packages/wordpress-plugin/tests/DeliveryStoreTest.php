<?php
/**
 * Tests of the delivery data store.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Tests;

use StoreAdmin\Deliveries\Delivery_Store;

/** State changes of deliveries and sends in a real database, where only one of several processes may win. */
class DeliveryStoreTest extends Plugin_Test_Case {

	const DUE_AT = 1700000000;

	/** Saves a delivery with two recipients. */
	private static function create_delivery( array $change = array() ): array {
		return Delivery_Store::get(
			Delivery_Store::save(
				$change + array(
					'owner_id'   => self::log_in( 'manager' ),
					'is_paused'  => false,
					'next_at'    => self::DUE_AT,
					'name'       => 'Weekly sales',
					'recipients' => array( 'ann@example.com', 'Ben@example.com' ),
					'frequency'  => 'daily',
					'time'       => '08:00',
				)
			)
		);
	}

	/** Creates a send with one sent and one failed email. */
	private static function create_half_failed_send( array $delivery ): array {
		$send                       = Delivery_Store::create_send( $delivery, 'schedule', self::DUE_AT );
		$send['mails'][0]['state']  = 'sent';
		$send['mails'][1]['state']  = 'failed';
		$send['mails'][1]['reason'] = 'Mailbox full';
		Delivery_Store::update_send( $send['id'], Delivery_Store::lock_send( $send['id'] ), array( 'mails' => $send['mails'], 'state' => 'failed' ) );
		return Delivery_Store::get_send( $delivery['id'], $send['id'] );
	}

	/** Returns the states of a send's emails by address. */
	private static function get_states( array $send ): array {
		return array_column( Delivery_Store::get_send( $send['delivery_id'], $send['id'] )['mails'], 'state', 'address' );
	}

	/** A due run is claimed once. */
	public function test_claims_a_run_once(): void {
		$delivery = self::create_delivery();
		$this->assertTrue( Delivery_Store::claim( $delivery, self::DUE_AT + 86400 ) );
		$this->assertFalse( Delivery_Store::claim( $delivery, self::DUE_AT + 172800 ) );
	}

	/** A run that was paused in the meantime is not claimed. */
	public function test_does_not_claim_a_paused_delivery(): void {
		$delivery = self::create_delivery();
		Delivery_Store::save( array( 'is_paused' => true ) + $delivery );
		$this->assertFalse( Delivery_Store::claim( $delivery, self::DUE_AT + 86400 ) );
	}

	/** Each run has one send. */
	public function test_creates_one_send_per_run(): void {
		$delivery = self::create_delivery();
		$this->assertSame( 'waiting', Delivery_Store::create_send( $delivery, 'schedule', self::DUE_AT )['state'] );
		$this->assertNull( Delivery_Store::create_send( $delivery, 'schedule', self::DUE_AT ) );
		$this->assertNotNull( Delivery_Store::create_send( $delivery, 'schedule', self::DUE_AT + 86400 ) );
	}

	/** Only the process with the lock may update a send. */
	public function test_lets_only_the_lock_holder_update_a_send(): void {
		$send   = Delivery_Store::create_send( self::create_delivery(), 'schedule', self::DUE_AT );
		$holder = Delivery_Store::lock_send( $send['id'] );
		$this->assertNotNull( $holder );
		$this->assertNull( Delivery_Store::lock_send( $send['id'] ) );
		$this->assertFalse( Delivery_Store::update_send( $send['id'], 'somebody else', array( 'state' => 'sent' ) ) );
		$this->assertSame( 'sending', Delivery_Store::get_send( $send['delivery_id'], $send['id'] )['state'] );
		$this->assertTrue( Delivery_Store::update_send( $send['id'], $holder, array( 'state' => 'sent' ) ) );
	}

	/** A state that the database refused counts as not saved, so that no email is sent which would be sent again. */
	public function test_reports_a_state_that_was_not_saved(): void {
		$send   = Delivery_Store::create_send( self::create_delivery(), 'schedule', self::DUE_AT );
		$holder = Delivery_Store::lock_send( $send['id'] );
		self::fail_queries( '/^UPDATE \S+store_admin_sends/' );
		$this->assertFalse( Delivery_Store::update_send( $send['id'], $holder, array( 'state' => 'sent' ) ) );
	}

	/** Lists of sends don't contain the messages, which may be large. */
	public function test_lists_sends_without_their_messages(): void {
		$send   = Delivery_Store::create_send( self::create_delivery(), 'schedule', self::DUE_AT );
		$holder = Delivery_Store::lock_send( $send['id'] );
		Delivery_Store::update_send( $send['id'], $holder, array( 'message' => array( 'subject' => 'Sales' ) ) );
		$this->assertArrayNotHasKey( 'message', Delivery_Store::get_sends( $send['delivery_id'] )[0] );
		$this->assertSame( array( 'subject' => 'Sales' ), Delivery_Store::get_message( $send['id'] ) );
	}

	/** Retrying sends only failed emails. */
	public function test_retries_only_failed_emails(): void {
		$delivery = self::create_delivery();
		$send     = self::create_half_failed_send( $delivery );
		$this->assertTrue( Delivery_Store::retry( $send, $delivery ) );
		$this->assertSame( array( 'ann@example.com' => 'sent', 'Ben@example.com' => 'waiting' ), self::get_states( $send ) );
	}

	/** A second retry is refused. */
	public function test_retries_once(): void {
		$delivery = self::create_delivery();
		$send     = self::create_half_failed_send( $delivery );
		Delivery_Store::retry( $send, $delivery );
		$this->assertFalse( Delivery_Store::retry( $send, $delivery ) );
	}

	/** Unsubscribed recipients are not retried. */
	public function test_does_not_retry_unsubscribed_recipients(): void {
		$delivery = self::create_delivery();
		$send     = self::create_half_failed_send( $delivery );
		Delivery_Store::unsubscribe( $delivery['id'], 'ben@example.com' );
		$this->assertFalse( Delivery_Store::retry( $send, Delivery_Store::get( $delivery['id'] ) ) );
	}

	/** Unsubscribing ignores case, can be repeated, and affects one recipient. */
	public function test_unsubscribes_one_recipient_ignoring_case(): void {
		$id = self::create_delivery()['id'];
		Delivery_Store::unsubscribe( $id, 'BEN@example.com' );
		Delivery_Store::unsubscribe( $id, 'BEN@example.com' );
		$delivery = Delivery_Store::get( $id );
		$this->assertSame( array( 'ann@example.com' ), Delivery_Store::get_subscribers( $delivery ) );
		$this->assertFalse( Delivery_Store::is_subscribed( $delivery, 'Ben@Example.com' ) );
	}

	/** Sends of interrupted processes end with a reason for each email. */
	public function test_expires_stale_sends(): void {
		$send                      = Delivery_Store::create_send( self::create_delivery(), 'person', self::DUE_AT );
		$send['mails'][0]['state'] = 'sending';
		$holder                    = Delivery_Store::lock_send( $send['id'] );
		$age                       = Delivery_Store::STALE_AFTER_SECONDS + 1;
		Delivery_Store::update_send( $send['id'], $holder, array( 'mails' => $send['mails'], 'touched_at' => time() - $age ) );

		Delivery_Store::expire_stale_sends();

		$ended = Delivery_Store::get_send( $send['delivery_id'], $send['id'] );
		$this->assertSame( 'interrupted', $ended['state'] );
		$this->assertSame( array( 'failed', 'failed' ), array_column( $ended['mails'], 'state' ) );
		$this->assertStringContainsString( 'may have been delivered', $ended['mails'][0]['reason'] );
		$this->assertFalse( Delivery_Store::update_send( $send['id'], $holder, array( 'state' => 'sent' ) ) );
	}

	/** Running sends are not expired. */
	public function test_does_not_expire_running_sends(): void {
		$send = Delivery_Store::create_send( self::create_delivery(), 'person', self::DUE_AT );
		Delivery_Store::lock_send( $send['id'] );
		Delivery_Store::expire_stale_sends();
		$this->assertSame( 'sending', Delivery_Store::get_send( $send['delivery_id'], $send['id'] )['state'] );
	}

	/** Manual sends are limited per hour; released quota doesn't count. */
	public function test_limits_manual_sends_per_hour(): void {
		$owner = self::log_in( 'manager' );
		$uses  = array_map( static fn() => Delivery_Store::use_quota( $owner, 'person' ), range( 1, Delivery_Store::MAX_SENDS_PER_HOUR['person'] ) );
		$this->assertNotContains( 0, $uses );
		$this->assertSame( 0, Delivery_Store::use_quota( $owner, 'person' ) );
		Delivery_Store::release_quota( $uses[0] );
		$this->assertNotSame( 0, Delivery_Store::use_quota( $owner, 'person' ) );
	}

	/** The limit is per owner. */
	public function test_limits_sends_per_owner(): void {
		$manager = self::log_in( 'manager' );
		foreach ( range( 0, Delivery_Store::MAX_SENDS_PER_HOUR['person'] ) as $time ) {
			Delivery_Store::use_quota( $manager, 'person' );
		}
		$this->assertNotSame( 0, Delivery_Store::use_quota( self::log_in( 'analyst' ), 'person' ) );
	}

	/** Old sends are deleted. */
	public function test_deletes_old_sends(): void {
		$delivery = self::create_delivery();
		foreach ( range( 0, Delivery_Store::MAX_SENDS ) as $day ) {
			Delivery_Store::create_send( $delivery, 'schedule', self::DUE_AT + $day );
		}
		$times = array_column( Delivery_Store::get_sends( $delivery['id'], 100 ), 'due_at' );
		$this->assertCount( Delivery_Store::MAX_SENDS, $times );
		$this->assertSame( self::DUE_AT + Delivery_Store::MAX_SENDS, $times[0] );
	}

	/** Deliveries of owners who can't manage the store are sent only to their owner, regardless of the saved recipients. */
	public function test_sends_only_to_the_owner_without_capability(): void {
		$delivery = self::create_delivery( array( 'owner_id' => self::log_in( 'analyst' ) ) );
		$this->assertSame( array( 'analyst@example.com' ), $delivery['recipients'] );
	}

	/** Deleting a delivery deletes its sends. */
	public function test_deletes_sends_with_the_delivery(): void {
		$delivery = self::create_delivery();
		$send     = Delivery_Store::create_send( $delivery, 'schedule', self::DUE_AT );
		Delivery_Store::delete( $delivery['id'] );
		$this->assertNull( Delivery_Store::get( $delivery['id'] ) );
		$this->assertNull( Delivery_Store::get_send( $delivery['id'], $send['id'] ) );
	}

	/** Version 1 stored unsubscribed addresses in a column, which is removed only once they are saved elsewhere. */
	public function test_keeps_unsubscribed_addresses_that_can_not_be_migrated(): void {
		$dropped = false;
		// Queries of the old column, without changing the table, since that would commit.
		add_filter(
			'query',
			static function ( $query ) use ( &$dropped ) {
				$dropped = $dropped || false !== strpos( $query, 'DROP COLUMN' );
				return preg_replace(
					array( '/^DESCRIBE \S+store_admin_deliveries$/', '/^SELECT id, refused .*/', '/^ALTER .*/' ),
					array( "SELECT 'refused'", "SELECT 7 AS id, '[\"ben@example.com\"]' AS refused", 'SELECT 1' ),
					$query
				);
			}
		);
		$migrate = static function (): void {
			delete_option( Delivery_Store::OPTION );
			Delivery_Store::install();
		};
		self::fail_queries( '/^INSERT IGNORE INTO \S+store_admin_refusals/' );
		$migrate();
		$this->assertFalse( $dropped );
		$this->assertFalse( get_option( Delivery_Store::OPTION ) );

		remove_all_filters( 'query', 11 );
		$migrate();
		$this->assertTrue( $dropped );
		$this->assertSame( Delivery_Store::VERSION, get_option( Delivery_Store::OPTION ) );
	}

	/** Tables that could not be created are created by a later request. */
	public function test_is_not_installed_without_its_tables(): void {
		// Another name stands for a missing table.
		add_filter( 'query', static fn( $query ) => str_replace( 'store_admin_uses', 'store_admin_missing', $query ) );
		self::fail_queries( '/^\s*CREATE TABLE/' );
		delete_option( Delivery_Store::OPTION );
		Delivery_Store::install();
		$this->assertFalse( get_option( Delivery_Store::OPTION ) );
	}
}
