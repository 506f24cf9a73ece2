<?php
/**
 * Change recorder of admin pages.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\History;

use StoreAdmin\Internal_Request;
use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Records changes to tax rates, shipping zones, products and the list of payment methods on WooCommerce's own pages, which
 * save through AJAX and forms. Reads each record before it is saved and records the difference afterwards.
 */
class Admin_Page_Recorder {

	/** AJAX actions without `wp_ajax_woocommerce_`, and the method that tracks each. */
	const AJAX_ACTIONS = array(
		'tax_rates_save_changes'              => 'track_rates',
		'shipping_zones_save_changes'         => 'track_zones',
		'shipping_zone_methods_save_changes'  => 'track_zone',
		'shipping_zone_methods_save_settings' => 'track_method_settings',
		'shipping_zone_add_method'            => 'start_table',
		'shipping_zone_remove_method'         => 'track_method_removal',
		'save_variations'                     => 'track_variations',
		'feature_product'                     => 'track_featured_product',
		'toggle_gateway_enabled'              => 'track_payment_method',
	);

	const ZONES = '/wc/v3/shipping/zones';
	const RATES = '/wc/v3/taxes';

	/** Fields of the tax rate table. */
	const RATE_FIELDS = array( 'country', 'state', 'postcodes', 'cities', 'rate', 'name', 'priority', 'compound', 'shipping', 'order' );

	/** Fields of the product and variation forms. Metadata isn't recorded. */
	const PRODUCT_FIELDS = array( 'name', 'slug', 'type', 'status', 'featured', 'catalog_visibility', 'description', 'short_description', 'sku', 'regular_price', 'sale_price', 'date_on_sale_from', 'date_on_sale_to', 'virtual', 'downloadable', 'downloads', 'external_url', 'button_text', 'tax_status', 'tax_class', 'manage_stock', 'stock_quantity', 'stock_status', 'backorders', 'low_stock_amount', 'sold_individually', 'weight', 'dimensions', 'shipping_class', 'reviews_allowed', 'upsell_ids', 'cross_sell_ids', 'grouped_products', 'purchase_note', 'categories', 'tags', 'images', 'image', 'attributes', 'default_attributes', 'menu_order' );

	/** Limit per request, so that a bulk edit doesn't fill the history. */
	const MAX_PRODUCTS = 20;

	/**
	 * Whether a settings table is being saved. Rates and zones created otherwise aren't recorded.
	 *
	 * @var bool
	 */
	private static $is_saving_table = false;

	/**
	 * The shipping zone that is being created.
	 *
	 * @var object|null
	 */
	private static $new_zone;

	/**
	 * Products of this request, as keys. One may be saved several times.
	 *
	 * @var array<string, true>
	 */
	private static $products = array();

	/** Registers the hooks, which run before WooCommerce saves. */
	public static function register(): void {
		foreach ( self::AJAX_ACTIONS as $action => $method ) {
			add_action( "wp_ajax_woocommerce_$action", array( self::class, $method ), 0 );
		}
		add_action( 'woocommerce_tax_rate_added', array( self::class, 'record_new_rate' ) );
		add_action( 'woocommerce_before_shipping_zone_object_save', array( self::class, 'set_new_zone' ) );
		add_action( 'woocommerce_after_shipping_zone_object_save', array( self::class, 'record_new_zone' ) );
		add_action( 'woocommerce_shipping_zone_method_added', array( self::class, 'record_new_method' ), 10, 3 );
		add_action( 'pre_post_update', array( self::class, 'track_saved_product' ) );
		add_action( 'wp_trash_post', array( self::class, 'track_deleted_product' ) );
		add_action( 'before_delete_post', array( self::class, 'track_deleted_product' ) );
	}

	/** Starts tracking if the user may save. WooCommerce verifies the nonce and ends invalid requests. */
	public static function start_table(): bool {
		self::$is_saving_table = current_user_can( Plugin_Settings::CAPABILITY );
		return self::$is_saving_table;
	}

	/** Tracks rows of the tax rate table. */
	public static function track_rates(): void {
		if ( ! self::start_table() ) {
			return;
		}
		foreach ( self::get_posted_list( 'changes' ) as $id => $change ) {
			if ( is_numeric( $id ) && ! isset( $change['newRow'] ) ) {
				self::track_row( self::RATES . "/$id", isset( $change['deleted'] ), self::RATE_FIELDS );
			}
		}
	}

