<?php
/**
 * Whose page is it.
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
 * A page is ours or the stock client's, as a whole, and the server says which before anything is printed: by path, task,
 * version and features. What is not named here is left to the stock client, also what nobody knows yet.
 */
class Page_Resolver {

	/** Name of all own pages, which differ by `path` and `task`. */
	const ADMIN_PAGE = 'wc-admin';

	/** What is ours; the table of the README is printed from it, too. Below the plugin's folder. */
	const PAGES_FILE = 'pages.json';

	/**
	 * What `pages.json` says, once it was read.
	 *
	 * @var array{own: array<string, array{group?: string, capability?: string, feature?: string, option?: string, before?: string, menu?: string, full?: bool}>, tasks: string[]}|null
	 */
	private static $list = null;

	/** Where tasks of the shop plugin itself come from. */
	const WOOCOMMERCE_NAMESPACE = 'Automattic\\WooCommerce\\';

	/**
	 * The build's entry for this page: `own` where the whole content area is ours, `classic` where we decorate a page that
	 * the shop plugin draws; null where the stock client stays, and where there is none.
	 */
	public static function get_entry(): ?string {
		if ( ! class_exists( PageController::class ) || ! PageController::is_admin_or_embed_page() ) {
			return null;
		}
		if ( ! PageController::is_admin_page() ) {
			return self::is_scripted_settings_page() || self::is_stock_by_choice() ? null : 'classic';
		}
		return self::is_dashboard_path( self::get_path() ) && self::is_dashboard_task( Page_Data::get_parameter( 'task' ) ) ? 'own' : null;
	}

	/** The path of an own page. */
	public static function get_path(): string {
		return '/' . trim( Page_Data::get_parameter( 'path' ), '/' );
	}

	/**
	 * Patterns of all paths that are ours in this shop, in the order in which they are tried.
	 *
	 * @return string[]
	 */
	public static function get_patterns(): array {
		$present = array_keys( array_filter( self::get_list()['own'], array( self::class, 'is_enabled' ) ) );
		/**
		 * Paths of pages that extensions draw with the new dashboard, such as `/suppliers` or `/suppliers/:id`. Without it
		 * they are opened in the stock one.
		 *
		 * @param string[] $paths None.
		 */
		$added = array_filter( (array) apply_filters( 'store_admin_pages', array() ), 'is_string' );
		return array_values( array_unique( array_merge( $present, $added ) ) );
	}

	/** Whether the reader may see this page; most are for those who run the shop. */
	public static function can_view(): bool {
		return current_user_can( self::get_page()['capability'] ?? Plugin_Settings::CAPABILITY );
	}

	/** The path to which the entry of the menu leads that is next to this page; most pages have an entry of their own. */
	public static function get_menu_path(): string {
		return self::get_page()['menu'] ?? self::get_path();
	}

	/** Whether this page has the whole screen, without the platform's frame. */
	public static function is_full_screen(): bool {
		return ! empty( self::get_page()['full'] );
	}

	/**
	 * What `pages.json` says of this page; nothing of one that is not in it.
	 *
	 * @return array{capability?: string, menu?: string, full?: bool}
	 */
	private static function get_page(): array {
		$own     = self::get_list()['own'];
		$pattern = self::find_pattern( self::get_path(), array_keys( $own ) );
		return $own[ $pattern ?? '' ] ?? array();
	}

	/**
	 * Tasks of this shop whose pages are left to the stock client.
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
	 * What is ours: own pages by path, in the order in which they are tried, with the `group` in which the owner chooses, the shop plugin's `feature` that brings the
	 * page, the `option` by which the owner chose it, the version `before` which it is ours, the `capability` to see it,
	 * the path of the `menu` entry next to it, and whether it is `full` screen; and tasks of the shop plugin whose guides
	 * we have. Nothing is ours where the file is damaged.
	 *
	 * @return array{own: array<string, array{group?: string, capability?: string, feature?: string, option?: string, before?: string, menu?: string, full?: bool}>, tasks: string[]}
	 */
	private static function get_list(): array {
		if ( null === self::$list ) {
			$read       = wp_json_file_decode( plugin_dir_path( PLUGIN_FILE ) . self::PAGES_FILE, array( 'associative' => true ) );
			self::$list = array(
				'own'   => array_column( $read['own'] ?? array(), null, 'path' ),
				'tasks' => $read['tasks'] ?? array(),
			);
		}
		return self::$list;
	}

	/** Whether a path is one that we draw. */
	private static function is_dashboard_path( string $path ): bool {
		return null !== self::find_pattern( $path, self::get_patterns() );
	}

	/** Whether a task is one that we, or an extension, have a guide for; none is asked for on most pages. */
	private static function is_dashboard_task( string $task ): bool {
		return '' === $task || ! in_array( $task, self::get_stock_tasks(), true );
	}

	/**
	 * The first pattern that a path matches. Mirrors what the client does, segment by segment.
	 *
	 * @param string   $path     Begins with a slash.
	 * @param string[] $patterns A segment that begins with a colon stands for any text, and every other for itself.
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

	/** Whether any page of a group is ours where the owner does not choose. */
	public static function is_group_enabled_by_default( string $group ): bool {
		foreach ( self::get_list()['own'] as $page ) {
			if ( ( $page['group'] ?? '' ) === $group && self::is_enabled_by_default( $page ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether a page is ours in this shop: by the owner's choice for its group, or by version and features.
	 *
	 * @param array{group?: string, feature?: string, option?: string, before?: string} $page As in `pages.json`.
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
	 * Whether the shop has a page, and leaves it to us.
	 *
	 * @param array{feature?: string, option?: string, before?: string} $page As in `pages.json`.
	 */
	private static function is_enabled_by_default( array $page ): bool {
		$is_chosen  = ! isset( $page['option'] ) || 'yes' === get_option( $page['option'] );
		$is_of_time = ! isset( $page['before'] ) || version_compare( WC_VERSION, $page['before'], '<' );
		return self::has_feature( $page['feature'] ?? '' ) && $is_chosen && $is_of_time;
	}

	/** Whether the shop has a feature; pages that need none have an empty name. */
	private static function has_feature( string $feature ): bool {
		return '' === $feature || ! class_exists( Features::class ) || Features::is_enabled( $feature );
	}

	/** Whether this is a form of a product, or a settings page, that the owner wants as the shop plugin has it. */
	private static function is_stock_by_choice(): bool {
		$screen = get_current_screen();
		if ( $screen && 'post' === $screen->base && 'product' === $screen->post_type ) {
			return Page_Groups::STOCK === Page_Groups::get_choice( 'product' );
		}
		return 'wc-settings' === Page_Data::get_parameter( 'page' ) && Page_Groups::STOCK === Page_Groups::get_choice( 'settings' );
	}

	/** Newer versions draw their settings by scripts; these know of such pages by a method of their own. */
	private static function is_scripted_settings_page(): bool {
		return method_exists( PageController::class, 'is_settings_page' ) && PageController::is_settings_page();
	}
}
