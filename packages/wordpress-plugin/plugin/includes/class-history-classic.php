<?php
/**
 * Writes down what the shop's tables of settings and its form and lists of products change.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/**
 * Tax rates, shipping zones and products on the shop plugin's own pages, which save by calls and forms of their own. What these
 * are about to change is read before they do; what became of it is told afterwards, row by row.
 */
class History_Classic {

	/** Calls of the shop's tables, without `wp_ajax_woocommerce_`. */
	const TABLES = array(
		'tax_rates_save_changes'              => 'begin_rates',
		'shipping_zones_save_changes'         => 'begin_zones',
		'shipping_zone_methods_save_changes'  => 'begin_zone',
		'shipping_zone_methods_save_settings' => 'begin_method_settings',
		'shipping_zone_add_method'            => 'begin_table',
		'shipping_zone_remove_method'         => 'begin_method_removal',
		'save_variations'                     => 'begin_variations',
	);

	const ZONES = '/wc/v3/shipping/zones';
	const RATES = '/wc/v3/taxes';

	/** What the form of a tax rate has. */
	const OF_RATE = array( 'country', 'state', 'postcodes', 'cities', 'rate', 'name', 'priority', 'compound', 'shipping', 'order' );

	/** What the forms of products and variations have, besides what extensions keep with them. */
	const OF_PRODUCT = array( 'name', 'slug', 'type', 'status', 'featured', 'catalog_visibility', 'description', 'short_description', 'sku', 'regular_price', 'sale_price', 'date_on_sale_from', 'date_on_sale_to', 'virtual', 'downloadable', 'downloads', 'external_url', 'button_text', 'tax_status', 'tax_class', 'manage_stock', 'stock_quantity', 'stock_status', 'backorders', 'low_stock_amount', 'sold_individually', 'weight', 'dimensions', 'shipping_class', 'reviews_allowed', 'upsell_ids', 'cross_sell_ids', 'grouped_products', 'purchase_note', 'categories', 'tags', 'images', 'image', 'attributes', 'default_attributes', 'menu_order' );

	/** Products of one request; of more than these, changed in bulk, the history would be full. */
	const MOST_PRODUCTS = 20;

	/**
	 * Whether one of the shop's tables is being saved: what is made by others is none of it.
	 *
	 * @var bool
	 */
	private static $is_table = false;

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
	private static $products = 0;

	/** Stands before the shop, which saves at the usual time. */
	public static function register(): void {
		foreach ( self::TABLES as $action => $method ) {
			add_action( "wp_ajax_woocommerce_$action", array( self::class, $method ), 0 );
		}
		add_action( 'woocommerce_tax_rate_added', array( self::class, 'note_rate' ) );
		add_action( 'woocommerce_before_shipping_zone_object_save', array( self::class, 'note_zone_to_come' ) );
		add_action( 'woocommerce_after_shipping_zone_object_save', array( self::class, 'note_zone' ) );
		add_action( 'woocommerce_shipping_zone_method_added', array( self::class, 'note_method' ), 10, 3 );
		add_action( 'pre_post_update', array( self::class, 'begin_product' ) );
		add_action( 'wp_trash_post', array( self::class, 'begin_product_removal' ) );
		add_action( 'before_delete_post', array( self::class, 'begin_product_removal' ) );
	}

	/** Somebody who may saves a table; whether the call is genuine, the shop says, and ends it where it is not. */
	public static function begin_table(): bool {
		self::$is_table = current_user_can( Preference::CAPABILITY );
		return self::$is_table;
	}

	/** Rows of the rates of a class. */
	public static function begin_rates(): void {
		if ( ! self::begin_table() ) {
			return;
		}
		foreach ( self::get_sent( 'changes' ) as $id => $change ) {
			if ( is_numeric( $id ) && ! isset( $change['newRow'] ) ) {
				self::watch_row( self::RATES . "/$id", isset( $change['deleted'] ), self::OF_RATE );
			}
		}
	}

	/** Rows of the list of zones. */
	public static function begin_zones(): void {
		if ( ! self::begin_table() ) {
			return;
		}
		foreach ( self::get_sent( 'changes' ) as $id => $change ) {
			if ( is_numeric( $id ) && ! isset( $change['newRow'] ) ) {
				self::watch_row( self::ZONES . "/$id", isset( $change['deleted'] ), array( 'order' ) );
			}
		}
	}

	/** A zone's name, places and ways to ship. */
	public static function begin_zone(): void {
		$zone = self::get_zone();
		if ( ! self::begin_table() || null === $zone ) {
			return;
		}
		if ( self::ZONES . '/0' !== $zone ) {
			self::watch_row( $zone, false, array( 'name' ) );
			self::watch_row( "$zone/locations", false, array( 'value' ) );
		}
		foreach ( (array) ( self::get_sent( 'changes' )['methods'] ?? array() ) as $id => $change ) {
			if ( is_numeric( $id ) ) {
				self::watch_row( "$zone/methods/$id", isset( $change['deleted'] ), array( 'enabled', 'order' ) );
			}
		}
	}

