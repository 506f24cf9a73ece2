<?php
/**
 * Tests of sending deliveries.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Tests;

use StoreAdmin\Deliveries\Deliveries_Controller;
use StoreAdmin\Deliveries\Delivery_Store;
use StoreAdmin\Deliveries\Delivery_Worker;
use StoreAdmin\Hydration\Translations;

/** Report emails in the language of each recipient, whoever makes the request, and what happens if one can't be sent. */
class DeliveryWorkerTest extends Plugin_Test_Case {

	const GERMAN = WP_LANG_DIR . '/de_DE.mo';

	/**
	 * Emails that were sent, with the content of their file.
	 *
	 * @var array[]
	 */
	private $mails = array();

	/**
	 * Message of the report's error, if it has one.
	 *
	 * @var string
	 */
	private $report_error = '';

	/**
	 * Whether emails can't be sent.
	 *
	 * @var bool
	 */
	private $is_refusing = false;

	/**
	 * Registered filters, as arguments of `remove_filter()`.
	 *
	 * @var array[]
	 */
	private $filters = array();

	/**
	 * WordPress's locale switcher.
	 *
	 * @var \WP_Locale_Switcher
	 */
	private $switcher;

	/** Installs German, replaces WooCommerce's reports, and keeps emails instead of sending them. */
	protected function setUp(): void {
		parent::setUp();
		$this->switcher = $GLOBALS['wp_locale_switcher'];
		wp_mkdir_p( WP_LANG_DIR );
		touch( self::GERMAN );
		// WordPress remembers the languages.
		wp_cache_flush();
		$this->load_language();
		$this->filter( 'rest_pre_dispatch', fn( $result, $server, $request ) => $this->get_report( $request->get_route() ) ?? $result, 1, 3 );
		$this->filter( 'pre_wp_mail', fn( $result, $mail ) => $result ?? ( ! $this->is_refusing && $this->keep_mail( $mail ) ), 20, 2 );
	}

	/** Restores what the tests changed. */
	protected function tearDown(): void {
		foreach ( $this->filters as $filter ) {
			remove_filter( ...$filter );
		}
		unlink( self::GERMAN );
		unset( $_SERVER['HTTP_ACCEPT'] );
		$GLOBALS['wp_locale_switcher'] = $this->switcher;
		parent::tearDown();
		$_GET = array();
		wp_set_current_user( 0 );
		unload_textdomain( Translations::DOMAIN, true );
		Translations::load();
	}

	/** Adds a filter for this test. */
	private function filter( string $name, callable $filter, int $priority = 10, int $count = 1 ): void {
		add_filter( $name, $filter, $priority, $count );
		$this->filters[] = array( $name, $filter, $priority );
	}

	/** Keeps an email. */
	private function keep_mail( array $mail ): bool {
		$this->mails[ $mail['to'] ] = array( 'files' => array_map( 'file_get_contents', $mail['attachments'] ) ) + $mail;
		return true;
	}

	/** Returns the response of a report. */
	private function get_report( string $route ) {
		if ( 0 !== strpos( $route, '/wc-analytics/reports/' ) ) {
			return null;
		}
		if ( '' !== $this->report_error ) {
			return new \WP_Error( 'error', $this->report_error, array( 'status' => 500 ) );
		}
		if ( preg_match( '#/allowed$#', $route ) ) {
			return new \WP_REST_Response( array() );
		}
		return new \WP_REST_Response( array( array( 'order_number' => 7 ) ), 200, array( 'X-WP-Total' => 1 ) );
	}

	/** Starts a request of the dashboard, in the user's language. */
	private function request_as( string $login, string $locale ): void {
		update_user_meta( self::log_in( $login ), 'locale', $locale );
		$_GET['_locale']        = 'user';
		$_SERVER['HTTP_ACCEPT'] = 'application/json';
		$this->load_language();
	}

