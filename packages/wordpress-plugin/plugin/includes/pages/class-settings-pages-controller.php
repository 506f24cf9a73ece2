<?php
/**
 * REST controller of settings pages.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Pages;

use Automattic\WooCommerce\Admin\Features\Features;
use StoreAdmin\Hydration\Page_Data;
use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * `GET wc-admin/settings-pages`: pages, sections, headings and rows that WooCommerce and extensions declare. Values and
 * options come from the settings group of the page. Sections with other content than fields link to WooCommerce's page.
 */
class Settings_Pages_Controller {

	const NAMESPACE = 'wc-admin';
	const ROUTE     = '/settings-pages';
	const FEATURE   = 'settings';

	/** Supported field types, and their REST types. */
	const FIELD_TYPES = array(
		'text'                           => 'text',
		'safe_text'                      => 'text',
		'url'                            => 'text',
		'tel'                            => 'text',
		'email'                          => 'email',
		'number'                         => 'number',
		'color'                          => 'color',
		'password'                       => 'password',
		'textarea'                       => 'textarea',
		'select'                         => 'select',
		'multiselect'                    => 'multiselect',
		'radio'                          => 'radio',
		'checkbox'                       => 'checkbox',
		'image_width'                    => 'image_width',
		'single_select_country'          => 'select',
		'single_select_page'             => 'select',
		'single_select_page_with_search' => 'select',
		'multi_select_countries'         => 'multiselect',
	);

	/** Headings and their ends. */
	const HEADING_TYPES = array( 'title', 'sectionend', 'info' );

	/** Settings that are shown only if another one has a value. WooCommerce does this by script. */
	const VISIBILITY_CONDITIONS = array(
		'woocommerce_all_except_countries'       => array( 'woocommerce_allowed_countries', 'all_except' ),
		'woocommerce_specific_allowed_countries' => array( 'woocommerce_allowed_countries', 'specific' ),
		'woocommerce_specific_ship_to_countries' => array( 'woocommerce_ship_to_countries', 'specific' ),
	);

	/** Marks URLs of pages that only WooCommerce can render. */
	const STOCK_PAGE_PARAMETER = 'store-admin-own-screen';

	/** Class that redirects from WooCommerce's settings to the dashboard's. */
	const REDIRECT_CLASS = 'Automattic\WooCommerce\Admin\Features\Settings';

	/** After WooCommerce registers its features, before the redirect. */
	const PRIORITY_BEFORE_REDIRECT = 9;