	/** What is set for one way to ship. */
	public static function begin_method_settings(): void {
		$id = absint( self::get_text( 'instance_id' ) );
		if ( ! self::begin_table() || ! is_callable( array( 'WC_Shipping_Zones', 'get_zone_by' ) ) ) {
			return;
		}
		$zone = \WC_Shipping_Zones::get_zone_by( 'instance_id', $id );
		$path = $zone ? self::ZONES . '/' . $zone->get_id() . "/methods/$id" : '';
		$call = '' === $path ? null : new Inner_Call( 'GET', $path );
		if ( null !== $call && ! $call->has_failed() ) {
			History_Forms::watch( 'PUT', $path, array( 'settings' => $call->get_body()['settings'] ?? array() ) );
		}
	}

	/** A way to ship that goes. */
	public static function begin_method_removal(): void {
		$zone = self::get_zone();
		if ( self::begin_table() && null !== $zone ) {
			History_Forms::watch( 'DELETE', "$zone/methods/" . absint( self::get_text( 'instance_id' ) ), array() );
		}
	}

	/** Rows of the variations of a product. */
	public static function begin_variations(): void {
		$product = absint( self::get_text( 'product_id' ) );
		foreach ( self::get_sent( 'variable_post_id' ) as $id ) {
			self::watch_product( "/wc/v3/products/$product/variations/" . absint( $id ) );
		}
	}

	/**
	 * A product on its form, or in the list of them.
	 *
	 * @param int $id Of what is being saved.
	 */
	public static function begin_product( $id ): void {
		if ( ! self::is_page_of_products() || 'product' !== get_post_type( $id ) ) {
			return;
		}
		if ( 'auto-draft' === get_post_status( $id ) ) {
			History_Forms::note_new( '/wc/v3/products', $id, self::OF_PRODUCT );
		} else {
			self::watch_product( "/wc/v3/products/$id" );
		}
	}

	/**
	 * A product that goes, into the trash or for good.
	 *
	 * @param int $id Of what is being removed.
	 */
	public static function begin_product_removal( $id ): void {
		if ( self::is_page_of_products() && 'product' === get_post_type( $id ) && ++self::$products <= self::MOST_PRODUCTS ) {
			History_Forms::watch( 'DELETE', "/wc/v3/products/$id", array() );
		}
	}

	/**
	 * A new rate.
	 *
	 * @param int $id Its own.
	 */
	public static function note_rate( $id ): void {
		if ( self::$is_table ) {
			History_Forms::note_new( self::RATES, (int) $id, self::OF_RATE );
		}
	}

	/**
	 * A zone that may be new.
	 *
	 * @param object $zone As the shop has it.
	 */
	public static function note_zone_to_come( $zone ): void {
		self::$new_zone = null === $zone->get_id() ? $zone : null;
	}

	/**
	 * A new zone.
	 *
	 * @param object $zone As the shop has it.
	 */
	public static function note_zone( $zone ): void {
		if ( self::$is_table && self::$new_zone === $zone ) {
			History_Forms::note_new( self::ZONES, (int) $zone->get_id(), array( 'name' ) );
		}
	}

	/**
	 * A new way to ship.
	 *
	 * @param int    $id   Its own.
	 * @param string $type What it is.
	 * @param int    $zone Where.
	 */
	public static function note_method( $id, $type, $zone ): void {
		if ( self::$is_table ) {
			History_Forms::note_new( self::ZONES . "/$zone/methods", (int) $id, array( 'enabled' ) );
		}
	}

	/**
	 * One row: what it has, or that it goes.
	 *
	 * @param string   $path    Of the record.
	 * @param bool     $is_gone Whether it is to be removed.
	 * @param string[] $names   Of its values.
	 */
	private static function watch_row( string $path, bool $is_gone, array $names ): void {
		History_Forms::watch( $is_gone ? 'DELETE' : 'PUT', $path, array_fill_keys( $names, '' ) );
	}

	/** A product or a variation, as far as there are not too many. */
	private static function watch_product( string $path ): void {
		if ( ++self::$products <= self::MOST_PRODUCTS ) {
			self::watch_row( $path, false, self::OF_PRODUCT );
		}
	}

	/** Whether it is the platform's form or list that saves: by itself, or a row of it by a call. */
	private static function is_page_of_products(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- only looked at; the platform checks it before it saves.
		$is_row = wp_doing_ajax() && 'inline-save' === ( $_REQUEST['action'] ?? '' );
		return is_admin() && ( $is_row || in_array( $GLOBALS['pagenow'] ?? '', array( 'post.php', 'edit.php' ), true ) );
	}

	/** The zone that is being saved; null for one that is still to be made. */
	private static function get_zone(): ?string {
		$id = self::get_text( 'zone_id' );
		return is_numeric( $id ) ? self::ZONES . '/' . absint( $id ) : null;
	}

	/** What was sent by a name, if it is a text. */
	private static function get_text( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- only looked at; the shop checks it before it saves.
		$sent = $_POST[ $name ] ?? '';
		return is_scalar( $sent ) ? sanitize_text_field( wp_unslash( (string) $sent ) ) : '';
	}

	/** What was sent by a name, if it is a list. */
	private static function get_sent( string $name ): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- only its keys are used, and whether there is something.
		return (array) ( $_POST[ $name ] ?? array() );
	}
}
