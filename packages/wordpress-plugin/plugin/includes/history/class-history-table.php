<?php
/**
 * History table.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\History;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- The plugin's own table; its name is a constant.

/** Stores entries in a custom table, limited in number and age. */
class History_Table {

	/** Option with the schema version. */
	const VERSION_OPTION = 'store_admin_history_version';
	const VERSION        = 2;

	/** Option with the retention in days; 0 disables the history. */
	const DAYS_OPTION  = 'store_admin_history_days';
	const DEFAULT_DAYS = 365;

	/** Final reason of entries whose record was deleted permanently. */
	const DELETED = 'gone';

	/** Ten years. */
	const MAX_DAYS = 3650;

	/** Option with the Unix time at which a change last failed to be recorded. */
	const LAST_FAILURE_OPTION = 'store_admin_history_missed';

	/** Oldest entries are deleted beyond this. The embedded store has the same limit. */
	const MAX_ENTRIES = 5000;

	/** Number of a user's entries that are searched for one to merge with. */
	const MAX_MERGE_CANDIDATES = 200;

	/** Returns the table name with prefix. */
	private static function get_name(): string {
		global $wpdb;
		return $wpdb->prefix . 'store_admin_history';
	}

	/** Creates or upgrades the table. */
	private static function create_table(): void {
		global $wpdb;
		if ( self::VERSION === (int) get_option( self::VERSION_OPTION ) ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$name = self::get_name();
		// Concurrent requests wait here and find the table created.
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

	/** Returns the retention in days. */
	public static function get_days(): int {
		return self::sanitize_days( get_option( self::DAYS_OPTION, self::DEFAULT_DAYS ) );
	}

	/**
	 * Sanitizes the retention.
	 *
	 * @param mixed $value Submitted value.
	 */
	public static function sanitize_days( $value ): int {
		return is_numeric( $value ) && $value >= 0 ? min( (int) $value, self::MAX_DAYS ) : self::DEFAULT_DAYS;
	}

	/** Updates the retention, which deletes entries that are too old for it. */
	public static function set_days( int $days ): void {
		update_option( self::DAYS_OPTION, (string) $days );
	}

	/**
	 * Adds an entry and deletes expired ones.
	 *
	 * @param array<string, mixed> $entry Columns; values and labels as arrays.
	 * @return int Id of the entry.
	 * @throws \RuntimeException If the insert fails.
	 */
	public static function add( array $entry ): int {
		global $wpdb;
		self::create_table();
		foreach ( array( 'old_values', 'new_values', 'labels' ) as $column ) {
			$entry[ $column ] = null === $entry[ $column ] ? null : wp_json_encode( (object) $entry[ $column ] );
		}
		$entry['changed_at'] = time();
		unset( $entry['id'], $entry['undone_by'] );
		$errors_shown = $wpdb->hide_errors();
		$added        = $wpdb->insert( self::get_name(), $entry );
		$wpdb->show_errors( $errors_shown );
		if ( ! $added ) {
			// If the table was dropped, the next entry creates it again.
			delete_option( self::VERSION_OPTION );
			throw new \RuntimeException( 'The history could not be written: ' . esc_html( $wpdb->last_error ) );
		}
		$id = (int) $wpdb->insert_id;
		if ( $entry['undo_of'] > 0 ) {
			$wpdb->update( self::get_name(), array( 'undone_by' => $id ), array( 'id' => $entry['undo_of'] ) );
		}
		if ( self::DELETED === $entry['final'] ) {
			self::mark_deleted( $entry );
		}
		self::prune();
		return $id;
	}

	/**
	 * Neither the creation of a deleted record can be undone, nor changes of it and of what belongs to it.
	 *
	 * @param array<string, mixed> $entry Columns of the entry of the deletion.
	 */
	private static function mark_deleted( array $entry ): void {
		global $wpdb;
		// The entry of an undone creation has the path of the list.
		$path = 'undone' === $entry['action'] ? "{$entry['path']}/{$entry['subject_id']}" : $entry['path'];
		// Any namespace, since some records have the same path in two.
		$pattern = '%' . $wpdb->esc_like( preg_replace( '#^/(?:wc/v3|wc-analytics)(?=/)#', '', $path ) );
		$name    = self::get_name();
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE $name SET final = %s WHERE kind = %s AND final = '' AND (CONCAT(path, '/') LIKE %s OR CONCAT(path, '/', subject_id) LIKE %s)",
				self::DELETED,
				$entry['kind'],
				"$pattern/%",
				$pattern
			)
		);
	}