	/** Tracks rows of the shipping zone table. */
	public static function track_zones(): void {
		if ( ! self::start_table() ) {
			return;
		}
		foreach ( self::get_posted_list( 'changes' ) as $id => $change ) {
			if ( is_numeric( $id ) && ! isset( $change['newRow'] ) ) {
				self::track_row( self::ZONES . "/$id", isset( $change['deleted'] ), array( 'order' ) );
			}
		}
	}

	/** Tracks name, regions and shipping methods of a zone. */
	public static function track_zone(): void {
		$zone = self::get_zone_path();
		if ( ! self::start_table() || null === $zone ) {
			return;
		}
		if ( self::ZONES . '/0' !== $zone ) {
			self::track_row( $zone, false, array( 'name' ) );
			self::track_row( "$zone/locations", false, array( 'value' ) );
		}
		foreach ( (array) ( self::get_posted_list( 'changes' )['methods'] ?? array() ) as $id => $change ) {
			if ( is_numeric( $id ) ) {
				self::track_row( "$zone/methods/$id", isset( $change['deleted'] ), array( 'enabled', 'order' ) );
			}
		}
	}

	/** Tracks the settings of a shipping method. */
	public static function track_method_settings(): void {
		try {
			$id = absint( self::get_posted_text( 'instance_id' ) );
			if ( ! self::start_table() || ! is_callable( array( 'WC_Shipping_Zones', 'get_zone_by' ) ) ) {
				return;
			}
			$zone = \WC_Shipping_Zones::get_zone_by( 'instance_id', $id );
			$path = $zone ? self::ZONES . '/' . $zone->get_id() . "/methods/$id" : '';
			$call = '' === $path ? null : new Internal_Request( 'GET', $path );
			if ( null !== $call && ! $call->is_error() ) {
				Form_Recorder::track( 'PUT', $path, array( 'settings' => $call->get_data()['settings'] ?? array() ) );
			}
		} catch ( \Throwable $failure ) {
			// Saving must not fail because of the history.
			Request_Recorder::report_failure( $failure );
		}
	}

	/** Tracks the removal of a shipping method. */
	public static function track_method_removal(): void {
		$zone = self::get_zone_path();
		if ( self::start_table() && null !== $zone ) {
			Form_Recorder::track( 'DELETE', "$zone/methods/" . absint( self::get_posted_text( 'instance_id' ) ), array() );
		}
	}

	/** Tracks the variations of a product. */
	public static function track_variations(): void {
		$product = absint( self::get_posted_text( 'product_id' ) );
		foreach ( self::get_posted_list( 'variable_post_id' ) as $id ) {
			self::track_product( "/wc/v3/products/$product/variations/" . absint( $id ) );
		}
	}

	/** Tracks the switch in the list of payment methods. */
	public static function track_payment_method(): void {
		$id = self::get_posted_text( 'gateway_id' );
		self::track_row( "/wc/v3/payment_gateways/$id", false, array( 'enabled' ) );
		add_action( 'woocommerce_update_options', array( self::class, 'refresh_payment_method' ) );
	}

	/** Updates the payment method in memory, which WooCommerce doesn't do after switching it. */
	public static function refresh_payment_method(): void {
		try {
			$method = WC()->payment_gateways()->payment_gateways()[ self::get_posted_text( 'gateway_id' ) ] ?? null;
			if ( null !== $method ) {
				$method->init_settings();
			}
		} catch ( \Throwable $failure ) {
			Request_Recorder::report_failure( $failure );
		}
	}

	/** Tracks the star in the product list. */
	public static function track_featured_product(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Read only; WooCommerce verifies the nonce before saving.
		$id = is_scalar( $_GET['product_id'] ?? '' ) ? absint( $_GET['product_id'] ?? 0 ) : 0;
		if ( 'product' === get_post_type( $id ) ) {
			self::track_row( "/wc/v3/products/$id", false, array( 'featured' ) );
		}
	}

