<?php
/**
 * What the page hands over to the dashboard, beside what the shop plugin prints.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Hydration;

use Automattic\WooCommerce\Admin\Features\Features;
use StoreAdmin\Assets\Media_Library;
use StoreAdmin\Deliveries\Deliveries_Controller;
use StoreAdmin\Pages\Page_Groups;
use StoreAdmin\Pages\Page_Resolver;
use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/** Addresses, the nonce, answers of the first screen, and what room the page has to keep. */
class Page_Data {

	const TASKS         = '/wc-admin/onboarding/tasks';
	const REMINDER_HIDDEN_OPTION = 'woocommerce_task_list_reminder_bar_hidden';
	const WOOPAYMENTS_ID   = 'woocommerce_payments';
	const ALERTS        = '/wc-analytics/admin/notes?type=error,update&status=unactioned&per_page=1';

	/**
	 * Answers by path, as the platform preloads them.
	 *
	 * @var array<string, array{body: mixed, headers: array<string, string>}>|null
	 */
	private $preloaded;

	/**
	 * Statement that defines `storeAdminHost`. It calls nothing, so that it may run before whatever else is on the page, and
	 * slashes stay as they are, so that proxies which rewrite addresses find them.
	 *
	 * @param string[] $messages Keys of our texts, for which translations are handed over.
	 */
	public function get_script( array $messages ): string {
		$data = array(
			'api'              => array(
				'root'          => esc_url_raw( rest_url() ),
				'nonce'         => wp_create_nonce( 'wp_rest' ),
				'nonceEndpoint' => admin_url( 'admin-ajax.php?action=rest-nonce' ),
				'loginUrl'      => wp_login_url(),
			),
			'preloaded'        => (object) $this->get_preloaded(),
			'mediaLibrary'     => Media_Library::get_url(),
			'startOfWeek'      => (int) get_option( 'start_of_week', 1 ),
			'timeFormat'       => (string) get_option( 'time_format' ),
			'paths'            => Page_Resolver::get_patterns(),
			'features'         => (object) Page_Groups::get_features(),
			'hostTasks'        => Page_Resolver::get_stock_tasks(),
			'failedDeliveries' => Deliveries_Controller::get_failed_deliveries(),
			'translations'     => (object) Translations::get( $messages ),
		);
		return 'var storeAdminHost = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';';
	}

	/** What the first screen will ask for. Reads only, in the visitor's own name; what they may not see stays out. */
	private function get_preloaded(): array {
		if ( null === $this->preloaded ) {
			$this->preloaded = array_reduce( array( self::TASKS ), 'rest_preload_api_request', array() );
		}
		return $this->preloaded;
	}

	/**
	 * Classes by which the style sheet keeps room for what the dashboard will add, so that nothing moves.
	 *
	 * @return string[]
	 */
	public function get_placeholder_classes( bool $is_home ): array {
		$expected = array(
			'sa-expects-reminder-bar'    => ! $is_home && $this->shows_setup_reminder(),
			'sa-expects-payments-banner' => self::is_settings_page() && self::shows_payments_banner(),
			'sa-expects-store-alerts'    => self::is_settings_page() && self::shows_alerts(),
			'sa-expects-no-zones'        => self::is_settings_page() && self::shows_empty_zones(),
		);
		return array_keys( array_filter( $expected ) );
	}

	/** Whether this is one of the shop's classic settings pages. */
	private static function is_settings_page(): bool {
		return 'wc-settings' === self::get_parameter( 'page' );
	}

	/** A parameter of the address; it only chooses what is shown. */
	public static function get_parameter( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- nothing is changed by it.
		return isset( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
	}

	/** The shop's own gateway is there and off, and both the site and the visitor want to be told of it. */
	private static function shows_payments_banner(): bool {
		$wants_none = '' !== Plugin_Settings::get_user_preference( 'promotions_hidden' );
		if ( 'checkout' !== self::get_parameter( 'tab' ) || '' !== self::get_parameter( 'section' ) || $wants_none
			|| ! current_user_can( 'install_plugins' ) || 'no' === get_option( 'woocommerce_show_marketplace_suggestions' ) ) {
			return false;
		}
		$gateway = self::fetch( '/wc/v3/payment_gateways/' . self::WOOPAYMENTS_ID );
		if ( ! isset( $gateway['enabled'] ) || $gateway['enabled'] ) {
			return false;
		}
		foreach ( array_column( self::fetch( '/wc-admin/payment-gateway-suggestions' ), 'id' ) as $id ) {
			if ( 0 === strpos( (string) $id, self::WOOPAYMENTS_ID ) ) {
				return true;
			}
		}
		return false;
	}

	/** The list of shipping zones is shown, and there is none but the one for everywhere else. */
	private static function shows_empty_zones(): bool {
		return 'shipping' === self::get_parameter( 'tab' ) && '' === self::get_parameter( 'section' ) && '' === self::get_parameter( 'zone_id' )
			&& 1 === count( self::fetch( '/wc/v3/shipping/zones' ) );
	}

	/** Something is wrong with the store that nobody has answered yet. */
	private static function shows_alerts(): bool {
		return current_user_can( Plugin_Settings::CAPABILITY ) && array() !== self::fetch( self::ALERTS );
	}

	/** What the shop's interface answers this visitor, as arrays; empty where it refuses. */
	private static function fetch( string $path ): array {
		return self::to_array( rest_preload_api_request( array(), $path ), $path );
	}

	/** The body of one of several answers, as arrays; empty where there is none. */
	private static function to_array( array $answers, string $path ): array {
		$body = json_decode( (string) wp_json_encode( $answers[ $path ]['body'] ?? array() ), true );
		return is_array( $body ) ? $body : array();
	}

	/** Once setup was begun, until it is done, hidden or no longer wanted. */
	private function shows_setup_reminder(): bool {
		if ( ! current_user_can( Plugin_Settings::CAPABILITY ) || 'yes' === get_option( self::REMINDER_HIDDEN_OPTION ) ) {
			return false;
		}
		$tasks = array();
		foreach ( $this->get_task_lists() as $list ) {
			if ( 'setup' === ( $list['id'] ?? '' ) && ! empty( $list['isVisible'] ) ) {
				$tasks = array_filter( (array) ( $list['tasks'] ?? array() ), array( self::class, 'is_open_task' ) );
			}
		}
		$complete = count( array_filter( array_column( $tasks, 'isComplete' ) ) );
		return $complete > 0 && $complete < count( $tasks );
	}

	/** The task lists among the answers, as arrays. */
	private function get_task_lists(): array {
		return array_filter( self::to_array( $this->get_preloaded(), self::TASKS ), 'is_array' );
	}

	/**
	 * Whether a task is still of interest: neither dismissed nor put off.
	 *
	 * @param mixed $task A task as the answer describes it.
	 */
	private static function is_open_task( $task ): bool {
		return is_array( $task ) && empty( $task['isDismissed'] ) && empty( $task['isSnoozed'] );
	}
}
