<?php
/**
 * Links to pages that the owner chose.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Pages;

use StoreAdmin\Hydration\Page_Data;
use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/** Where the owner wants our form of products or our settings pages, the menu, links and buttons of the platform lead there. */
class Page_Links {

	const NEW_PRODUCT = 'post-new.php?post_type=product';

	/** Types that our form can edit; extensions add others. */
	const PRODUCT_TYPES = array( 'simple', 'variable', 'grouped', 'external' );

	/** Sends people from one of the shop plugin's forms to the other, on the action `current_screen`. */
	const REDIRECT_CLASS = 'Automattic\WooCommerce\Admin\Features\ProductBlockEditor\RedirectionController';

	/** Answers `GET wc-admin/product-form`. */
	const PRODUCT_FORM_CONTROLLER = 'Automattic\WooCommerce\Admin\API\ProductForm';

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
			add_action( 'current_screen', array( self::class, 'remove_redirects' ), 0 );
		}
		if ( Page_Groups::is_chosen( 'settings' ) ) {
			add_filter( 'woocommerce_admin_shared_settings', array( self::class, 'add_settings_pages' ) );
			add_action( 'admin_init', array( self::class, 'redirect_to_settings' ) );
		}
		add_action( 'admin_menu', array( self::class, 'replace_menu_urls' ), PHP_INT_MAX );
	}

	/**
	 * The route by which the form learns of fields that extensions declare. Newer versions still have it, and do not offer it.
	 *
	 * @param mixed $controllers Names of the classes behind the shop plugin's interface.
	 */
	public static function add_product_form( $controllers ): array {
		$added = class_exists( self::PRODUCT_FORM_CONTROLLER ) ? array( self::PRODUCT_FORM_CONTROLLER ) : array();
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
		return $product && in_array( $product->get_type(), self::PRODUCT_TYPES, true ) ? self::get_page_url( '/product/' . $product->get_id() ) : $link;
	}

	/**
	 * The form of a new product, from the buttons of the platform.
	 *
	 * @param string $url  The whole address.
	 * @param string $path Its part below the admin's.
	 */
	public static function get_new_product_link( $url, $path ): string {
		return self::NEW_PRODUCT === $path ? self::get_page_url( '/add-product' ) : (string) $url;
	}

	/** Keeps the shop plugin from sending people to the form that it would choose; both have addresses of their own. */
	public static function remove_redirects(): void {
		foreach ( $GLOBALS['wp_filter']['current_screen']->callbacks ?? array() as $priority => $callbacks ) {
			foreach ( array_column( $callbacks, 'function' ) as $callback ) {
				if ( is_array( $callback ) && is_a( $callback[0], self::REDIRECT_CLASS, true ) ) {
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
		if ( is_array( $settings ) && Page_Resolver::ADMIN_PAGE === Page_Data::get_parameter( 'page' ) ) {
			$settings['settingsPages'] = array_column( Settings_Pages_Controller::get_pages(), 'label', 'id' );
		}
		return $settings;
	}

	/** Opens our page in the place of the shop plugin's. Addresses that say more than a tab are meant for the latter. */
	public static function redirect_to_settings(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- it only chooses what is shown.
		$is_plain = array() === array_diff( array_keys( $_GET ), array( 'page', 'tab' ) ) && array() === $_POST;
		if ( $is_plain && 'wc-settings' === Page_Data::get_parameter( 'page' ) && current_user_can( Plugin_Settings::CAPABILITY ) ) {
			$tab = Page_Data::get_parameter( 'tab' );
			wp_safe_redirect( self::get_page_url( '/settings/' . ( '' === $tab ? 'general' : $tab ) ) );
			exit;
		}
	}

	/** Leads entries of the menu to our pages. */
	public static function replace_menu_urls(): void {
		if ( Page_Groups::is_chosen( 'product' ) ) {
			self::replace_menu_url( 'edit.php?post_type=product', self::NEW_PRODUCT, '/add-product' );
		}
		// The platform refuses a page that is in no menu, and some settings are the shop plugin's own to draw.
		if ( Page_Groups::is_chosen( 'settings' ) && 'wc-settings' !== Page_Data::get_parameter( 'page' ) ) {
			self::replace_menu_url( 'woocommerce', 'wc-settings', '/settings/general' );
		}
	}

	/** Changes where an entry leads, if it is there. */
	private static function replace_menu_url( string $section, string $entry, string $path ): void {
		foreach ( $GLOBALS['submenu'][ $section ] ?? array() as $index => $item ) {
			if ( $entry === $item[2] ) {
				// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- the platform has no other way.
				$GLOBALS['submenu'][ $section ][ $index ][2] = 'admin.php?page=' . Page_Resolver::ADMIN_PAGE . '&path=' . $path;
			}
		}
	}

	/** The address of one of our pages. */
	private static function get_page_url( string $path ): string {
		return admin_url( 'admin.php?page=' . Page_Resolver::ADMIN_PAGE . '&path=' . rawurlencode( $path ) );
	}
}
