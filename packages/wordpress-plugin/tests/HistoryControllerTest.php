<?php
/**
 * Tests of the history controller.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Tests;

use StoreAdmin\History\Admin_Page_Recorder;
use StoreAdmin\History\Form_Recorder;
use StoreAdmin\History\History_Controller;
use StoreAdmin\History\History_Table;
use StoreAdmin\History\Request_Recorder;
use StoreAdmin\History\Rule;

/** Recording and undoing changes of a store that answers as WooCommerce does. */
class HistoryControllerTest extends Plugin_Test_Case {

	/**
	 * Answers of the store by method and path, in order; the last one is repeated.
	 *
	 * @var array<string, array<int, array|callable|\WP_Error>>
	 */
	private $answers;

	/**
	 * Writes that the store got.
	 *
	 * @var array<int, array{0: string, 1: mixed}>
	 */
	private $writes;

	/** Logs in and answers requests. */
	protected function setUp(): void {
		parent::setUp();
		self::log_in( 'admin' );
		$this->answers = array();
		$this->writes  = array();
		add_filter( 'rest_pre_dispatch', array( $this, 'answer' ), 0, 3 );
	}

	/** Removes the store. */
	protected function tearDown(): void {
		unset( $GLOBALS['pagenow'], $GLOBALS['current_screen'] );
		$_POST = array();
		remove_filter( 'rest_pre_dispatch', array( $this, 'answer' ), 0 );
		parent::tearDown();
	}

	/**
	 * Answers a request of the test.
	 *
	 * @param mixed            $result  Response of an earlier filter.
	 * @param \WP_REST_Server  $server  REST server.
	 * @param \WP_REST_Request $request REST request.
	 * @return mixed
	 */
	public function answer( $result, $server, $request ) {
		$key = $request->get_method() . ' ' . $request->get_route();
		if ( ! isset( $this->answers[ $key ] ) ) {
			return $result;
		}
		if ( 'GET' !== $request->get_method() ) {
			$this->writes[] = array( $key, $request->get_json_params() );
		}
		$answer = count( $this->answers[ $key ] ) > 1 ? array_shift( $this->answers[ $key ] ) : $this->answers[ $key ][0];
		$answer = is_callable( $answer ) ? $answer() : $answer;
		return is_wp_error( $answer ) ? $answer : rest_ensure_response( $answer );
	}

	/** Records a change and returns the id of its entry. */
	private static function record( string $method, string $path, array $before, array $after ): int {
		$match = Rule::find( $method, $path );
		return Request_Recorder::add(
			array(
				'kind'       => $match->rule['kind'],
				'action'     => $match->get_action(),
				'subject_id' => $match->expand( $match->rule['subject'] ?? '' ),
				'subject'    => 'Cup',
				'method'     => $method,
				'path'       => $path,
				'old_values' => $before,
				'new_values' => $after,
				'labels'     => array(),
				'final'      => '',
				'undo_of'    => 0,
				'capability' => 'manage_woocommerce',
			)
		);
	}

	/**
	 * Undoes an entry.
	 *
	 * @return array|\WP_Error
	 */
	private static function undo( int $id ) {
		$request       = new \WP_REST_Request( 'POST', "/store-admin/v1/history/$id/undo" );
		$request['id'] = $id;
		return History_Controller::undo( $request );
	}

	/** Creates a product with a review and moves it to the trash. */
	private function trash_product(): array {
		if ( ! post_type_exists( 'product' ) ) {
			register_post_type( 'product', array( 'supports' => array( 'title', 'comments' ) ) );
		}
		$id     = wp_insert_post( array( 'post_type' => 'product', 'post_title' => 'Cup', 'post_status' => 'publish' ) );
		$review = wp_insert_comment( array( 'comment_post_ID' => $id, 'comment_content' => 'Lovely', 'comment_approved' => 1 ) );
		$path   = "/wc/v3/products/$id";

		$this->answers[ "GET $path" ] = array( static fn() => array( 'id' => $id, 'status' => get_post_status( $id ) ) );
		wp_trash_post( $id );
		return array( $id, $review, self::record( 'DELETE', $path, array( 'status' => 'publish' ), array( 'status' => 'trash' ) ) );
	}

