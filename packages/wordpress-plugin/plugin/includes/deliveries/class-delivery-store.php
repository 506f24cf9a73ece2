<?php
/**
 * What is kept of deliveries.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Deliveries;

use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Two tables of the plugin's own: deliveries, and what became of each time. Every change of a state is one statement that
 * says from which state on, so that of several processes one wins.
 */
class Delivery_Store {

	/** Says which tables are there. */
	const OPTION  = 'store_admin_deliveries';
	const VERSION = '2';

	/** Of one owner. */
	const MAX_DELIVERIES = 50;
	const MAX_RECIPIENTS = 20;
	const MAX_SENDS      = 30;
	/** For one owner within an hour: by hand, and by schedules, whose times can be changed again and again. */
	const MAX_SENDS_PER_HOUR = array(
		'person'   => 10,
		'schedule' => self::MAX_DELIVERIES,
	);
	/** After so many seconds without a sign of life whoever was sending is gone. */
	const STALE_AFTER_SECONDS = 900;

	/** The name of a table. */
	public static function get_table_name( string $name ): string {
		return $GLOBALS['wpdb']->prefix . 'store_admin_' . $name;
	}

	/** Makes the tables, once, and goes on with what was there when the plugin was last active. */
	public static function install(): void {
		if ( self::VERSION === get_option( self::OPTION ) ) {
			return;
		}
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$charset    = $wpdb->get_charset_collate();
		$deliveries = self::get_table_name( 'deliveries' );
		$sends      = self::get_table_name( 'sends' );
		$refusals   = self::get_table_name( 'refusals' );
		$uses       = self::get_table_name( 'uses' );
		// Calls come several at once: whoever comes second finds the tables made.
		$wpdb->query( $wpdb->prepare( 'SELECT GET_LOCK(%s, 10)', $deliveries ) ); // phpcs:ignore WordPress.DB -- nothing is read.
		dbDelta(
			"CREATE TABLE $deliveries (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				owner_id bigint(20) unsigned NOT NULL,
				is_paused tinyint(1) NOT NULL DEFAULT 0,
				next_at bigint(20) NOT NULL,
				choices longtext NOT NULL,
				PRIMARY KEY  (id)
			) $charset;
			CREATE TABLE $sends (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				delivery_id bigint(20) unsigned NOT NULL,
				cause varchar(10) NOT NULL,
				due_at bigint(20) NOT NULL,
				state varchar(20) NOT NULL,
				holder varchar(40) NOT NULL DEFAULT '',
				touched_at bigint(20) NOT NULL,
				mails longtext NOT NULL,
				message longtext NULL,
				reason text NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY due (delivery_id,cause,due_at)
			) $charset;
			CREATE TABLE $refusals (
				delivery_id bigint(20) unsigned NOT NULL,
				address varbinary(254) NOT NULL,
				PRIMARY KEY  (delivery_id,address)
			) $charset;
			CREATE TABLE $uses (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				owner_id bigint(20) unsigned NOT NULL,
				cause varchar(10) NOT NULL,
				used_at bigint(20) NOT NULL,
				PRIMARY KEY  (id),
				KEY owner (owner_id,cause,used_at)
			) $charset;"
		);
		self::migrate_unsubscribes();
		$wpdb->query( $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', $deliveries ) ); // phpcs:ignore WordPress.DB -- nothing is read.
		// While the shop plugin is inactive there is no scheduler; the tables are of use to those who unsubscribe.
		if ( function_exists( 'as_schedule_single_action' ) ) {
			update_option( self::OPTION, self::VERSION );
			Delivery_Worker::restore_schedules( self::get_all() );
		}
	}

	/** Gives each refusal a row, where an earlier version kept all of a delivery in one column. */
	private static function migrate_unsubscribes(): void {
		global $wpdb;
		$deliveries = self::get_table_name( 'deliveries' );
		if ( ! $wpdb->get_var( "SHOW COLUMNS FROM $deliveries LIKE 'refused'" ) ) { // phpcs:ignore WordPress.DB
			return;
		}
		foreach ( $wpdb->get_results( "SELECT id, refused FROM $deliveries", ARRAY_A ) as $row ) { // phpcs:ignore WordPress.DB
			foreach ( (array) json_decode( $row['refused'], true ) as $address ) {
				self::unsubscribe( (int) $row['id'], (string) $address );
			}
		}
		$wpdb->query( "ALTER TABLE $deliveries DROP COLUMN refused" ); // phpcs:ignore WordPress.DB
	}

