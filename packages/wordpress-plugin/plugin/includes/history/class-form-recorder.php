<?php
/**
 * Change recorder of settings forms.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\History;

use StoreAdmin\Internal_Request;
use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce saves its settings pages without the REST API. This records the change as the REST request that would make
 * it, so that it can be undone.
 */
class Form_Recorder {

	/**
	 * Tracked changes by path.
	 *
	 * @var array<string, array>
	 */
	private static $pending = array();

	/** Registers the hooks. WooCommerce saves in between, and ends requests with an invalid nonce. */
	public static function register(): void {
		add_action( 'wp_loaded', array( self::class, 'start' ), 0 );
		add_action( 'wp_loaded', array( self::class, 'finish' ), 1000 );
		// For pages that redirect after saving, and for AJAX.
		add_action( 'shutdown', array( self::class, 'finish' ) );
		Admin_Page_Recorder::register();
	}

	/** Reads the settings before WooCommerce saves them. */
	public static function start(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- Read only; WooCommerce verifies the nonce before saving.
		if ( ! is_admin() || empty( $_POST['save'] ) || 'wc-settings' !== ( $_GET['page'] ?? '' ) || ! current_user_can( Plugin_Settings::CAPABILITY ) ) {
			return;
		}
		$tab     = self::get_parameter( 'tab' );
		$section = self::get_parameter( 'section' );
		// phpcs:enable WordPress.Security.NonceVerification
		try {
			self::track_page( '' === $tab ? 'general' : $tab, $section );
		} catch ( \Throwable $failure ) {
			// Saving must not fail because of the history.
			Request_Recorder::report_failure( $failure );
		}
	}

	/** Returns a string parameter of the URL. */
	private static function get_parameter( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Read only; see above.
		$sent = $_GET[ $name ] ?? '';
		return is_string( $sent ) ? sanitize_title( wp_unslash( $sent ) ) : '';
	}

	/** Records what has changed. */
	public static function finish(): void {
		$pending       = self::$pending;
		self::$pending = array();
		foreach ( $pending as $each ) {
			try {
				Request_Recorder::record( $each, new \WP_REST_Response( $each['response'] ) );
			} catch ( \Throwable $failure ) {
				Request_Recorder::report_failure( $failure );
			}
		}
	}

	/**
	 * Tracks a record until the end of the request, once. Errors are logged, so that they don't affect saving.
	 *
	 * @param string $method Method of the equivalent REST request.
	 * @param string $path   Its path.
	 * @param array  $body   Its body; only the keys matter.
	 */
	public static function track( string $method, string $path, array $body ): void {
		try {
			self::add_pending( $method, $path, $body, true );
		} catch ( \Throwable $failure ) {
			Request_Recorder::report_failure( $failure );
		}
	}

	/**
	 * Records a new record at the end of the request.
	 *
	 * @param string   $path  Path of the equivalent REST request.
	 * @param int      $id    Id of the new record.
	 * @param string[] $names Field names.
	 */
	public static function track_new( string $path, int $id, array $names ): void {
		try {
			self::add_pending( 'POST', $path, array_fill_keys( $names, '' ), false, $id );
		} catch ( \Throwable $failure ) {
			Request_Recorder::report_failure( $failure );
		}
	}

	/** Tracks a settings page or payment method. */
	private static function track_page( string $tab, string $section ): void {
		$is_gateway = 'checkout' === $tab && '' !== $section;
		// Each email has its own settings group.
		$group    = 'email' === $tab && 0 === strpos( $section, 'wc_email_' ) ? 'email_' . substr( $section, strlen( 'wc_email_' ) ) : $tab;
		$path     = $is_gateway ? "/wc/v3/payment_gateways/$section" : "/wc/v3/settings/$group";
		$call     = new Internal_Request( 'GET', $path );
		$previous = $call->get_data();
		if ( $call->is_error() || ! is_array( $previous ) ) {
			return;
		}
		if ( $is_gateway ) {
			// The title is also a member of the payment method.
			unset( $previous['settings']['title'] );
			self::add_pending( 'PUT', $path, array_intersect_key( $previous, array_flip( array( 'enabled', 'title', 'description', 'settings' ) ) ), true );
		} else {
			self::add_pending( 'POST', "$path/batch", array( 'update' => $previous ), true );
		}
	}

	/**
	 * Adds a tracked change.
	 *
	 * @param string $method  Request method.
	 * @param string $path    Request path.
	 * @param array  $body    Request body.
	 * @param bool   $is_read Whether the record exists and its state is read.
	 * @param int    $id      Id of a new record.
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
		$request  = new \WP_REST_Request( $method, $path );
		$previous = null === $call ? null : $call->get_data();
		$response = $is_read ? array() : array( 'id' => $id );

		self::$pending[ $key ] = compact( 'request', 'match', 'names', 'body', 'address', 'previous', 'response' );
	}
}
