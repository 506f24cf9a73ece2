<?php
/**
 * Writes down what is changed.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\History;

use StoreAdmin\Internal_Request;
use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Stands around every call of the dashboard that a rule of the history fits: what there was before, and what there is
 * afterwards, both as the person is told. A change that cannot be written down stands all the same.
 */
class Request_Recorder {

	/** Bytes of an entry, as JSON. Longer ones are cut, and so cannot be undone. */
	const MAX_BYTES = 100000;
	const TRUNCATED_LENGTH  = 1000;
	const MAX_FIELDS = 40;

	/** Characters of names and of what was changed. */
	const MAX_NAME_LENGTH = 200;

	/** Entries that are kept of one user: of personal preferences, and of all kinds for users who don't manage the shop. */
	const MAX_PREFERENCE_ENTRIES = 50;
	const MAX_ENTRIES_PER_USER   = 200;

	/** Repeated changes of one subject within so many seconds become one entry. */
	const MERGE_WINDOW_SECONDS = 3600;

	/** Whoever can do one of these has pages of the dashboard. Others, as customers, leave no entries. */
	const RECORDED_CAPABILITIES = array( Plugin_Settings::CAPABILITY, 'view_woocommerce_reports', 'edit_products', 'edit_shop_orders' );

	/**
	 * The call that is being answered: the request, its rule, names and address, and the state before.
	 *
	 * @var array{request: \WP_REST_Request, match: Rule, names: string[], body: mixed, address: string, was: mixed}|null
	 */
	private static $pending;

	/** Steps around a call: before anybody takes something out of it, and after everybody has written. */
	public static function register(): void {
		add_filter( 'rest_pre_dispatch', array( self::class, 'start' ), 0, 3 );
		add_filter( 'rest_post_dispatch', array( self::class, 'finish' ), 20, 3 );
	}

	/**
	 * Reads the state before.
	 *
	 * @param mixed            $result  What others answered.
	 * @param \WP_REST_Server  $server  The platform's server.
	 * @param \WP_REST_Request $request The call.
	 * @return mixed What others answered.
	 */
	public static function start( $result, $server, $request ) {
		if ( null !== $result || null !== self::$pending || ! self::is_from_dashboard() ) {
			return $result;
		}
		$match = Rule::find( $request->get_method(), untrailingslashit( $request->get_route() ) );
		$body  = $request->get_json_params() ?? $request->get_body_params();
		$names = $match ? $match->get_names( $body ) : array();
		if ( array() === $names || ! self::is_recorded_user() || 0 === History_Table::get_days() ) {
			return $result;
		}
		$address       = $match->get_read_url( $names, $body );
		self::$pending = compact( 'request', 'match', 'names', 'body', 'address' ) + array( 'was' => null );
		try {
			self::$pending['was'] = 'created' === $match->get_action() ? null : self::fetch( $address );
		} catch ( \Throwable $failure ) {
			self::report_failure( $failure );
			self::$pending = null;
		}
		return $result;
	}

	/**
	 * Writes down what became of it.
	 *
	 * @param \WP_HTTP_Response $response What was answered.
	 * @param \WP_REST_Server   $server   The platform's server.
	 * @param \WP_REST_Request  $request  The call.
	 */
	public static function finish( $response, $server, $request ): \WP_HTTP_Response {
		$pending = self::$pending;
		if ( null === $pending || $pending['request'] !== $request ) {
			return $response;
		}
		self::$pending = null;
		if ( $response->get_status() >= 400 ) {
			return $response;
		}
		try {
			self::record( $pending, $response );
		} catch ( \Throwable $failure ) {
			self::report_failure( $failure );
		}
		return $response;
	}