	/**
	 * All deliveries, or those of one owner, by name.
	 *
	 * @param int|null $owner Id of a user.
	 */
	public static function get_all( ?int $owner = null ): array {
		global $wpdb;
		$rows  = $wpdb->get_results( 'SELECT * FROM ' . self::get_table_name( 'deliveries' ), ARRAY_A ); // phpcs:ignore WordPress.DB
		$found = array_map( array( self::class, 'to_delivery' ), $rows );
		if ( null !== $owner ) {
			$found = array_filter( $found, static fn( $each ) => $each['owner_id'] === $owner );
		}
		usort( $found, static fn( $one, $other ) => strcasecmp( $one['name'], $other['name'] ) ?: $one['id'] - $other['id'] );
		return $found;
	}

	/** One delivery, if it is there. */
	public static function get( int $id ): ?array {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM ' . self::get_table_name( 'deliveries' ) . ' WHERE id = %d', $id ), ARRAY_A ); // phpcs:ignore WordPress.DB
		return $row ? self::to_delivery( $row ) : null;
	}

	/** Adds a delivery, or changes one; answers with its id. */
	public static function save( array $delivery ): int {
		global $wpdb;
		$row = array(
			'owner_id'  => $delivery['owner_id'],
			'is_paused' => $delivery['is_paused'] ? 1 : 0,
			'next_at'   => $delivery['next_at'],
			'choices'   => wp_json_encode( array_intersect_key( $delivery, array_flip( array( 'name', 'content', 'recipients', 'frequency', 'weekday', 'month_day', 'time' ) ) ) ),
		);
		if ( isset( $delivery['id'] ) ) {
			$wpdb->update( self::get_table_name( 'deliveries' ), $row, array( 'id' => $delivery['id'] ) ); // phpcs:ignore WordPress.DB
			return $delivery['id'];
		}
		$wpdb->insert( self::get_table_name( 'deliveries' ), $row ); // phpcs:ignore WordPress.DB
		return (int) $wpdb->insert_id;
	}

	/** Changes when a delivery is due next, and nothing else of it. */
	public static function set_next_at( int $id, int $next_at ): void {
		global $wpdb;
		$wpdb->update( self::get_table_name( 'deliveries' ), array( 'next_at' => $next_at ), array( 'id' => $id ) ); // phpcs:ignore WordPress.DB
	}

	/** Deletes a delivery with what was sent of it. */
	public static function delete( int $id ): void {
		global $wpdb;
		$wpdb->delete( self::get_table_name( 'deliveries' ), array( 'id' => $id ) ); // phpcs:ignore WordPress.DB
		$wpdb->delete( self::get_table_name( 'sends' ), array( 'delivery_id' => $id ) ); // phpcs:ignore WordPress.DB
		$wpdb->delete( self::get_table_name( 'refusals' ), array( 'delivery_id' => $id ) ); // phpcs:ignore WordPress.DB
		Failure_Notes::delete_note( $id );
	}

	/** Somebody does not want a delivery any more; saying so twice, or at once with others, is the same. */
	public static function unsubscribe( int $id, string $address ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO ' . self::get_table_name( 'refusals' ) . ' (delivery_id, address) VALUES (%d, %s)', $id, strtolower( $address ) ) ); // phpcs:ignore WordPress.DB
	}

	/**
	 * Counts a send of an owner, who may have only so many within an hour, also of deliveries that are deleted by now.
	 *
	 * @param int    $owner_id Of the delivery.
	 * @param string $cause    `person` or `schedule`.
	 * @return int By which it is taken back where nothing is sent; 0 where there were too many.
	 */
	public static function use_quota( int $owner_id, string $cause ): int {
		global $wpdb;
		$uses  = self::get_table_name( 'uses' );
		$since = time() - HOUR_IN_SECONDS;
		$wpdb->query( $wpdb->prepare( "DELETE FROM $uses WHERE used_at <= %d", $since ) ); // phpcs:ignore WordPress.DB
		$wpdb->insert( $uses, array( 'owner_id' => $owner_id, 'cause' => $cause, 'used_at' => time() ) ); // phpcs:ignore WordPress.DB
		// Counted once it is there, so that of several at once none is missed.
		$id    = (int) $wpdb->insert_id;
		$count = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $uses WHERE owner_id = %d AND cause = %s AND id <= %d", $owner_id, $cause, $id ) ); // phpcs:ignore WordPress.DB
		if ( $count <= self::MAX_SENDS_PER_HOUR[ $cause ] ) {
			return $id;
		}
		self::release_quota( $id );
		return 0;
	}

