<?php
/**
 * Delivery data store.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Deliveries;

use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Stores deliveries and their sends in custom tables. Each state change is one conditional UPDATE, so that only one of
 * several processes wins.
 */
class Delivery_Store {

	/** Option with the schema version. */
	const OPTION  = 'store_admin_deliveries';
	const VERSION = '2';

	/** Limits per owner. */
	const MAX_DELIVERIES = 50;
	const MAX_RECIPIENTS = 20;
	const MAX_SENDS      = 30;
	/** Limits per owner and hour, for manual and for scheduled sends. */
	const MAX_SENDS_PER_HOUR = array(
		'person'   => 10,
		'schedule' => self::MAX_DELIVERIES,
	);
	/** Columns of sends but the message, which may be large. */
	const SEND_COLUMNS = 'id, delivery_id, cause, due_at, state, holder, touched_at, mails, reason';
	/** A send without an update for this long was interrupted. */
	const STALE_AFTER_SECONDS = 900;

	/** Returns a table name with prefix. */
	public static function get_table_name( string $name ): string {
		return $GLOBALS['wpdb']->prefix . 'store_admin_' . $name;
	}

	/** Creates or upgrades the tables and restores the schedules. */
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
		// Concurrent requests wait here and find the tables created.
		$wpdb->query( $wpdb->prepare( 'SELECT GET_LOCK(%s, 10)', $deliveries ) ); // phpcs:ignore WordPress.DB -- Locks only.
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
		$is_migrated = self::migrate_unsubscribes();
		$wpdb->query( $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', $deliveries ) ); // phpcs:ignore WordPress.DB -- Locks only.
		$missing = array_filter( array( $deliveries, $sends, $refusals, $uses ), static fn( $table ) => array() === self::get_columns( $table ) );
		// Without WooCommerce there is no scheduler, but unsubscribing needs the tables.
		if ( $is_migrated && array() === $missing && function_exists( 'as_schedule_single_action' ) ) {
			update_option( self::OPTION, self::VERSION );
			Delivery_Worker::restore_schedules( self::get_all() );
		}
	}

	/** Moves unsubscribed addresses from a column of version 1 to their own table. Returns whether the column is gone. */
	private static function migrate_unsubscribes(): bool {
		global $wpdb;
		$deliveries = self::get_table_name( 'deliveries' );
		if ( ! in_array( 'refused', self::get_columns( $deliveries ), true ) ) {
			return true;
		}
		$rows     = $wpdb->get_results( "SELECT id, refused FROM $deliveries", ARRAY_A ); // phpcs:ignore WordPress.DB
		$is_saved = '' === $wpdb->last_error;
		foreach ( $rows as $row ) {
			foreach ( (array) json_decode( $row['refused'], true ) as $address ) {
				$is_saved = self::unsubscribe( (int) $row['id'], (string) $address ) && $is_saved;
			}
		}
		return $is_saved && false !== $wpdb->query( "ALTER TABLE $deliveries DROP COLUMN refused" ); // phpcs:ignore WordPress.DB
	}

	/** Returns the column names of a table, or none if it doesn't exist. */
	private static function get_columns( string $table ): array {
		return $GLOBALS['wpdb']->get_col( "DESCRIBE $table" ); // phpcs:ignore WordPress.DB
	}

	/**
	 * Returns all deliveries, or those of one owner, sorted by name.
	 *
	 * @param int|null $owner User id.
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

	/** Returns a delivery. */
	public static function get( int $id ): ?array {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM ' . self::get_table_name( 'deliveries' ) . ' WHERE id = %d', $id ), ARRAY_A ); // phpcs:ignore WordPress.DB
		return $row ? self::to_delivery( $row ) : null;
	}

