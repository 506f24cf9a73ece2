<?php
/**
 * Writes down what the shop's own settings pages change.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/**
 * The shop saves its settings pages before it shows them again, with no call of the REST API. What is changed that way is told as
 * if it had come by the call that changes the same, by which it is undone.
 */
class History_Forms {

	/**
	 * What is being saved, by path: as the recorder has it, with what is to be told of the answer.
	 *
	 * @var array<string, array>
	 */
	private static $pending = array();

	/** The shop saves in between, and stops the request where the form is not genuine. */
	public static function register(): void {
		add_action( 'wp_loaded', array( self::class, 'begin' ), 0 );
		add_action( 'wp_loaded', array( self::class, 'end' ), 1000 );
		// Pages that lead elsewhere once they are saved, and calls.
		add_action( 'shutdown', array( self::class, 'end' ) );
		History_Classic::register();
	}

	/** Reads the state before. */
	public static function begin(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- only looked at; the shop checks it before it saves.
		if ( ! is_admin() || empty( $_POST['save'] ) || 'wc-settings' !== ( $_GET['page'] ?? '' ) || ! current_user_can( Preference::CAPABILITY ) ) {
			return;
		}
		$tab     = self::get_parameter( 'tab' );
		$section = self::get_parameter( 'section' );
		// phpcs:enable WordPress.Security.NonceVerification
		try {
			self::watch_page( '' === $tab ? 'general' : $tab, $section );
		} catch ( \Throwable $failure ) {
			// Nothing of it may keep anybody from saving.
			History_Recorder::miss( $failure );
		}
	}

	/** A parameter of the address; lists are none of the shop's. */
	private static function get_parameter( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- as above.
		$sent = $_GET[ $name ] ?? '';
		return is_string( $sent ) ? sanitize_title( wp_unslash( $sent ) ) : '';
	}

	/** Adds entries, as far as anything was changed. */
	public static function end(): void {
		$pending       = self::$pending;
		self::$pending = array();
		foreach ( $pending as $each ) {
			try {
				History_Recorder::record( $each, new \WP_REST_Response( $each['answer'] ) );
			} catch ( \Throwable $failure ) {
				History_Recorder::miss( $failure );
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
	public static function watch( string $method, string $path, array $body ): void {
		try {
			self::add_pending( $method, $path, $body, true );
		} catch ( \Throwable $failure ) {
			History_Recorder::miss( $failure );
		}
	}

	/**
	 * Tells at the end of something new.
	 *
	 * @param string   $path  Of the call that would have made it.
	 * @param int      $id    Its own.
	 * @param string[] $names Of its values.
	 */
	public static function note_new( string $path, int $id, array $names ): void {
		try {
			self::add_pending( 'POST', $path, array_fill_keys( $names, '' ), false, $id );
		} catch ( \Throwable $failure ) {
			History_Recorder::miss( $failure );
		}
	}

	/** A page of settings, or of a payment method. */
	private static function watch_page( string $tab, string $section ): void {
		$is_gateway = 'checkout' === $tab && '' !== $section;
		// Each e-mail is a group of its own.
		$group = 'email' === $tab && 0 === strpos( $section, 'wc_email_' ) ? 'email_' . substr( $section, strlen( 'wc_email_' ) ) : $tab;
		$path  = $is_gateway ? "/wc/v3/payment_gateways/$section" : "/wc/v3/settings/$group";
		$call  = new Inner_Call( 'GET', $path );
		$was   = $call->get_body();
		if ( $call->has_failed() || ! is_array( $was ) ) {
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
		$match = History_Rules::find( $method, $path );
		$names = $match ? $match->get_names( $body ) : array();
		$key   = $path . ( $is_read ? '' : "/$id" );
		if ( array() === $names || isset( self::$pending[ $key ] ) || ! History_Recorder::is_recorded_user() || 0 === History_Table::get_days() ) {
			return;
		}
		$address = $match->get_address( $names, $body );
		$call    = $is_read ? new Inner_Call( 'GET', $address ) : null;
		if ( null !== $call && $call->has_failed() ) {
			return;
		}
		$request = new \WP_REST_Request( $method, $path );
		$was     = null === $call ? null : $call->get_body();
		$answer  = $is_read ? array() : array( 'id' => $id );

		self::$pending[ $key ] = compact( 'request', 'match', 'names', 'body', 'address', 'was', 'answer' );
	}
}