	/** Nothing was sent after all. */
	public static function release_quota( int $use ): void {
		global $wpdb;
		$wpdb->delete( self::get_table_name( 'uses' ), array( 'id' => $use ) ); // phpcs:ignore WordPress.DB
	}

	/** Whether a delivery still goes to an address. */
	public static function is_subscribed( array $delivery, string $address ): bool {
		return in_array( strtolower( $address ), array_map( 'strtolower', self::get_subscribers( $delivery ) ), true );
	}

	/** The recipients who still want it. */
	public static function get_subscribers( array $delivery ): array {
		return array_values(
			array_filter( $delivery['recipients'], static fn( $address ) => ! in_array( strtolower( $address ), $delivery['refused'], true ) )
		);
	}

	/** Takes what is due and says when it is due next, in one statement: whoever comes second finds nothing. */
	public static function claim( array $delivery, int $next_at ): bool {
		global $wpdb;
		$changed = $wpdb->update( // phpcs:ignore WordPress.DB
			self::get_table_name( 'deliveries' ),
			array( 'next_at' => $next_at ),
			array( 'id' => $delivery['id'], 'next_at' => $delivery['next_at'], 'is_paused' => 0 )
		);
		return 1 === $changed;
	}

	/** Begins to send: nothing when that time was taken already. */
	public static function create_send( array $delivery, string $cause, int $due_at ): ?array {
		global $wpdb;
		$mails = array_map(
			static fn( $address ) => array( 'address' => $address, 'state' => 'waiting', 'reason' => '' ),
			self::get_subscribers( $delivery )
		);
		$shown = $wpdb->suppress_errors();
		$added = $wpdb->insert( // phpcs:ignore WordPress.DB
			self::get_table_name( 'sends' ),
			array(
				'delivery_id' => $delivery['id'],
				'cause'       => $cause,
				'due_at'      => $due_at,
				'state'       => 'waiting',
				'touched_at'  => time(),
				'mails'       => wp_json_encode( $mails ),
				'reason'      => '',
			)
		);
		$wpdb->suppress_errors( $shown );
		if ( ! $added ) {
			return null;
		}
		$id   = (int) $wpdb->insert_id;
		$kept = $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM ' . self::get_table_name( 'sends' ) . ' WHERE delivery_id = %d ORDER BY id DESC LIMIT 1000 OFFSET %d', $delivery['id'], self::MAX_SENDS ) ); // phpcs:ignore WordPress.DB
		foreach ( $kept as $old ) {
			$wpdb->delete( self::get_table_name( 'sends' ), array( 'id' => $old ) ); // phpcs:ignore WordPress.DB
		}
		return self::get_send( $delivery['id'], $id );
	}

	/** Takes a send that waits; answers with the word by which it is held, or nothing when somebody else has it. */
	public static function lock_send( int $id ): ?string {
		global $wpdb;
		$holder  = wp_generate_uuid4();
		$changed = $wpdb->update( self::get_table_name( 'sends' ), array( 'state' => 'sending', 'holder' => $holder, 'touched_at' => time() ), array( 'id' => $id, 'state' => 'waiting' ) ); // phpcs:ignore WordPress.DB
		return 1 === $changed ? $holder : null;
	}

	/** Writes down what is about to be done, or was done; answers whether the send is still held by that word. */
	public static function update_send( int $id, string $holder, array $change ): bool {
		global $wpdb;
		foreach ( array( 'mails', 'message' ) as $name ) {
			if ( isset( $change[ $name ] ) ) {
				$change[ $name ] = wp_json_encode( $change[ $name ] );
			}
		}
		$wpdb->update( self::get_table_name( 'sends' ), $change + array( 'touched_at' => time() ), array( 'id' => $id, 'holder' => $holder, 'state' => 'sending' ) ); // phpcs:ignore WordPress.DB
		// Nothing changes where all was the same before, so that is asked for.
		return $holder === $wpdb->get_var( $wpdb->prepare( 'SELECT holder FROM ' . self::get_table_name( 'sends' ) . ' WHERE id = %d', $id ) ); // phpcs:ignore WordPress.DB
	}

