<?php
/**
 * Page links.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Pages;

use StoreAdmin\Hydration\Page_Data;
use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/** Leads links, menu items and redirects to the dashboard's product form and settings pages where the owner chose them. */
class Page_Links {

	const NEW_PRODUCT = 'post-new.php?post_type=product';

	/** Product types that the form can edit. */
	const PRODUCT_TYPES = array( 'simple', 'variable', 'grouped', 'external' );

	/** Class that redirects between WooCommerce's product forms. */
	const REDIRECT_CLASS = 'Automattic\WooCommerce\Admin\Features\ProductBlockEditor\RedirectionController';

	/** Controller of `GET wc-admin/product-form`. */
	const PRODUCT_FORM_CONTROLLER = 'Automattic\WooCommerce\Admin\API\ProductForm';

	/** Registers the hooks. */
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
	 * Registers the route for fields that extensions declare, which newer versions contain but don't register.
	 *
	 * @param mixed $controllers Controller class names.
	 */
	public static function add_product_form( $controllers ): array {
		$added = class_exists( self::PRODUCT_FORM_CONTROLLER ) ? array( self::PRODUCT_FORM_CONTROLLER ) : array();
		return array_values( array_unique( array_merge( (array) $controllers, $added ) ) );
	}

	/**
	 * Returns the URL of the product form.
	 *
	 * @param string|null $link Edit link.
	 * @param int         $id   Post id.
	 * @return string|null
	 */
	public static function get_product_link( $link, $id ) {
		$product = $link && 'product' === get_post_type( $id ) ? wc_get_product( $id ) : null;
		return $product && in_array( $product->get_type(), self::PRODUCT_TYPES, true ) ? self::get_page_url( '/product/' . $product->get_id() ) : $link;
	}

	/**
	 * Returns the URL of the form for a new product.
	 *
	 * @param string $url  Admin URL.
	 * @param string $path Path relative to the admin URL.
	 */
	public static function get_new_product_link( $url, $path ): string {
		return self::NEW_PRODUCT === $path ? self::get_page_url( '/add-product' ) : (string) $url;
	}

	/** Removes WooCommerce's redirects between product forms. */
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
	 * Adds the titles of settings pages, which newer versions don't print.
	 *
	 * @param mixed $settings Settings that WooCommerce prints.
	 * @return mixed
	 */
	public static function add_settings_pages( $settings ) {
		if ( is_array( $settings ) && Page_Resolver::ADMIN_PAGE === Page_Data::get_parameter( 'page' ) ) {
			$settings['settingsPages'] = array_column( Settings_Pages_Controller::get_pages(), 'label', 'id' );
		}
		return $settings;
	}

	/** Redirects to the dashboard's settings. URLs with more parameters than a tab open WooCommerce's page. */
	public static function redirect_to_settings(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- Read only.
		$is_plain = array() === array_diff( array_keys( $_GET ), array( 'page', 'tab' ) ) && array() === $_POST;
		if ( $is_plain && 'wc-settings' === Page_Data::get_parameter( 'page' ) && current_user_can( Plugin_Settings::CAPABILITY ) ) {
			$tab = Page_Data::get_parameter( 'tab' );
			wp_safe_redirect( self::get_page_url( '/settings/' . ( '' === $tab ? 'general' : $tab ) ) );
			exit;
		}
	}

	/** Replaces the URLs of menu items. */
	public static function replace_menu_urls(): void {
		if ( Page_Groups::is_chosen( 'product' ) ) {
			self::replace_menu_url( 'edit.php?post_type=product', self::NEW_PRODUCT, '/add-product' );
		}
		// WordPress denies access to pages without a menu item, so it stays on WooCommerce's settings pages.
		if ( Page_Groups::is_chosen( 'settings' ) && 'wc-settings' !== Page_Data::get_parameter( 'page' ) ) {
			self::replace_menu_url( 'woocommerce', 'wc-settings', '/settings/general' );
		}
	}

	/** Replaces the URL of a menu item, if it exists. */
	private static function replace_menu_url( string $section, string $entry, string $path ): void {
		foreach ( $GLOBALS['submenu'][ $section ] ?? array() as $index => $item ) {
			if ( $entry === $item[2] ) {
				// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- WordPress has no API for it.
				$GLOBALS['submenu'][ $section ][ $index ][2] = 'admin.php?page=' . Page_Resolver::ADMIN_PAGE . '&path=' . $path;
			}
		}
	}

	/** Returns the URL of a dashboard page. */
	private static function get_page_url( string $path ): string {
		return admin_url( 'admin.php?page=' . Page_Resolver::ADMIN_PAGE . '&path=' . rawurlencode( $path ) );
	}
}
