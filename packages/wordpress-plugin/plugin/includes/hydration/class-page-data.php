<?php
/**
 * Page data.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Hydration;

use StoreAdmin\Assets\Media_Library;
use StoreAdmin\Deliveries\Deliveries_Controller;
use StoreAdmin\Pages\Page_Groups;
use StoreAdmin\Pages\Page_Resolver;
use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/** Data that the page passes to the dashboard: URLs, nonce, preloaded REST responses and translations. */
class Page_Data {

	const TASKS         = '/wc-admin/onboarding/tasks';
	const REMINDER_HIDDEN_OPTION = 'woocommerce_task_list_reminder_bar_hidden';
	const WOOPAYMENTS_ID   = 'woocommerce_payments';
	const ALERTS        = '/wc-analytics/admin/notes?type=error,update&status=unactioned&per_page=1';

	/**
	 * Preloaded responses by path.
	 *
	 * @var array<string, array{body: mixed, headers: array<string, string>}>|null
	 */
	private $preloaded;

	/**
	 * Returns the script that defines `storeAdminHost`. It has no dependencies and can run first. Slashes stay
	 * unescaped, so that proxies can rewrite URLs.
	 *
	 * @param string[] $messages            Message keys to translate.
	 * @param bool     $has_language_script Whether the page has a script with translations into the user's language.
	 */
	public function get_script( array $messages, bool $has_language_script ): string {
		$data = array(
			'api'               => array(
				'root'          => esc_url_raw( rest_url() ),
				'nonce'         => wp_create_nonce( 'wp_rest' ),
				'nonceEndpoint' => admin_url( 'admin-ajax.php?action=rest-nonce' ),
				'loginUrl'      => wp_login_url(),
			),
			'preloaded'         => (object) $this->get_preloaded(),
			'mediaLibrary'      => Media_Library::get_url(),
			'startOfWeek'       => (int) get_option( 'start_of_week', 1 ),
			'timeFormat'        => (string) get_option( 'time_format' ),
			'paths'             => Page_Resolver::get_patterns(),
			'features'          => (object) Page_Groups::get_features(),
			'hostTasks'         => Page_Resolver::get_stock_tasks(),
			'failedDeliveries'  => Deliveries_Controller::get_failed_deliveries(),
			'hasLanguageScript' => $has_language_script,
			'translations'      => (object) Translations::get( $messages, $has_language_script ),
		);
		return 'var storeAdminHost = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';';
	}

	/** Preloads the REST responses of the first screen as the current user. */
	private function get_preloaded(): array {
		if ( null === $this->preloaded ) {
			$this->preloaded = array_reduce( array( self::TASKS ), 'rest_preload_api_request', array() );
		}
		return $this->preloaded;
	}

	/**
	 * Returns body classes that reserve space for banners, which avoids layout shifts.
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

	/** Whether this is a WooCommerce settings page. */
	private static function is_settings_page(): bool {
		return 'wc-settings' === self::get_parameter( 'page' );
	}

	/** Returns a parameter of the URL. */
	public static function get_parameter( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Read only.
		return isset( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
	}

	/** Whether the WooPayments banner is shown: the gateway is installed and disabled, and promotions are not hidden. */
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

	/** Whether the shipping zone list is empty, apart from the default zone. */
	private static function shows_empty_zones(): bool {
		return 'shipping' === self::get_parameter( 'tab' ) && '' === self::get_parameter( 'section' ) && '' === self::get_parameter( 'zone_id' )
			&& 1 === count( self::fetch( '/wc/v3/shipping/zones' ) );
	}

	/** Whether there are unread store alerts. */
	private static function shows_alerts(): bool {
		return current_user_can( Plugin_Settings::CAPABILITY ) && array() !== self::fetch( self::ALERTS );
	}

	/** Returns REST data as arrays, or an empty array on error. */
	private static function fetch( string $path ): array {
		return self::to_array( rest_preload_api_request( array(), $path ), $path );
	}

	/** Returns the data of a preloaded response, or an empty array. */
	private static function to_array( array $responses, string $path ): array {
		$body = json_decode( (string) wp_json_encode( $responses[ $path ]['body'] ?? array() ), true );
		return is_array( $body ) ? $body : array();
	}

	/** Whether the setup reminder is shown: setup has started, and is neither completed nor hidden. */
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

	/** Returns the preloaded task lists. */
	private function get_task_lists(): array {
		return array_filter( self::to_array( $this->get_preloaded(), self::TASKS ), 'is_array' );
	}

	/**
	 * Whether a task is neither dismissed nor snoozed.
	 *
	 * @param mixed $task Task of the response.
	 */
	private static function is_open_task( $task ): bool {
		return is_array( $task ) && empty( $task['isDismissed'] ) && empty( $task['isSnoozed'] );
	}
}