	/** Loads the language of the request, as WordPress does at its start. */
	private function load_language(): void {
		$switcher                      = new \WP_Locale_Switcher();
		$GLOBALS['wp_locale_switcher'] = $switcher;
		$switcher->init();
		foreach ( array( 'locale', 'determine_locale' ) as $name ) {
			$this->filters[] = array( $name, array( $switcher, 'filter_locale' ), 10 );
		}
		unload_textdomain( Translations::DOMAIN, true );
		Translations::load();
	}

	/** Saves a delivery of the administrator. */
	private static function create_delivery( array $change = array() ): array {
		return Delivery_Store::get(
			Delivery_Store::save(
				$change + array(
					'owner_id'   => get_user_by( 'login', 'admin' )->ID,
					'is_paused'  => false,
					'next_at'    => time() - 60,
					'name'       => 'Weekly sales',
					'recipients' => array( 'ann@example.com', 'analyst@example.com' ),
					'frequency'  => 'daily',
					'time'       => '08:00',
					'content'    => array(
						'title'   => 'Orders',
						'path'    => '/analytics/orders',
						'query'   => array(),
						'stats'   => 'orders',
						'filters' => array(),
						'figures' => array(),
						'period'  => null,
						'report'  => 'orders',
						'table'   => array(),
						'columns' => array(
							array( 'key' => 'order_number', 'label' => 'Number' ),
						),
					),
				)
			)
		);
	}

	/** Sends a delivery now and returns the send. */
	private static function send( array $delivery ): array {
		$send = Delivery_Store::create_send( $delivery, 'person', time() );
		Delivery_Worker::send( $delivery, $send['id'] );
		return Delivery_Store::get_send( $delivery['id'], $send['id'] );
	}

	/** Everybody gets their own language, whoever sends. */
	public function test_sends_in_the_language_of_each_recipient(): void {
		update_user_meta( get_user_by( 'login', 'analyst' )->ID, 'locale', 'de_DE' );
		$delivery = self::create_delivery();
		foreach ( array( 'de_DE', 'en_US' ) as $locale ) {
			$this->request_as( 'manager', $locale );
			$this->assertSame( 'sent', self::send( $delivery )['state'] );
			$this->assertStringContainsString( 'View report', $this->mails['ann@example.com']['message'], $locale );
			$this->assertStringContainsString( 'lang="en-US"', $this->mails['ann@example.com']['message'], $locale );
			$this->assertStringContainsString( 'Bericht anzeigen', $this->mails['analyst@example.com']['message'], $locale );
			$this->assertStringContainsString( 'lang="de-DE"', $this->mails['analyst@example.com']['message'], $locale );
			$this->mails = array();
			Delivery_Store::delete( $delivery['id'] );
			$delivery = self::create_delivery();
		}
	}

	/** The page of the user who sends stays in their language. */
	public function test_keeps_the_language_of_the_request(): void {
		$this->request_as( 'manager', 'de_DE' );
		$user = get_current_user_id();
		self::send( self::create_delivery() );
		$this->assertSame( 'Bericht anzeigen', __( 'View report', 'store-admin' ) );
		$this->assertSame( 'de_DE', determine_locale() );
		$this->assertSame( $user, get_current_user_id() );
	}

	/** The preview is in the owner's language. */
	public function test_previews_in_the_language_of_the_owner(): void {
		$this->request_as( 'manager', 'de_DE' );
		$request       = new \WP_REST_Request( 'POST' );
		$request['id'] = self::create_delivery()['id'];
		$this->assertStringContainsString( 'View report', Deliveries_Controller::preview( $request )['text'] );
	}

	/** The note and the reasons of a scheduled send are in the site's language, whose ever request runs it. */
	public function test_notes_failures_in_the_language_of_the_site(): void {
		$this->request_as( 'manager', 'de_DE' );
		$this->is_refusing = true;
		$delivery          = self::create_delivery();
		Delivery_Worker::run( $delivery['id'] );
		$send = Delivery_Store::get_sends( $delivery['id'] )[0];
		$this->assertSame( 'The site could not send the email.', $send['mails'][0]['reason'] );
		$note = $GLOBALS['wpdb']->get_row( "SELECT * FROM {$GLOBALS['wpdb']->prefix}wc_admin_notes" );
		$this->assertSame( 'A scheduled report could not be sent', $note->title );
		$this->assertStringContainsString( 'The site could not send the email.', $note->content );
	}

