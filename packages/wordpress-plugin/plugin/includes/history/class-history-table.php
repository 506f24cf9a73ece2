<?php
/**
 * Where the history is kept.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\History;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- a table of our own; names come from here alone.

/** Entries in a table of the plugin's own, made when it is first needed, with a bound in number and in time. */
class History_Table {

	/** The form of the table that is there. */
	const VERSION_OPTION = 'store_admin_history_version';
	const VERSION        = 2;

	/** For how many days entries are kept; 0: nothing is. */
	const DAYS_OPTION  = 'store_admin_history_days';
	const DEFAULT_DAYS = 365;

	/** Why nothing of a subject can be undone any more: it was removed for good. */
	const DELETED = 'gone';

	/** Ten years. */
	const MAX_DAYS = 3650;

	/** When a change could not be written down last, in seconds since 1970. */
	const LAST_FAILURE_OPTION = 'store_admin_history_missed';

	/** How many entries are kept at most; the oldest ones go first. The embedded store has the same number. */
	const MAX_ENTRIES = 5000;

	/** Entries of a user in which one that is repeated is looked for. */
	const MAX_MERGE_CANDIDATES = 200;

	/** The name of the table on this site. */
	private static function get_name(): string {
		global $wpdb;
		return $wpdb->prefix . 'store_admin_history';
	}

