<?php
/**
 * Tests of the history table.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Tests;

use StoreAdmin\History\History_Table;
use StoreAdmin\History\Request_Recorder;

/** Entries are kept as long as the retention says. */
class HistoryTableTest extends Plugin_Test_Case {

	/** Records a change of the note of a supplier by a user who doesn't manage the store. */
	private static function record( string $before, string $after ): int {
		self::log_in( 'analyst' );
		return Request_Recorder::add(
			array(
				'kind'       => 'acme/supplier',
				'action'     => 'changed',
				'subject_id' => '7',
				'subject'    => 'Acme',
				'method'     => 'PUT',
				'path'       => '/acme/v1/suppliers/7',
				'old_values' => array( 'note' => $before ),
				'new_values' => array( 'note' => $after ),
				'labels'     => array(),
				'final'      => '',
				'undo_of'    => 0,
				'capability' => 'read',
			)
		);
	}

	/** Returns the notes before and after each change. */
	private static function get_notes(): array {
		$rows = $GLOBALS['wpdb']->get_results( "SELECT old_values, new_values FROM {$GLOBALS['wpdb']->prefix}store_admin_history ORDER BY id" );
		return array_map( static fn( $row ) => json_decode( $row->old_values )->note . '–' . json_decode( $row->new_values )->note, $rows );
	}

	/** The settings page saves the retention as an option. */
	public function test_deletes_old_entries_when_the_retention_is_saved(): void {
		foreach ( array( 50, 20, 0 ) as $age ) {
			$id = self::record( "$age", 'days old' );
			$GLOBALS['wpdb']->update( "{$GLOBALS['wpdb']->prefix}store_admin_history", array( 'changed_at' => time() - $age * DAY_IN_SECONDS ), array( 'id' => $id ) );
		}
		update_option( History_Table::DAYS_OPTION, 30 );
		$this->assertSame( array( '20–days old', '0–days old' ), self::get_notes() );
		update_option( History_Table::DAYS_OPTION, 10 );
		$this->assertSame( array( '0–days old' ), self::get_notes() );
	}

	/** Repeated changes by the same user are one entry. */
	public function test_merges_repeated_changes(): void {
		self::record( 'A', 'B' );
		self::record( 'B', 'C' );
		$this->assertSame( array( 'A–C' ), self::get_notes() );
		self::record( 'C', 'A' );
		$this->assertSame( array(), self::get_notes() );
	}

	/** If a repeated change can't be recorded, the entry of the earlier one stays. */
	public function test_keeps_the_earlier_entry_if_the_merged_one_is_not_saved(): void {
		self::record( 'A', 'B' );
		self::fail_queries( '/^INSERT INTO \S+store_admin_history/' );
		try {
			self::record( 'B', 'C' );
			$this->fail( 'The second change was recorded.' );
		} catch ( \RuntimeException $failure ) {
			$this->assertSame( array( 'A–B' ), self::get_notes() );
		}
	}

	/** Removing a shipping method doesn't affect the rest of its zone. */
	public function test_marks_only_entries_of_a_deleted_record(): void {
		self::log_in( 'manager' );
		$zone    = '/wc/v3/shipping/zones/3';
		$add     = static function ( string $method, string $path, string $subject_id, string $action = 'changed', string $final = '' ): void {
			History_Table::add(
				array(
					'kind'       => 'shipping',
					'action'     => $action,
					'subject_id' => $subject_id,
					'subject'    => '',
					'user_id'    => 1,
					'user_name'  => '',
					'method'     => $method,
					'path'       => $path,
					'old_values' => array(),
					'new_values' => array(),
					'labels'     => array(),
					'final'      => $final,
					'undo_of'    => 0,
				)
			);
		};
		$get_open = static fn() => array_map(
			static fn( $entry ) => $entry['path'],
			History_Table::query( array( 'kind' => array( 'shipping' ), 'user' => null, 'after' => null, 'before' => null, 'is_open' => true, 'per_page' => 100, 'page' => 1 ) )['entries']
		);
		$add( 'POST', '/wc/v3/shipping/zones', '3', 'created' );
		$add( 'PUT', $zone, '3' );
		$add( 'POST', "$zone/methods", '5', 'created' );
		$add( 'PUT', "$zone/methods/5", '3' );
		$add( 'PUT', "$zone/methods/51", '3' );
		$add( 'POST', "$zone/methods", '6', 'created' );
		$add( 'DELETE', "$zone/methods/5", '3', 'removed', History_Table::DELETED );
		$this->assertSame( array( "$zone/methods", "$zone/methods/51", $zone, '/wc/v3/shipping/zones' ), $get_open() );
		// The creation of the other method is undone.
		$add( 'POST', "$zone/methods", '6', 'undone', History_Table::DELETED );
		$this->assertSame( array( "$zone/methods/51", $zone, '/wc/v3/shipping/zones' ), $get_open() );
		$add( 'DELETE', '/wc-analytics/shipping/zones/3', '3', 'removed', History_Table::DELETED );
		$this->assertSame( array(), $get_open() );
	}

	/** The limit is the same in each language. */
	public function test_measures_entries_in_characters(): void {
		$get_entry = static fn( int $length ) => array( 'new_values' => array( 'note' => str_repeat( 'ж', $length ) ) );
		$this->assertFalse( Request_Recorder::is_too_long( $get_entry( 90000 ) ) );
		$this->assertTrue( Request_Recorder::is_too_long( $get_entry( 110000 ) ) );
	}

	/** When a change was last not recorded is read on the history page only. */
	public function test_does_not_load_the_last_failure_with_each_request(): void {
		$log = ini_set( 'error_log', '/dev/null' );
		Request_Recorder::report_failure( new \RuntimeException( 'Refused' ) );
		ini_set( 'error_log', (string) $log );
		$this->assertArrayNotHasKey( History_Table::LAST_FAILURE_OPTION, wp_load_alloptions() );
	}
}
