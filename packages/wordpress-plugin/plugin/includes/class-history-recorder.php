<?php
/**
 * Writes down what is changed.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/**
 * Stands around every call of the dashboard that a rule of the history fits: what there was before, and what there is
 * afterwards, both as the person is told. A change that cannot be written down stands all the same.
 */
class History_Recorder {

	/** Stands for a value that nobody may keep. */
	const HIDDEN = '•••••';

	/** Bytes of both sides of a change, as JSON. Longer ones are cut, and so cannot be undone. */
	const MOST_BYTES = 100000;
	const SHORTENED  = 1000;

	/**
	 * The call that is being answered: the request, its rule, names and address, and the state before.
	 *
	 * @var array{request: \WP_REST_Request, match: History_Rules, names: string[], body: mixed, address: string, was: mixed}|null
	 */
	private static $pending;

	/** Steps around a call: before anybody takes something out of it, and after everybody has written. */
	public static function register(): void {
		add_filter( 'rest_pre_dispatch', array( self::class, 'begin' ), 0, 3 );
		add_filter( 'rest_post_dispatch', array( self::class, 'end' ), 20, 3 );
	}

	/**
	 * Reads the state before.
	 *
	 * @param mixed            $result  What others answered.
	 * @param \WP_REST_Server  $server  The platform's server.
	 * @param \WP_REST_Request $request The call.
	 * @return mixed What others answered.
	 */
	public static function begin( $result, $server, $request ) {
		if ( null !== $result || null !== self::$pending || ! self::is_from_dashboard() ) {
			return $result;
		}
		$match = History_Rules::find( $request->get_method(), untrailingslashit( $request->get_route() ) );
		$body  = $request->get_json_params() ?? $request->get_body_params();
		$names = $match ? $match->get_names( $body ) : array();
		if ( array() === $names || 0 === History_Table::get_days() ) {
			return $result;
		}
		$address       = $match->get_address( $names, $body );
		self::$pending = compact( 'request', 'match', 'names', 'body', 'address' ) + array( 'was' => null );
		try {
			self::$pending['was'] = 'created' === $match->get_action() ? null : self::read( $address );
		} catch ( \Throwable $failure ) {
			self::miss( $failure );
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
	public static function end( $response, $server, $request ): \WP_HTTP_Response {
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
			self::miss( $failure );
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
		$made   = Inner_Call::plain( $response->get_data() );
		$new_id = (string) ( is_array( $made ) ? ( $made['id'] ?? '' ) : '' );
		$was    = $pending['was'];
		$is     = self::read( $pending['address'] . ( $is_new ? "/$new_id" : '' ) );
		$before = null === $was ? null : $match->describe( $pending['names'], $was );
		$after  = null === $is ? null : $match->describe( $pending['names'], $is );

		$changed = array_filter(
			$pending['names'],
			static function ( $name ) use ( $before, $after ) {
				return ! self::is_same( $before['values'][ $name ] ?? null, $after['values'][ $name ] ?? null );
			}
		);
		$secrets = array_merge( $before['secrets'] ?? array(), $after['secrets'] ?? array() );
		$final   = self::get_final( $match, array() !== array_intersect( $changed, $secrets ), null !== $before, null !== $after );
		$user    = wp_get_current_user();
		if ( ( null !== $before && array() === $changed ) || ( null === $before && null === $after ) ) {
			return;
		}
		History_Table::add(
			self::fit(
				array(
					'kind'       => $match->rule['kind'],
					'action'     => $match->get_action(),
					'subject_id' => $is_new ? $new_id : $match->fill( $match->rule['subject'] ?? '' ),
					'subject'    => $match->get_name( isset( $match->rule['of'] ) ? self::read( $match->fill( $match->rule['of'] ) ) : ( $is ?? $was ) ),
					'user_id'    => $user->ID,
					'user_name'  => $user->display_name,
					'method'     => $pending['request']->get_method(),
					'path'       => $match->get_path(),
					'old_values' => self::keep( $before, $changed, $secrets ),
					'new_values' => self::keep( $after, $changed, $secrets ),
					'labels'     => $after['labels'] ?? $before['labels'] ?? array(),
					'final'      => '' === $final && History_Rules::is_mixed( $pending['body'] ) ? 'mixed' : $final,
					'undo_of'    => 0,
				)
			)
		);
	}

	/** Why a change can never be undone; empty where it can. */
	private static function get_final( History_Rules $match, bool $is_secret, bool $is_before_known, bool $is_left ): string {
		if ( isset( $match->rule['final'] ) ) {
			return $match->rule['final'];
		}
		if ( ! $is_left ) {
			return 'gone';
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
	private static function keep( ?array $told, array $changed, array $secrets ): ?array {
		if ( null === $told ) {
			return null;
		}
		$kept = array();
		foreach ( $changed as $name ) {
			$kept[ $name ] = in_array( $name, $secrets, true ) ? self::HIDDEN : $told['values'][ $name ];
		}
		return $kept;
	}

	/** An entry that is not longer than one may be. */
	private static function fit( array $entry ): array {
		if ( strlen( (string) wp_json_encode( array( $entry['old_values'], $entry['new_values'] ) ) ) <= self::MOST_BYTES ) {
			return $entry;
		}
		foreach ( array( 'old_values', 'new_values' ) as $column ) {
			foreach ( $entry[ $column ] ?? array() as $name => $value ) {
				$text = is_string( $value ) ? $value : (string) wp_json_encode( $value );
				if ( mb_strlen( $text ) > self::SHORTENED ) {
					$entry[ $column ][ $name ] = mb_substr( $text, 0, self::SHORTENED ) . '…';
				}
			}
		}
		$entry['final'] = 'large';
		return $entry;
	}

	/** Whether the person of a page asks, and no program with a key of its own, nor another call. */
	private static function is_from_dashboard(): bool {
		return defined( 'REST_REQUEST' ) && REST_REQUEST && is_user_logged_in() && isset( $_SERVER['HTTP_X_WP_NONCE'] );
	}

	/** A change that stands and cannot be told: the log says why, and the screen that something is missing. */
	public static function miss( \Throwable $failure ): void {
		self::log( $failure );
		update_option( History_Table::MISSED_OPTION, time() );
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
	private static function read( string $address ) {
		$call = new Inner_Call( 'GET', $address );
		// At once, since objects in an answer may tell something else later.
		return $call->has_failed() ? null : $call->get_body();
	}

	/**
	 * Values are what JSON says of them.
	 *
	 * @param mixed $one   A value.
	 * @param mixed $other Another.
	 */
	public static function is_same( $one, $other ): bool {
		return wp_json_encode( $one ) === wp_json_encode( $other );
	}
}