	/** Makes the table where it is not there in its present form. */
	private static function create_table(): void {
		global $wpdb;
		if ( self::VERSION === (int) get_option( self::VERSION_OPTION ) ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$name = self::get_name();
		// A page asks twice at once: whoever comes second finds the table made.
		$wpdb->query( $wpdb->prepare( 'SELECT GET_LOCK(%s, 10)', $name ) );
		dbDelta(
			"CREATE TABLE $name (
  id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  kind varchar(64) NOT NULL,
  action varchar(20) NOT NULL,
  subject_id varchar(100) NOT NULL,
  subject text NOT NULL,
  user_id bigint(20) unsigned NOT NULL,
  user_name varchar(250) NOT NULL,
  changed_at bigint(20) unsigned NOT NULL,
  method varchar(10) NOT NULL,
  path varchar(250) NOT NULL,
  old_values mediumtext NULL,
  new_values mediumtext NULL,
  labels mediumtext NOT NULL,
  final varchar(20) NOT NULL,
  undo_of bigint(20) unsigned NOT NULL DEFAULT 0,
  undone_by bigint(20) unsigned NOT NULL DEFAULT 0,
  capability varchar(64) NOT NULL DEFAULT '',
  PRIMARY KEY  (id),
  KEY changed_at (changed_at),
  KEY user_kind (user_id,kind)
) {$wpdb->get_charset_collate()};"
		);
		update_option( self::VERSION_OPTION, self::VERSION );
		$wpdb->query( $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', $name ) );
	}

	/** For how many days entries are kept. */
	public static function get_days(): int {
		return self::sanitize_days( get_option( self::DAYS_OPTION, self::DEFAULT_DAYS ) );
	}

	/**
	 * A number of days that makes sense.
	 *
	 * @param mixed $value What somebody sent.
	 */
	public static function sanitize_days( $value ): int {
		return is_numeric( $value ) && $value >= 0 ? min( (int) $value, self::MAX_DAYS ) : self::DEFAULT_DAYS;
	}

	/** Changes the span, and lets go what is too old for it. */
	public static function set_days( int $days ): void {
		update_option( self::DAYS_OPTION, (string) $days );
		self::create_table();
		self::prune();
	}

	/**
	 * Adds an entry, and lets go what is too old or too much.
	 *
	 * @param array<string, mixed> $entry Columns with their values; values and labels as arrays.
	 * @return int Its id.
	 * @throws \RuntimeException Where the table does not take it.
	 */
	public static function add( array $entry ): int {
		global $wpdb;
		self::create_table();
		foreach ( array( 'old_values', 'new_values', 'labels' ) as $column ) {
			$entry[ $column ] = null === $entry[ $column ] ? null : wp_json_encode( (object) $entry[ $column ] );
		}
		$entry['changed_at'] = time();
		unset( $entry['id'], $entry['undone_by'] );
		$shows = $wpdb->hide_errors();
		$added = $wpdb->insert( self::get_name(), $entry );
		$wpdb->show_errors( $shows );
		if ( ! $added ) {
			// A table that somebody removed is made anew with the next entry.
			delete_option( self::VERSION_OPTION );
			throw new \RuntimeException( 'The history could not be written: ' . esc_html( $wpdb->last_error ) );
		}
		$id = (int) $wpdb->insert_id;
		if ( $entry['undo_of'] > 0 ) {
			$wpdb->update( self::get_name(), array( 'undone_by' => $id ), array( 'id' => $entry['undo_of'] ) );
		}
		if ( self::DELETED === $entry['final'] && '' !== $entry['subject_id'] ) {
			$wpdb->update(
				self::get_name(),
				array( 'final' => self::DELETED ),
				array(
					'kind'       => $entry['kind'],
					'subject_id' => $entry['subject_id'],
					'final'      => '',
				)
			);
		}
		self::prune();
		return $id;
	}

	/** Lets go what is too old or too much. */
	private static function prune(): void {
		global $wpdb;
		$name = self::get_name();
		// Ids are no count: entries in between may have been removed.
		$last = (int) $wpdb->get_var( $wpdb->prepare( "SELECT id FROM $name ORDER BY id DESC LIMIT 1 OFFSET %d", self::MAX_ENTRIES ) );
		$wpdb->query( $wpdb->prepare( "DELETE FROM $name WHERE changed_at < %d OR id <= %d", self::get_retention_start(), $last ) );
	}

	/**
	 * Removes the oldest entries of a user beyond a number, of one kind or of all.
	 *
	 * @param int         $user_id Of the user.
	 * @param string|null $kind    Of the entries.
	 * @param int         $most    So many stay.
	 */
	public static function trim( int $user_id, ?string $kind, int $most ): void {
		global $wpdb;
		$from   = self::get_name() . ' WHERE user_id = %d' . ( null === $kind ? '' : ' AND kind = %s' );
		$values = null === $kind ? array( $user_id ) : array( $user_id, $kind );
		$last   = (int) $wpdb->get_var( $wpdb->prepare( "SELECT id FROM $from ORDER BY id DESC LIMIT 1 OFFSET %d", array_merge( $values, array( $most ) ) ) );
		if ( $last > 0 ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM $from AND id <= %d", array_merge( $values, array( $last ) ) ) );
		}
	}

	/**
	 * The entry that a change goes on with: of the same user and values, and not long ago.
	 *
	 * @param array<string, mixed> $entry  Of the change.
	 * @param int                  $within Seconds.
	 * @return array<string, mixed>|null
	 */
	public static function find_repeated( array $entry, int $within ): ?array {
		global $wpdb;
		if ( 'changed' !== $entry['action'] || $entry['undo_of'] > 0 || '' !== $entry['final'] ) {
			return null;
		}
		self::create_table();
		$name = self::get_name();
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT * FROM $name WHERE user_id = %d AND kind = %s AND path = %s AND action = 'changed' AND final = '' AND undo_of = 0 AND undone_by = 0 AND changed_at >= %d ORDER BY id DESC LIMIT %d",
				$entry['user_id'],
				$entry['kind'],
				$entry['path'],
				time() - $within,
				self::MAX_MERGE_CANDIDATES
			),
			ARRAY_A
		);
		foreach ( array_map( array( self::class, 'parse_row' ), (array) $rows ) as $found ) {
			if ( array_keys( (array) $found['new_values'] ) === array_keys( (array) $entry['new_values'] ) ) {
				// Somebody else may have changed the same in between.
				return wp_json_encode( $found['new_values'] ) === wp_json_encode( $entry['old_values'] ) ? $found : null;
			}
		}
		return null;
	}

	/** Removes one entry. */
	public static function delete( int $id ): void {
		global $wpdb;
		$wpdb->delete( self::get_name(), array( 'id' => $id ) );
	}

	/** What is older is as good as gone, also while nothing is added that would remove it. Seconds since 1970. */
	private static function get_retention_start(): int {
		return time() - self::get_days() * DAY_IN_SECONDS;
	}

	/**
	 * A part of the entries, newest first, with the number of all that match.
	 *
	 * @param array{kind: string[], user: ?int, after: ?int, before: ?int, is_open: bool, per_page: int, page: int} $query Times in seconds since 1970.
	 * @return array{entries: array<int, array<string, mixed>>, total: int}
	 */
	public static function query( array $query ): array {
		global $wpdb;
		self::create_table();
		$where  = array( 'changed_at >= %d' );
		$values = array( max( self::get_retention_start(), $query['after'] ?? 0 ) );
		if ( null !== $query['before'] ) {
			$where[]  = 'changed_at < %d';
			$values[] = $query['before'];
		}
		if ( null !== $query['user'] ) {
			$where[]  = 'user_id = %d';
			$values[] = $query['user'];
		}
		if ( array() !== $query['kind'] ) {
			$where[] = 'kind IN (' . implode( ',', array_fill( 0, count( $query['kind'] ), '%s' ) ) . ')';
			$values  = array_merge( $values, $query['kind'] );
		}
		if ( $query['is_open'] ) {
			$where[] = "final = '' AND undone_by = 0 AND undo_of = 0";
		}
		$from   = 'FROM ' . self::get_name() . ' WHERE ' . implode( ' AND ', $where );
		$window = array( $query['per_page'], ( $query['page'] - 1 ) * $query['per_page'] );
		return array(
			'entries' => array_map( array( self::class, 'parse_row' ), (array) $wpdb->get_results( $wpdb->prepare( "SELECT * $from ORDER BY id DESC LIMIT %d OFFSET %d", array_merge( $values, $window ) ), ARRAY_A ) ),
			'total'   => (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) $from", $values ) ),
		);
	}

	/**
	 * One entry.
	 *
	 * @return array<string, mixed>|null
	 */
	public static function get( int $id ): ?array {
		global $wpdb;
		self::create_table();
		$name = self::get_name();
		$row  = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $name WHERE id = %d AND changed_at >= %d", $id, self::get_retention_start() ), ARRAY_A );
		return $row ? self::parse_row( $row ) : null;
	}

	/** Keeps an entry from being undone twice at once, until the end of the request at the latest. */
	public static function lock( int $id ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'SELECT GET_LOCK(%s, 10)', self::get_name() . $id ) );
	}

	/** Lets others undo it. */
	public static function unlock( int $id ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', self::get_name() . $id ) );
	}

	/**
	 * Who changed something, in the order of names.
	 *
	 * @return array<int, array{id: int, name: string}>
	 */
	public static function get_users(): array {
		global $wpdb;
		self::create_table();
		$name   = self::get_name();
		$people = array();
		// The latest name of each.
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( "SELECT user_id, user_name FROM $name WHERE id IN (SELECT MAX(id) FROM $name WHERE changed_at >= %d GROUP BY user_id) ORDER BY user_name", self::get_retention_start() ) ) as $row ) {
			$people[] = array(
				'id'   => (int) $row->user_id,
				'name' => $row->user_name,
			);
		}
		return $people;
	}

	/**
	 * Kinds of which there is something.
	 *
	 * @return string[]
	 */
	public static function get_kinds(): array {
		global $wpdb;
		self::create_table();
		$name = self::get_name();
		return $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT kind FROM $name WHERE changed_at >= %d ORDER BY kind", self::get_retention_start() ) );
	}

	/**
	 * Columns as they are used.
	 *
	 * @param array<string, string|null> $row Of the table.
	 * @return array<string, mixed>
	 */
	private static function parse_row( array $row ): array {
		foreach ( array( 'id', 'user_id', 'changed_at', 'undo_of', 'undone_by' ) as $column ) {
			$row[ $column ] = (int) $row[ $column ];
		}
		foreach ( array( 'old_values', 'new_values', 'labels' ) as $column ) {
			$row[ $column ] = null === $row[ $column ] ? null : (array) json_decode( $row[ $column ], true );
		}
		return $row;
	}
}