	/** Puts what failed back among what waits; answers whether there was anything. */
	public static function retry( array $send, array $delivery ): bool {
		global $wpdb;
		$is_any = false;
		foreach ( $send['mails'] as &$mail ) {
			if ( 'failed' === $mail['state'] && self::is_subscribed( $delivery, $mail['address'] ) ) {
				$mail   = array( 'address' => $mail['address'], 'state' => 'waiting', 'reason' => '' );
				$is_any = true;
			}
		}
		unset( $mail );
		return $is_any && 1 === $wpdb->update( // phpcs:ignore WordPress.DB
			self::get_table_name( 'sends' ),
			array( 'state' => 'waiting', 'holder' => '', 'reason' => '', 'mails' => wp_json_encode( $send['mails'] ), 'touched_at' => time() ),
			array( 'id' => $send['id'], 'state' => $send['state'] )
		);
	}

	/** Ends what a process left behind that is gone. What it was handing over may have arrived, and is not sent again by itself. */
	public static function expire_stale_sends(): void {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM ' . self::get_table_name( 'sends' ) . " WHERE state IN ('waiting', 'sending') AND touched_at < %d", time() - self::STALE_AFTER_SECONDS ), ARRAY_A ); // phpcs:ignore WordPress.DB
		foreach ( array_map( array( self::class, 'to_send' ), $rows ) as $send ) {
			foreach ( $send['mails'] as &$mail ) {
				if ( 'sending' === $mail['state'] ) {
					$mail = array( 'state' => 'failed', 'reason' => __( 'The site stopped while it sent this. It may have arrived.', 'store-admin' ) ) + $mail;
				} elseif ( 'waiting' === $mail['state'] ) {
					$mail = array( 'state' => 'failed', 'reason' => __( 'The site stopped before this was sent.', 'store-admin' ) ) + $mail;
				}
			}
			unset( $mail );
			$wpdb->update( // phpcs:ignore WordPress.DB
				self::get_table_name( 'sends' ),
				array( 'state' => 'interrupted', 'holder' => '', 'mails' => wp_json_encode( $send['mails'] ), 'reason' => __( 'The site stopped in the middle of it.', 'store-admin' ) ),
				array( 'id' => $send['id'], 'state' => $send['state'] )
			);
			Failure_Notes::update_note( $send['delivery_id'], $send['id'] );
		}
	}

	/** The last ones, newest first. */
	public static function get_sends( int $delivery_id, int $limit = self::MAX_SENDS ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM ' . self::get_table_name( 'sends' ) . ' WHERE delivery_id = %d ORDER BY id DESC LIMIT %d', $delivery_id, $limit ), ARRAY_A ); // phpcs:ignore WordPress.DB
		return array_map( array( self::class, 'to_send' ), $rows );
	}

	/** One send of a delivery, if it is there. */
	public static function get_send( int $delivery_id, int $id ): ?array {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM ' . self::get_table_name( 'sends' ) . ' WHERE id = %d AND delivery_id = %d', $id, $delivery_id ), ARRAY_A ); // phpcs:ignore WordPress.DB
		return $row ? self::to_send( $row ) : null;
	}

	/** A row as the rest of the plugin knows it. */
	private static function to_delivery( array $row ): array {
		global $wpdb;
		$choices  = (array) json_decode( $row['choices'], true );
		$owner_id = (int) $row['owner_id'];
		return array(
			'id'         => (int) $row['id'],
			'owner_id'   => $owner_id,
			'is_paused'  => (bool) $row['is_paused'],
			'next_at'    => (int) $row['next_at'],
			'recipients' => self::get_recipients( $owner_id, (array) ( $choices['recipients'] ?? array() ) ),
			'refused'    => $wpdb->get_col( $wpdb->prepare( 'SELECT address FROM ' . self::get_table_name( 'refusals' ) . ' WHERE delivery_id = %d', $row['id'] ) ), // phpcs:ignore WordPress.DB
		) + $choices;
	}

	/**
	 * Whom a delivery reaches at this moment. Who doesn't manage the shop only reaches themselves, by the address they have now:
	 * what was stored before may be anybody's.
	 *
	 * @param int      $owner_id Of the delivery.
	 * @param string[] $stored   Addresses.
	 * @return string[]
	 */
	private static function get_recipients( int $owner_id, array $stored ): array {
		$owner = get_userdata( $owner_id );
		if ( ! $owner ) {
			return array();
		}
		return user_can( $owner, Plugin_Settings::CAPABILITY ) ? $stored : array( $owner->user_email );
	}

	/** The same of a send. */
	private static function to_send( array $row ): array {
		return array(
			'id'          => (int) $row['id'],
			'delivery_id' => (int) $row['delivery_id'],
			'due_at'      => (int) $row['due_at'],
			'mails'       => (array) json_decode( $row['mails'], true ),
			'message'     => null === $row['message'] ? null : json_decode( $row['message'], true ),
		) + $row;
	}
}
