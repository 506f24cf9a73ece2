<?php
/**
 * Tests of what becomes of a delivery.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Tests;

use StoreAdmin\Deliveries\Delivery_Store;

/** The states of deliveries and of what is sent, in a real database: of several processes that want the same, one wins. */
class DeliveryStoreTest extends Plugin_Test_Case {

	const DUE_AT = 1700000000;

	/** A delivery of the manager to two people. */
	private static function delivery( array $change = array() ): array {
		return Delivery_Store::get(
			Delivery_Store::save(
				$change + array(
					'owner_id'   => self::become( 'manager' ),
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

	/** A send whose first mail arrived and whose second one failed. */
	private static function half_failed( array $delivery ): array {
		$send                       = Delivery_Store::create_send( $delivery, 'schedule', self::DUE_AT );
		$send['mails'][0]['state']  = 'sent';
		$send['mails'][1]['state']  = 'failed';
		$send['mails'][1]['reason'] = 'Mailbox full';
		Delivery_Store::update_send( $send['id'], Delivery_Store::lock_send( $send['id'] ), array( 'mails' => $send['mails'], 'state' => 'failed' ) );
		return Delivery_Store::get_send( $delivery['id'], $send['id'] );
	}

	/** States of a send's mails by address. */
	private static function states( array $send ): array {
		return array_column( Delivery_Store::get_send( $send['delivery_id'], $send['id'] )['mails'], 'state', 'address' );
	}

	/** What is due is claimed once, whoever else saw that it is due. */
	public function test_is_claimed_once(): void {
		$delivery = self::delivery();
		$this->assertTrue( Delivery_Store::claim( $delivery, self::DUE_AT + 86400 ) );
		$this->assertFalse( Delivery_Store::claim( $delivery, self::DUE_AT + 172800 ) );
	}

	/** What was paused after somebody saw that it is due is not claimed. */
	public function test_is_not_claimed_while_paused(): void {
		$delivery = self::delivery();
		Delivery_Store::save( array( 'is_paused' => true ) + $delivery );
		$this->assertFalse( Delivery_Store::claim( $delivery, self::DUE_AT + 86400 ) );
	}

	/** One time is sent once; another one is sent as well. */
	public function test_begins_once_for_a_time(): void {
		$delivery = self::delivery();
		$this->assertSame( 'waiting', Delivery_Store::create_send( $delivery, 'schedule', self::DUE_AT )['state'] );
		$this->assertNull( Delivery_Store::create_send( $delivery, 'schedule', self::DUE_AT ) );
		$this->assertNotNull( Delivery_Store::create_send( $delivery, 'schedule', self::DUE_AT + 86400 ) );
	}

	/** A send has one sender, and only they may write what came of it. */
	public function test_has_one_sender(): void {
		$send   = Delivery_Store::create_send( self::delivery(), 'schedule', self::DUE_AT );
		$holder = Delivery_Store::lock_send( $send['id'] );
		$this->assertNotNull( $holder );
		$this->assertNull( Delivery_Store::lock_send( $send['id'] ) );
		$this->assertFalse( Delivery_Store::update_send( $send['id'], 'somebody else', array( 'state' => 'sent' ) ) );
		$this->assertSame( 'sending', Delivery_Store::get_send( $send['delivery_id'], $send['id'] )['state'] );
		$this->assertTrue( Delivery_Store::update_send( $send['id'], $holder, array( 'state' => 'sent' ) ) );
	}

	/** Trying again is for what failed: nobody has the same mail twice. */
	public function test_retries_what_failed_and_nothing_else(): void {
		$delivery = self::delivery();
		$send     = self::half_failed( $delivery );
		$this->assertTrue( Delivery_Store::retry( $send, $delivery ) );
		$this->assertSame( array( 'ann@example.com' => 'sent', 'Ben@example.com' => 'waiting' ), self::states( $send ) );
	}

	/** Whoever pressed second finds that it is under way. */
	public function test_retries_once(): void {
		$delivery = self::delivery();
		$send     = self::half_failed( $delivery );
		Delivery_Store::retry( $send, $delivery );
		$this->assertFalse( Delivery_Store::retry( $send, $delivery ) );
	}

	/** Nothing is sent again to those who ended it meanwhile. */
	public function test_does_not_retry_for_those_who_unsubscribed(): void {
		$delivery = self::delivery();
		$send     = self::half_failed( $delivery );
		Delivery_Store::unsubscribe( $delivery['id'], 'ben@example.com' );
		$this->assertFalse( Delivery_Store::retry( $send, Delivery_Store::get( $delivery['id'] ) ) );
	}

	/** Unsubscribing twice is the same as once, in capitals or not, and others still have their mails. */
	public function test_leaves_out_those_who_unsubscribed(): void {
		$id = self::delivery()['id'];
		Delivery_Store::unsubscribe( $id, 'BEN@example.com' );
		Delivery_Store::unsubscribe( $id, 'BEN@example.com' );
		$delivery = Delivery_Store::get( $id );
		$this->assertSame( array( 'ann@example.com' ), Delivery_Store::get_subscribers( $delivery ) );
		$this->assertFalse( Delivery_Store::is_subscribed( $delivery, 'Ben@Example.com' ) );
	}

	/** What a process left behind is ended, after a while, with a reason for each mail that did not go. */
	public function test_ends_what_was_abandoned(): void {
		$send                      = Delivery_Store::create_send( self::delivery(), 'person', self::DUE_AT );
		$send['mails'][0]['state'] = 'sending';
		$holder                    = Delivery_Store::lock_send( $send['id'] );
		$age                       = Delivery_Store::STALE_AFTER_SECONDS + 1;
		Delivery_Store::update_send( $send['id'], $holder, array( 'mails' => $send['mails'], 'touched_at' => time() - $age ) );

		Delivery_Store::expire_stale_sends();

		$ended = Delivery_Store::get_send( $send['delivery_id'], $send['id'] );
		$this->assertSame( 'interrupted', $ended['state'] );
		$this->assertSame( array( 'failed', 'failed' ), array_column( $ended['mails'], 'state' ) );
		$this->assertStringContainsString( 'may have arrived', $ended['mails'][0]['reason'] );
		$this->assertFalse( Delivery_Store::update_send( $send['id'], $holder, array( 'state' => 'sent' ) ) );
	}

	/** What is under way is left alone. */
	public function test_does_not_end_what_is_under_way(): void {
		$send = Delivery_Store::create_send( self::delivery(), 'person', self::DUE_AT );
		Delivery_Store::lock_send( $send['id'] );
		Delivery_Store::expire_stale_sends();
		$this->assertSame( 'sending', Delivery_Store::get_send( $send['delivery_id'], $send['id'] )['state'] );
	}

	/** So many an hour by hand and no more; what was not sent after all does not count. */
	public function test_sends_only_so_many_an_hour(): void {
		$owner = self::become( 'manager' );
		$uses  = array_map( static fn() => Delivery_Store::use_quota( $owner, 'person' ), range( 1, Delivery_Store::MAX_SENDS_PER_HOUR['person'] ) );
		$this->assertNotContains( 0, $uses );
		$this->assertSame( 0, Delivery_Store::use_quota( $owner, 'person' ) );
		Delivery_Store::release_quota( $uses[0] );
		$this->assertNotSame( 0, Delivery_Store::use_quota( $owner, 'person' ) );
	}

	/** Each owner has as many of their own. */
	public function test_counts_the_hour_for_each_owner(): void {
		$manager = self::become( 'manager' );
		foreach ( range( 0, Delivery_Store::MAX_SENDS_PER_HOUR['person'] ) as $time ) {
			Delivery_Store::use_quota( $manager, 'person' );
		}
		$this->assertNotSame( 0, Delivery_Store::use_quota( self::become( 'analyst' ), 'person' ) );
	}

	/** Only the last ones are kept. */
	public function test_keeps_the_last_sends(): void {
		$delivery = self::delivery();
		foreach ( range( 0, Delivery_Store::MAX_SENDS ) as $day ) {
			Delivery_Store::create_send( $delivery, 'schedule', self::DUE_AT + $day );
		}
		$times = array_column( Delivery_Store::get_sends( $delivery['id'], 100 ), 'due_at' );
		$this->assertCount( Delivery_Store::MAX_SENDS, $times );
		$this->assertSame( self::DUE_AT + Delivery_Store::MAX_SENDS, $times[0] );
	}

	/** Who no longer manages the shop reaches only themselves, whatever addresses are stored. */
	public function test_reaches_only_its_owner_where_they_may_not_choose(): void {
		$delivery = self::delivery( array( 'owner_id' => self::become( 'analyst' ) ) );
		$this->assertSame( array( 'analyst@example.com' ), $delivery['recipients'] );
	}

	/** A deleted delivery leaves nothing behind. */
	public function test_is_deleted_with_what_was_sent(): void {
		$delivery = self::delivery();
		$send     = Delivery_Store::create_send( $delivery, 'schedule', self::DUE_AT );
		Delivery_Store::delete( $delivery['id'] );
		$this->assertNull( Delivery_Store::get( $delivery['id'] ) );
		$this->assertNull( Delivery_Store::get_send( $delivery['id'], $send['id'] ) );
	}
}
