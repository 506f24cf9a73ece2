<?php
/**
 * The history of changes, and how they are taken back.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/** `store-admin/v1/history`: what was changed, also by others, for those who may change it themselves. The embedded store answers the same. */
class History {

	const NAMESPACE = 'store-admin/v1';
	const ROUTE     = '/history';

	/** Offers the routes. */
	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'register_routes' ) );
		add_action( 'admin_menu', array( self::class, 'add_page' ) );
		History_Recorder::register();
	}

	/** The entry of the menu, as the shop plugin makes those of the dashboard. */
	public static function add_page(): void {
		if ( ! function_exists( 'wc_admin_register_page' ) || ! Preference::wants_new_dashboard() ) {
			return;
		}
		wc_admin_register_page(
			array(
				'id'         => 'store-admin-history',
				'title'      => __( 'History', 'store-admin' ),
				'parent'     => 'woocommerce',
				'path'       => '/history',
				'capability' => Preference::CAPABILITY,
			)
		);
	}

	/** The routes with their parameters. */
	public static function register_routes(): void {
		$may = array(
			'permission_callback' => static function () {
				return current_user_can( Preference::CAPABILITY );
			},
		);
		register_rest_route(
			self::NAMESPACE,
			self::ROUTE,
			$may + array(
				'methods'  => 'GET',
				'callback' => array( self::class, 'list_entries' ),
				'args'     => self::get_list_args(),
			)
		);
		register_rest_route(
			self::NAMESPACE,
			self::ROUTE . '/about',
			array(
				$may + array(
					'methods'  => 'GET',
					'callback' => array( self::class, 'about' ),
				),
				$may + array(
					'methods'  => \WP_REST_Server::EDITABLE,
					'callback' => array( self::class, 'change_days' ),
					'args'     => array(
						'days' => array(
							'type'     => 'integer',
							'required' => true,
							'minimum'  => 0,
							'maximum'  => History_Table::MOST_DAYS,
						),
					),
				),
			)
		);
		register_rest_route(
			self::NAMESPACE,
			self::ROUTE . '/(?P<id>\d+)/undo',
			$may + array(
				'methods'  => 'POST',
				'callback' => array( self::class, 'undo' ),
				'args'     => array(
					'version' => array( 'type' => 'string' ),
				),
			)
		);
	}

	/** Parameters of the list. */
	private static function get_list_args(): array {
		$moment = array(
			'type'   => 'string',
			'format' => 'date-time',
		);
		return array(
			'page'     => array(
				'type'    => 'integer',
				'default' => 1,
				'minimum' => 1,
			),
			'per_page' => array(
				'type'    => 'integer',
				'default' => 10,
				'minimum' => 1,
				'maximum' => 100,
			),
			'kind'     => array(
				'type'    => 'array',
				'default' => array(),
				'items'   => array( 'type' => 'string' ),
			),
			'user'     => array(
				'type'    => 'integer',
				'minimum' => 1,
			),
			'after'    => $moment,
			'before'   => $moment,
			'is_open'  => array(
				'type'    => 'boolean',
				'default' => false,
			),
		);
	}

	/** A page of the entries, newest first. */
	public static function list_entries( \WP_REST_Request $request ): \WP_REST_Response {
		$found    = History_Table::find(
			array(
				'kind'     => $request['kind'],
				'user'     => $request['user'],
				'after'    => isset( $request['after'] ) ? (int) strtotime( $request['after'] ) : null,
				'before'   => isset( $request['before'] ) ? (int) strtotime( $request['before'] ) : null,
				'is_open'  => $request['is_open'],
				'page'     => $request['page'],
				'per_page' => $request['per_page'],
			)
		);
		$response = new \WP_REST_Response( array_map( array( self::class, 'to_record' ), $found['entries'] ) );
		$response->header( 'X-WP-Total', (string) $found['total'] );
		$response->header( 'X-WP-TotalPages', (string) ceil( $found['total'] / $request['per_page'] ) );
		return $response;
	}

	/** Who and what there is to choose from, and for how long it is kept. */
	public static function about(): array {
		$missed = (int) get_option( History_Table::MISSED_OPTION );
		return array(
			'people'       => History_Table::get_people(),
			'kinds'        => History_Table::get_kinds(),
			'days'         => History_Table::get_days(),
			'most_entries' => History_Table::MOST_ENTRIES,
			'missed_at'    => $missed > 0 ? gmdate( 'Y-m-d\TH:i:s\Z', $missed ) : null,
		);
	}

	/** Another span. */
	public static function change_days( \WP_REST_Request $request ): array {
		History_Table::set_days( $request['days'] );
		return self::about();
	}

	/**
	 * Takes a change back, in the name of whoever asks and with their rights. Where somebody changed the same since, nothing
	 * is written unless `version` says that this very state was seen.
	 *
	 * @return array|\WP_Error
	 */
	public static function undo( \WP_REST_Request $request ) {
		$id = (int) $request['id'];
		History_Table::lock( $id );
		try {
			return self::undo_once( $id, (string) $request['version'] );
		} catch ( \Throwable $failure ) {
			return self::refuse( 'failed', $failure->getMessage() );
		} finally {
			History_Table::unlock( $id );
		}
	}

	/**
	 * The same, while nobody else does.
	 *
	 * @return array|\WP_Error
	 */
	private static function undo_once( int $id, string $version ) {
		$entry = History_Table::get( $id );
		if ( null === $entry ) {
			return new \WP_Error( 'store_admin_history_invalid_id', 'There is no such entry.', array( 'status' => 404 ) );
		}
		$match  = History_Rules::find( $entry['method'], $entry['path'] );
		$reason = self::get_reason( $entry );
		if ( null === $match || '' !== $reason ) {
			return self::refuse( 'final', 'This change cannot be undone.', array( 'reason' => $reason ) );
		}
		$is_creation = null === $entry['old_values'];
		$names       = array_map( 'strval', array_keys( (array) $entry['new_values'] ) );
		$address     = $is_creation ? "{$entry['path']}/{$entry['subject_id']}" : $match->get_address( $names, $match->compose( $entry['old_values'] )['body'] );
		$now         = self::read( $match, $names, $address );
		if ( ! History_Recorder::is_same( $now, $entry['new_values'] ) && self::get_version( $now ) !== $version ) {
			return array(
				'is_undone' => false,
				'now'       => (object) $now,
				'version'   => self::get_version( $now ),
			);
		}
		$write  = $is_creation ? null : $match->compose( $entry['old_values'], $now );
		$force  = empty( $match->rule['force'] ) ? '' : '?force=true';
		$method = 'DELETE' === $entry['method'] ? 'PUT' : $entry['method'];
		$call   = $is_creation ? new Inner_Call( 'DELETE', $address . $force ) : new Inner_Call( $method, $write['path'], $write['body'] );
		$after  = $is_creation ? null : self::read( $match, $names, $address );
		$is_off = ! $is_creation && History_Recorder::is_same( $after, $now ) && ! History_Recorder::is_same( $now, $entry['old_values'] );
		if ( $call->has_failed() || $is_off ) {
			return self::refuse( 'failed', self::get_sentence( $call->get_body() ) );
		}
		$user  = wp_get_current_user();
		$added = History_Table::add(
			array(
				'action'     => 'undone',
				'user_id'    => $user->ID,
				'user_name'  => $user->display_name,
				'old_values' => $now,
				'new_values' => $after,
				'final'      => $is_creation ? ( '' === $force ? 'trash' : 'gone' ) : '',
				'undo_of'    => $id,
			) + $entry
		);
		return array(
			'is_undone' => true,
			'entry'     => self::to_record( (array) History_Table::get( $added ) ),
		);
	}

	/**
	 * What there is now.
	 *
	 * @param History_Rules $match   The rule of the change.
	 * @param string[]      $names   Of the values.
	 * @param string        $address Where they are read.
	 * @throws \RuntimeException Where they are not to be had.
	 */
	private static function read( History_Rules $match, array $names, string $address ): array {
		$call = new Inner_Call( 'GET', $address );
		if ( $call->has_failed() ) {
			throw new \RuntimeException( self::get_sentence( $call->get_body() ) ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- sent as JSON.
		}
		return $match->describe( $names, $call->get_body() )['values'];
	}

	/** Names a state, so that it is known to have been seen. */
	private static function get_version( array $values ): string {
		return substr( hash( 'sha256', (string) wp_json_encode( $values ) ), 0, 16 );
	}

	/** Why an entry cannot be undone by whoever asks; empty where it can. */
	private static function get_reason( array $entry ): string {
		if ( $entry['undone_by'] > 0 ) {
			return 'undone';
		}
		if ( '' !== $entry['final'] ) {
			return $entry['final'];
		}
		$match = History_Rules::find( $entry['method'], $entry['path'] );
		if ( null === $match ) {
			return 'unknown';
		}
		return ! empty( $match->rule['isOwn'] ) && get_current_user_id() !== $entry['user_id'] ? 'own' : '';
	}

	/** An entry as it is sent. */
	public static function to_record( array $entry ): array {
		return array(
			'id'        => $entry['id'],
			'kind'      => $entry['kind'],
			'action'    => $entry['action'],
			'subject'   => array(
				'id'   => $entry['subject_id'],
				'name' => $entry['subject'],
			),
			'user'      => array(
				'id'   => $entry['user_id'],
				'name' => $entry['user_name'],
			),
			'date'      => gmdate( 'Y-m-d\TH:i:s\Z', $entry['changed_at'] ),
			'before'    => null === $entry['old_values'] ? null : (object) $entry['old_values'],
			'after'     => null === $entry['new_values'] ? null : (object) $entry['new_values'],
			'labels'    => (object) $entry['labels'],
			// Empty where it can be undone.
			'reason'    => self::get_reason( $entry ),
			'undo_of'   => $entry['undo_of'],
			'undone_by' => $entry['undone_by'],
		);
	}

	/** A refusal that changed nothing. */
	private static function refuse( string $code, string $message, array $data = array() ): \WP_Error {
		return new \WP_Error( "store_admin_history_$code", $message, array( 'status' => 409 ) + $data );
	}

	/**
	 * What the shop says of a refusal.
	 *
	 * @param mixed $body Of its answer.
	 */
	private static function get_sentence( $body ): string {
		return is_string( $body['message'] ?? null ) ? $body['message'] : 'The store did not take the change.';
	}
}
