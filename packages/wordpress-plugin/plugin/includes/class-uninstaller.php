<?php
/**
 * Uninstaller.
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

// phpcs:disable WordPress.DB -- The plugin's own tables and Action Scheduler's, which may not be loaded. Table names are constants.

/** Lists everything that the plugin stores, and deletes it. Works while WooCommerce is inactive. */
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

	/** Without the table prefix. */
	const TABLES = array( 'store_admin_history', 'store_admin_deliveries', 'store_admin_sends', 'store_admin_refusals', 'store_admin_uses' );

	/** Hooks of Action Scheduler actions. */
	const SCHEDULED_HOOKS = array( Delivery_Worker::HOOK );

	/** Deletes all data of the plugin. */
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

	/** Deletes pending scheduled actions of the current site; running ones finish. */
	public static function unschedule_actions(): void {
		self::remove_actions( " AND status = 'pending'" );
	}

	/**
	 * Adds the plugin's tables to those that are deleted with a site of a network.
	 *
	 * @param string[] $tables  Table names.
	 * @param int      $site_id Id of the site.
	 */
	public static function add_tables( array $tables, int $site_id ): array {
		global $wpdb;
		$prefix = $wpdb->get_blog_prefix( $site_id );
		return array_merge( $tables, array_map( static fn( $table ) => $prefix . $table, self::TABLES ) );
	}

	/**
	 * Deletes scheduled actions with their logs, and the action group once it is empty.
	 *
	 * @param string $condition Additional SQL condition.
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

	/** Whether a table exists. */
	private static function table_exists( string $name ): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $name ) ) );
	}

	/** Runs a callback on every site of the network. */
	public static function for_each_site( callable $work ): void {
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