	/** Setting the status would leave the reviews and variations in the trash. */
	public function test_restores_a_product_with_its_reviews_from_the_trash(): void {
		list( $id, $review, $entry ) = $this->trash_product();
		$this->assertSame( 'post-trashed', get_comment( $review )->comment_approved );
		$undone = self::undo( $entry );
		$this->assertIsArray( $undone );
		$this->assertTrue( $undone['is_undone'] );
		$this->assertSame( 'publish', get_post_status( $id ) );
		$this->assertSame( 'approved', wp_get_comment_status( $review ) );
		$this->assertSame( array(), $this->writes );
	}

	/** Undoing the undo trashes the reviews again. */
	public function test_moves_a_restored_product_to_the_trash_again(): void {
		list( $id, $review, $entry ) = $this->trash_product();

		$this->answers[ "DELETE /wc/v3/products/$id" ] = array( static fn() => (array) wp_trash_post( $id ) );
		self::undo( self::undo( $entry )['entry']['id'] );
		$this->assertSame( 'trash', get_post_status( $id ) );
		$this->assertSame( 'post-trashed', get_comment( $review )->comment_approved );
	}

	/** The user must be allowed to delete the product, as on WordPress's pages. */
	public function test_leaves_a_product_in_the_trash_that_the_user_may_not_delete(): void {
		list( $id, , $entry ) = $this->trash_product();
		$deny                 = static fn( $capabilities, $capability ) => 'delete_post' === $capability ? array( 'do_not_allow' ) : $capabilities;
		add_filter( 'map_meta_cap', $deny, 10, 2 );
		$error = self::undo( $entry );
		remove_filter( 'map_meta_cap', $deny );
		$this->assertSame( 'store_admin_history_failed', $error->get_error_code() );
		$this->assertSame( 'trash', get_post_status( $id ) );
	}

	/** WooCommerce answers a batch with 200, even if it refuses some of its items. */
	public function test_keeps_an_entry_open_if_the_store_refuses_an_item(): void {
		$state = static fn( string $first, string $second ) => array( array( 'id' => 3, 'sku' => $first ), array( 'id' => 4, 'sku' => $second ) );
		$entry = self::record( 'POST', '/wc/v3/products/batch', array( '3.sku' => 'a', '4.sku' => 'b' ), array( '3.sku' => 'c', '4.sku' => 'd' ) );

		$this->answers['GET /wc/v3/products']        = array( $state( 'c', 'd' ), $state( 'c', 'b' ) );
		$this->answers['POST /wc/v3/products/batch'] = array(
			array(
				'update' => array(
					array( 'id' => 3, 'error' => array( 'code' => 'product_invalid_sku', 'message' => 'Invalid or duplicated SKU.' ) ),
					array( 'id' => 4, 'sku' => 'b' ),
				),
			),
		);
		$error = self::undo( $entry );
		$this->assertInstanceOf( \WP_Error::class, $error );
		$this->assertSame( 'Invalid or duplicated SKU.', $error->get_error_message() );
		$this->assertSame( 0, History_Table::get( $entry )['undone_by'] );
	}

	/** Makes this a request of an admin page. */
	private static function open_admin_page( string $page ): void {
		$GLOBALS['pagenow']        = $page;
		$GLOBALS['current_screen'] = new class() {
			/** Whether this is the admin. */
			public function in_admin(): bool {
				return true;
			}
		};
	}

	/** Returns the values after each change, newest first. */
	private static function get_changes(): array {
		$query = array( 'kind' => array(), 'user' => null, 'after' => null, 'before' => null, 'is_open' => false, 'per_page' => 100, 'page' => 1 );
		return array_column( History_Table::query( $query )['entries'], 'new_values' );
	}

