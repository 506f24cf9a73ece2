<?php
/**
 * What the settings pages are made of.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Pages;

use Automattic\WooCommerce\Admin\Features\Features;
use StoreAdmin\Hydration\Page_Data;
use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * `GET wc-admin/settings-pages`: pages, sections, headings and rows, as the shop plugin and its extensions declare them. Values
 * and choices come with the settings of a section's group, which is named as the page is. What is more than fields stays on
 * the shop plugin's own page.
 */
class Settings_Pages_Controller {

	const NAMESPACE = 'wc-admin';
	const ROUTE     = '/settings-pages';
	const FEATURE   = 'settings';

	/** Fields that the shop's interface reads and writes, and what it calls each of them. */
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

	/** Settings that are asked for only while another one has a value; the shop plugin's own pages know it by script. */
	const VISIBILITY_CONDITIONS = array(
		'woocommerce_all_except_countries'       => array( 'woocommerce_allowed_countries', 'all_except' ),
		'woocommerce_specific_allowed_countries' => array( 'woocommerce_allowed_countries', 'specific' ),
		'woocommerce_specific_ship_to_countries' => array( 'woocommerce_ship_to_countries', 'specific' ),
	);

	/** Marks addresses of pages that only the shop plugin can draw. */
	const STOCK_PAGE_PARAMETER = 'store-admin-own-screen';

	/** What leads from these to the dashboard's pages, on the action `init`. Where a version does it otherwise, it stays as it is. */
	const REDIRECT_CLASS = 'Automattic\WooCommerce\Admin\Features\Settings';

	/** Between the moment at which the shop plugin starts its features, and the one at which this one redirects. */
	const PRIORITY_BEFORE_REDIRECT = 9;

	/** Offers the route where the shop has such pages. */
	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'register_route' ) );
		add_action( 'init', array( self::class, 'remove_redirects' ), self::PRIORITY_BEFORE_REDIRECT );
	}

	/** The route. */
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
	 * All pages in the shop plugin's order.
	 *
	 * @return array<int, array{id: string, label: string, sections: array}>
	 */
	public static function get_pages(): array {
		$pages = array();
		foreach ( \WC_Admin_Settings::get_settings_pages() as $page ) {
			// Extensions may put anything among them.
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
	 * The sections of a page; a page without any is one section.
	 *
	 * @param object $page As the shop plugin has it.
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
	 * What a section declares.
	 *
	 * @param object $page    As the shop plugin has it.
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

	/** Whether all that a section declares are fields that can be drawn anywhere, and there is one at least. */
	private static function is_form( array $fields ): bool {
		$types = array_diff( array_map( array( self::class, 'get_type' ), $fields ), self::HEADING_TYPES );
		return array() !== $types && array() === array_diff( $types, array_keys( self::FIELD_TYPES ) );
	}

	/** Rows below their headings. Boxes of one question share a row. */
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

	/** The words by which a setting is found. */
	private static function prepare_field( array $field ): array {
		return array(
			'id'          => (string) $field['id'],
			'label'       => (string) ( $field['title'] ?? $field['name'] ?? '' ),
			'description' => (string) ( $field['desc'] ?? '' ),
			'type'        => self::FIELD_TYPES[ self::get_type( $field ) ],
		);
	}

	/** On what a row hangs, if on anything. */
	private static function get_condition( string $id ): array {
		if ( ! isset( self::VISIBILITY_CONDITIONS[ $id ] ) ) {
			return array();
		}
		list( $setting, $value ) = self::VISIBILITY_CONDITIONS[ $id ];
		return array( 'shown_if' => array( 'id' => $setting, 'value' => $value ) );
	}

	/** What a field says it is. */
	private static function get_type( array $field ): string {
		return is_string( $field['type'] ?? null ) ? $field['type'] : '';
	}

	/** The shop plugin's own page of a section. */
	private static function get_stock_page_url( string $page, string $section ): string {
		$query = array( 'page' => 'wc-settings', 'tab' => $page ) + ( '' === $section ? array() : array( 'section' => $section ) );
		return add_query_arg( array_map( 'rawurlencode', $query + array( self::STOCK_PAGE_PARAMETER => '1' ) ), admin_url( 'admin.php' ) );
	}

	/**
	 * The shop plugin leads from all of its settings pages to those of the dashboard, once the owner chose them. From what is
	 * more than fields it would lead in a circle.
	 */
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
