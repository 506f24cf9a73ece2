<?php
/**
 * What the plugin stores.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

use StoreAdmin\Deliveries\Delivery_Store;
use StoreAdmin\Deliveries\Delivery_Worker;
use StoreAdmin\Deliveries\Failure_Notes;
use StoreAdmin\History\History_Table;
use StoreAdmin\Pages\Page_Groups;
use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB -- tables of our own and of the scheduler, which may not be loaded; names come from here alone.

/** Everything that the plugin ever stores, and its removal, which needs neither the shop plugin nor its scheduler. */
class Uninstaller {

	const OPTIONS = array(
		Plugin_Settings::OPTION,
		Page_Groups::OPTION,
		History_Table::VERSION_OPTION,
		History_Table::DAYS_OPTION,
		History_Table::LAST_FAILURE_OPTION,
		Delivery_Store::OPTION,
	);

	const TRANSIENTS = array( Welcome_Notice::TRANSIENT );

	/** Without the site's prefix. */
	const TABLES = array( 'store_admin_history', 'store_admin_deliveries', 'store_admin_sends', 'store_admin_refusals', 'store_admin_uses' );

	/** Actions of the shop's scheduler, in one group. */
	const SCHEDULED_HOOKS = array( Delivery_Worker::HOOK );

	/** What the shop keeps as the source of notes. */
	const NOTE_SOURCES = array( Failure_Notes::SOURCE );

	/** Removes all of it. */
	public static function uninstall(): void {
		self::for_each_site(
			static function (): void {
				global $wpdb;
				array_map( 'delete_option', self::OPTIONS );
				array_map( 'delete_transient', self::TRANSIENTS );
				foreach ( self::TABLES as $table ) {
					$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}$table" );
				}
				self::remove_actions();
				if ( self::table_exists( "{$wpdb->prefix}wc_admin_notes" ) ) {
					Failure_Notes::delete_all();
				}
			}
		);
		foreach ( Plugin_Settings::USER_FIELDS as $field ) {
			delete_metadata( 'user', 0, Plugin_Settings::META_PREFIX . $field, '', true );
		}
	}

	/** Removes what is planned; what the scheduler is doing at this moment ends by itself. */
	public static function unschedule_actions(): void {
		self::for_each_site( static fn() => self::remove_actions( " AND status = 'pending'" ) );
	}

	/**
	 * Removes actions with their logs, and their group once nothing is in it.
	 *
	 * @param string $condition Which of them.
	 */
	private static function remove_actions( string $condition = '' ): void {
		global $wpdb;
		$tables = array_map( static fn( $name ) => "{$wpdb->prefix}actionscheduler_$name", array( 'actions', 'logs', 'groups' ) );
		if ( $tables !== array_filter( $tables, array( self::class, 'table_exists' ) ) ) {
			return;
		}
		list( $actions, $logs, $groups ) = $tables;
		foreach ( self::SCHEDULED_HOOKS as $hook ) {
			$where = $wpdb->prepare( 'hook = %s', $hook ) . $condition;
			$wpdb->query( "DELETE FROM $logs WHERE action_id IN (SELECT action_id FROM $actions WHERE $where)" );
			$wpdb->query( "DELETE FROM $actions WHERE $where" );
		}
		$wpdb->query( $wpdb->prepare( "DELETE FROM $groups WHERE slug = %s AND group_id NOT IN (SELECT group_id FROM $actions)", Delivery_Worker::GROUP ) );
	}

	/** Whether a table is there. */
	private static function table_exists( string $name ): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $name ) ) );
	}

	/** Does something on every site that may have the plugin. */
	private static function for_each_site( callable $work ): void {
		if ( ! is_multisite() ) {
			$work();
			return;
		}
		foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $site ) {
			switch_to_blog( $site );
			$work();
			restore_current_blog();
		}
	}
}
