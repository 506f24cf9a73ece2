<?php
/**
 * Writes down what the shop's own settings pages change.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\History;

use StoreAdmin\Internal_Request;
use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The shop saves its settings pages before it shows them again, with no call of the REST API. What is changed that way is told as
 * if it had come by the call that changes the same, by which it is undone.
 */
class Form_Recorder {

	/**
	 * What is being saved, by path: as the recorder has it, with what is to be told of the answer.
	 *
	 * @var array<string, array>
	 */
	private static $pending = array();

	/** The shop saves in between, and stops the request where the form is not genuine. */
	public static function register(): void {
		add_action( 'wp_loaded', array( self::class, 'start' ), 0 );
		add_action( 'wp_loaded', array( self::class, 'finish' ), 1000 );
		// Pages that lead elsewhere once they are saved, and calls.
		add_action( 'shutdown', array( self::class, 'finish' ) );
		Admin_Page_Recorder::register();
	}

	/** Reads the state before. */
	public static function start(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- only looked at; the shop checks it before it saves.
		if ( ! is_admin() || empty( $_POST['save'] ) || 'wc-settings' !== ( $_GET['page'] ?? '' ) || ! current_user_can( Plugin_Settings::CAPABILITY ) ) {
			return;
		}
		$tab     = self::get_parameter( 'tab' );
		$section = self::get_parameter( 'section' );
		// phpcs:enable WordPress.Security.NonceVerification
		try {
			self::track_page( '' === $tab ? 'general' : $tab, $section );
		} catch ( \Throwable $failure ) {
			// Nothing of it may keep anybody from saving.
			Request_Recorder::report_failure( $failure );
		}
	}

	/** A parameter of the address; lists are none of the shop's. */
	private static function get_parameter( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- as above.
		$sent = $_GET[ $name ] ?? '';
		return is_string( $sent ) ? sanitize_title( wp_unslash( $sent ) ) : '';
	}

	/** Adds entries, as far as anything was changed. */
	public static function finish(): void {
		$pending       = self::$pending;
		self::$pending = array();
		foreach ( $pending as $each ) {
			try {
				Request_Recorder::record( $each, new \WP_REST_Response( $each['answer'] ) );
			} catch ( \Throwable $failure ) {
				Request_Recorder::report_failure( $failure );
			}
		}
	}

	/**
	 * Reads what is about to be changed, and tells the change at the end as that of a call. What is watched already is not watched
	 * twice, and nothing of it may keep anybody from saving.
	 *
	 * @param string $method Of the call that would change the same.
	 * @param string $path   Likewise.
	 * @param array  $body   Its values do not matter, only their names.
	 */
	public static function track( string $method, string $path, array $body ): void {
		try {
			self::add_pending( $method, $path, $body, true );
		} catch ( \Throwable $failure ) {
			Request_Recorder::report_failure( $failure );
		}
	}

	/**
	 * Tells at the end of something new.
	 *
	 * @param string   $path  Of the call that would have made it.
	 * @param int      $id    Its own.
	 * @param string[] $names Of its values.
	 */
	public static function track_new( string $path, int $id, array $names ): void {
		try {
			self::add_pending( 'POST', $path, array_fill_keys( $names, '' ), false, $id );
		} catch ( \Throwable $failure ) {
			Request_Recorder::report_failure( $failure );
		}
	}

	/** A page of settings, or of a payment method. */
	private static function track_page( string $tab, string $section ): void {
		$is_gateway = 'checkout' === $tab && '' !== $section;
		// Each e-mail is a group of its own.
		$group = 'email' === $tab && 0 === strpos( $section, 'wc_email_' ) ? 'email_' . substr( $section, strlen( 'wc_email_' ) ) : $tab;
		$path  = $is_gateway ? "/wc/v3/payment_gateways/$section" : "/wc/v3/settings/$group";
		$call  = new Internal_Request( 'GET', $path );
		$was   = $call->get_data();
		if ( $call->is_error() || ! is_array( $was ) ) {
			return;
		}
		if ( $is_gateway ) {
			self::add_pending( 'PUT', $path, array_intersect_key( $was, array_flip( array( 'enabled', 'title', 'description', 'settings' ) ) ), true );
		} else {
			self::add_pending( 'POST', "$path/batch", array( 'update' => $was ), true );
		}
	}

	/**
	 * Keeps a call in mind.
	 *
	 * @param string $method  Of the call.
	 * @param string $path    Of the call.
	 * @param array  $body    Of the call.
	 * @param bool   $is_read Whether there is something already, which is read.
	 * @param int    $id      Of what is new.
	 */
	private static function add_pending( string $method, string $path, array $body, bool $is_read, int $id = 0 ): void {
		$match = Rule::find( $method, $path );
		$names = $match ? $match->get_names( $body ) : array();
		$key   = $path . ( $is_read ? '' : "/$id" );
		if ( array() === $names || isset( self::$pending[ $key ] ) || ! Request_Recorder::is_recorded_user() || 0 === History_Table::get_days() ) {
			return;
		}
		$address = $match->get_read_url( $names, $body );
		$call    = $is_read ? new Internal_Request( 'GET', $address ) : null;
		if ( null !== $call && $call->is_error() ) {
			return;
		}
		$request = new \WP_REST_Request( $method, $path );
		$was     = null === $call ? null : $call->get_data();
		$answer  = $is_read ? array() : array( 'id' => $id );

		self::$pending[ $key ] = compact( 'request', 'match', 'names', 'body', 'address', 'was', 'answer' );
	}
}
