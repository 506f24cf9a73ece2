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
	 * What is being saved, as the recorder has it.
	 *
	 * @var array|null
	 */
	private static $pending;

	/** The shop saves in between, and stops the request where the form is not genuine. */
	public static function register(): void {
		add_action( 'wp_loaded', array( self::class, 'begin' ), 0 );
		add_action( 'wp_loaded', array( self::class, 'end' ), 1000 );
		// Pages that lead elsewhere once they are saved.
		add_action( 'shutdown', array( self::class, 'end' ) );
	}

	/** Reads the state before. */
	public static function begin(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- only looked at; the shop checks it before it saves.
		if ( ! is_admin() || empty( $_POST['save'] ) || 'wc-settings' !== ( $_GET['page'] ?? '' ) || ! current_user_can( Preference::CAPABILITY ) ) {
			return;
		}
		$tab     = sanitize_title( wp_unslash( $_GET['tab'] ?? '' ) );
		$section = sanitize_title( wp_unslash( $_GET['section'] ?? '' ) );
		// phpcs:enable WordPress.Security.NonceVerification
		try {
			self::$pending = 0 === History_Table::get_days() ? null : self::find_same_call( '' === $tab ? 'general' : $tab, $section );
		} catch ( \Throwable $failure ) {
			// Nothing of it may keep anybody from saving.
			self::$pending = null;
		}
	}

	/** Adds the entry, if anything was changed. */
	public static function end(): void {
		$pending       = self::$pending;
		self::$pending = null;
		if ( null === $pending ) {
			return;
		}
		try {
			History_Recorder::record( $pending, new \WP_REST_Response( array() ) );
		} catch ( \Throwable $failure ) {
			update_option( History_Table::MISSED_OPTION, time() );
		}
	}

	/** The call that would change the same, with the state before it. */
	private static function find_same_call( string $tab, string $section ): ?array {
		$is_gateway = 'checkout' === $tab && '' !== $section;
		// Each e-mail is a group of its own.
		$group = 'email' === $tab && 0 === strpos( $section, 'wc_email_' ) ? 'email_' . substr( $section, strlen( 'wc_email_' ) ) : $tab;
		$path  = $is_gateway ? "/wc/v3/payment_gateways/$section" : "/wc/v3/settings/$group/batch";
		$match = History_Rules::find( $is_gateway ? 'PUT' : 'POST', $path );
		$call  = new Inner_Call( 'GET', $is_gateway ? $path : "/wc/v3/settings/$group" );
		$was   = $call->get_body();
		if ( null === $match || $call->has_failed() || ! is_array( $was ) ) {
			return null;
		}
		$body    = $is_gateway
			? array_intersect_key( $was, array_flip( array( 'enabled', 'title', 'description', 'settings' ) ) )
			: array( 'update' => $was );
		$names   = $match->get_names( $body );
		$request = new \WP_REST_Request( $is_gateway ? 'PUT' : 'POST', $path );
		$address = $match->get_address( $names, $body );
		return compact( 'request', 'match', 'names', 'body', 'address', 'was' );
	}
}