	/**
	 * Adds the entry of a call, if it changed anything.
	 *
	 * @param array             $pending  As above.
	 * @param \WP_HTTP_Response $response What was answered.
	 */
	public static function record( array $pending, \WP_HTTP_Response $response ): void {
		$match  = $pending['match'];
		$is_new = 'created' === $match->get_action();
		$made   = Internal_Request::to_array( $response->get_data() );
		$new_id = (string) ( is_array( $made ) ? ( $made['id'] ?? '' ) : '' );
		$was    = $pending['was'];
		$is     = self::fetch( $pending['address'] . ( $is_new ? "/$new_id" : '' ) );
		$before = null === $was ? null : $match->describe( $pending['names'], $was );
		$after  = null === $is ? null : $match->describe( $pending['names'], $is );

		$changed = array_filter(
			$pending['names'],
			static function ( $name ) use ( $before, $after ) {
				return ! self::equals( $before['values'][ $name ] ?? null, $after['values'][ $name ] ?? null );
			}
		);
		$secrets = array_merge( $before['secrets'] ?? array(), $after['secrets'] ?? array() );
		$final   = self::get_final( $match, array() !== array_intersect( $changed, $secrets ), null !== $before, null !== $after );
		$user    = wp_get_current_user();
		if ( ( null !== $before && array() === $changed ) || ( null === $before && null === $after ) ) {
			return;
		}
		$capability = $match->get_capability( $changed );
		self::add(
			array(
				'kind'       => $match->rule['kind'],
				'action'     => $match->get_action(),
				'subject_id' => $is_new ? $new_id : $match->expand( $match->rule['subject'] ?? '' ),
				'subject'    => $match->get_name( isset( $match->rule['of'] ) ? self::fetch( $match->expand( $match->rule['of'] ) ) : ( $is ?? $was ) ),
				'method'     => $pending['request']->get_method(),
				'path'       => $match->get_path(),
				'old_values' => self::pick_values( $before, $changed, $secrets ),
				'new_values' => self::pick_values( $after, $changed, $secrets ),
				'labels'     => $after['labels'] ?? $before['labels'] ?? array(),
				'final'      => '' === $final && Rule::is_mixed( $pending['body'] ) ? 'mixed' : $final,
				'undo_of'    => 0,
				// Whoever wrote the values may read them, so never a capability that the writer lacks.
				'capability' => user_can( $user, $capability, $user->ID ) ? $capability : Plugin_Settings::CAPABILITY,
			)
		);
	}

	/**
	 * Adds an entry in the name of whoever asks: without secrets, no longer than one may be, and no more than a user may have.
	 *
	 * @param array<string, mixed> $entry Columns with their values, without those of the user.
	 * @return int Its id; 0 where it cancels out an earlier one.
	 * @throws \RuntimeException Where the table does not take it.
	 */
	public static function add( array $entry ): int {
		$user  = wp_get_current_user();
		$match = Rule::find( $entry['method'], $entry['path'] );
		$entry = self::truncate( self::redact( $entry ) );

		$entry['user_id']   = $user->ID;
		$entry['user_name'] = mb_substr( $user->display_name, 0, self::MAX_NAME_LENGTH );

		$is_manager    = current_user_can( Plugin_Settings::CAPABILITY );
		$is_preference = null !== $match && ! empty( $match->rule['isOwn'] );
		// Each change of somebody who manages the shop is a step of its own that can be undone.
		$repeated = $is_preference || ! $is_manager ? History_Table::find_repeated( $entry, self::MERGE_WINDOW_SECONDS ) : null;
		if ( null !== $repeated ) {
			History_Table::delete( $repeated['id'] );
			$entry['old_values'] = $repeated['old_values'];
			if ( self::equals( $entry['old_values'], $entry['new_values'] ) ) {
				return 0;
			}
		}
		$id = History_Table::add( $entry );
		if ( $is_preference ) {
			History_Table::trim( $user->ID, $entry['kind'], self::MAX_PREFERENCE_ENTRIES );
		}
		if ( ! $is_manager ) {
			History_Table::trim( $user->ID, null, self::MAX_ENTRIES_PER_USER );
		}
		return $id;
	}

	/** Undoing a change whose secrets are hidden would write what stands for them. */
	private static function redact( array $entry ): array {
		$is_hidden = false;
		foreach ( array( 'old_values', 'new_values' ) as $column ) {
			$hidden           = Secret_Redactor::redact( $entry[ $column ] );
			$is_hidden        = $is_hidden || $hidden !== $entry[ $column ];
			$entry[ $column ] = $hidden;
		}
		if ( $is_hidden && in_array( $entry['final'], array( '', History_Controller::EXTENSION ), true ) ) {
			$entry['final'] = 'secret';
		}
		return $entry;
	}

