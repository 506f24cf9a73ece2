<?php
/**
 * Links to pages that the owner chose.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/** Where the owner wants our form of products or our settings pages, the menu, links and buttons of the platform lead there. */
class Chosen_Pages {

	const NEW_PRODUCT = 'post-new.php?post_type=product';

	/** Types that our form can edit; extensions add others. */
	const PRODUCT_TYPES = array( 'simple', 'variable', 'grouped', 'external' );

	/** Sends people from one of the shop plugin's forms to the other, on the action `current_screen`. */
	const REDIRECTING = 'Automattic\WooCommerce\Admin\Features\ProductBlockEditor\RedirectionController';

	/** Answers `GET wc-admin/product-form`. */
	const PRODUCT_FORM = 'Automattic\WooCommerce\Admin\API\ProductForm';

	/** Leads to our pages where they were chosen. */
	public static function register(): void {
		if ( Page_Groups::is_chosen( 'product' ) ) {
			add_filter( 'woocommerce_admin_rest_controllers', array( self::class, 'add_product_form' ) );
		}
		if ( ! is_admin() ) {
			return;
		}
		if ( Page_Groups::is_chosen( 'product' ) ) {
			add_filter( 'get_edit_post_link', array( self::class, 'get_product_link' ), 20, 2 );
			add_filter( 'admin_url', array( self::class, 'get_new_product_link' ), 10, 2 );
			add_action( 'current_screen', array( self::class, 'stay' ), 0 );
		}
		if ( Page_Groups::is_chosen( 'settings' ) ) {
			add_filter( 'woocommerce_admin_shared_settings', array( self::class, 'add_settings_pages' ) );
			add_action( 'admin_init', array( self::class, 'open_settings' ) );
		}
		add_action( 'admin_menu', array( self::class, 'change_menu' ), PHP_INT_MAX );
	}

	/**
	 * The route by which the form learns of fields that extensions declare. Newer versions still have it, and do not offer it.
	 *
	 * @param mixed $controllers Names of the classes behind the shop plugin's interface.
	 */
	public static function add_product_form( $controllers ): array {
		$added = class_exists( self::PRODUCT_FORM ) ? array( self::PRODUCT_FORM ) : array();
		return array_values( array_unique( array_merge( (array) $controllers, $added ) ) );
	}

	/**
	 * The form of a product, in lists and elsewhere.
	 *
	 * @param string|null $link Where it would lead.
	 * @param int         $id   Of the product, or of another post.
	 * @return string|null
	 */
	public static function get_product_link( $link, $id ) {
		$product = $link && 'product' === get_post_type( $id ) ? wc_get_product( $id ) : null;
		return $product && in_array( $product->get_type(), self::PRODUCT_TYPES, true ) ? self::get_address( '/product/' . $product->get_id() ) : $link;
	}

	/**
	 * The form of a new product, from the buttons of the platform.
	 *
	 * @param string $url  The whole address.
	 * @param string $path Its part below the admin's.
	 */
	public static function get_new_product_link( $url, $path ): string {
		return self::NEW_PRODUCT === $path ? self::get_address( '/add-product' ) : (string) $url;
	}

	/** Keeps the shop plugin from sending people to the form that it would choose; both have addresses of their own. */
	public static function stay(): void {
		foreach ( $GLOBALS['wp_filter']['current_screen']->callbacks ?? array() as $priority => $callbacks ) {
			foreach ( array_column( $callbacks, 'function' ) as $callback ) {
				if ( is_array( $callback ) && is_a( $callback[0], self::REDIRECTING, true ) ) {
					remove_action( 'current_screen', $callback, $priority );
				}
			}
		}
	}

	/**
	 * Titles of the settings pages by their ids, which only old versions print.
	 *
	 * @param mixed $settings What the page says of the dashboard.
	 * @return mixed
	 */
	public static function add_settings_pages( $settings ) {
		if ( is_array( $settings ) && Pages::OWN_PAGE === Host_Data::get_parameter( 'page' ) ) {
			$settings['settingsPages'] = array_column( Settings_Pages::describe(), 'label', 'id' );
		}
		return $settings;
	}

	/** Opens our page in the place of the shop plugin's. Addresses that say more than a tab are meant for the latter. */
	public static function open_settings(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- it only chooses what is shown.
		$is_plain = array() === array_diff( array_keys( $_GET ), array( 'page', 'tab' ) ) && array() === $_POST;
		if ( $is_plain && 'wc-settings' === Host_Data::get_parameter( 'page' ) && current_user_can( Preference::CAPABILITY ) ) {
			$tab = Host_Data::get_parameter( 'tab' );
			wp_safe_redirect( self::get_address( '/settings/' . ( '' === $tab ? 'general' : $tab ) ) );
			exit;
		}
	}

	/** Leads entries of the menu to our pages. */
	public static function change_menu(): void {
		if ( Page_Groups::is_chosen( 'product' ) ) {
			self::lead( 'edit.php?post_type=product', self::NEW_PRODUCT, '/add-product' );
		}
		// The platform refuses a page that is in no menu, and some settings are the shop plugin's own to draw.
		if ( Page_Groups::is_chosen( 'settings' ) && 'wc-settings' !== Host_Data::get_parameter( 'page' ) ) {
			self::lead( 'woocommerce', 'wc-settings', '/settings/general' );
		}
	}

	/** Changes where an entry leads, if it is there. */
	private static function lead( string $section, string $entry, string $path ): void {
		foreach ( $GLOBALS['submenu'][ $section ] ?? array() as $index => $item ) {
			if ( $entry === $item[2] ) {
				// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- the platform has no other way.
				$GLOBALS['submenu'][ $section ][ $index ][2] = 'admin.php?page=' . Pages::OWN_PAGE . '&path=' . $path;
			}
		}
	}

	/** The address of one of our pages. */
	private static function get_address( string $path ): string {
		return admin_url( 'admin.php?page=' . Pages::OWN_PAGE . '&path=' . rawurlencode( $path ) );
	}
}
