<?php
/**
 * What the dashboard asks about deliveries.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/**
 * `store-admin/v1/deliveries`. Who manages the shop sees all and may send to anybody; who may only view reports has their own,
 * to their own address: an account that only reads must not be a way to mail the shop's figures to strangers.
 */
class Deliveries {

	const NAMESPACE = 'store-admin/v1';
	const ROUTE     = '/deliveries';

	const MOST_LETTERS    = 200;
	const MOST_PARAMETERS = 60;
	const MOST_VALUES     = 200;
	const MOST_FIGURES    = 20;
	const MOST_COLUMNS    = 60;
	const MOST_PEOPLE     = 100;

	/** Found anew each time. */
	const NOT_KEPT = array( 'after', 'before', 'page', 'per_page', 'fields' );

	/** Everything that belongs to deliveries. */
	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'register_routes' ) );
		add_action( 'admin_init', array( Delivery_Records::class, 'install' ) );
		Delivery_Post::register();
	}

	/** The routes. */
	public static function register_routes(): void {
		Delivery_Records::install();
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
		$route( self::ROUTE, 'GET', 'read_all' );
		$route( self::ROUTE, 'POST, PUT, PATCH', 'create', self::get_args( true ) );
		$route( self::ROUTE . '/options', 'GET', 'read_options' );
		$route( self::ROUTE . '/read', 'POST, PUT, PATCH', 'mark_read' );
		$route( self::ROUTE . '/preview', 'POST, PUT, PATCH', 'preview', array_intersect_key( self::get_args( true ), array_flip( array( 'name', 'content' ) ) ) );
		$route( "$one/preview", 'POST, PUT, PATCH', 'preview', array_intersect_key( self::get_args( false ), array_flip( array( 'name', 'content' ) ) ) );
		$route( $one, 'GET', 'read' );
		$route( $one, 'POST, PUT, PATCH', 'update', self::get_args( false ) + array( 'is_paused' => array( 'type' => 'boolean' ) ) );
		$route( $one, 'DELETE', 'delete' );
		$route( "$one/send", 'POST, PUT, PATCH', 'send' );
		$route( "$one/sends", 'GET', 'read_sends' );
		$route( "$one/sends/(?P<send>\d+)/retry", 'POST, PUT, PATCH', 'retry' );
	}

	/**
	 * Reading reports is what all of it is about.
	 *
	 * @return true|\WP_Error
	 */
	public static function check_permission() {
		return current_user_can( 'view_woocommerce_reports' ) || self::may_manage()
			? true
			: new \WP_Error( 'woocommerce_rest_cannot_view', __( 'Sorry, you cannot list resources.', 'store-admin' ), array( 'status' => rest_authorization_required_code() ) );
	}

	/** Whether the person manages the shop. */
	private static function may_manage(): bool {
		return current_user_can( Preference::CAPABILITY );
	}

	/** What may be said of a delivery. */
	private static function get_args( bool $is_new ): array {
		$by      = static fn( string $method ) => static function ( $value ) use ( $method ) {
			try {
				self::$method( $value );
				return true;
			} catch ( \InvalidArgumentException $error ) {
				return new \WP_Error( 'rest_invalid_param', $error->getMessage() );
			}
		};
		$as      = static fn( string $method ) => static fn( $value ) => self::$method( $value );
		$checked = static fn( string $method ) => array(
			'required'          => $is_new,
			'validate_callback' => $by( $method ),
			'sanitize_callback' => $as( $method ),
		);
		$usual   = static fn( int $value ) => $is_new ? array( 'default' => $value ) : array();
		return array(
			'name'       => $checked( 'read_line' ),
			'content'    => $checked( 'read_content' ),
			'recipients' => $checked( 'read_addresses' ),
			'time'       => $checked( 'read_time' ),
			'frequency'  => array( 'type' => 'string', 'enum' => array( 'daily', 'weekly', 'monthly' ), 'required' => $is_new ),
			'weekday'    => array( 'type' => 'integer', 'minimum' => 0, 'maximum' => 6 ) + $usual( 1 ),
			'month_day'  => array( 'type' => 'integer', 'minimum' => 1, 'maximum' => 31 ) + $usual( 1 ),
		);
	}

	/**
	 * One line of text.
	 *
	 * @param mixed $value Of a call.
	 * @throws \InvalidArgumentException Of anything else.
	 */
	private static function read_line( $value ): string {
		$line = is_string( $value ) ? Delivery_Letter::get_line( wp_check_invalid_utf8( $value ) ) : '';
		if ( '' === $line || mb_strlen( $line ) > self::MOST_LETTERS ) {
			/* translators: %d: number of letters */
			throw new \InvalidArgumentException( esc_html( sprintf( __( 'Please enter a text of 1 to %d characters.', 'store-admin' ), self::MOST_LETTERS ) ) );
		}
		return $line;
	}

	/**
	 * A time such as 08:30.
	 *
	 * @param mixed $value Of a call.
	 */
	private static function read_time( $value ): string {
		return self::need( is_string( $value ) && preg_match( '/^([01]\d|2[0-3]):[0-5]\d$/D', $value ), $value, __( 'Please enter a time such as 08:30.', 'store-admin' ) );
	}

	/**
	 * Each address once, whatever the case of its letters.
	 *
	 * @param mixed $value Of a call.
	 */
	private static function read_addresses( $value ): array {
		$different = array();
		foreach ( wp_parse_list( is_array( $value ) || is_string( $value ) ? $value : array() ) as $address ) {
			self::need( is_string( $address ) && is_email( $address ) === $address, $address, __( 'This is not an e-mail address.', 'store-admin' ) );
			$different[ strtolower( $address ) ] = $address;
		}
		/* translators: %d: number of addresses */
		self::need( array() !== $different && count( $different ) <= Delivery_Records::MOST_RECIPIENTS, $value, sprintf( __( 'Please enter 1 to %d addresses.', 'store-admin' ), Delivery_Records::MOST_RECIPIENTS ) );
		return array_values( $different );
	}

	/**
	 * What a delivery holds, as the screen of the report told it. What is not known is left out, what makes no sense is refused.
	 *
	 * @param mixed $value Of a call.
	 */
	private static function read_content( $value ): array {
		$value  = self::need( is_array( $value ), $value );
		$report = static fn( $name ) => self::need( in_array( $name, Delivery_Report::REPORTS, true ), $name );
		$path   = $value['path'] ?? null;
		return array(
			'title'   => self::read_line( $value['title'] ?? null ),
			'path'    => self::need( is_string( $path ) && preg_match( '#^/[\w-][\w/-]{0,99}$#D', $path ), $path ),
			'query'   => array_map( 'strval', self::read_parameters( $value['query'] ?? null, false ) ),
			'stats'   => $report( $value['stats'] ?? null ),
			'filters' => self::read_parameters( $value['filters'] ?? null, true ),
			'figures' => self::read_items( $value['figures'] ?? null, self::MOST_FIGURES, static fn( $figure ) => self::read_column( $figure ) + array( 'type' => self::need( in_array( $figure['type'] ?? null, array( 'number', 'currency', 'average' ), true ), $figure['type'] ?? null ) ) ),
			'period'  => self::read_period( $value['period'] ?? null ),
			'report'  => $report( $value['report'] ?? null ),
			'table'   => self::read_parameters( $value['table'] ?? null, true ),
			'columns' => self::read_items( $value['columns'] ?? null, self::MOST_COLUMNS, static fn( $column ) => self::read_column( $column ) ),
		);
	}

	/**
	 * A value that holds, or a refusal.
	 *
	 * @param bool   $holds    Whether it does.
	 * @param mixed  $value    Of a call.
	 * @param string $sentence Says what is wrong with it.
	 * @return mixed The value.
	 * @throws \InvalidArgumentException Where it does not hold.
	 */
	private static function need( bool $holds, $value, string $sentence = '' ) {
		if ( ! $holds ) {
			throw new \InvalidArgumentException( esc_html( '' === $sentence ? __( 'This cannot be sent, as it is not part of a report.', 'store-admin' ) : $sentence ) );
		}
		return $value;
	}

	/** Parameters of a report, or of its address, which knows no lists. */
	private static function read_parameters( $value, bool $has_lists ): array {
		self::need( is_array( $value ) && count( $value ) <= self::MOST_PARAMETERS, $value );
		$kept = $has_lists ? array_diff_key( $value, array_flip( self::NOT_KEPT ) ) : $value;
		foreach ( $kept as $entry ) {
			$is_list = $has_lists && is_array( $entry ) && count( $entry ) <= self::MOST_VALUES && array_filter( $entry, 'is_scalar' ) === $entry;
			self::need( $is_list || ( is_scalar( $entry ) && strlen( (string) $entry ) <= 2000 ), $entry );
		}
		return $kept;
	}

	/** A list that is not too long. */
	private static function read_items( $value, int $most, callable $read ): array {
		return array_map( $read, array_values( self::need( is_array( $value ) && count( $value ) <= $most, $value ) ) );
	}

	/** What has a name and words. */
	private static function read_column( $value ): array {
		$key = is_array( $value ) ? ( $value['key'] ?? null ) : null;
		return array(
			'key'   => self::need( is_string( $key ) && preg_match( '/^[\w-]{1,60}$/D', $key ), $key ),
			'label' => self::read_line( $value['label'] ?? null ),
		);
	}

	/** A period by its name, or by its days. */
	private static function read_period( $value ): ?array {
		if ( null === $value ) {
			return null;
		}
		$name  = is_array( $value ) ? ( $value['name'] ?? null ) : null;
		$known = Delivery_Schedule::RUNNING + Delivery_Schedule::OVER + Delivery_Schedule::ROLLING + array( 'custom' => '' );
		self::need( is_string( $name ) && isset( $known[ $name ] ) && in_array( $value['compare'] ?? null, Delivery_Schedule::COMPARISONS, true ), $value );
		$period = array( 'name' => $name, 'compare' => $value['compare'] );
		foreach ( 'custom' === $name ? array( 'after', 'before' ) : array() as $end ) {
			$day            = substr( is_string( $value[ $end ] ?? null ) ? $value[ $end ] : '', 0, 10 );
			$is_day         = preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $day, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] );
			$period[ $end ] = self::need( (bool) $is_day, $day );
		}
		return $period;
	}

	/** The deliveries that the person may see. */
	public static function read_all(): array {
		Delivery_Records::end_abandoned();
		$deliveries = Delivery_Records::all( self::may_manage() ? null : get_current_user_id() );
		Delivery_Post::repair( $deliveries );
		return array_map( array( self::class, 'to_record' ), $deliveries );
	}

	/**
	 * One of them.
	 *
	 * @return array|\WP_Error
	 */
	public static function read( \WP_REST_Request $request ) {
		$delivery = self::find( $request );
		return null === $delivery ? self::not_found() : self::to_record( $delivery );
	}

	/** The person has seen what failed of all that they may see. */
	public static function mark_read(): array {
		$deliveries = Delivery_Records::all( self::may_manage() ? null : get_current_user_id() );
		array_map( array( Delivery_Failures::class, 'mark_read' ), array_column( $deliveries, 'id' ) );
		return array( 'read' => true );
	}

	/** What pages tell the person of deliveries that failed, until somebody reads it. */
	public static function get_failed(): array {
		$unread = true === self::check_permission() ? Delivery_Failures::get_unread() : array();
		if ( array() === $unread ) {
			return array();
		}
		$deliveries = Delivery_Records::all( self::may_manage() ? null : get_current_user_id() );
		$failed     = array_filter( $deliveries, static fn( $each ) => in_array( $each['id'], $unread, true ) );
		return array_map(
			static fn( $each ) => array( 'id' => $each['id'], 'name' => $each['name'], 'path' => $each['content']['path'] ),
			array_values( $failed )
		);
	}

	/**
	 * The mail as it would be sent now: of a new delivery, or of one with what is changed of it.
	 *
	 * @return array|\WP_Error
	 */
	public static function preview( \WP_REST_Request $request ) {
		$delivery = isset( $request['id'] ) ? self::find( $request ) : array( 'owner_id' => get_current_user_id() );
		if ( null === $delivery ) {
			return self::not_found();
		}
		try {
			$message = Delivery_Letter::write( array_filter( array( 'name' => $request['name'], 'content' => $request['content'] ) ) + $delivery );
		} catch ( \Exception $error ) {
			return self::refuse( 'store_admin_no_report', $error->getMessage(), 400 );
		}
		return array( 'subject' => $message['subject'], 'text' => Delivery_Letter::without_ending( $message['text'] ) );
	}

	/** Who may be chosen, and how many. */
	public static function read_options(): array {
		$me     = wp_get_current_user();
		$people = self::may_manage()
			? get_users( array( 'capability' => array( 'view_woocommerce_reports' ), 'number' => self::MOST_PEOPLE, 'orderby' => 'display_name' ) )
			: array( $me );
		return array(
			'people'            => array_map( static fn( $user ) => array( 'name' => $user->display_name, 'address' => $user->user_email ), $people ),
			'may_choose_anyone' => self::may_manage(),
			'most_recipients'   => Delivery_Records::MOST_RECIPIENTS,
			'own_address'       => $me->user_email,
			'time_zone'         => wp_timezone_string(),
			'outbox_url'        => '',
			'sends_mail'        => true,
		);
	}

	/**
	 * Sets one up.
	 *
	 * @return array|\WP_Error
	 */
	public static function create( \WP_REST_Request $request ) {
		if ( count( Delivery_Records::all( get_current_user_id() ) ) >= Delivery_Records::MOST_DELIVERIES ) {
			/* translators: %d: number of deliveries */
			return self::refuse( 'store_admin_too_many_deliveries', sprintf( __( 'You can have at most %d deliveries. Delete one first.', 'store-admin' ), Delivery_Records::MOST_DELIVERIES ), 409 );
		}
		return self::keep( array( 'owner_id' => get_current_user_id(), 'is_paused' => false, 'recipients' => array() ), $request );
	}

	/**
	 * Changes one. Whatever was due meanwhile is not made up for.
	 *
	 * @return array|\WP_Error
	 */
	public static function update( \WP_REST_Request $request ) {
		$delivery = self::find( $request );
		return null === $delivery ? self::not_found() : self::keep( $delivery, $request );
	}

	/** Writes what a call says. */
	private static function keep( array $delivery, \WP_REST_Request $request ) {
		foreach ( array( 'name', 'content', 'recipients', 'time', 'frequency', 'weekday', 'month_day', 'is_paused' ) as $choice ) {
			if ( isset( $request[ $choice ] ) ) {
				$delivery[ $choice ] = $request[ $choice ];
			}
		}
		$sentence = isset( $request['recipients'] ) ? self::refuse_strangers( $delivery['owner_id'], $request['recipients'] ) : '';
		if ( '' !== $sentence ) {
			return new \WP_Error( 'rest_invalid_param', $sentence, array( 'status' => 400, 'params' => array( 'recipients' => $sentence ) ) );
		}
		$delivery['next_at'] = Delivery_Schedule::next_after( $delivery, time(), wp_timezone() );
		$saved               = Delivery_Records::get( Delivery_Records::save( $delivery ) );
		Delivery_Post::schedule( $saved );
		return self::to_record( $saved );
	}

	/**
	 * An account that only reads must not be a way to mail the shop's figures to anybody. Whose delivery it is counts, not who
	 * changes it.
	 *
	 * @param int      $owner_id   Of the delivery.
	 * @param string[] $recipients Addresses.
	 * @return string Why they are refused; empty where they aren't.
	 */
	private static function refuse_strangers( int $owner_id, array $recipients ): string {
		$owner = get_userdata( $owner_id );
		if ( ! $owner || user_can( $owner, Preference::CAPABILITY ) || array() === array_diff( array_map( 'strtolower', $recipients ), array( strtolower( $owner->user_email ) ) ) ) {
			return '';
		}
		return get_current_user_id() === $owner_id
			? __( 'You may have reports sent to your own address only.', 'store-admin' )
			/* translators: 1: name of a person, 2: address */
			: sprintf( __( 'Reports of %1$s are sent to %2$s only. Set up one of your own to send it to others.', 'store-admin' ), $owner->display_name, $owner->user_email );
	}

	/**
	 * Deletes one for good.
	 *
	 * @return array|\WP_Error
	 */
	public static function delete( \WP_REST_Request $request ) {
		$delivery = self::find( $request );
		if ( null === $delivery ) {
			return self::not_found();
		}
		$previous = self::to_record( $delivery );
		Delivery_Post::unschedule( $delivery['id'] );
		Delivery_Records::delete( $delivery['id'] );
		return array( 'deleted' => true, 'previous' => $previous );
	}

	/**
	 * Sends one at once.
	 *
	 * @return array|\WP_Error
	 */
	public static function send( \WP_REST_Request $request ) {
		$delivery = self::find( $request );
		if ( null === $delivery ) {
			return self::not_found();
		}
		if ( array() === Delivery_Records::get_readers( $delivery ) ) {
			return self::refuse( 'store_admin_nobody', __( 'All recipients of this report have unsubscribed.', 'store-admin' ), 409 );
		}
		Delivery_Records::end_abandoned();
		$sends = Delivery_Records::get_sends( $delivery['id'] );
		$open  = array_filter( $sends, static fn( $send ) => in_array( $send['state'], array( 'waiting', 'sending' ), true ) );
		if ( array() !== $open ) {
			return self::to_send( reset( $open ) );
		}
		$use = Delivery_Records::take_use( $delivery['owner_id'], 'person' );
		if ( 0 === $use ) {
			return self::too_often();
		}
		$send = Delivery_Records::begin( $delivery, 'person', time() );
		if ( null === $send ) {
			Delivery_Records::give_back( $use );
			// Asked for twice within a second.
			return self::to_send( Delivery_Records::get_sends( $delivery['id'], 1 )[0] );
		}
		Delivery_Post::send( $delivery, $send['id'] );
		return self::to_send( Delivery_Records::get_send( $delivery['id'], $send['id'] ) );
	}

	/**
	 * What was sent of one.
	 *
	 * @return array|\WP_Error
	 */
	public static function read_sends( \WP_REST_Request $request ) {
		$delivery = self::find( $request );
		return null === $delivery ? self::not_found() : array_map( array( self::class, 'to_send' ), Delivery_Records::get_sends( $delivery['id'] ) );
	}

	/**
	 * Sends once more to those whom it did not reach.
	 *
	 * @return array|\WP_Error
	 */
	public static function retry( \WP_REST_Request $request ) {
		$delivery = self::find( $request );
		$send     = null === $delivery ? null : Delivery_Records::get_send( $delivery['id'], (int) $request['send'] );
		if ( null === $send ) {
			return self::not_found();
		}
		if ( ! in_array( $send['state'], array( 'waiting', 'sending' ), true ) ) {
			$use = Delivery_Records::take_use( $delivery['owner_id'], 'person' );
			if ( 0 === $use ) {
				return self::too_often();
			}
			if ( ! Delivery_Records::retry( $send, $delivery ) ) {
				Delivery_Records::give_back( $use );
				return self::refuse( 'store_admin_nothing_failed', __( 'There is nothing to send again.', 'store-admin' ), 409 );
			}
			Delivery_Post::send( $delivery, $send['id'] );
		}
		return self::to_send( Delivery_Records::get_send( $delivery['id'], $send['id'] ) );
	}

	/** What is somebody else's is not there for those who do not manage the shop. */
	private static function find( \WP_REST_Request $request ): ?array {
		$delivery = Delivery_Records::get( (int) $request['id'] );
		return null !== $delivery && ( self::may_manage() || get_current_user_id() === $delivery['owner_id'] ) ? $delivery : null;
	}

	/** There was enough of it. */
	private static function too_often(): \WP_Error {
		return self::refuse( 'store_admin_too_often', __( 'Reports were sent often within the last hour. Please wait a while.', 'store-admin' ), 429 );
	}

	/** There is none. */
	private static function not_found(): \WP_Error {
		return self::refuse( 'store_admin_no_delivery', __( 'There is no such delivery.', 'store-admin' ), 404 );
	}

	/** A refusal. */
	private static function refuse( string $code, string $sentence, int $status ): \WP_Error {
		return new \WP_Error( $code, $sentence, array( 'status' => $status ) );
	}

	/** A delivery as callers see it. */
	private static function to_record( array $delivery ): array {
		$owner = get_userdata( $delivery['owner_id'] );
		$sends = Delivery_Records::get_sends( $delivery['id'], 1 );
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
			'last_send'   => array() === $sends ? null : self::to_send( $sends[0] ),

			'has_unread_failure' => in_array( $delivery['id'], Delivery_Failures::get_unread(), true ),
		);
	}

	/** One time it went out. */
	private static function to_send( array $send ): array {
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
