<?php
/**
 * REST controller of deliveries.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Deliveries;

use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * `store-admin/v1/deliveries`: scheduled report emails. Shop managers see all deliveries and may send to anyone. Users
 * who may only view reports see their own, sent to their own address, so that a read-only account can't email store data
 * to outsiders.
 */
class Deliveries_Controller {

	const NAMESPACE = 'store-admin/v1';
	const ROUTE     = '/deliveries';

	const MAX_TEXT_LENGTH    = 200;
	const MAX_PARAMETERS = 60;
	const MAX_VALUES     = 200;
	const MAX_METRICS    = 20;
	const MAX_COLUMNS    = 60;
	const MAX_USERS     = 100;

	/** Parameters that are recalculated for each email. */
	const IGNORED_PARAMETERS = array( 'after', 'before', 'page', 'per_page', 'fields' );

	/** Registers the hooks of all delivery features. */
	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'register_routes' ) );
		add_action( 'admin_init', array( Delivery_Store::class, 'install' ) );
		Delivery_Worker::register();
	}

	/** Registers the routes. */
	public static function register_routes(): void {
		Delivery_Store::install();
		$one   = self::ROUTE . '/(?P<id>\d+)';
		$route = static function ( string $path, string $methods, string $callback, array $args = array() ): void {
			register_rest_route(
				self::NAMESPACE,
				$path,
				array(
					'methods'             => $methods,
					'callback'            => array( self::class, $callback ),
					'permission_callback' => array( self::class, 'check_permission' ),
					'args'                => $args,
				)
			);
		};
		$route( self::ROUTE, 'GET', 'get_items' );
		$route( self::ROUTE, 'POST, PUT, PATCH', 'create_item', self::get_args( true ) );
		$route( self::ROUTE . '/options', 'GET', 'get_options' );
		$route( self::ROUTE . '/read', 'POST, PUT, PATCH', 'mark_failures_read' );
		$route( self::ROUTE . '/preview', 'POST, PUT, PATCH', 'preview', array_intersect_key( self::get_args( true ), array_flip( array( 'name', 'content' ) ) ) );
		$route( "$one/preview", 'POST, PUT, PATCH', 'preview', array_intersect_key( self::get_args( false ), array_flip( array( 'name', 'content' ) ) ) );
		$route( $one, 'GET', 'get_item' );
		$route( $one, 'POST, PUT, PATCH', 'update_item', self::get_args( false ) + array( 'is_paused' => array( 'type' => 'boolean' ) ) );
		$route( $one, 'DELETE', 'delete_item' );
		$route( "$one/send", 'POST, PUT, PATCH', 'send_now' );
		$route( "$one/sends", 'GET', 'get_sends' );
		$route( "$one/sends/(?P<send>\d+)/retry", 'POST, PUT, PATCH', 'retry' );
	}

	/**
	 * Whether the current user may use deliveries.
	 *
	 * @return true|\WP_Error
	 */
	public static function check_permission() {
		return current_user_can( 'view_woocommerce_reports' ) || self::can_manage()
			? true
			: new \WP_Error( 'woocommerce_rest_cannot_view', __( 'Sorry, you cannot list resources.', 'store-admin' ), array( 'status' => rest_authorization_required_code() ) );
	}

	/** Whether the current user manages the store. */
	private static function can_manage(): bool {
		return current_user_can( Plugin_Settings::CAPABILITY );
	}

	/** Returns the request arguments. */
	private static function get_args( bool $is_new ): array {
		// Parsed without `validate_callback`, which WordPress does not call for null.
		$parsed = static fn( string $method ) => array(
			'required'          => $is_new,
			'sanitize_callback' => static function ( $value ) use ( $method ) {
				try {
					return self::$method( $value );
				} catch ( \InvalidArgumentException $error ) {
					return new \WP_Error( 'rest_invalid_param', $error->getMessage() );
				}
			},
		);
		$default = static fn( int $value ) => $is_new ? array( 'default' => $value ) : array();
		return array(
			'name'       => $parsed( 'parse_text' ),
			'content'    => $parsed( 'parse_content' ),
			'recipients' => $parsed( 'parse_addresses' ),
			'time'       => $parsed( 'parse_time' ),
			'frequency'  => array( 'type' => 'string', 'enum' => array( 'daily', 'weekly', 'monthly' ), 'required' => $is_new ),
			'weekday'    => array( 'type' => 'integer', 'minimum' => 0, 'maximum' => 6 ) + $default( 1 ),
			'month_day'  => array( 'type' => 'integer', 'minimum' => 1, 'maximum' => 31 ) + $default( 1 ),
		);
	}

	/**
	 * Parses one line of text.
	 *
	 * @param mixed $value Submitted value.
	 * @throws \InvalidArgumentException If it is empty or too long.
	 */
	private static function parse_text( $value ): string {
		$line = is_string( $value ) ? Report_Email::to_single_line( wp_check_invalid_utf8( $value ) ) : '';
		if ( '' === $line || mb_strlen( $line ) > self::MAX_TEXT_LENGTH ) {
			/* translators: %d: number of letters */
			throw new \InvalidArgumentException( sprintf( __( 'Please enter between 1 and %d characters.', 'store-admin' ), self::MAX_TEXT_LENGTH ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped on output.
		}
		return $line;
	}

	/**
	 * Parses a time such as `08:30`.
	 *
	 * @param mixed $value Submitted value.
	 */
	private static function parse_time( $value ): string {
		return self::require_valid( is_string( $value ) && preg_match( '/^([01]\d|2[0-3]):[0-5]\d$/D', $value ), $value, __( 'Please enter a time such as 08:30.', 'store-admin' ) );
	}

	/**
	 * Parses recipients, ignoring duplicates in different case.
	 *
	 * @param mixed $value Submitted value.
	 */
	private static function parse_addresses( $value ): array {
		$different = array();
		foreach ( wp_parse_list( is_array( $value ) || is_string( $value ) ? $value : array() ) as $address ) {
			self::require_valid( is_string( $address ) && is_email( $address ) === $address, $address, __( 'Please enter a valid email address.', 'store-admin' ) );
			$different[ strtolower( $address ) ] = $address;
		}
		/* translators: %d: number of addresses */
		self::require_valid( array() !== $different && count( $different ) <= Delivery_Store::MAX_RECIPIENTS, $value, sprintf( __( 'Please enter 1 to %d addresses.', 'store-admin' ), Delivery_Store::MAX_RECIPIENTS ) );
		return array_values( $different );
	}

	/**
	 * Parses the report of a delivery. Unknown members are dropped, invalid ones rejected.
	 *
	 * @param mixed $value Submitted value.
	 */
	private static function parse_content( $value ): array {
		$value  = self::require_valid( is_array( $value ), $value );
		$report = static fn( $name ) => self::require_valid( in_array( $name, Report_Data::REPORTS, true ), $name );
		$path   = $value['path'] ?? null;
		return array(
			'title'   => self::parse_text( $value['title'] ?? null ),
			'path'    => self::require_valid( is_string( $path ) && preg_match( '#^/[\w-][\w/-]{0,99}$#D', $path ), $path ),
			'query'   => array_map( 'strval', self::parse_parameters( $value['query'] ?? null, false ) ),
			'stats'   => $report( $value['stats'] ?? null ),
			'filters' => self::parse_parameters( $value['filters'] ?? null, true ),
			'figures' => self::parse_items( $value['figures'] ?? null, self::MAX_METRICS, static fn( $metric ) => self::parse_column( $metric ) + array( 'type' => self::require_valid( in_array( $metric['type'] ?? null, array( 'number', 'currency', 'average' ), true ), $metric['type'] ?? null ) ) ),
			'period'  => self::parse_period( $value['period'] ?? null ),
			'report'  => $report( $value['report'] ?? null ),
			'table'   => self::parse_parameters( $value['table'] ?? null, true ),
			'columns' => self::parse_items( $value['columns'] ?? null, self::MAX_COLUMNS, static fn( $column ) => self::parse_column( $column ) ),
		);
	}

	/**
	 * Returns a valid value.
	 *
	 * @param bool   $is_valid Whether the value is valid.
	 * @param mixed  $value    The value.
	 * @param string $message  Error message.
	 * @return mixed The value.
	 * @throws \InvalidArgumentException If it is invalid.
	 */
	private static function require_valid( bool $is_valid, $value, string $message = '' ) {
		if ( ! $is_valid ) {
			throw new \InvalidArgumentException( '' === $message ? __( 'Not sent: this is not part of a report.', 'store-admin' ) : $message ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped on output.
		}
		return $value;
	}

	/** Parses query parameters. Only report parameters may be lists. */
	private static function parse_parameters( $value, bool $has_lists ): array {
		self::require_valid( is_array( $value ) && count( $value ) <= self::MAX_PARAMETERS, $value );
		$kept = $has_lists ? array_diff_key( $value, array_flip( self::IGNORED_PARAMETERS ) ) : $value;
		foreach ( $kept as $entry ) {
			$is_list = $has_lists && is_array( $entry ) && count( $entry ) <= self::MAX_VALUES && array_filter( $entry, 'is_scalar' ) === $entry;
			self::require_valid( $is_list || ( is_scalar( $entry ) && strlen( (string) $entry ) <= 2000 ), $entry );
		}
		return $kept;
	}

	/** Parses a list of limited length. */
	private static function parse_items( $value, int $limit, callable $read ): array {
		return array_map( $read, array_values( self::require_valid( is_array( $value ) && count( $value ) <= $limit, $value ) ) );
	}

	/** Parses an object with a key and a label. */
	private static function parse_column( $value ): array {
		$key = is_array( $value ) ? ( $value['key'] ?? null ) : null;
		return array(
			'key'   => self::require_valid( is_string( $key ) && preg_match( '/^[\w-]{1,60}$/D', $key ), $key ),
			'label' => self::parse_text( $value['label'] ?? null ),
		);
	}

	/** Parses a named or custom date range. */
	private static function parse_period( $value ): ?array {
		if ( null === $value ) {
			return null;
		}
		$name    = is_array( $value ) ? ( $value['name'] ?? null ) : null;
		$periods = Schedule::CURRENT_PERIODS + Schedule::PAST_PERIODS + Schedule::ROLLING_PERIODS + array( 'custom' => '' );
		self::require_valid( is_string( $name ) && isset( $periods[ $name ] ) && in_array( $value['compare'] ?? null, Schedule::COMPARISONS, true ), $value );
		$period = array( 'name' => $name, 'compare' => $value['compare'] );
		foreach ( 'custom' === $name ? array( 'after', 'before' ) : array() as $end ) {
			$day            = substr( is_string( $value[ $end ] ?? null ) ? $value[ $end ] : '', 0, 10 );
			$is_day         = preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $day, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] );
			$period[ $end ] = self::require_valid( (bool) $is_day, $day );
		}
		return $period;
	}

	/** Returns the deliveries that the current user may see. */
	public static function get_items(): array {
		Delivery_Store::expire_stale_sends();
		$deliveries = Delivery_Store::get_all( self::can_manage() ? null : get_current_user_id() );
		Delivery_Worker::restore_schedules( $deliveries );
		return array_map( array( self::class, 'prepare_delivery' ), $deliveries );
	}

	/**
	 * Returns one delivery.
	 *
	 * @return array|\WP_Error
	 */
	public static function get_item( \WP_REST_Request $request ) {
		$delivery = self::find_delivery( $request );
		return null === $delivery ? self::not_found_error() : self::prepare_delivery( $delivery );
	}

	/** Marks failures of all visible deliveries as read. */
	public static function mark_failures_read(): array {
		$deliveries = Delivery_Store::get_all( self::can_manage() ? null : get_current_user_id() );
		array_map( array( Failure_Notes::class, 'mark_read' ), array_column( $deliveries, 'id' ) );
		return array( 'read' => true );
	}

	/** Returns deliveries with unread failures. */
	public static function get_failed_deliveries(): array {
		$unread = true === self::check_permission() ? Failure_Notes::get_unread_delivery_ids() : array();
		if ( array() === $unread ) {
			return array();
		}
		$deliveries = Delivery_Store::get_all( self::can_manage() ? null : get_current_user_id() );
		$failed     = array_filter( $deliveries, static fn( $each ) => in_array( $each['id'], $unread, true ) );
		return array_map(
			static fn( $each ) => array( 'id' => $each['id'], 'name' => $each['name'], 'path' => $each['content']['path'] ),
			array_values( $failed )
		);
	}

	/**
	 * Renders the email as it would be sent now.
	 *
	 * @return array|\WP_Error
	 */
	public static function preview( \WP_REST_Request $request ) {
		$delivery = isset( $request['id'] ) ? self::find_delivery( $request ) : array( 'owner_id' => get_current_user_id() );
		if ( null === $delivery ) {
			return self::not_found_error();
		}
		try {
			$message = Report_Email::render( array_filter( array( 'name' => $request['name'], 'content' => $request['content'] ) ) + $delivery );
		} catch ( \Throwable $error ) {
			return self::create_error( 'store_admin_no_report', $error->getMessage(), 400 );
		}
		return array( 'subject' => $message['subject'], 'text' => Report_Email::remove_unsubscribe_line( $message['text'] ) );
	}

	/** Returns the possible recipients and limits. */
	public static function get_options(): array {
		$current_user = wp_get_current_user();
		$users        = self::can_manage()
			? get_users( array( 'capability' => array( 'view_woocommerce_reports' ), 'number' => self::MAX_USERS, 'orderby' => 'display_name' ) )
			: array( $current_user );
		return array(
			'people'            => array_map( static fn( $user ) => array( 'name' => $user->display_name, 'address' => $user->user_email ), $users ),
			'may_choose_anyone' => self::can_manage(),
			'most_recipients'   => Delivery_Store::MAX_RECIPIENTS,
			'own_address'       => $current_user->user_email,
			'time_zone'         => wp_timezone_string(),
			'outbox_url'        => '',
			'sends_mail'        => true,
		);
	}

	/**
	 * Creates a delivery.
	 *
	 * @return array|\WP_Error
	 */
	public static function create_item( \WP_REST_Request $request ) {
		if ( count( Delivery_Store::get_all( get_current_user_id() ) ) >= Delivery_Store::MAX_DELIVERIES ) {
			/* translators: %d: number of deliveries */
			return self::create_error( 'store_admin_too_many_deliveries', sprintf( __( 'You can have up to %d scheduled reports. Delete one to add another.', 'store-admin' ), Delivery_Store::MAX_DELIVERIES ), 409 );
		}
		return self::save( array( 'owner_id' => get_current_user_id(), 'is_paused' => false, 'recipients' => array() ), $request );
	}

	/**
	 * Updates a delivery. Runs that were missed in the meantime are skipped.
	 *
	 * @return array|\WP_Error
	 */
	public static function update_item( \WP_REST_Request $request ) {
		$delivery = self::find_delivery( $request );
		return null === $delivery ? self::not_found_error() : self::save( $delivery, $request );
	}

	/**
	 * Saves the submitted members.
	 *
	 * @return array|\WP_Error
	 */
	private static function save( array $delivery, \WP_REST_Request $request ) {
		foreach ( array( 'name', 'content', 'recipients', 'time', 'frequency', 'weekday', 'month_day', 'is_paused' ) as $choice ) {
			if ( isset( $request[ $choice ] ) ) {
				$delivery[ $choice ] = $request[ $choice ];
			}
		}
		$message = isset( $request['recipients'] ) ? self::get_recipient_error( $delivery['owner_id'], $request['recipients'] ) : '';
		if ( '' !== $message ) {
			return new \WP_Error( 'rest_invalid_param', $message, array( 'status' => 400, 'params' => array( 'recipients' => $message ) ) );
		}
		$delivery['next_at'] = Schedule::get_next_run( $delivery, time(), wp_timezone() );
		$id                  = Delivery_Store::save( $delivery );
		if ( null === $id ) {
			return self::database_error();
		}
		$saved = Delivery_Store::get( $id );
		if ( null === $saved ) {
			return self::not_found_error();
		}
		Delivery_Worker::schedule( $saved );
		return self::prepare_delivery( $saved );
	}

	/**
	 * Returns an error message if the owner may not send to these recipients. The owner's capability counts, not the
	 * current user's.
	 *
	 * @param int      $owner_id   User id of the delivery's owner.
	 * @param string[] $recipients Email addresses.
	 * @return string Error message, or an empty string.
	 */
	private static function get_recipient_error( int $owner_id, array $recipients ): string {
		$owner = get_userdata( $owner_id );
		if ( ! $owner || user_can( $owner, Plugin_Settings::CAPABILITY ) || array() === array_diff( array_map( 'strtolower', $recipients ), array( strtolower( $owner->user_email ) ) ) ) {
			return '';
		}
		return get_current_user_id() === $owner_id
			? __( 'You can send reports to your own address only.', 'store-admin' )
			/* translators: 1: name of a person, 2: address */
			: sprintf( __( 'The reports of %1$s can be sent to %2$s only. Schedule your own report to send it to others.', 'store-admin' ), $owner->display_name, $owner->user_email );
	}

	/**
	 * Deletes a delivery.
	 *
	 * @return array|\WP_Error
	 */
	public static function delete_item( \WP_REST_Request $request ) {
		$delivery = self::find_delivery( $request );
		if ( null === $delivery ) {
			return self::not_found_error();
		}
		$previous = self::prepare_delivery( $delivery );
		if ( ! Delivery_Store::delete( $delivery['id'] ) ) {
			return self::database_error();
		}
		Delivery_Worker::unschedule( $delivery['id'] );
		return array( 'deleted' => true, 'previous' => $previous );
	}

	/**
	 * Sends a delivery now.
	 *
	 * @return array|\WP_Error
	 */
	public static function send_now( \WP_REST_Request $request ) {
		$delivery = self::find_delivery( $request );
		if ( null === $delivery ) {
			return self::not_found_error();
		}
		if ( array() === Delivery_Store::get_subscribers( $delivery ) ) {
			return self::create_error( 'store_admin_nobody', __( 'All recipients of this report have unsubscribed.', 'store-admin' ), 409 );
		}
		Delivery_Store::expire_stale_sends();
		$sends = Delivery_Store::get_sends( $delivery['id'] );
		$open  = array_filter( $sends, static fn( $send ) => in_array( $send['state'], array( 'waiting', 'sending' ), true ) );
		if ( array() !== $open ) {
			return self::prepare_send( reset( $open ) );
		}
		$use = Delivery_Store::use_quota( $delivery['owner_id'], 'person' );
		if ( 0 === $use ) {
			return self::rate_limit_error();
		}
		$due_at = time();
		$send   = Delivery_Store::create_send( $delivery, 'person', $due_at );
		if ( null === $send ) {
			Delivery_Store::release_quota( $use );
			// Two requests within the same second.
			$other = Delivery_Store::find_send( $delivery['id'], 'person', $due_at );
			return null === $other ? self::database_error() : self::prepare_send( $other );
		}
		Delivery_Worker::send( $delivery, $send['id'] );
		return self::get_finished_send( $delivery['id'], $send['id'] );
	}

	/**
	 * Returns the sends of a delivery.
	 *
	 * @return array|\WP_Error
	 */
	public static function get_sends( \WP_REST_Request $request ) {
		$delivery = self::find_delivery( $request );
		return null === $delivery ? self::not_found_error() : array_map( array( self::class, 'prepare_send' ), Delivery_Store::get_sends( $delivery['id'] ) );
	}

	/**
	 * Sends again to the recipients that failed.
	 *
	 * @return array|\WP_Error
	 */
	public static function retry( \WP_REST_Request $request ) {
		$delivery = self::find_delivery( $request );
		$send     = null === $delivery ? null : Delivery_Store::get_send( $delivery['id'], (int) $request['send'] );
		if ( null === $send ) {
			return self::not_found_error();
		}
		if ( ! in_array( $send['state'], array( 'waiting', 'sending' ), true ) ) {
			$use = Delivery_Store::use_quota( $delivery['owner_id'], 'person' );
			if ( 0 === $use ) {
				return self::rate_limit_error();
			}
			if ( ! Delivery_Store::retry( $send, $delivery ) ) {
				Delivery_Store::release_quota( $use );
				return self::create_error( 'store_admin_nothing_failed', __( 'There are no failed emails to resend.', 'store-admin' ), 409 );
			}
			Delivery_Worker::send( $delivery, $send['id'] );
		}
		return self::get_finished_send( $delivery['id'], $send['id'] );
	}

	/**
	 * Returns a send, unless its delivery was deleted while it was sent.
	 *
	 * @return array|\WP_Error
	 */
	private static function get_finished_send( int $delivery_id, int $id ) {
		$send = Delivery_Store::get_send( $delivery_id, $id );
		return null === $send ? self::not_found_error() : self::prepare_send( $send );
	}

	/** Returns a delivery that the current user may see. */
	private static function find_delivery( \WP_REST_Request $request ): ?array {
		$delivery = Delivery_Store::get( (int) $request['id'] );
		return null !== $delivery && ( self::can_manage() || get_current_user_id() === $delivery['owner_id'] ) ? $delivery : null;
	}

	/** Returns the rate limit error. */
	private static function rate_limit_error(): \WP_Error {
		return self::create_error( 'store_admin_too_often', __( 'Too many reports were sent in the last hour. Please try again later.', 'store-admin' ), 429 );
	}

	/** Returns the not-found error. */
	private static function not_found_error(): \WP_Error {
		return self::create_error( 'store_admin_no_delivery', __( 'Scheduled report not found.', 'store-admin' ), 404 );
	}

	/** Returns the error of a change that was not saved. */
	private static function database_error(): \WP_Error {
		return self::create_error( 'store_admin_not_saved', __( 'Something went wrong in the store. Please try again.', 'store-admin' ), 500 );
	}

	/** Creates an error. */
	private static function create_error( string $code, string $message, int $status ): \WP_Error {
		return new \WP_Error( $code, $message, array( 'status' => $status ) );
	}

	/** Prepares a delivery for the response. */
	private static function prepare_delivery( array $delivery ): array {
		$owner = get_userdata( $delivery['owner_id'] );
		$sends = Delivery_Store::get_sends( $delivery['id'], 1 );
		return array(
			'id'          => $delivery['id'],
			'name'        => $delivery['name'],
			'owner'       => $owner ? $owner->display_name : '',
			'content'     => $delivery['content'],
			'recipients'  => array_map( static fn( $address ) => array( 'address' => $address, 'has_ended' => in_array( strtolower( $address ), $delivery['refused'], true ) ), $delivery['recipients'] ),
			'frequency'   => $delivery['frequency'],
			'weekday'     => (int) $delivery['weekday'],
			'month_day'   => (int) $delivery['month_day'],
			'time'        => $delivery['time'],
			'is_paused'   => $delivery['is_paused'],
			'next_at_gmt' => $delivery['is_paused'] ? null : gmdate( 'Y-m-d\TH:i:s', $delivery['next_at'] ),
			'last_send'   => array() === $sends ? null : self::prepare_send( $sends[0] ),

			'has_unread_failure' => in_array( $delivery['id'], Failure_Notes::get_unread_delivery_ids(), true ),
		);
	}

	/** Prepares a send for the response. */
	private static function prepare_send( array $send ): array {
		return array(
			'id'         => $send['id'],
			'cause'      => $send['cause'],
			'due_at_gmt' => gmdate( 'Y-m-d\TH:i:s', $send['due_at'] ),
			'state'      => $send['state'],
			'reason'     => $send['reason'],
			'mails'      => $send['mails'],
		);
	}
}
