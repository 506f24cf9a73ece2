<?php
/**
 * Page resolver.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Pages;

use Automattic\WooCommerce\Admin\Features\Features;
use Automattic\WooCommerce\Admin\Features\OnboardingTasks\TaskLists;
use Automattic\WooCommerce\Admin\PageController;
use StoreAdmin\Hydration\Page_Data;
use StoreAdmin\Settings\Plugin_Settings;
use const StoreAdmin\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * Decides before output whether Store Admin or the stock dashboard renders a page, by path, task, WooCommerce version
 * and features. Unknown pages are left to the stock dashboard.
 */
class Page_Resolver {

	/** Slug of all dashboard pages, which differ by `path` and `task`. */
	const ADMIN_PAGE = 'wc-admin';

	/** Relative to the plugin's folder. The README's table of pages is generated from it. */
	const PAGES_FILE = 'pages.json';

	/**
	 * The parsed `pages.json`.
	 *
	 * @var array{dashboardPages: array<string, array{group?: string, capability?: string, feature?: string, option?: string, before?: string, menu?: string, full?: bool}>, tasks: string[]}|null
	 */
	private static $list = null;

	/** Namespace of WooCommerce's own tasks. */
	const WOOCOMMERCE_NAMESPACE = 'Automattic\\WooCommerce\\';

	/**
	 * Returns the entry point of this page: `dashboard` where the dashboard renders the whole page, `embedded` where it adds to
	 * a page that WooCommerce renders, null for the stock dashboard and other pages.
	 */
	public static function get_entry(): ?string {
		if ( ! class_exists( PageController::class ) || ! PageController::is_admin_or_embed_page() ) {
			return null;
		}
		if ( ! PageController::is_admin_page() ) {
			return self::is_scripted_settings_page() || self::is_stock_by_choice() ? null : 'embedded';
		}
		return self::is_dashboard_path( self::get_path() ) && self::is_dashboard_task( Page_Data::get_parameter( 'task' ) ) ? 'dashboard' : null;
	}

	/** Returns the dashboard path of this page. */
	public static function get_path(): string {
		return '/' . trim( Page_Data::get_parameter( 'path' ), '/' );
	}

	/**
	 * Returns the path patterns of all dashboard pages, in matching order.
	 *
	 * @return string[]
	 */
	public static function get_patterns(): array {
		$present = array_keys( array_filter( self::get_list()['dashboardPages'], array( self::class, 'is_enabled' ) ) );
		/**
		 * Filters the paths of extension pages that work with this dashboard, such as `/suppliers` or `/suppliers/:id`.
		 * Other extension pages open in the stock dashboard.
		 *
		 * @param string[] $paths Path patterns.
		 */
		$added = array_filter( (array) apply_filters( 'store_admin_pages', array() ), 'is_string' );
		return array_values( array_unique( array_merge( $present, $added ) ) );
	}

	/** Whether the current user may view this page. */
	public static function can_view(): bool {
		return current_user_can( self::get_page()['capability'] ?? Plugin_Settings::CAPABILITY );
	}

	/** Returns the path of the menu item for this page. */
	public static function get_menu_path(): string {
		return self::get_page()['menu'] ?? self::get_path();
	}

	/** Whether this page hides the WordPress toolbar and menu. */
	public static function is_full_screen(): bool {
		return ! empty( self::get_page()['full'] );
	}

	/**
	 * Returns the definition of this page, or an empty array.
	 *
	 * @return array{capability?: string, menu?: string, full?: bool}
	 */
	private static function get_page(): array {
		$dashboard_pages = self::get_list()['dashboardPages'];
		$pattern         = self::find_pattern( self::get_path(), array_keys( $dashboard_pages ) );
		return $dashboard_pages[ $pattern ?? '' ] ?? array();
	}

	/**
	 * Returns the tasks that the stock dashboard renders.
	 *
	 * @return string[]
	 */
	public static function get_stock_tasks(): array {
		if ( ! class_exists( TaskLists::class ) ) {
			return array();
		}
		$stock = array();
		foreach ( TaskLists::get_lists() as $list ) {
			foreach ( $list->tasks as $task ) {
				if ( 0 === strpos( get_class( $task ), self::WOOCOMMERCE_NAMESPACE ) && ! in_array( $task->get_id(), self::get_list()['tasks'], true ) ) {
					$stock[] = $task->get_id();
				}
			}
		}
		return array_values( array_unique( $stock ) );
	}