	/** Registers the hooks. */
	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'register_route' ) );
		add_action( 'init', array( self::class, 'remove_redirects' ), self::PRIORITY_BEFORE_REDIRECT );
	}

	/** Registers the route. */
	public static function register_route(): void {
		if ( ! Page_Groups::is_chosen( 'settings' ) && ( ! class_exists( Features::class ) || ! Features::is_enabled( self::FEATURE ) ) ) {
			return;
		}
		register_rest_route(
			self::NAMESPACE,
			self::ROUTE,
			array(
				'methods'             => 'GET',
				'callback'            => array( self::class, 'get_pages' ),
				'permission_callback' => static function () {
					return current_user_can( Plugin_Settings::CAPABILITY );
				},
			)
		);
	}

	/**
	 * Returns all settings pages in WooCommerce's order.
	 *
	 * @return array<int, array{id: string, label: string, sections: array}>
	 */
	public static function get_pages(): array {
		$pages = array();
		foreach ( \WC_Admin_Settings::get_settings_pages() as $page ) {
			// Extensions may add other values to this list.
			if ( ! is_object( $page ) || ! is_callable( array( $page, 'get_id' ) ) || ! is_callable( array( $page, 'get_label' ) ) ) {
				continue;
			}
			$pages[] = array(
				'id'       => (string) $page->get_id(),
				'label'    => (string) $page->get_label(),
				'sections' => self::get_sections( $page ),
			);
		}
		return $pages;
	}

	/**
	 * Returns the sections of a page.
	 *
	 * @param object $page `WC_Settings_Page`.
	 */
	private static function get_sections( object $page ): array {
		$id       = (string) $page->get_id();
		$labels   = is_callable( array( $page, 'get_sections' ) ) ? (array) $page->get_sections() : array();
		$sections = array();
		foreach ( array() === $labels ? array( '' => '' ) : $labels as $section => $label ) {
			$fields     = self::get_fields( $page, (string) $section );
			$is_ours    = self::is_form( $fields );
			$sections[] = array(
				'id'    => (string) $section,
				'label' => (string) $label,
				'url'   => $is_ours ? '' : self::get_stock_page_url( $id, (string) $section ),
			) + ( $is_ours ? array( 'group' => $id, 'blocks' => self::get_blocks( $fields ) ) : array() );
		}
		return $sections;
	}

	/**
	 * Returns the fields of a section.
	 *
	 * @param object $page    `WC_Settings_Page`.
	 * @param string $section Empty for the first one.
	 * @return array<int, array<string, mixed>>
	 */
	private static function get_fields( object $page, string $section ): array {
		$read = is_callable( array( $page, 'get_settings_for_section' ) ) ? 'get_settings_for_section' : 'get_settings';
		if ( ! is_callable( array( $page, $read ) ) ) {
			return array();
		}
		return array_values( array_filter( (array) $page->$read( $section ), 'is_array' ) );
	}

	/** Whether a section has only supported fields, and at least one. */
	private static function is_form( array $fields ): bool {
		$types = array_diff( array_map( array( self::class, 'get_type' ), $fields ), self::HEADING_TYPES );
		return array() !== $types && array() === array_diff( $types, array_keys( self::FIELD_TYPES ) );
	}

	/** Returns rows grouped by headings. Checkboxes of one group share a row. */
	private static function get_blocks( array $fields ): array {
		$blocks  = array();
		$is_open = false;
		foreach ( $fields as $field ) {
			$type = self::get_type( $field );
			if ( 'title' === $type || 'info' === $type || array() === $blocks ) {
				$blocks[] = array(
					'id'          => (string) ( $field['id'] ?? '' ),
					'title'       => in_array( $type, self::HEADING_TYPES, true ) ? (string) ( $field['title'] ?? '' ) : '',
					'description' => in_array( $type, self::HEADING_TYPES, true ) ? (string) ( $field['desc'] ?? $field['text'] ?? '' ) : '',
					'rows'        => array(),
				);
			}
			if ( in_array( $type, self::HEADING_TYPES, true ) || empty( $field['id'] ) ) {
				continue;
			}
			$rows = &$blocks[ count( $blocks ) - 1 ]['rows'];
			if ( $is_open && array() !== $rows ) {
				$rows[ count( $rows ) - 1 ]['settings'][] = self::prepare_field( $field );
			} else {
				$rows[] = array( 'settings' => array( self::prepare_field( $field ) ) ) + self::get_condition( $field['id'] );
			}
			$is_open = 'checkbox' === $type && in_array( $field['checkboxgroup'] ?? 'none', array( 'start', '' ), true );
			unset( $rows );
		}
		return $blocks;
	}

	/** Prepares a field for the response. */
	private static function prepare_field( array $field ): array {
		return array(
			'id'          => (string) $field['id'],
			'label'       => (string) ( $field['title'] ?? $field['name'] ?? '' ),
			'description' => (string) ( $field['desc'] ?? '' ),
			'type'        => self::FIELD_TYPES[ self::get_type( $field ) ],
		);
	}

	/** Returns the visibility condition of a field, if any. */
	private static function get_condition( string $id ): array {
		if ( ! isset( self::VISIBILITY_CONDITIONS[ $id ] ) ) {
			return array();
		}
		list( $setting, $value ) = self::VISIBILITY_CONDITIONS[ $id ];
		return array( 'shown_if' => array( 'id' => $setting, 'value' => $value ) );
	}

	/** Returns the type of a field. */
	private static function get_type( array $field ): string {
		return is_string( $field['type'] ?? null ) ? $field['type'] : '';
	}

	/** Returns the URL of WooCommerce's page for a section. */
	private static function get_stock_page_url( string $page, string $section ): string {
		$query = array( 'page' => 'wc-settings', 'tab' => $page ) + ( '' === $section ? array() : array( 'section' => $section ) );
		return add_query_arg( array_map( 'rawurlencode', $query + array( self::STOCK_PAGE_PARAMETER => '1' ) ), admin_url( 'admin.php' ) );
	}

	/** Removes WooCommerce's redirect to the dashboard's settings on pages that only WooCommerce can render; it would loop. */
	public static function remove_redirects(): void {
		if ( '' === Page_Data::get_parameter( self::STOCK_PAGE_PARAMETER ) ) {
			return;
		}
		foreach ( $GLOBALS['wp_filter']['init']->callbacks ?? array() as $priority => $callbacks ) {
			foreach ( array_column( $callbacks, 'function' ) as $callback ) {
				if ( is_array( $callback ) && is_a( $callback[0], self::REDIRECT_CLASS, true ) ) {
					remove_action( 'init', $callback, $priority );
				}
			}
		}
	}
}
