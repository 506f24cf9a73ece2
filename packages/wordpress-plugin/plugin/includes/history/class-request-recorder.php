<?php
/**
 * Change recorder of REST requests.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\History;

use StoreAdmin\Internal_Request;
use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/** Compares the state before and after each dashboard request that matches a rule. If recording fails, the change itself stands. */
class Request_Recorder {

	/** Larger entries are truncated and can't be undone. Characters of JSON. */
	const MAX_LENGTH = 100000;
	const TRUNCATED_LENGTH  = 1000;
	const MAX_FIELDS = 40;

	/** Characters of names and labels. */
	const MAX_NAME_LENGTH = 200;

	/** Limits per user: for preferences, and for all entries of users who don't manage the store. */
	const MAX_PREFERENCE_ENTRIES = 50;
	const MAX_ENTRIES_PER_USER   = 200;

	/** Repeated changes within this time are merged into one entry. */
	const MERGE_WINDOW_SECONDS = 3600;

	/** Users with one of these capabilities are recorded; customers aren't. */
	const RECORDED_CAPABILITIES = array( Plugin_Settings::CAPABILITY, 'view_woocommerce_reports', 'edit_products', 'edit_shop_orders' );

	/**
	 * The current request with its rule, field names, REST path and previous state.
	 *
	 * @var array{request: \WP_REST_Request, match: Rule, names: string[], body: mixed, address: string, previous: mixed}|null
	 */
	private static $pending;

	/** Registers the hooks: before other filters change the request, and after all have written. */
	public static function register(): void {
		add_filter( 'rest_pre_dispatch', array( self::class, 'start' ), 0, 3 );
		add_filter( 'rest_post_dispatch', array( self::class, 'finish' ), 20, 3 );
	}

	/**
	 * Reads the state before the change.
	 *
	 * @param mixed            $result  Response of an earlier filter.
	 * @param \WP_REST_Server  $server  REST server.
	 * @param \WP_REST_Request $request REST request.
	 * @return mixed The unchanged response.
	 */
	public static function start( $result, $server, $request ) {
		if ( null !== $result || null !== self::$pending || ! self::is_from_dashboard() ) {
			return $result;
		}
		try {
			$match = Rule::find( $request->get_method(), untrailingslashit( $request->get_route() ) );
			$body  = $request->get_json_params() ?? $request->get_body_params();
			$names = $match ? $match->get_names( $body ) : array();
			if ( array() === $names || ! self::is_recorded_user() || 0 === History_Table::get_days() ) {
				return $result;
			}
			$address       = $match->get_read_url( $names, $body );
			self::$pending = compact( 'request', 'match', 'names', 'body', 'address' ) + array( 'previous' => null );

			self::$pending['previous'] = 'created' === $match->get_action() ? null : self::fetch( $address );
		} catch ( \Throwable $failure ) {
			self::report_failure( $failure );
			self::$pending = null;
		}
		return $result;
	}