	/** Creates or updates a delivery. Returns its id, or null if it was not saved. */
	public static function save( array $delivery ): ?int {
		global $wpdb;
		$row = array(
			'owner_id'  => $delivery['owner_id'],
			'is_paused' => $delivery['is_paused'] ? 1 : 0,
			'next_at'   => $delivery['next_at'],
			'choices'   => wp_json_encode( array_intersect_key( $delivery, array_flip( array( 'name', 'content', 'recipients', 'frequency', 'weekday', 'month_day', 'time' ) ) ) ),
		);
		if ( isset( $delivery['id'] ) ) {
			return false === $wpdb->update( self::get_table_name( 'deliveries' ), $row, array( 'id' => $delivery['id'] ) ) ? null : $delivery['id']; // phpcs:ignore WordPress.DB
		}
		return $wpdb->insert( self::get_table_name( 'deliveries' ), $row ) ? (int) $wpdb->insert_id : null; // phpcs:ignore WordPress.DB
	}

	/** Updates only the time of the next run. */
	public static function set_next_at( int $id, int $next_at ): void {
		global $wpdb;
		$wpdb->update( self::get_table_name( 'deliveries' ), array( 'next_at' => $next_at ), array( 'id' => $id ) ); // phpcs:ignore WordPress.DB
	}

	/** Deletes a delivery and its sends. Returns whether the delivery no longer exists. */
	public static function delete( int $id ): bool {
		global $wpdb;
		if ( false === $wpdb->delete( self::get_table_name( 'deliveries' ), array( 'id' => $id ) ) ) { // phpcs:ignore WordPress.DB
			return false;
		}
		$wpdb->delete( self::get_table_name( 'sends' ), array( 'delivery_id' => $id ) ); // phpcs:ignore WordPress.DB
		$wpdb->delete( self::get_table_name( 'refusals' ), array( 'delivery_id' => $id ) ); // phpcs:ignore WordPress.DB
		Failure_Notes::delete_note( $id );
		return true;
	}

	/** Unsubscribes an address. Repeated and concurrent calls have no further effect. Returns whether it is saved. */
	public static function unsubscribe( int $id, string $address ): bool {
		global $wpdb;
		return false !== $wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO ' . self::get_table_name( 'refusals' ) . ' (delivery_id, address) VALUES (%d, %s)', $id, strtolower( $address ) ) ); // phpcs:ignore WordPress.DB
	}

	/**
	 * Counts a send against the owner's hourly limit, including those of deleted deliveries.
	 *
	 * @param int    $owner_id User id of the delivery's owner.
	 * @param string $cause    `person` or `schedule`.
	 * @return int Quota id for `release_quota()`, or 0 if the limit is reached.
	 */
	public static function use_quota( int $owner_id, string $cause ): int {
		global $wpdb;
		$uses  = self::get_table_name( 'uses' );
		$since = time() - HOUR_IN_SECONDS;
		$wpdb->query( $wpdb->prepare( "DELETE FROM $uses WHERE used_at <= %d", $since ) ); // phpcs:ignore WordPress.DB
		$wpdb->insert( $uses, array( 'owner_id' => $owner_id, 'cause' => $cause, 'used_at' => time() ) ); // phpcs:ignore WordPress.DB
		// Counted after the insert, so that concurrent sends are included.
		$id    = (int) $wpdb->insert_id;
		$count = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $uses WHERE owner_id = %d AND cause = %s AND id <= %d", $owner_id, $cause, $id ) ); // phpcs:ignore WordPress.DB
		if ( $count <= self::MAX_SENDS_PER_HOUR[ $cause ] ) {
			return $id;
		}
		self::release_quota( $id );
		return 0;
	}

	/** Releases quota after nothing was sent. */
	public static function release_quota( int $use ): void {
		global $wpdb;
		$wpdb->delete( self::get_table_name( 'uses' ), array( 'id' => $use ) ); // phpcs:ignore WordPress.DB
	}

	/** Whether an address is a recipient that has not unsubscribed. */
	public static function is_subscribed( array $delivery, string $address ): bool {
		return in_array( strtolower( $address ), array_map( 'strtolower', self::get_subscribers( $delivery ) ), true );
	}

	/** Returns the recipients that have not unsubscribed. */
	public static function get_subscribers( array $delivery ): array {
		return array_values(
			array_filter( $delivery['recipients'], static fn( $address ) => ! in_array( strtolower( $address ), $delivery['refused'], true ) )
		);
	}