	/** Deletes entries beyond the limits. */
	public static function prune(): void {
		global $wpdb;
		self::create_table();
		$name = self::get_name();
		// Ids have gaps, so the limit is found by offset.
		$last = (int) $wpdb->get_var( $wpdb->prepare( "SELECT id FROM $name ORDER BY id DESC LIMIT 1 OFFSET %d", self::MAX_ENTRIES ) );
		$wpdb->query( $wpdb->prepare( "DELETE FROM $name WHERE changed_at < %d OR id <= %d", self::get_retention_start(), $last ) );
	}

	/**
	 * Deletes a user's oldest entries beyond a limit, of one kind or of all.
	 *
	 * @param int         $user_id User id.
	 * @param string|null $kind    Kind of the entries.
	 * @param int         $limit   Number of entries to keep.
	 */
	public static function trim( int $user_id, ?string $kind, int $limit ): void {
		global $wpdb;
		$from   = self::get_name() . ' WHERE user_id = %d' . ( null === $kind ? '' : ' AND kind = %s' );
		$values = null === $kind ? array( $user_id ) : array( $user_id, $kind );
		$last   = (int) $wpdb->get_var( $wpdb->prepare( "SELECT id FROM $from ORDER BY id DESC LIMIT 1 OFFSET %d", array_merge( $values, array( $limit ) ) ) );
		if ( $last > 0 ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM $from AND id <= %d", array_merge( $values, array( $last ) ) ) );
		}
	}

	/**
	 * Finds a recent entry by the same user for the same values, to merge with.
	 *
	 * @param array<string, mixed> $entry  Columns of the new entry.
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
				// Not if another user changed the values in between.
				return wp_json_encode( $found['new_values'] ) === wp_json_encode( $entry['old_values'] ) ? $found : null;
			}
		}
		return null;
	}

	/** Deletes an entry. */
	public static function delete( int $id ): void {
		global $wpdb;
		$wpdb->delete( self::get_name(), array( 'id' => $id ) );
	}

	/** Returns the Unix time before which entries count as expired, even if they are not deleted yet. */
	private static function get_retention_start(): int {
		return time() - self::get_days() * DAY_IN_SECONDS;
	}

	/**
	 * Returns a page of entries, newest first, and the total.
	 *
	 * @param array{kind: string[], user: ?int, after: ?int, before: ?int, is_open: bool, per_page: int, page: int} $query Times are Unix times in seconds.
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
	 * Returns an entry.
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

	/** Locks an entry, so that it isn't undone twice at once. Released at the end of the request at the latest. */
	public static function lock( int $id ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'SELECT GET_LOCK(%s, 10)', self::get_name() . $id ) );
	}

	/** Unlocks an entry. */
	public static function unlock( int $id ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', self::get_name() . $id ) );
	}

	/**
	 * Returns the users with entries, sorted by name.
	 *
	 * @return array<int, array{id: int, name: string}>
	 */
	public static function get_users(): array {
		global $wpdb;
		self::create_table();
		$name   = self::get_name();
		$people = array();
		// The latest name of each user.
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( "SELECT user_id, user_name FROM $name WHERE id IN (SELECT MAX(id) FROM $name WHERE changed_at >= %d GROUP BY user_id) ORDER BY user_name", self::get_retention_start() ) ) as $row ) {
			$people[] = array(
				'id'   => (int) $row->user_id,
				'name' => $row->user_name,
			);
		}
		return $people;
	}

	/**
	 * Returns the kinds that have entries.
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
	 * Converts the columns of a row.
	 *
	 * @param array<string, string|null> $row Database row.
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