	/**
	 * Records the change.
	 *
	 * @param \WP_HTTP_Response $response REST response.
	 * @param \WP_REST_Server   $server   REST server.
	 * @param \WP_REST_Request  $request  REST request.
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
	 * Adds an entry if anything changed.
	 *
	 * @param array             $pending  Request with its previous state.
	 * @param \WP_HTTP_Response $response REST response.
	 */
	public static function record( array $pending, \WP_HTTP_Response $response ): void {
		$match    = $pending['match'];
		$is_new   = 'created' === $match->get_action();
		$data     = Internal_Request::to_array( $response->get_data() );
		$new_id   = (string) ( is_array( $data ) ? ( $data['id'] ?? '' ) : '' );
		$previous = $pending['previous'];
		$call     = new Internal_Request( 'GET', $pending['address'] . ( $is_new ? "/$new_id" : '' ) );
		$current  = $call->is_error() ? null : $call->get_data();
		$before   = null === $previous ? null : $match->describe( $pending['names'], $previous );
		$after    = null === $current ? null : $match->describe( $pending['names'], $current );

		$changed = array_filter(
			$pending['names'],
			static function ( $name ) use ( $before, $after ) {
				return ! self::equals( $before['values'][ $name ] ?? null, $after['values'][ $name ] ?? null );
			}
		);
		$secrets = array_merge( $before['secrets'] ?? array(), $after['secrets'] ?? array() );
		$final   = self::get_final( $match, array() !== array_intersect( $changed, $secrets ), null !== $before, $call->response->get_status() );
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
				'subject'    => $match->get_name( isset( $match->rule['of'] ) ? self::fetch( $match->expand( $match->rule['of'] ) ) : ( $current ?? $previous ) ),
				'method'     => $pending['request']->get_method(),
				'path'       => $match->get_path(),
				'old_values' => self::pick_values( $before, $changed, $secrets ),
				'new_values' => self::pick_values( $after, $changed, $secrets ),
				'labels'     => $after['labels'] ?? $before['labels'] ?? array(),
				'final'      => '' === $final && Rule::is_mixed( $pending['body'] ) ? 'mixed' : $final,
				'undo_of'    => 0,
				// The user who wrote the values may always read them.
				'capability' => user_can( $user, $capability, $user->ID ) ? $capability : Plugin_Settings::CAPABILITY,
			)
		);
	}

	/**
	 * Adds an entry for the current user, redacted, truncated and within the user's limit.
	 *
	 * @param array<string, mixed> $entry Columns without those of the user.
	 * @return int Id of the entry, or 0 if it cancels out an earlier one.
	 * @throws \RuntimeException If the insert fails.
	 */
	public static function add( array $entry ): int {
		$user  = wp_get_current_user();
		$match = Rule::find( $entry['method'], $entry['path'] );
		$entry = self::truncate( self::redact( $entry ) );

		$entry['user_id']   = $user->ID;
		$entry['user_name'] = mb_substr( $user->display_name, 0, self::MAX_NAME_LENGTH );

		$is_manager    = current_user_can( Plugin_Settings::CAPABILITY );
		$is_preference = null !== $match && ! empty( $match->rule['isOwn'] );
		// Changes by shop managers are never merged, so that each can be undone.
		$repeated = $is_preference || ! $is_manager ? History_Table::find_repeated( $entry, self::MERGE_WINDOW_SECONDS ) : null;
		if ( null === $repeated ) {
			$id = History_Table::add( $entry );
		} else {
			$entry['old_values'] = $repeated['old_values'];
			$id                  = self::equals( $entry['old_values'], $entry['new_values'] ) ? 0 : History_Table::add( $entry );
			// Only now, so that nothing is lost if the insert fails.
			History_Table::delete( $repeated['id'] );
		}
		if ( $is_preference ) {
			History_Table::trim( $user->ID, $entry['kind'], self::MAX_PREFERENCE_ENTRIES );
		}
		if ( ! $is_manager ) {
			History_Table::trim( $user->ID, null, self::MAX_ENTRIES_PER_USER );
		}
		return $id;
	}

	/** Redacts secrets. Such an entry is final, since undoing it would write the placeholder. */
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

	/** Whether changes by the current user are recorded. */
	public static function is_recorded_user(): bool {
		return array() !== array_filter( self::RECORDED_CAPABILITIES, 'current_user_can' );
	}

	/**
	 * Returns why a change can never be undone, or an empty string.
	 *
	 * @param Rule $match           Matched rule.
	 * @param bool $is_secret       Whether a secret changed.
	 * @param bool $is_before_known Whether the state before could be read.
	 * @param int  $status          HTTP status of reading the state afterwards.
	 */
	private static function get_final( Rule $match, bool $is_secret, bool $is_before_known, int $status ): string {
		if ( isset( $match->rule['final'] ) ) {
			return $match->rule['final'];
		}
		if ( in_array( $status, array( 404, 410 ), true ) ) {
			return History_Table::DELETED;
		}
		if ( $status >= 400 || ( ! $is_before_known && 'created' !== $match->get_action() ) ) {
			return 'unknown';
		}
		return $is_secret ? 'secret' : '';
	}

	/**
	 * Returns the changed values, with a placeholder for secrets.
	 *
	 * @param array|null $state   State of the record.
	 * @param string[]   $changed Field names.
	 * @param string[]   $secrets Field names.
	 */
	private static function pick_values( ?array $state, array $changed, array $secrets ): ?array {
		if ( null === $state ) {
			return null;
		}
		$kept = array();
		foreach ( $changed as $name ) {
			$kept[ $name ] = in_array( $name, $secrets, true ) ? Secret_Redactor::PLACEHOLDER : $state['values'][ $name ];
		}
		return $kept;
	}

	/** Whether an entry exceeds the size limit. */
	public static function is_too_long( array $entry ): bool {
		$texts = array_intersect_key( $entry, array_flip( array( 'subject', 'old_values', 'new_values', 'labels' ) ) );
		return mb_strlen( (string) wp_json_encode( $texts, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) ) > self::MAX_LENGTH;
	}

	/** Truncates an entry to the size limit. */
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

	/** Whether this is a browser request with a nonce, not one with an API key or an internal one. */
	private static function is_from_dashboard(): bool {
		return defined( 'REST_REQUEST' ) && REST_REQUEST && is_user_logged_in() && isset( $_SERVER['HTTP_X_WP_NONCE'] );
	}

	/** Logs an error and lets the history page show that a change is missing. */
	public static function report_failure( \Throwable $failure ): void {
		self::log( $failure );
		update_option( History_Table::LAST_FAILURE_OPTION, time(), false );
	}

	/** Writes to the error log, which only site administrators see. */
	public static function log( \Throwable $failure ): void {
		error_log( 'Store Admin: ' . $failure->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- Site administrators look there.
	}

	/**
	 * Reads a record, or null if that is not allowed.
	 *
	 * @return mixed
	 */
	private static function fetch( string $address ) {
		$call = new Internal_Request( 'GET', $address );
		// Converted at once, since response objects may change later.
		return $call->is_error() ? null : $call->get_data();
	}

	/**
	 * Compares values by their JSON.
	 *
	 * @param mixed $one   A value.
	 * @param mixed $other Another value.
	 */
	public static function equals( $one, $other ): bool {
		return wp_json_encode( $one ) === wp_json_encode( $other );
	}
}
