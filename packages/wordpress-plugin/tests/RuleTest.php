<?php
/**
 * Tests of history rules.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Tests;

use StoreAdmin\History\Rule;

/** Which requests are recorded, what is read, and how they are undone. */
class RuleTest extends Plugin_Test_Case {

	/**
	 * Requests with the kind and action of their rule.
	 *
	 * @return array<string, array{0: string, 1: string, 2: string, 3: string}>
	 */
	public function writes(): array {
		return array(
			'a product'         => array( 'PUT', '/wc/v3/products/12', 'product', 'changed' ),
			'a variation'       => array( 'PUT', '/wc-analytics/products/12/variations/13', 'product', 'changed' ),
			'a new product'     => array( 'POST', '/wc/v3/products', 'product', 'created' ),
			'a deleted product' => array( 'DELETE', '/wc/v3/products/12', 'product', 'removed' ),
			'a task'            => array( 'POST', '/wc-admin/onboarding/tasks/payments/snooze', 'task', 'changed' ),
			'a plugin'          => array( 'POST', '/wc-admin/plugins/activate', 'plugin', 'activated' ),
			'a settings group'  => array( 'POST', '/wc/v3/settings/general/batch', 'settings', 'changed' ),
		);
	}

	/**
	 * Finds the rule of a request.
	 *
	 * @dataProvider writes
	 */
	public function test_finds_the_rule_of_a_request( string $method, string $path, string $kind, string $action ): void {
		$match = Rule::find( $method, $path );
		$this->assertSame( array( $kind, $action ), array( $match->rule['kind'], $match->get_action() ) );
	}

	/**
	 * Requests that are not recorded.
	 *
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function other_calls(): array {
		return array(
			'a read'             => array( 'GET', '/wc/v3/products/12' ),
			'another route'      => array( 'PUT', '/wc/v3/customers/12' ),
			'a trailing newline' => array( 'PUT', "/wc/v3/products/12\n" ),
			'a path prefix'      => array( 'PUT', '/x/wc/v3/products/12' ),
		);
	}

	/**
	 * Ignores other requests.
	 *
	 * @dataProvider other_calls
	 */
	public function test_ignores_other_requests( string $method, string $path ): void {
		$this->assertNull( Rule::find( $method, $path ) );
	}

	/** Metadata is named by its keys. */
	public function test_lists_field_names_of_a_record(): void {
		$names = Rule::find( 'PUT', '/wc/v3/products/12' )->get_names(
			array(
				'name'      => 'Cup',
				'meta_data' => array( array( 'key' => '_color', 'value' => 'red' ), array( 'key' => array( 'no key' ) ), 'no pair' ),
			)
		);
		$this->assertSame( array( 'name', 'meta_data._color' ), $names );
	}

	/** Only the status of an order is tracked. */
	public function test_lists_only_fields_that_the_rule_allows(): void {
		$match = Rule::find( 'PUT', '/wc/v3/orders/7' );
		$this->assertSame( array( 'status' ), $match->get_names( array( 'status' => 'completed', 'customer_note' => 'Ring twice' ) ) );
	}

	/** Batch items are named by id; items without a scalar id are ignored. */
	public function test_lists_field_names_of_a_batch(): void {
		$body  = array(
			'update' => array(
				array( 'id' => 3, 'name' => 'Cup' ),
				array( 'id' => array( 4 ), 'name' => 'Bowl' ),
			),
		);
		$match = Rule::find( 'POST', '/wc/v3/products/batch' );
		$this->assertSame( array( '3.name' ), $match->get_names( $body ) );
		$this->assertSame( '/wc/v3/products?include=3&per_page=100&context=edit', $match->get_read_url( array( '3.name' ), $body ) );
	}

	/** Options that are not shared require an administrator. */
	public function test_requires_an_administrator_for_other_options(): void {
		$match = Rule::find( 'POST', '/wc-admin/options' );
		$this->assertSame( 'manage_woocommerce', $match->get_capability( array( 'woocommerce_demo_store' ) ) );
		$this->assertSame( 'manage_options', $match->get_capability( array( 'woocommerce_demo_store', 'admin_email' ) ) );
	}

	/** Secrets are detected by name and by field type. */
	public function test_detects_secrets_in_settings(): void {
		$match = Rule::find( 'PUT', '/wc/v3/payment_gateways/stripe' );
		$state = array(
			'title'    => 'Stripe',
			'settings' => array(
				'secret_key' => array( 'value' => 'abc', 'label' => 'Key', 'type' => 'text' ),
				'pin'        => array( 'value' => '1234', 'label' => 'PIN', 'type' => 'password' ),
				'mode'       => array( 'value' => 'live', 'label' => 'Mode', 'type' => 'select' ),
				'save_token' => array( 'value' => 'yes', 'label' => 'Save cards', 'type' => 'checkbox' ),
			),
		);
		$change = $match->describe( array( 'title', 'settings.secret_key', 'settings.pin', 'settings.mode', 'settings.save_token' ), $state );
		$this->assertSame( array( 'settings.secret_key', 'settings.pin' ), $change['secrets'] );
		$this->assertSame( 'live', $change['values']['settings.mode'] );
		$this->assertSame( 'Mode', $change['labels']['settings.mode'] );
	}