	/** An email without its file is not sent. */
	public function test_does_not_send_without_the_file(): void {
		$this->filter( 'sanitize_file_name', static fn( $name ) => "missing/$name" );
		set_error_handler( '__return_true' );
		$send = self::send( self::create_delivery() );
		restore_error_handler();
		$this->assertSame( 'failed', $send['state'] );
		$this->assertSame( 'The site could not send the email.', $send['mails'][0]['reason'] );
		$this->assertSame( array(), $this->mails );
	}

	/** The file is attached and then removed. */
	public function test_attaches_the_file(): void {
		self::send( self::create_delivery() );
		$mail = $this->mails['ann@example.com'];
		$this->assertSame( array( "\xEF\xBB\xBFNumber\r\n7\r\n" ), $mail['files'] );
		$this->assertDirectoryDoesNotExist( dirname( $mail['attachments'][0] ) );
	}

	/** An error of a mail plugin fails one email only. */
	public function test_goes_on_after_an_error_of_a_mail_plugin(): void {
		$this->filter(
			'pre_wp_mail',
			static function ( $result, $mail ) {
				if ( 'ann@example.com' === $mail['to'] ) {
					throw new \Error( 'Invalid sender' );
				}
				return $result;
			},
			10,
			2
		);
		$send = self::send( self::create_delivery() );
		$this->assertSame( 'partly', $send['state'] );
		$this->assertSame( array( 'failed', 'sent' ), array_column( $send['mails'], 'state' ) );
		$this->assertSame( 'Invalid sender', $send['mails'][0]['reason'] );
	}

	/** An error of the report fails the send. */
	public function test_fails_after_an_error_of_the_report(): void {
		$this->filter(
			'rest_pre_dispatch',
			static function () {
				throw new \Error( 'Undefined function' );
			},
			0
		);
		$delivery = self::create_delivery();
		$send     = self::send( $delivery );
		$this->assertSame( 'failed', $send['state'] );
		$this->assertSame( 'Undefined function', $send['reason'] );
		$request       = new \WP_REST_Request( 'POST' );
		$request['id'] = $delivery['id'];
		self::log_in( 'manager' );
		$this->assertSame( 'store_admin_no_report', Deliveries_Controller::preview( $request )->get_error_code() );
	}

	/** A retry sends the same email in each language, although the report has changed. */
	public function test_retries_the_same_email_in_each_language(): void {
		update_user_meta( get_user_by( 'login', 'analyst' )->ID, 'locale', 'de_DE' );
		$this->is_refusing = true;
		$delivery          = self::create_delivery();
		$send              = self::send( $delivery );
		$this->is_refusing  = false;
		$this->report_error = 'The report has changed';
		Delivery_Store::retry( $send, $delivery );
		Delivery_Worker::send( $delivery, $send['id'] );
		$this->assertStringContainsString( 'View report', $this->mails['ann@example.com']['message'] );
		$this->assertStringContainsString( 'Bericht anzeigen', $this->mails['analyst@example.com']['message'] );
		$this->assertSame( $this->mails['ann@example.com']['files'], $this->mails['analyst@example.com']['files'] );
	}

	/** Sends of earlier versions have one language. */
	public function test_retries_an_email_of_an_earlier_version(): void {
		update_user_meta( get_user_by( 'login', 'analyst' )->ID, 'locale', 'de_DE' );
		$delivery = self::create_delivery();
		$send     = Delivery_Store::create_send( $delivery, 'person', time() );
		$message  = array( 'subject' => 'Earlier', 'text' => '', 'html' => '', 'file' => null );
		$GLOBALS['wpdb']->update( Delivery_Store::get_table_name( 'sends' ), array( 'message' => wp_json_encode( $message ) ), array( 'id' => $send['id'] ) );
		Delivery_Worker::send( $delivery, $send['id'] );
		$this->assertSame( array( 'Earlier', 'Earlier' ), array_column( $this->mails, 'subject' ) );
	}
}
