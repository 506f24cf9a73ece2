<?php
/**
 * What the plugin stores.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB -- tables of our own and of the scheduler, which may not be loaded; names come from here alone.

/** Everything that the plugin ever stores, and its removal, which needs neither the shop plugin nor its scheduler. */
class Inventory {

	const OPTIONS = array(
		Preference::OPTION,
		Page_Groups::OPTION,
		History_Table::VERSION_OPTION,
		History_Table::DAYS_OPTION,
		History_Table::MISSED_OPTION,
		Delivery_Records::OPTION,
	);

	const TRANSIENTS = array( Welcome::TRANSIENT );

	/** Without the site's prefix. */
	const TABLES = array( 'store_admin_history', 'store_admin_deliveries', 'store_admin_sends', 'store_admin_refusals', 'store_admin_uses' );

	/** Actions of the shop's scheduler, in one group. */
	const ACTIONS = array( Delivery_Post::HOOK );

	/** What the shop keeps as the source of notes. */
	const NOTE_SOURCES = array( Delivery_Failures::SOURCE );

	/** Removes all of it. */
	public static function remove(): void {
		self::on_each_site(
			static function (): void {
				global $wpdb;
				array_map( 'delete_option', self::OPTIONS );
				array_map( 'delete_transient', self::TRANSIENTS );
				foreach ( self::TABLES as $table ) {
					$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}$table" );
				}
				self::remove_actions();
				if ( self::is_table( "{$wpdb->prefix}wc_admin_notes" ) ) {
					Delivery_Failures::remove_all();
				}
			}
		);
		foreach ( Preference::USER_FIELDS as $field ) {
			delete_metadata( 'user', 0, Preference::META_PREFIX . $field, '', true );
		}
	}

	/** Removes what is planned; what the scheduler is doing at this moment ends by itself. */
	public static function unschedule(): void {
		self::on_each_site( static fn() => self::remove_actions( " AND status = 'pending'" ) );
	}

	/**
	 * Removes actions with their logs, and their group once nothing is in it.
	 *
	 * @param string $condition Which of them.
	 */
	private static function remove_actions( string $condition = '' ): void {
		global $wpdb;
		$tables = array_map( static fn( $name ) => "{$wpdb->prefix}actionscheduler_$name", array( 'actions', 'logs', 'groups' ) );
		if ( $tables !== array_filter( $tables, array( self::class, 'is_table' ) ) ) {
			return;
		}
		list( $actions, $logs, $groups ) = $tables;
		foreach ( self::ACTIONS as $hook ) {
			$where = $wpdb->prepare( 'hook = %s', $hook ) . $condition;
			$wpdb->query( "DELETE FROM $logs WHERE action_id IN (SELECT action_id FROM $actions WHERE $where)" );
			$wpdb->query( "DELETE FROM $actions WHERE $where" );
		}
		$wpdb->query( $wpdb->prepare( "DELETE FROM $groups WHERE slug = %s AND group_id NOT IN (SELECT group_id FROM $actions)", Delivery_Post::GROUP ) );
	}

	/** Whether a table is there. */
	private static function is_table( string $name ): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $name ) ) );
	}

	/** Does something on every site that may have the plugin. */
	private static function on_each_site( callable $work ): void {
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