	/**
	 * Tracks a product that is saved in its form or the product list.
	 *
	 * @param int $id Post id.
	 */
	public static function track_saved_product( $id ): void {
		if ( ! self::is_product_page() || 'product' !== get_post_type( $id ) ) {
			return;
		}
		if ( 'auto-draft' === get_post_status( $id ) ) {
			Form_Recorder::track_new( '/wc/v3/products', $id, self::PRODUCT_FIELDS );
		} else {
			self::track_product( "/wc/v3/products/$id" );
		}
	}

	/**
	 * Tracks a product that is trashed or deleted.
	 *
	 * @param int $id Post id.
	 */
	public static function track_deleted_product( $id ): void {
		if ( self::is_product_page() && 'product' === get_post_type( $id ) && self::is_within_limit( "/wc/v3/products/$id" ) ) {
			Form_Recorder::track( 'DELETE', "/wc/v3/products/$id", array() );
		}
	}

	/**
	 * Records a new tax rate.
	 *
	 * @param int $id Tax rate id.
	 */
	public static function record_new_rate( $id ): void {
		if ( self::$is_saving_table ) {
			Form_Recorder::track_new( self::RATES, (int) $id, self::RATE_FIELDS );
		}
	}

	/**
	 * Remembers a shipping zone that is about to be created.
	 *
	 * @param object $zone `WC_Shipping_Zone`.
	 */
	public static function set_new_zone( $zone ): void {
		self::$new_zone = null === $zone->get_id() ? $zone : null;
	}

	/**
	 * Records a new shipping zone.
	 *
	 * @param object $zone `WC_Shipping_Zone`.
	 */
	public static function record_new_zone( $zone ): void {
		if ( self::$is_saving_table && self::$new_zone === $zone ) {
			Form_Recorder::track_new( self::ZONES, (int) $zone->get_id(), array( 'name' ) );
		}
	}

	/**
	 * Records a new shipping method.
	 *
	 * @param int    $id   Instance id.
	 * @param string $type Method id.
	 * @param int    $zone Zone id.
	 */
	public static function record_new_method( $id, $type, $zone ): void {
		if ( self::$is_saving_table ) {
			Form_Recorder::track_new( self::ZONES . "/$zone/methods", (int) $id, array( 'enabled' ) );
		}
	}

	/**
	 * Tracks an update or removal of one record.
	 *
	 * @param string   $path       REST path of the record.
	 * @param bool     $is_removed Whether it is removed.
	 * @param string[] $names      Field names.
	 */
	private static function track_row( string $path, bool $is_removed, array $names ): void {
		Form_Recorder::track( $is_removed ? 'DELETE' : 'PUT', $path, array_fill_keys( $names, '' ) );
	}

	/** Tracks a product or variation, up to the limit. */
	private static function track_product( string $path ): void {
		if ( self::is_within_limit( $path ) ) {
			self::track_row( $path, false, self::PRODUCT_FIELDS );
		}
	}

	/** Counts a product or variation, and returns whether it is within the limit. */
	private static function is_within_limit( string $path ): bool {
		self::$products[ $path ] = true;
		return count( self::$products ) <= self::MAX_PRODUCTS;
	}

	/** Whether the request comes from the product form, the product list or its quick edit. */
	private static function is_product_page(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- Read only; WordPress verifies the nonce before saving.
		$is_row = wp_doing_ajax() && 'inline-save' === ( $_REQUEST['action'] ?? '' );
		return is_admin() && ( $is_row || in_array( $GLOBALS['pagenow'] ?? '', array( 'post.php', 'edit.php' ), true ) );
	}

	/** Returns the REST path of the zone that is being saved, or null for a new one. */
	private static function get_zone_path(): ?string {
		$id = self::get_posted_text( 'zone_id' );
		return is_numeric( $id ) ? self::ZONES . '/' . absint( $id ) : null;
	}

	/** Returns a submitted string. */
	private static function get_posted_text( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Read only; WooCommerce verifies the nonce before saving.
		$sent = $_POST[ $name ] ?? '';
		return is_scalar( $sent ) ? sanitize_text_field( wp_unslash( (string) $sent ) ) : '';
	}

	/** Returns a submitted array. */
	private static function get_posted_list( string $name ): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Only keys and presence are used.
		return (array) ( $_POST[ $name ] ?? array() );
	}
}
