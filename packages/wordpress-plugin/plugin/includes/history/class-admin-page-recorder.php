<?php
/**
 * Writes down what the shop's tables of settings and its form and lists of products change.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\History;

use StoreAdmin\Internal_Request;
use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Tax rates, shipping zones and products on the shop plugin's own pages, which save by calls and forms of their own. What these
 * are about to change is read before they do; what became of it is told afterwards, row by row.
 */
class Admin_Page_Recorder {

	/** Calls of the shop's tables, without `wp_ajax_woocommerce_`. */
	const AJAX_ACTIONS = array(
		'tax_rates_save_changes'              => 'track_rates',
		'shipping_zones_save_changes'         => 'track_zones',
		'shipping_zone_methods_save_changes'  => 'track_zone',
		'shipping_zone_methods_save_settings' => 'track_method_settings',
		'shipping_zone_add_method'            => 'start_table',
		'shipping_zone_remove_method'         => 'track_method_removal',
		'save_variations'                     => 'track_variations',
	);

	const ZONES = '/wc/v3/shipping/zones';
	const RATES = '/wc/v3/taxes';

	/** What the form of a tax rate has. */
	const RATE_FIELDS = array( 'country', 'state', 'postcodes', 'cities', 'rate', 'name', 'priority', 'compound', 'shipping', 'order' );

	/** What the forms of products and variations have, besides what extensions keep with them. */
	const PRODUCT_FIELDS = array( 'name', 'slug', 'type', 'status', 'featured', 'catalog_visibility', 'description', 'short_description', 'sku', 'regular_price', 'sale_price', 'date_on_sale_from', 'date_on_sale_to', 'virtual', 'downloadable', 'downloads', 'external_url', 'button_text', 'tax_status', 'tax_class', 'manage_stock', 'stock_quantity', 'stock_status', 'backorders', 'low_stock_amount', 'sold_individually', 'weight', 'dimensions', 'shipping_class', 'reviews_allowed', 'upsell_ids', 'cross_sell_ids', 'grouped_products', 'purchase_note', 'categories', 'tags', 'images', 'image', 'attributes', 'default_attributes', 'menu_order' );

	/** Products of one request; of more than these, changed in bulk, the history would be full. */
	const MAX_PRODUCTS = 20;

	/**
	 * Whether one of the shop's tables is being saved: what is made by others is none of it.
	 *
	 * @var bool
	 */
	private static $is_saving_table = false;

	/**
	 * The zone that is being made.
	 *
	 * @var object|null
	 */
	private static $new_zone;

	/**
	 * How many products were looked at.
	 *
	 * @var int
	 */
	private static $product_count = 0;

	/** Stands before the shop, which saves at the usual time. */
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

	/** Somebody who may saves a table; whether the call is genuine, the shop says, and ends it where it is not. */
	public static function start_table(): bool {
		self::$is_saving_table = current_user_can( Plugin_Settings::CAPABILITY );
		return self::$is_saving_table;
	}

	/** Rows of the rates of a class. */
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

	/** Rows of the list of zones. */
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

	/** A zone's name, places and ways to ship. */
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

	/** What is set for one way to ship. */
	public static function track_method_settings(): void {
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
	}

	/** A way to ship that goes. */
	public static function track_method_removal(): void {
		$zone = self::get_zone_path();
		if ( self::start_table() && null !== $zone ) {
			Form_Recorder::track( 'DELETE', "$zone/methods/" . absint( self::get_posted_text( 'instance_id' ) ), array() );
		}
	}

	/** Rows of the variations of a product. */
	public static function track_variations(): void {
		$product = absint( self::get_posted_text( 'product_id' ) );
		foreach ( self::get_posted_list( 'variable_post_id' ) as $id ) {
			self::track_product( "/wc/v3/products/$product/variations/" . absint( $id ) );
		}
	}

	/**
	 * A product on its form, or in the list of them.
	 *
	 * @param int $id Of what is being saved.
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
	 * A product that goes, into the trash or for good.
	 *
	 * @param int $id Of what is being removed.
	 */
	public static function track_deleted_product( $id ): void {
		if ( self::is_product_page() && 'product' === get_post_type( $id ) && ++self::$product_count <= self::MAX_PRODUCTS ) {
			Form_Recorder::track( 'DELETE', "/wc/v3/products/$id", array() );
		}
	}

	/**
	 * A new rate.
	 *
	 * @param int $id Its own.
	 */
	public static function record_new_rate( $id ): void {
		if ( self::$is_saving_table ) {
			Form_Recorder::track_new( self::RATES, (int) $id, self::RATE_FIELDS );
		}
	}

	/**
	 * A zone that may be new.
	 *
	 * @param object $zone As the shop has it.
	 */
	public static function set_new_zone( $zone ): void {
		self::$new_zone = null === $zone->get_id() ? $zone : null;
	}

	/**
	 * A new zone.
	 *
	 * @param object $zone As the shop has it.
	 */
	public static function record_new_zone( $zone ): void {
		if ( self::$is_saving_table && self::$new_zone === $zone ) {
			Form_Recorder::track_new( self::ZONES, (int) $zone->get_id(), array( 'name' ) );
		}
	}

	/**
	 * A new way to ship.
	 *
	 * @param int    $id   Its own.
	 * @param string $type What it is.
	 * @param int    $zone Where.
	 */
	public static function record_new_method( $id, $type, $zone ): void {
		if ( self::$is_saving_table ) {
			Form_Recorder::track_new( self::ZONES . "/$zone/methods", (int) $id, array( 'enabled' ) );
		}
	}

	/**
	 * One row: what it has, or that it goes.
	 *
	 * @param string   $path    Of the record.
	 * @param bool     $is_gone Whether it is to be removed.
	 * @param string[] $names   Of its values.
	 */
	private static function track_row( string $path, bool $is_gone, array $names ): void {
		Form_Recorder::track( $is_gone ? 'DELETE' : 'PUT', $path, array_fill_keys( $names, '' ) );
	}

	/** A product or a variation, as far as there are not too many. */
	private static function track_product( string $path ): void {
		if ( ++self::$product_count <= self::MAX_PRODUCTS ) {
			self::track_row( $path, false, self::PRODUCT_FIELDS );
		}
	}

	/** Whether it is the platform's form or list that saves: by itself, or a row of it by a call. */
	private static function is_product_page(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- only looked at; the platform checks it before it saves.
		$is_row = wp_doing_ajax() && 'inline-save' === ( $_REQUEST['action'] ?? '' );
		return is_admin() && ( $is_row || in_array( $GLOBALS['pagenow'] ?? '', array( 'post.php', 'edit.php' ), true ) );
	}

	/** The zone that is being saved; null for one that is still to be made. */
	private static function get_zone_path(): ?string {
		$id = self::get_posted_text( 'zone_id' );
		return is_numeric( $id ) ? self::ZONES . '/' . absint( $id ) : null;
	}

	/** What was sent by a name, if it is a text. */
	private static function get_posted_text( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- only looked at; the shop checks it before it saves.
		$sent = $_POST[ $name ] ?? '';
		return is_scalar( $sent ) ? sanitize_text_field( wp_unslash( (string) $sent ) ) : '';
	}

	/** What was sent by a name, if it is a list. */
	private static function get_posted_list( string $name ): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- only its keys are used, and whether there is something.
		return (array) ( $_POST[ $name ] ?? array() );
	}
}
