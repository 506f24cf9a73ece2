<?php
/**
 * REST controller of the history.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\History;

use StoreAdmin\Internal_Request;
use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/** `store-admin/v1/history`: lists and undoes changes by all users, for shop managers. The embedded store has the same API. */
class History_Controller {

	const NAMESPACE = 'store-admin/v1';
	const ROUTE     = '/history';

	/** Final reason of changes that only the extension that made them can undo, in the browser. */
	const EXTENSION = 'extension';

	/** For example `acme-suppliers/supplier`: extension and type of record. */
	const EXTENSION_KIND_PATTERN = '#^[a-z][a-z\d-]*/[a-z][a-z\d-]*$#iD';

	/** Length of the column. */
	const MAX_KIND_LENGTH = 64;

	/** Registers the hooks. */
	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'register_routes' ) );
		add_action( 'admin_menu', array( self::class, 'add_page' ) );
		add_action( 'add_option_' . History_Table::DAYS_OPTION, array( History_Table::class, 'prune' ), 10, 0 );
		add_action( 'update_option_' . History_Table::DAYS_OPTION, array( History_Table::class, 'prune' ), 10, 0 );
		Request_Recorder::register();
		Form_Recorder::register();
	}

	/** Adds the menu item. */
	public static function add_page(): void {
		if ( ! function_exists( 'wc_admin_register_page' ) || ! Plugin_Settings::is_dashboard_enabled() ) {
			return;
		}
		wc_admin_register_page(
			array(
				'id'         => 'store-admin-history',
				'title'      => __( 'History', 'store-admin' ),
				'parent'     => 'woocommerce',
				'path'       => '/history',
				'capability' => Plugin_Settings::CAPABILITY,
			)
		);
	}

	/** Registers the routes. */
	public static function register_routes(): void {
		$permission = array(
			'permission_callback' => static function () {
				return current_user_can( Plugin_Settings::CAPABILITY );
			},
		);
		register_rest_route(
			self::NAMESPACE,
			self::ROUTE,
			array(
				$permission + array(
					'methods'  => 'GET',
					'callback' => array( self::class, 'get_items' ),
					'args'     => self::get_list_args(),
				),
				$permission + array(
					'methods'  => 'POST',
					'callback' => array( self::class, 'create_extension_entry' ),
					'args'     => self::get_extension_args(),
				),
			)
		);
		register_rest_route(
			self::NAMESPACE,
			self::ROUTE . '/about',
			array(
				$permission + array(
					'methods'  => 'GET',
					'callback' => array( self::class, 'get_options' ),
				),
				$permission + array(
					'methods'  => \WP_REST_Server::EDITABLE,
					'callback' => array( self::class, 'update_retention' ),
					'args'     => array(
						'days' => array(
							'type'     => 'integer',
							'required' => true,
							'minimum'  => 0,
							'maximum'  => History_Table::MAX_DAYS,
						),
					),
				),
			)
		);
		register_rest_route(
			self::NAMESPACE,
			self::ROUTE . '/(?P<id>\d+)/undo',
			$permission + array(
				'methods'  => 'POST',
				'callback' => array( self::class, 'undo' ),
				'args'     => array(
					'version' => array( 'type' => 'string' ),
					'now'     => array( 'type' => array( 'object', 'null' ) ),
				),
			)
		);
	}

	/** Returns the arguments of the list. */
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

	/** Returns the arguments of an extension's entry. */
	private static function get_extension_args(): array {
		$values = array( 'type' => array( 'object', 'null' ) );
		return array(
			'kind'       => array(
				'type'     => 'string',
				'required' => true,
			),
			'subject'    => array(
				'type'       => 'object',
				'default'    => array(),
				'properties' => array(
					'id'   => array( 'type' => 'string' ),
					'name' => array( 'type' => 'string' ),
				),
			),
			'before'     => $values,
			'after'      => $values,
			'labels'     => array(
				'type'                 => 'object',
				'default'              => array(),
				'additionalProperties' => array( 'type' => 'string' ),
			),
			'capability' => array(
				'type'    => 'string',
				'default' => Plugin_Settings::CAPABILITY,
			),
		);
	}

	/**
	 * Adds a change that an extension made. The extension undoes it in the browser.
	 *
	 * @return array|\WP_Error
	 */
	public static function create_extension_entry( \WP_REST_Request $request ) {
		$entry = array(
			'kind'       => $request['kind'],
			'subject_id' => mb_substr( (string) ( $request['subject']['id'] ?? '' ), 0, 100 ),
			'subject'    => (string) ( $request['subject']['name'] ?? '' ),
			'labels'     => $request['labels'],
			'old_values' => $request['before'],
			'new_values' => $request['after'],
			'capability' => $request['capability'],
		);
		$error = self::validate_entry( $entry );
		if ( '' !== $error ) {
			return new \WP_Error( 'store_admin_history_invalid_entry', $error, array( 'status' => 400 ) );
		}
		if ( 0 === History_Table::get_days() ) {
			return array( 'id' => 0 );
		}
		$added = self::add(
			$entry + array(
				'action'  => null === $entry['old_values'] ? 'created' : ( null === $entry['new_values'] ? 'removed' : 'changed' ),
				'method'  => 'POST',
				'path'    => '',
				'final'   => self::EXTENSION,
				'undo_of' => 0,
			),
			__( 'The change could not be added to the history.', 'store-admin' )
		);
		return is_wp_error( $added ) ? $added : array( 'id' => $added );
	}

	/** Returns what is wrong with an extension's entry, or an empty string. */
	private static function validate_entry( array $entry ): string {
		if ( ! preg_match( self::EXTENSION_KIND_PATTERN, $entry['kind'] ) || strlen( $entry['kind'] ) > self::MAX_KIND_LENGTH ) {
			return __( 'The kind must be in the format extension/kind.', 'store-admin' );
		}
		if ( null === $entry['old_values'] && null === $entry['new_values'] ) {
			return __( 'A change requires the value before, the value after, or both.', 'store-admin' );
		}
		if ( ! current_user_can( $entry['capability'] ) ) {
			return __( 'You do not have the capability required to view this change.', 'store-admin' );
		}
		return Request_Recorder::is_too_long( $entry ) ? __( 'This change is too large for the history.', 'store-admin' ) : '';
	}

	/**
	 * Adds an entry. If that fails, the change itself stands.
	 *
	 * @param array  $entry   Columns.
	 * @param string $message Error message.
	 * @return int|\WP_Error Id of the entry.
	 */
	private static function add( array $entry, string $message ) {
		try {
			return Request_Recorder::add( $entry );
		} catch ( \Throwable $failure ) {
			Request_Recorder::report_failure( $failure );
			return self::create_error( 'failed', $message );
		}
	}

	/**
	 * Records that an extension undid its own change.
	 *
	 * @param int        $id  Id of the undone entry.
	 * @param array|null $now Values before the undo.
	 * @return array|\WP_Error
	 */
	private static function record_extension_undo( int $id, ?array $now ) {
		$entry  = History_Table::get( $id );
		$reason = null === $entry ? 'unknown' : self::get_final_reason( $entry );
		if ( self::EXTENSION !== $reason ) {
			return self::create_error( 'final', __( 'This change cannot be undone.', 'store-admin' ), array( 'reason' => $reason ) );
		}
		return self::add_undo(
			$id,
			array(
				'old_values' => $now,
				'new_values' => $entry['old_values'],
			) + $entry
		);
	}

	/**
	 * Adds the entry of an undo.
	 *
	 * @param int   $id    Id of the undone entry.
	 * @param array $entry Columns.
	 * @return array|\WP_Error
	 */
	private static function add_undo( int $id, array $entry ) {
		$added = self::add(
			array(
				'action'  => 'undone',
				'undo_of' => $id,
			) + $entry,
			__( 'The change was undone, but this could not be added to the history.', 'store-admin' )
		);
		return is_wp_error( $added ) ? $added : array(
			'is_undone' => true,
			'entry'     => self::prepare_entry( (array) History_Table::get( $added ) ),
		);
	}

	/** Returns a page of entries, newest first. */
	public static function get_items( \WP_REST_Request $request ): \WP_REST_Response {
		$found    = History_Table::query(
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
		$response = new \WP_REST_Response( array_map( array( self::class, 'prepare_entry' ), $found['entries'] ) );
		$response->header( 'X-WP-Total', (string) $found['total'] );
		$response->header( 'X-WP-TotalPages', (string) ceil( $found['total'] / $request['per_page'] ) );
		return $response;
	}

	/** Returns filter options and the retention. */
	public static function get_options(): array {
		$missed = (int) get_option( History_Table::LAST_FAILURE_OPTION );
		return array(
			'people'       => History_Table::get_users(),
			'kinds'        => History_Table::get_kinds(),
			'days'         => History_Table::get_days(),
			'most_entries' => History_Table::MAX_ENTRIES,
			'missed_at'    => $missed > 0 ? gmdate( 'Y-m-d\TH:i:s\Z', $missed ) : null,
		);
	}

	/** Updates the retention. */
	public static function update_retention( \WP_REST_Request $request ): array {
		History_Table::set_days( $request['days'] );
		return self::get_options();
	}

	/**
	 * Undoes a change with the current user's capabilities. If the record has changed since, nothing is written unless
	 * `version` matches its current state.
	 *
	 * @return array|\WP_Error
	 */
	public static function undo( \WP_REST_Request $request ) {
		$id = (int) $request['id'];
		History_Table::lock( $id );
		try {
			return $request->has_param( 'now' ) ? self::record_extension_undo( $id, $request['now'] ) : self::undo_entry( $id, (string) $request['version'] );
		} catch ( Store_Error $refusal ) {
			return self::create_error( 'failed', $refusal->getMessage() );
		} catch ( \Throwable $failure ) {
			Request_Recorder::log( $failure );
			return self::create_error( 'failed', __( 'Something went wrong while undoing this change. See the error log for details.', 'store-admin' ) );
		} finally {
			History_Table::unlock( $id );
		}
	}

	/**
	 * Undoes a change while holding its lock.
	 *
	 * @return array|\WP_Error
	 */
	private static function undo_entry( int $id, string $version ) {
		$entry = History_Table::get( $id );
		if ( null === $entry ) {
			return new \WP_Error( 'store_admin_history_invalid_id', __( 'History entry not found.', 'store-admin' ), array( 'status' => 404 ) );
		}
		$match  = Rule::find( $entry['method'], $entry['path'] );
		$reason = self::get_final_reason( $entry );
		if ( null === $match || '' !== $reason ) {
			return self::create_error( 'final', __( 'This change cannot be undone.', 'store-admin' ), array( 'reason' => $reason ) );
		}
		$is_creation = null === $entry['old_values'];
		$names       = array_map( 'strval', array_keys( (array) $entry['new_values'] ) );
		$address     = $is_creation ? "{$entry['path']}/{$entry['subject_id']}" : $match->get_read_url( $names, $match->create_undo_request( $entry['old_values'] )['body'] );
		$now         = self::get_current_values( $match, $names, $address );
		if ( ! Request_Recorder::equals( $now, $entry['new_values'] ) && self::get_version( $now ) !== $version ) {
			return array(
				'is_undone' => false,
				'now'       => (object) $now,
				'version'   => self::get_version( $now ),
			);
		}
		$force = empty( $match->rule['force'] ) ? '' : '?force=true';
		if ( $is_creation ) {
			self::write( 'DELETE', $address . $force );
		} else {
			self::restore( $match, $entry, $now );
		}
		$after = $is_creation ? null : self::get_current_values( $match, $names, $address );
		if ( ! $is_creation && Request_Recorder::equals( $after, $now ) && ! Request_Recorder::equals( $now, $entry['old_values'] ) ) {
			return self::create_error( 'failed', self::get_error_message( null ) );
		}
		return self::add_undo(
			$id,
			array(
				'old_values' => $now,
				'new_values' => $after,
				'final'      => $is_creation ? ( '' === $force ? 'trash' : History_Table::DELETED ) : '',
			) + $entry
		);
	}

	/**
	 * Writes the old values of an entry.
	 *
	 * @param Rule                 $match Matched rule.
	 * @param array<string, mixed> $entry Columns.
	 * @param array<string, mixed> $now   Current values by name.
	 * @throws Store_Error If they are refused.
	 */
	private static function restore( Rule $match, array $entry, array $now ): void {
		$values = $entry['old_values'];
		if ( 'product' === $entry['kind'] && 'trash' === ( $now['status'] ?? '' ) && isset( $values['status'] ) ) {
			self::untrash_product( (int) basename( $entry['path'] ), $values['status'] );
			unset( $values['status'] );
		}
		if ( array() === $values ) {
			return;
		}
		$method = 'DELETE' === $entry['method'] && 'trash' !== ( $values['status'] ?? '' ) ? 'PUT' : $entry['method'];
		$write  = $match->create_undo_request( $values, $now );
		self::write( $method, $write['path'], $write['body'] );
	}

	/**
	 * Moves a product or variation out of the trash. Setting its status would leave its reviews and variations there.
	 *
	 * @param int    $id     Post id.
	 * @param string $status Status that it gets.
	 * @throws Store_Error If that is refused.
	 */
	private static function untrash_product( int $id, string $status ): void {
		$get_status = static function ( $new_status, $post_id ) use ( $id, $status ) {
			return $id === (int) $post_id ? $status : $new_status;
		};
		// After WooCommerce.
		add_filter( 'wp_untrash_post_status', $get_status, 20, 2 );
		$is_restored = current_user_can( 'delete_post', $id ) && wp_untrash_post( $id );
		remove_filter( 'wp_untrash_post_status', $get_status, 20 );
		if ( ! $is_restored ) {
			throw new Store_Error( self::get_error_message( null ) ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Sent as JSON.
		}
	}

	/**
	 * Sends a request.
	 *
	 * @param string $method  HTTP method.
	 * @param string $address REST path.
	 * @param mixed  $body    JSON body, or null for none.
	 * @throws Store_Error If it is refused, or an item of a batch, whose response is a success.
	 */
	private static function write( string $method, string $address, $body = null ): void {
		$call  = new Internal_Request( $method, $address, $body );
		$data  = $call->get_data();
		$error = $call->is_error() ? $data : ( array_column( (array) ( $data['update'] ?? array() ), 'error' )[0] ?? null );
		if ( $call->is_error() || null !== $error ) {
			throw new Store_Error( self::get_error_message( $error ) ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Sent as JSON.
		}
	}

	/**
	 * Returns the current values.
	 *
	 * @param Rule     $match   Matched rule.
	 * @param string[] $names   Field names.
	 * @param string   $address REST path.
	 * @throws Store_Error If they can't be read.
	 */
	private static function get_current_values( Rule $match, array $names, string $address ): array {
		$call = new Internal_Request( 'GET', $address );
		if ( $call->is_error() ) {
			throw new Store_Error( self::get_error_message( $call->get_data() ) ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Sent as JSON.
		}
		return $match->describe( $names, $call->get_data() )['values'];
	}

	/** Returns a hash of the values. */
	private static function get_version( array $values ): string {
		return substr( hash( 'sha256', (string) wp_json_encode( $values ) ), 0, 16 );
	}

	/** Returns why the current user can't undo an entry, or an empty string. */
	private static function get_final_reason( array $entry ): string {
		if ( $entry['undone_by'] > 0 ) {
			return 'undone';
		}
		if ( '' !== $entry['final'] && self::EXTENSION !== $entry['final'] ) {
			return $entry['final'];
		}
		$match = Rule::find( $entry['method'], $entry['path'] );
		if ( null !== $match && ! empty( $match->rule['isOwn'] ) && get_current_user_id() !== $entry['user_id'] ) {
			return 'own';
		}
		if ( ! self::can_read( $entry ) ) {
			return 'denied';
		}
		return '' === $entry['final'] && null === $match ? 'unknown' : $entry['final'];
	}

	/** Returns the capability that is required to read an entry's values. Old entries don't store it. */
	private static function get_capability( array $entry ): string {
		if ( '' !== $entry['capability'] ) {
			return $entry['capability'];
		}
		$match = Rule::find( $entry['method'], $entry['path'] );
		$names = array_map( 'strval', array_keys( (array) $entry['old_values'] + (array) $entry['new_values'] ) );
		return null === $match ? Plugin_Settings::CAPABILITY : $match->get_capability( $names );
	}

	/** Whether the current user may read an entry's values. Some capabilities depend on the user who made the change. */
	private static function can_read( array $entry ): bool {
		return current_user_can( self::get_capability( $entry ), $entry['user_id'] );
	}

	/**
	 * Prepares values for the response. Redacts again, since old entries may contain secrets.
	 *
	 * @param array<string, mixed>|null $values   Values of an entry.
	 * @param bool                      $can_read Whether the user may read them.
	 */
	private static function prepare_values( ?array $values, bool $can_read ): ?object {
		if ( null === $values ) {
			return null;
		}
		return (object) ( $can_read ? Secret_Redactor::redact( $values ) : array_fill_keys( array_keys( $values ), Secret_Redactor::PLACEHOLDER ) );
	}

	/** Prepares an entry for the response. */
	public static function prepare_entry( array $entry ): array {
		$can_read = self::can_read( $entry );
		return array(
			'id'         => $entry['id'],
			'kind'       => $entry['kind'],
			'action'     => $entry['action'],
			'subject'    => array(
				'id'   => $entry['subject_id'],
				'name' => $entry['subject'],
			),
			'user'       => array(
				'id'   => $entry['user_id'],
				'name' => $entry['user_name'],
			),
			'date'       => gmdate( 'Y-m-d\TH:i:s\Z', $entry['changed_at'] ),
			'before'     => self::prepare_values( $entry['old_values'], $can_read ),
			'after'      => self::prepare_values( $entry['new_values'], $can_read ),
			'capability' => self::get_capability( $entry ),
			'labels'     => (object) $entry['labels'],
			// Empty if it can be undone.
			'reason'     => self::get_final_reason( $entry ),
			'undo_of'    => $entry['undo_of'],
			'undone_by'  => $entry['undone_by'],
		);
	}

	/** Creates a conflict error; nothing was changed. */
	private static function create_error( string $code, string $message, array $data = array() ): \WP_Error {
		return new \WP_Error( "store_admin_history_$code", $message, array( 'status' => 409 ) + $data );
	}

	/**
	 * Returns the error message of a response.
	 *
	 * @param mixed $body Response data.
	 */
	private static function get_error_message( $body ): string {
		return is_string( $body['message'] ?? null ) ? $body['message'] : __( 'The store did not accept the change.', 'store-admin' );
	}
}