	/** Claims a due run and sets the next one, in one statement. Returns false if another process was first. */
	public static function claim( array $delivery, int $next_at ): bool {
		global $wpdb;
		$changed = $wpdb->update( // phpcs:ignore WordPress.DB
			self::get_table_name( 'deliveries' ),
			array( 'next_at' => $next_at ),
			array( 'id' => $delivery['id'], 'next_at' => $delivery['next_at'], 'is_paused' => 0 )
		);
		return 1 === $changed;
	}

	/** Creates a send. Returns null if this run already has one, which `find_send()` returns, or if it was not saved. */
	public static function create_send( array $delivery, string $cause, int $due_at ): ?array {
		global $wpdb;
		$mails = array_map(
			static fn( $address ) => array( 'address' => $address, 'state' => 'waiting', 'reason' => '' ),
			self::get_subscribers( $delivery )
		);
		$suppressed = $wpdb->suppress_errors();
		$added      = $wpdb->insert( // phpcs:ignore WordPress.DB
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
		$wpdb->suppress_errors( $suppressed );
		if ( ! $added ) {
			return null;
		}
		$id      = (int) $wpdb->insert_id;
		$expired = $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM ' . self::get_table_name( 'sends' ) . ' WHERE delivery_id = %d ORDER BY id DESC LIMIT 1000 OFFSET %d', $delivery['id'], self::MAX_SENDS ) ); // phpcs:ignore WordPress.DB
		foreach ( $expired as $old ) {
			$wpdb->delete( self::get_table_name( 'sends' ), array( 'id' => $old ) ); // phpcs:ignore WordPress.DB
		}
		return self::get_send( $delivery['id'], $id );
	}

	/** Finds the send of a run. */
	public static function find_send( int $delivery_id, string $cause, int $due_at ): ?array {
		global $wpdb;
		$id = $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM ' . self::get_table_name( 'sends' ) . ' WHERE delivery_id = %d AND cause = %s AND due_at = %d', $delivery_id, $cause, $due_at ) ); // phpcs:ignore WordPress.DB
		return null === $id ? null : self::get_send( $delivery_id, (int) $id );
	}

	/** Locks a waiting send. Returns the lock token, or null if another process has it. */
	public static function lock_send( int $id ): ?string {
		global $wpdb;
		$holder  = wp_generate_uuid4();
		$changed = $wpdb->update( self::get_table_name( 'sends' ), array( 'state' => 'sending', 'holder' => $holder, 'touched_at' => time() ), array( 'id' => $id, 'state' => 'waiting' ) ); // phpcs:ignore WordPress.DB
		return 1 === $changed ? $holder : null;
	}

	/** Updates a locked send. Returns whether it is saved and the lock is still held. */
	public static function update_send( int $id, string $holder, array $change ): bool {
		global $wpdb;
		foreach ( array( 'mails', 'message' ) as $name ) {
			if ( isset( $change[ $name ] ) ) {
				$change[ $name ] = wp_json_encode( $change[ $name ] );
			}
		}
		$changed = $wpdb->update( self::get_table_name( 'sends' ), $change + array( 'touched_at' => time() ), array( 'id' => $id, 'holder' => $holder, 'state' => 'sending' ) ); // phpcs:ignore WordPress.DB
		// An UPDATE without changes affects 0 rows, so the lock is checked separately.
		return false !== $changed && $holder === $wpdb->get_var( $wpdb->prepare( 'SELECT holder FROM ' . self::get_table_name( 'sends' ) . ' WHERE id = %d', $id ) ); // phpcs:ignore WordPress.DB
	}

	/** Resets failed emails of a send to waiting. Returns whether there were any. */
	public static function retry( array $send, array $delivery ): bool {
		global $wpdb;
		$has_failed = false;
		foreach ( $send['mails'] as &$mail ) {
			if ( 'failed' === $mail['state'] && self::is_subscribed( $delivery, $mail['address'] ) ) {
				$mail       = array( 'address' => $mail['address'], 'state' => 'waiting', 'reason' => '' );
				$has_failed = true;
			}
		}
		unset( $mail );
		return $has_failed && 1 === $wpdb->update( // phpcs:ignore WordPress.DB
			self::get_table_name( 'sends' ),
			array( 'state' => 'waiting', 'holder' => '', 'reason' => '', 'mails' => wp_json_encode( $send['mails'] ), 'touched_at' => time() ),
			array( 'id' => $send['id'], 'state' => $send['state'] )
		);
	}

	/** Ends sends of interrupted processes. Emails that were being sent may have arrived and are not sent again automatically. */
	public static function expire_stale_sends(): void {
		Locale_Scope::run( get_locale(), static fn() => self::fail_stale_sends() );
	}

	/** Ends sends of interrupted processes, in the current language. */
	private static function fail_stale_sends(): void {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT ' . self::SEND_COLUMNS . ' FROM ' . self::get_table_name( 'sends' ) . " WHERE state IN ('waiting', 'sending') AND touched_at < %d", time() - self::STALE_AFTER_SECONDS ), ARRAY_A ); // phpcs:ignore WordPress.DB
		foreach ( array_map( array( self::class, 'to_send' ), $rows ) as $send ) {
			foreach ( $send['mails'] as &$mail ) {
				if ( 'sending' === $mail['state'] ) {
					$mail = array( 'state' => 'failed', 'reason' => __( 'The site stopped while sending this email. It may have been delivered.', 'store-admin' ) ) + $mail;
				} elseif ( 'waiting' === $mail['state'] ) {
					$mail = array( 'state' => 'failed', 'reason' => __( 'The site stopped before this email was sent.', 'store-admin' ) ) + $mail;
				}
			}
			unset( $mail );
			$wpdb->update( // phpcs:ignore WordPress.DB
				self::get_table_name( 'sends' ),
				array( 'state' => 'interrupted', 'holder' => '', 'mails' => wp_json_encode( $send['mails'] ), 'reason' => __( 'The site stopped while sending.', 'store-admin' ) ),
				array( 'id' => $send['id'], 'state' => $send['state'] )
			);
			Failure_Notes::update_note( $send['delivery_id'], $send['id'] );
		}
	}

	/** Returns the latest sends of a delivery, newest first, without their messages. */
	public static function get_sends( int $delivery_id, int $limit = self::MAX_SENDS ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT ' . self::SEND_COLUMNS . ' FROM ' . self::get_table_name( 'sends' ) . ' WHERE delivery_id = %d ORDER BY id DESC LIMIT %d', $delivery_id, $limit ), ARRAY_A ); // phpcs:ignore WordPress.DB
		return array_map( array( self::class, 'to_send' ), $rows );
	}

	/** Returns a send of a delivery, without its message. */
	public static function get_send( int $delivery_id, int $id ): ?array {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT ' . self::SEND_COLUMNS . ' FROM ' . self::get_table_name( 'sends' ) . ' WHERE id = %d AND delivery_id = %d', $id, $delivery_id ), ARRAY_A ); // phpcs:ignore WordPress.DB
		return $row ? self::to_send( $row ) : null;
	}

	/** Returns the rendered email of a send, or null before the first attempt. */
	public static function get_message( int $id ): ?array {
		global $wpdb;
		$message = $wpdb->get_var( $wpdb->prepare( 'SELECT message FROM ' . self::get_table_name( 'sends' ) . ' WHERE id = %d', $id ) ); // phpcs:ignore WordPress.DB
		return null === $message ? null : json_decode( $message, true );
	}

	/** Converts a row to a delivery. */
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
	 * Returns the current recipients. Owners who don't manage the store reach only their own current address.
	 *
	 * @param int      $owner_id User id of the delivery's owner.
	 * @param string[] $stored   Email addresses.
	 * @return string[]
	 */
	private static function get_recipients( int $owner_id, array $stored ): array {
		$owner = get_userdata( $owner_id );
		if ( ! $owner ) {
			return array();
		}
		return user_can( $owner, Plugin_Settings::CAPABILITY ) ? $stored : array( $owner->user_email );
	}

	/** Converts a row to a send. */
	private static function to_send( array $row ): array {
		return array(
			'id'          => (int) $row['id'],
			'delivery_id' => (int) $row['delivery_id'],
			'due_at'      => (int) $row['due_at'],
			'mails'       => (array) json_decode( $row['mails'], true ),
		) + $row;
	}
}