	/** Products moved to the trash are saved as well. */
	public function test_records_as_many_trashed_products_as_allowed(): void {
		self::open_admin_page( 'edit.php' );
		foreach ( range( 1, Admin_Page_Recorder::MAX_PRODUCTS + 1 ) as $number ) {
			$this->trash_product();
		}
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}store_admin_history" );
		Form_Recorder::finish();
		$this->assertCount( Admin_Page_Recorder::MAX_PRODUCTS, self::get_changes() );
	}

	/** The star in the list of products. */
	public function test_records_a_featured_product(): void {
		register_post_type( 'product' );
		$id   = wp_insert_post( array( 'post_type' => 'product', 'post_title' => 'Cup' ) );
		$_GET = array( 'product_id' => (string) $id );

		$this->answers[ "GET /wc/v3/products/$id" ] = array( array( 'featured' => false ), array( 'featured' => true ) );
		Admin_Page_Recorder::track_featured_product();
		Form_Recorder::finish();
		$this->assertSame( array( array( 'featured' => true ) ), self::get_changes() );
	}

	/** The switch in the list of payment methods, which sends only the id. */
	public function test_records_a_switched_payment_method(): void {
		$_POST = array( 'gateway_id' => 'cod' );

		$this->answers['GET /wc/v3/payment_gateways/cod'] = array( array( 'enabled' => false ), array( 'enabled' => true ) );
		Admin_Page_Recorder::track_payment_method();
		Form_Recorder::finish();
		$this->assertSame( array( array( 'enabled' => true ) ), self::get_changes() );
	}

	/** WooCommerce's API has the title of a payment method twice. */
	public function test_records_the_title_of_a_payment_method_once(): void {
		self::open_admin_page( 'admin.php' );
		$_GET       = array( 'page' => 'wc-settings', 'tab' => 'checkout', 'section' => 'cod' );
		$_POST      = array( 'save' => 'Save' );
		$get_method = static fn( string $title ) => array( 'id' => 'cod', 'title' => $title, 'settings' => array( 'title' => array( 'id' => 'title', 'value' => $title ) ) );

		$this->answers['GET /wc/v3/payment_gateways/cod'] = array( $get_method( 'Cash' ), $get_method( 'Cash' ), $get_method( 'In cash' ) );
		Form_Recorder::start();
		Form_Recorder::finish();
		$this->assertSame( array( array( 'title' => 'In cash' ) ), self::get_changes() );
	}

	/** An error of another plugin while the settings are read. */
	public function test_lets_a_shipping_method_be_saved_if_reading_it_fails(): void {
		$_POST = array( 'instance_id' => '5' );
		$fail  = static function (): void {
			throw new \RuntimeException( 'Refused' );
		};
		$log = ini_set( 'error_log', '/dev/null' );
		add_filter( 'sanitize_text_field', $fail );
		Admin_Page_Recorder::track_method_settings();
		remove_filter( 'sanitize_text_field', $fail );
		ini_set( 'error_log', (string) $log );
		$this->assertEqualsWithDelta( time(), (int) get_option( History_Table::LAST_FAILURE_OPTION ), 5 );
	}

	/**
	 * Statuses of a failed read, with the final reason of the change and of an earlier one.
	 *
	 * @return array<string, array{0: int, 1: string, 2: string}>
	 */
	public function failed_reads(): array {
		return array(
			'not found' => array( 404, 'gone', 'gone' ),
			'refused'   => array( 403, 'unknown', '' ),
			'failed'    => array( 500, 'unknown', '' ),
		);
	}

	/**
	 * Only a record that isn't found was deleted.
	 *
	 * @dataProvider failed_reads
	 */
	public function test_tells_a_deleted_record_from_one_that_cannot_be_read( int $status, string $final, string $earlier ): void {
		$path    = '/wc/v3/products/12';
		$id      = self::record( 'PUT', $path, array( 'name' => 'Mug' ), array( 'name' => 'Cup' ) );
		$pending = array(
			'request'  => new \WP_REST_Request( 'PUT', $path ),
			'match'    => Rule::find( 'PUT', $path ),
			'names'    => array( 'name' ),
			'body'     => array( 'name' => 'Bowl' ),
			'address'  => $path,
			'previous' => array( 'id' => 12, 'name' => 'Cup' ),
		);

		$this->answers[ "GET $path" ] = array( new \WP_Error( 'failed', 'Failed', array( 'status' => $status ) ) );
		Request_Recorder::record( $pending, new \WP_REST_Response( array() ) );
		$this->assertSame( array( $final, $earlier ), array( History_Table::get( $id + 1 )['final'], History_Table::get( $id )['final'] ) );
	}
}