	/**
	 * Returns the page definitions by path, in matching order, and the supported tasks. A page has its `group` of the
	 * settings, the `feature` it needs, the `option` that enables it, the version `before` which it is supported, the
	 * `capability` to view it, the path of its `menu` item, and whether it is `full` screen.
	 *
	 * @return array{dashboardPages: array<string, array{group?: string, capability?: string, feature?: string, option?: string, before?: string, menu?: string, full?: bool}>, tasks: string[]}
	 */
	private static function get_list(): array {
		if ( null === self::$list ) {
			$read       = wp_json_file_decode( plugin_dir_path( PLUGIN_FILE ) . self::PAGES_FILE, array( 'associative' => true ) );
			self::$list = array(
				'dashboardPages' => array_column( $read['dashboardPages'] ?? array(), null, 'path' ),
				'tasks'          => $read['tasks'] ?? array(),
			);
		}
		return self::$list;
	}

	/** Whether the dashboard renders a path. */
	private static function is_dashboard_path( string $path ): bool {
		return null !== self::find_pattern( $path, self::get_patterns() );
	}

	/** Whether the dashboard or an extension renders a task. */
	private static function is_dashboard_task( string $task ): bool {
		return '' === $task || ! in_array( $task, self::get_stock_tasks(), true );
	}

	/**
	 * Returns the first pattern that matches a path, by the client's rules.
	 *
	 * @param string   $path     Path with leading slash.
	 * @param string[] $patterns Segments that start with a colon match any text.
	 */
	public static function find_pattern( string $path, array $patterns ): ?string {
		foreach ( $patterns as $pattern ) {
			$segments = array_map(
				static function ( string $segment ): string {
					return preg_match( '/^:./', $segment ) ? '[^/]+' : preg_quote( $segment, '#' );
				},
				explode( '/', untrailingslashit( $pattern ) )
			);
			if ( preg_match( '#^' . implode( '/', $segments ) . '$#D', untrailingslashit( $path ) ) ) {
				return $pattern;
			}
		}
		return null;
	}

	/** Whether the dashboard renders any page of a group by default. */
	public static function is_group_enabled_by_default( string $group ): bool {
		foreach ( self::get_list()['dashboardPages'] as $page ) {
			if ( ( $page['group'] ?? '' ) === $group && self::is_enabled_by_default( $page ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether the dashboard renders a page: by the owner's choice, or by version and features.
	 *
	 * @param array{group?: string, feature?: string, option?: string, before?: string} $page Definition in `pages.json`.
	 */
	private static function is_enabled( array $page ): bool {
		$choice = Page_Groups::get_choice( $page['group'] ?? '' );
		if ( Page_Groups::AUTOMATIC === $choice ) {
			return self::is_enabled_by_default( $page );
		}
		$feature = $page['feature'] ?? '';
		return Page_Groups::OURS === $choice && ( ! empty( Page_Groups::get_features()[ $feature ] ) || self::has_feature( $feature ) );
	}

	/**
	 * Whether the dashboard renders a page by default.
	 *
	 * @param array{feature?: string, option?: string, before?: string} $page Definition in `pages.json`.
	 */
	private static function is_enabled_by_default( array $page ): bool {
		$is_chosen  = ! isset( $page['option'] ) || 'yes' === get_option( $page['option'] );
		$is_of_time = ! isset( $page['before'] ) || version_compare( WC_VERSION, $page['before'], '<' );
		return self::has_feature( $page['feature'] ?? '' ) && $is_chosen && $is_of_time;
	}

	/** Whether a feature is enabled. True for an empty name. */
	private static function has_feature( string $feature ): bool {
		return '' === $feature || ! class_exists( Features::class ) || Features::is_enabled( $feature );
	}

	/** Whether the owner chose WooCommerce's product form or settings pages, and this is one. */
	private static function is_stock_by_choice(): bool {
		$screen = get_current_screen();
		if ( $screen && 'post' === $screen->base && 'product' === $screen->post_type ) {
			return Page_Groups::STOCK === Page_Groups::get_choice( 'product' );
		}
		return 'wc-settings' === Page_Data::get_parameter( 'page' ) && Page_Groups::STOCK === Page_Groups::get_choice( 'settings' );
	}

	/** Whether this is a settings page that WooCommerce renders with React. */
	private static function is_scripted_settings_page(): bool {
		return method_exists( PageController::class, 'is_settings_page' ) && PageController::is_settings_page();
	}
}
