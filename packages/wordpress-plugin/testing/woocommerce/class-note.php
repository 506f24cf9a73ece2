<?php
/**
 * Mock of a WooCommerce admin note.
 *
 * @package StandIn
 */

namespace Automattic\WooCommerce\Admin\Notes;

// phpcs:disable Squiz.Commenting

/** Setters, and `save()`, which inserts the note and its actions. */
class Note {

	private $fields  = array( 'status' => 'unactioned' );
	private $actions = array();

	public function __call( string $setter, array $values ): void {
		$this->fields[ substr( $setter, strlen( 'set_' ) ) ] = $values[0];
	}

	public function add_action( string $name, string $label, string $query, string $status ): void {
		$this->actions[] = compact( 'name', 'label', 'query', 'status' );
	}

	public function save(): void {
		global $wpdb;
		$wpdb->insert( "{$wpdb->prefix}wc_admin_notes", $this->fields + array( 'date_created' => gmdate( 'Y-m-d H:i:s' ) ) );
		$note_id = $wpdb->insert_id;
		foreach ( $this->actions as $action ) {
			$wpdb->insert( "{$wpdb->prefix}wc_admin_note_actions", $action + compact( 'note_id' ) );
		}
	}
}
