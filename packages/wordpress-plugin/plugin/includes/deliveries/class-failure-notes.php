<?php
/**
 * Notes about failed deliveries.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Deliveries;

use Automattic\WooCommerce\Admin\Notes\Note;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB -- WooCommerce has no query for notes by name that includes deleted ones.

/** Keeps one note per delivery in the WooCommerce inbox, renewed at most once a day. */
class Failure_Notes {

	/** Source of the notes. */
	const SOURCE = 'store-admin';

	/** Prefix of the note names, followed by the delivery id. */
	const NAME_PREFIX = 'store-admin-delivery-';

	/**
	 * Creates a note after a scheduled send failed, and completes it after one succeeded. Manual sends show their result on
	 * screen. Callers switch to the site's language, since all users see the same note.
	 */
	public static function update_note( int $delivery_id, int $send_id ): void {
		$delivery = Delivery_Store::get( $delivery_id );
		$send     = Delivery_Store::get_send( $delivery_id, $send_id );
		if ( null === $delivery || null === $send || ! class_exists( Note::class ) ) {
			return;
		}
		if ( 'sent' === $send['state'] ) {
			self::update_row( $delivery_id, array( 'status' => 'actioned' ) );
		} elseif ( 'schedule' === $send['cause'] ) {
			$reasons = array_filter( array_merge( array( $send['reason'] ), array_column( $send['mails'], 'reason' ) ) );
			self::create_note( $delivery, (string) reset( $reasons ) );
		}
	}

	/** Creates a note, unless there was one today. */
	private static function create_note( array $delivery, string $reason ): void {
		global $wpdb;
		$last = $wpdb->get_var( $wpdb->prepare( "SELECT date_created FROM {$wpdb->prefix}wc_admin_notes WHERE name = %s", self::NAME_PREFIX . $delivery['id'] ) );
		if ( null !== $last && wp_date( 'Y-m-d', strtotime( "$last UTC" ) ) === wp_date( 'Y-m-d' ) ) {
			return;
		}
		self::delete_note( $delivery['id'] );
		$note = new Note();
		$note->set_name( self::NAME_PREFIX . $delivery['id'] );
		$note->set_source( self::SOURCE );
		$note->set_type( 'warning' );
		$note->set_title( __( 'A scheduled report could not be sent', 'store-admin' ) );
		$note->set_content( sprintf( '“%s”: %s', esc_html( $delivery['name'] ), esc_html( $reason ) ) );
		$query = array( 'page' => 'wc-admin', 'path' => $delivery['content']['path'] ) + $delivery['content']['query'];
		// The note stays unread until the report is opened, where it can be sent again.
		$note->add_action( 'open-report', __( 'View report', 'store-admin' ), '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ), 'unactioned' );
		$note->save();
	}

	/** Returns the ids of deliveries with an unread note. */
	public static function get_unread_delivery_ids(): array {
		global $wpdb;
		if ( ! class_exists( Note::class ) ) {
			return array();
		}
		$like  = $wpdb->esc_like( self::NAME_PREFIX ) . '%';
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT name FROM {$wpdb->prefix}wc_admin_notes WHERE name LIKE %s AND is_deleted = 0 AND status = 'unactioned'", $like ) );
		return array_map( static fn( $name ) => (int) substr( $name, strlen( self::NAME_PREFIX ) ), $names );
	}

	/** Marks the note of a delivery as read. */
	public static function mark_read( int $delivery_id ): void {
		if ( class_exists( Note::class ) ) {
			self::update_row( $delivery_id, array( 'is_deleted' => 1 ) );
		}
	}

	/** Deletes the note of a delivery. */
	public static function delete_note( int $delivery_id ): void {
		if ( class_exists( Note::class ) ) {
			self::delete_where( 'name = %s', self::NAME_PREFIX . $delivery_id );
		}
	}

	/** Deletes all notes of the plugin. */
	public static function delete_all(): void {
		self::delete_where( 'source = %s', self::SOURCE );
	}

	/** Deletes notes with their actions. */
	private static function delete_where( string $condition, string $value ): void {
		global $wpdb;
		$notes = "{$wpdb->prefix}wc_admin_notes";
		$where = $wpdb->prepare( $condition, $value );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_admin_note_actions WHERE note_id IN (SELECT note_id FROM $notes WHERE $where)" );
		$wpdb->query( "DELETE FROM $notes WHERE $where" );
	}

	/** Updates the note of a delivery, if there is one. */
	private static function update_row( int $delivery_id, array $change ): void {
		global $wpdb;
		$wpdb->update( "{$wpdb->prefix}wc_admin_notes", $change, array( 'name' => self::NAME_PREFIX . $delivery_id ) );
	}
}