	/** A single setting is named by its id. */
	public function test_detects_secrets_in_a_single_setting(): void {
		$describe = static function ( string $id, string $type ): array {
			return Rule::find( 'PUT', "/wc/v3/settings/acme/$id" )->describe( array( 'value' ), array( 'id' => $id, 'type' => $type, 'value' => 'yes' ) )['secrets'];
		};
		$this->assertSame( array( 'value' ), $describe( 'acme_api_key', 'text' ) );
		$this->assertSame( array( 'value' ), $describe( 'acme_pin_endpoint', 'password' ) );
		$this->assertSame( array(), $describe( 'acme_generate_password', 'checkbox' ) );
		$this->assertSame( array(), $describe( 'acme_lost_password_endpoint', 'text' ) );
	}

	/** Items of a batch are named; variations by their attributes. */
	public function test_names_the_items_of_a_batch(): void {
		$products   = Rule::find( 'POST', '/wc/v3/products/batch' )->describe( array( '3.name' ), array( array( 'id' => 3, 'name' => 'Cup', 'attributes' => array( array( 'options' => array( 'S', 'M' ) ) ) ) ) );
		$variations = Rule::find( 'POST', '/wc/v3/products/9/variations/batch' )->describe( array( '4.sku' ), array( array( 'id' => 4, 'sku' => 'A', 'attributes' => array( array( 'option' => 'Red' ), array( 'option' => 'M' ) ) ) ) );
		$this->assertSame( array( 3 => 'Cup' ), $products['labels'] );
		$this->assertSame( array( 4 => 'Red, M' ), $variations['labels'] );
		$this->assertSame( array( '4.sku' => 'A' ), $variations['values'] );
	}

	/** Undoing restores the old values of a record. */
	public function test_creates_the_undo_request_of_a_record(): void {
		$undo = Rule::find( 'PUT', '/wc/v3/products/12' )->create_undo_request( array( 'name' => 'Cup', 'meta_data._color' => null ) );
		$this->assertSame( '/wc/v3/products/12', $undo['path'] );
		$this->assertSame( array( 'name' => 'Cup', 'meta_data' => array( array( 'key' => '_color', 'value' => null ) ) ), $undo['body'] );
	}

	/** WooCommerce ignores a sale date of null. */
	public function test_removes_sale_dates_that_were_added(): void {
		$dates = array( 'date_on_sale_from', 'date_on_sale_from_gmt', 'date_on_sale_to', 'date_on_sale_to_gmt' );
		$undo  = Rule::find( 'PUT', '/wc/v3/products/12' )->create_undo_request( array_fill_keys( $dates, null ) );
		$this->assertSame( array_fill_keys( $dates, '' ), $undo['body'] );
	}

	/** Undoing a batch is a batch. */
	public function test_creates_the_undo_request_of_a_batch(): void {
		$undo = Rule::find( 'POST', '/wc/v3/products/batch' )->create_undo_request( array( '3.name' => 'Cup', '3.status' => 'draft', '4.name' => 'Bowl' ) );
		$this->assertSame(
			array(
				'update' => array(
					array( 'id' => 3, 'name' => 'Cup', 'status' => 'draft' ),
					array( 'id' => 4, 'name' => 'Bowl' ),
				),
			),
			$undo['body']
		);
	}

	/** Undoing a task action uses the opposite action. */
	public function test_undoes_a_task_action_with_the_opposite_action(): void {
		$path  = '/wc-admin/onboarding/tasks/payments/';
		$match = Rule::find( 'POST', $path . 'snooze' );
		$this->assertSame( $path . 'undo_snooze', $match->create_undo_request( array( 'isSnoozed' => false ) )['path'] );
		$this->assertSame( $path . 'snooze', $match->create_undo_request( array( 'isSnoozed' => true ) )['path'] );
	}

	/** Undoing restores a review from spam, from the trash, or by its status. */
	public function test_restores_a_review_by_its_current_status(): void {
		$match = Rule::find( 'PUT', '/wc/v3/products/reviews/5' );
		$back  = static function ( string $now ) use ( $match ): string {
			return $match->create_undo_request( array( 'status' => 'approved' ), array( 'status' => $now ) )['body']['status'];
		};
		$this->assertSame( array( 'unspam', 'untrash', 'approved' ), array_map( $back, array( 'spam', 'trash', 'hold' ) ) );
	}

	/** Undoing restores only the messages that are still missing. */
	public function test_restores_only_missing_messages(): void {
		$match  = Rule::find( 'DELETE', '/wc-analytics/admin/notes/delete/all' );
		$wanted = array( 'messages' => array( array( 'id' => 1 ), array( 'id' => 2 ), array( 'id' => 3 ) ) );
		$undo   = $match->create_undo_request( $wanted, array( 'messages' => array( array( 'id' => 2 ) ) ) );
		$this->assertSame( array( 'noteIds' => array( 1, 3 ), 'is_deleted' => 0 ), $undo['body'] );
	}

	/** A batch that creates or deletes items can't be undone. */
	public function test_detects_batches_that_cannot_be_undone(): void {
		$this->assertTrue( Rule::is_mixed( array( 'update' => array(), 'delete' => array( 3 ) ) ) );
		$this->assertTrue( Rule::is_mixed( array( 'create' => array( array( 'name' => 'Cup' ) ) ) ) );
		$this->assertFalse( Rule::is_mixed( array( 'update' => array( array( 'id' => 3 ) ), 'create' => array() ) ) );
	}
}