	/** Whether what the user changes is written down. */
	public static function is_recorded_user(): bool {
		return array() !== array_filter( self::RECORDED_CAPABILITIES, 'current_user_can' );
	}

	/** Why a change can never be undone; empty where it can. */
	private static function get_final( Rule $match, bool $is_secret, bool $is_before_known, bool $is_left ): string {
		if ( isset( $match->rule['final'] ) ) {
			return $match->rule['final'];
		}
		if ( ! $is_left ) {
			return History_Table::DELETED;
		}
		if ( ! $is_before_known && 'created' !== $match->get_action() ) {
			return 'unknown';
		}
		return $is_secret ? 'secret' : '';
	}

	/**
	 * The values that changed, without those that nobody may keep.
	 *
	 * @param array|null $told    What a state says.
	 * @param string[]   $changed Names.
	 * @param string[]   $secrets Names.
	 */
	private static function pick_values( ?array $told, array $changed, array $secrets ): ?array {
		if ( null === $told ) {
			return null;
		}
		$kept = array();
		foreach ( $changed as $name ) {
			$kept[ $name ] = in_array( $name, $secrets, true ) ? Secret_Redactor::PLACEHOLDER : $told['values'][ $name ];
		}
		return $kept;
	}

	/** Whether an entry is longer than one may be. */
	public static function is_too_long( array $entry ): bool {
		$texts = array_intersect_key( $entry, array_flip( array( 'subject', 'old_values', 'new_values', 'labels' ) ) );
		return strlen( (string) wp_json_encode( $texts ) ) > self::MAX_BYTES;
	}

	/** An entry that is not longer than one may be. */
	private static function truncate( array $entry ): array {
		if ( ! self::is_too_long( $entry ) ) {
			return $entry;
		}
		foreach ( array( 'old_values', 'new_values' ) as $column ) {
			$short = null === $entry[ $column ] ? null : array();
			foreach ( array_slice( $entry[ $column ] ?? array(), 0, self::MAX_FIELDS, true ) as $name => $value ) {
				$text = is_string( $value ) ? $value : (string) wp_json_encode( $value );
				$name = mb_substr( (string) $name, 0, self::MAX_NAME_LENGTH );

				$short[ $name ] = mb_strlen( $text ) > self::TRUNCATED_LENGTH ? mb_substr( $text, 0, self::TRUNCATED_LENGTH ) . '…' : $value;
			}
			$entry[ $column ] = $short;
		}
		$entry['subject'] = mb_substr( $entry['subject'], 0, self::MAX_NAME_LENGTH );
		$entry['labels']  = array();
		$entry['final']   = 'large';
		return $entry;
	}

	/** Whether the person of a page asks, and no program with a key of its own, nor another call. */
	private static function is_from_dashboard(): bool {
		return defined( 'REST_REQUEST' ) && REST_REQUEST && is_user_logged_in() && isset( $_SERVER['HTTP_X_WP_NONCE'] );
	}

	/** A change that stands and cannot be told: the log says why, and the screen that something is missing. */
	public static function report_failure( \Throwable $failure ): void {
		self::log( $failure );
		update_option( History_Table::LAST_FAILURE_OPTION, time() );
	}

	/** For whoever keeps the site, and for nobody else. */
	public static function log( \Throwable $failure ): void {
		error_log( 'Store Admin: ' . $failure->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- whoever keeps the site looks there.
	}

	/**
	 * What there is at an address at this moment; null where that is not told.
	 *
	 * @return mixed
	 */
	private static function fetch( string $address ) {
		$call = new Internal_Request( 'GET', $address );
		// At once, since objects in an answer may tell something else later.
		return $call->is_error() ? null : $call->get_data();
	}

	/**
	 * Values are what JSON says of them.
	 *
	 * @param mixed $one   A value.
	 * @param mixed $other Another.
	 */
	public static function equals( $one, $other ): bool {
		return wp_json_encode( $one ) === wp_json_encode( $other );
	}
}
