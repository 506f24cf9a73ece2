<?php
/**
 * Dashboard scripts.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Assets;

use StoreAdmin\Hydration\Page_Data;
use StoreAdmin\Hydration\Translations;
use StoreAdmin\Pages\Admin_Menu;
use StoreAdmin\Pages\Admin_Notices;
use StoreAdmin\Pages\Page_Resolver;
use StoreAdmin\Settings\Color_Scheme;
use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/** Loads the dashboard in place of WooCommerce's stock client. */
class Dashboard {

	const HANDLE = 'store-admin';

	/** Handle of the script with the translations into the user's language. */
	const LANGUAGE_HANDLE = 'store-admin-language';

	/** Body class of all `wc-admin` pages, including those of extensions. */
	const DASHBOARD_PAGE_CLASS = 'woocommerce_page_wc-admin';

	/** Body class that hides the WordPress toolbar and menu. */
	const FULL_SCREEN_CLASS = 'woocommerce-admin-full-screen';

	/** WordPress and WooCommerce scripts that the dashboard uses; everything else is bundled. */
	const DEPENDENCIES = array( 'react', 'react-dom', 'wp-hooks', 'wp-i18n', 'wc-settings' );

	/**
	 * URL fragment of async chunk scripts. It keeps the bundler's loader from finding this tag by its URL and waiting
	 * for its load event, which may already have fired.
	 */
	const PRELOAD_FRAGMENT = '#early';

	/** Options that are preloaded into the page. */
	const PRELOADED_OPTIONS = array(
		// Newer WooCommerce versions refuse to read it outside production.
		'wc_connect_taxes_enabled',
		'woocommerce_allow_tracking',
		'woocommerce_ces_shown_for_actions',
		'woocommerce_task_list_prompt_shown',
		Page_Data::REMINDER_HIDDEN_OPTION,
	);

	/** REST paths that the analytics overview needs at once. */
	const PRELOADED_ENDPOINTS = array(
		'performanceIndicators' => '/wc-analytics/reports/performance-indicators/allowed',
		'leaderboards'          => '/wc-analytics/leaderboards/allowed',
	);

	/**
	 * The build manifest.
	 *
	 * @var Build_Manifest
	 */
	private $build;

	/**
	 * Data printed into the page.
	 *
	 * @var Page_Data
	 */
	private $data;

	/**
	 * The stock client of this page.
	 *
	 * @var Stock_Client
	 */
	private $stock;

	/**
	 * Polyfills of this page.
	 *
	 * @var Polyfills
	 */
	private $polyfills;

	/**
	 * Entry point of this page; null while the stock dashboard renders it.
	 *
	 * @var string|null
	 */
	private $entry;

	/**
	 * Handles of the dashboard's scripts on this page.
	 *
	 * @var string[]
	 */
	private $scripts = array();

	/**
	 * Handles of extension scripts on this page that need the globals.
	 *
	 * @var string[]
	 */
	private $extensions = array();

	/** Registers the hooks, if the dashboard is enabled. */
	public static function register(): void {
		// Registered in both dashboards, so that switching keeps the preferences.
		add_filter( 'woocommerce_admin_get_user_data_fields', array( self::class, 'add_user_fields' ) );
		if ( ! is_admin() || ! Plugin_Settings::is_dashboard_enabled() ) {
			return;
		}
		$dashboard        = new self();
		$dashboard->build = new Build_Manifest();
		$dashboard->data  = new Page_Data();
		$dashboard->stock = new Stock_Client();

		$dashboard->polyfills = new Polyfills();
		add_filter( 'woocommerce_admin_preload_options', array( self::class, 'add_options' ) );
		add_filter( 'woocommerce_component_settings_preload_endpoints', array( self::class, 'add_endpoints' ) );
		add_filter( 'woocommerce_admin_onboarding_preloaded_data', array( $dashboard, 'remove_locale_data' ), PHP_INT_MAX );
		add_action( 'admin_enqueue_scripts', array( $dashboard, 'remove_stock_client' ), PHP_INT_MIN );
		add_action( 'admin_enqueue_scripts', array( $dashboard, 'enqueue' ), PHP_INT_MAX );
		Admin_Menu::register();
		Color_Scheme::register();
		add_filter( 'admin_body_class', array( $dashboard, 'add_body_classes' ) );
	}

	/** Whether a script belongs to the dashboard, or stands in for it. */
	public static function is_own_script( string $handle ): bool {
		return Stock_Client::HANDLE === $handle || 0 === strpos( $handle, self::HANDLE );
	}

	/**
	 * Adds the dashboard's user preferences to those that WooCommerce stores.
	 *
	 * @param mixed $fields User preference names.
	 */
	public static function add_user_fields( $fields ): array {
		return array_values( array_unique( array_merge( (array) $fields, Plugin_Settings::USER_FIELDS ) ) );
	}

	/**
	 * Adds the dashboard's options to those that WooCommerce preloads.
	 *
	 * @param mixed $options Option names.
	 */
	public static function add_options( $options ): array {
		return array_values( array_unique( array_merge( (array) $options, self::PRELOADED_OPTIONS ) ) );
	}

	/**
	 * Adds the endpoints of the analytics overview. WooCommerce detects that page by its place in the menu, which
	 * differs for users who may only view reports.
	 *
	 * @param mixed $endpoints REST paths by key.
	 */
	public static function add_endpoints( $endpoints ): array {
		$is_read = '/analytics/overview' === Page_Resolver::get_path() && current_user_can( 'view_woocommerce_reports' );
		return (array) $endpoints + ( $is_read ? self::PRELOADED_ENDPOINTS : array() );
	}

	/**
	 * Removes the currency formats per locale from the country data, 80% of the page's HTML, unless an extension's
	 * script may read it.
	 *
	 * @param mixed $settings Settings that WooCommerce prints.
	 * @return mixed
	 */
	public function remove_locale_data( $settings ) {
		$countries = $settings['onboarding']['localeInfo'] ?? null;
		if ( null === $this->entry || ! is_array( $countries ) || array() !== Extension_Scripts::get_handles() ) {
			return $settings;
		}
		foreach ( array_keys( $countries ) as $country ) {
			unset( $settings['onboarding']['localeInfo'][ $country ]['locales'] );
		}
		return $settings;
	}

	/** Removes the stock client from pages that the dashboard renders. */
	public function remove_stock_client(): void {
		$entry = Page_Resolver::get_entry();
		if ( null === $entry || ! $this->build->has_entrypoint( $entry ) ) {
			return;
		}
		$this->entry = $entry;
		// WooCommerce describes the current user by the registered REST fields. On classic pages they are registered here;
		// otherwise preferences and `is_super_admin` would be missing.
		rest_get_server();
		$this->stock->remove_assets();
	}

	/** Enqueues the dashboard, after all other scripts are enqueued. */
	public function enqueue(): void {
		if ( null === $this->entry ) {
			return;
		}
		if ( Stock_Client::is_needed() ) {
			$this->entry = null;
			$this->stock->restore_assets();
			return;
		}
		Stock_Client::dequeue_replaced();
		Stock_Client::clear_styles();
		$extensions = Extension_Scripts::get_handles();
		// Extension scripts may depend on the same libraries, so removing the palette would save nothing.
		if ( 'dashboard' === $this->entry && array() === $extensions ) {
			Core_Command_Palette::dequeue();
		}
		if ( 'dashboard' === $this->entry ) {
			$this->polyfills->update();
		}
		$this->enqueue_scripts( $extensions );
		$this->enqueue_styles();
		add_action( 'admin_print_styles', array( $this, 'print_chunk_scripts' ) );
		// Priority 9: before WordPress prints the footer scripts.
		add_action( 'admin_print_footer_scripts', array( $this, 'update_extension_scripts' ), 9 );
		if ( 'embedded' === $this->entry ) {
			add_action( 'admin_print_scripts', array( Admin_Notices::class, 'print_script' ), 1 );
		}
		if ( 'dashboard' === $this->entry ) {
			// It replaces emoji in DOM nodes that React manages, which breaks their removal.
			remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
			add_action( 'admin_print_footer_scripts', array( Stock_Fallback::class, 'print_script' ), PHP_INT_MAX );
		}
	}

	/** Enqueues the scripts again if extension scripts were enqueued while the page rendered, or if another plugin replaced the handle. */
	public function update_extension_scripts(): void {
		if ( 'dashboard' === $this->entry ) {
			$this->polyfills->update();
		}
		$extensions = Extension_Scripts::get_handles();
		if ( $this->is_enqueued() && array() === array_diff( $extensions, $this->extensions ) ) {
			return;
		}
		Stock_Client::dequeue_replaced();
		array_map( 'wp_deregister_script', array_diff( $this->scripts, array( Stock_Client::HANDLE ) ) );
		$this->scripts = array();
		$this->enqueue_scripts( $extensions );
	}

	/** Whether the dashboard's scripts are still enqueued. */
	private function is_enqueued(): bool {
		$script = wp_scripts()->query( Stock_Client::HANDLE );
		return $script && 0 === strpos( (string) $script->src, $this->build->get_url( '' ) )
			&& array() === array_diff( $this->scripts, wp_scripts()->queue );
	}

	/**
	 * Enqueues the dashboard after the extension scripts, and the globals before them.
	 *
	 * @param string[] $extensions Handles of extension scripts.
	 */
	private function enqueue_scripts( array $extensions ): void {
		$this->extensions = $extensions;
		$language         = $this->enqueue_language();
		if ( array() === $extensions || ! $this->build->has_entrypoint( 'globals' ) ) {
			$last = $this->enqueue_entry( (string) $this->entry, self::HANDLE, array_merge( self::DEPENDENCIES, $language ) );
		} else {
			$globals = $this->enqueue_entry( 'globals', Extension_Scripts::HANDLE, array_merge( Extension_Scripts::get_dependencies( $extensions ), $language ) );
			$before  = array_filter( $extensions, array( self::class, 'runs_before_dashboard' ) );
			$last    = $this->enqueue_entry( "{$this->entry}-extended", self::HANDLE, array_merge( array( $globals ), $before ) );
			Extension_Scripts::add_globals_dependency( $extensions, $globals );
		}
		$this->replace_stock_handle( $last );
		wp_add_inline_script( $this->scripts[0], $this->data->get_script( $this->build->get_messages(), array() !== $language ), 'before' );
	}

	/**
	 * Enqueues the translations into the user's language, if the dashboard has them. Browsers cache the script.
	 *
	 * @return string[] Its handle, or none.
	 */
	private function enqueue_language(): array {
		$file = $this->build->get_language_script( determine_locale() );
		if ( null === $file ) {
			return array();
		}
		wp_enqueue_script( self::LANGUAGE_HANDLE, $this->build->get_url( $file ), array(), $this->build->get_version( $file ), true );
		return array( self::LANGUAGE_HANDLE );
	}

	/** Whether an extension script runs before the dashboard starts. */
	private static function runs_before_dashboard( string $handle ): bool {
		return ! Extension_Scripts::depends_on_dashboard( $handle );
	}

	/**
	 * Enqueues the files of an entry point; each script depends on the one before.
	 *
	 * @param string   $entry  Entry point name.
	 * @param string   $handle Prefix of the script handles.
	 * @param string[] $before Dependencies of the first script.
	 * @return string Handle of the last script.
	 */
	private function enqueue_entry( string $entry, string $handle, array $before ): string {
		$last = '';
		foreach ( $this->build->get_entrypoint( $entry ) as $index => $file ) {
			if ( ! self::is_script( $file ) ) {
				$this->enqueue_style( $file );
				continue;
			}
			$last = $handle . '-' . ( $index + 1 );
			wp_enqueue_script( $last, $this->build->get_url( $file ), $before, $this->build->get_version( $file ), true );
			$this->scripts[] = $last;
			$before          = array( $last );
		}
		return $last;
	}

	/**
	 * Registers the dashboard's last script under the stock client's handle, so that inline scripts and dependents of
	 * that handle still work.
	 *
	 * @param string $last Handle of the last script.
	 */
	private function replace_stock_handle( string $last ): void {
		$scripts = wp_scripts();
		$ours    = $scripts->registered[ $last ];
		// No effect if the handle is already registered.
		wp_register_script( Stock_Client::HANDLE, false, array(), null, true );
		$stock       = $scripts->registered[ Stock_Client::HANDLE ];
		$stock->deps = array_values( array_unique( array_merge( $ours->deps, Stock_Client::get_added_dependencies() ) ) );
		$stock->src  = $ours->src;
		$stock->ver  = $ours->ver;
		$scripts->add_data( Stock_Client::HANDLE, 'group', 1 );
		if ( Translations::WOOCOMMERCE === ( $stock->textdomain ?? '' ) ) {
			// Skips 500 kB of stock client translations; the dashboard has its own.
			$stock->textdomain = '';
		}
		$scripts->remove( $last );
		$scripts->dequeue( $last );
		array_pop( $this->scripts );
		$this->scripts[] = Stock_Client::HANDLE;
		wp_enqueue_script( Stock_Client::HANDLE );
		// Printed first in the footer, so that the dashboard doesn't wait for other scripts.
		$scripts->queue = array_merge( array( Stock_Client::HANDLE ), array_diff( $scripts->queue, array( Stock_Client::HANDLE ) ) );
		// Extensions depend on this handle to run after the dashboard.
		wp_register_script( self::HANDLE, false, array( Stock_Client::HANDLE ), null, true );
	}

	/** Prints async scripts for the chunk of this page, so that they download and compile in parallel with the entry point. */
	public function print_chunk_scripts(): void {
		$this->print_async_scripts( self::filter_scripts( $this->get_chunk_files() ) );
	}

	/**
	 * Prints async script tags.
	 *
	 * @param string[] $scripts File names in the build.
	 */
	private function print_async_scripts( array $scripts ): void {
		foreach ( $scripts as $file ) {
			wp_print_script_tag(
				array(
					'src'   => add_query_arg( 'ver', $this->build->get_version( $file ), $this->build->get_url( $file ) ) . self::PRELOAD_FRAGMENT,
					'async' => true,
				)
			);
		}
	}

	/** Enqueues the style sheets of the page's chunk, which avoids a style recalculation when the script loads them. */
	private function enqueue_styles(): void {
		$files = $this->get_chunk_files();
		array_map( array( $this, 'enqueue_style' ), array_diff( $files, self::filter_scripts( $files ) ) );
	}

	/** Enqueues a style sheet under a handle made from its file name, since several entry points share it. */
	private function enqueue_style( string $file ): void {
		wp_enqueue_style( self::HANDLE . '-' . basename( $file, '.css' ), $this->build->get_url( $file ), array(), $this->build->get_version( $file ) );
	}

	/** Whether a build file is a script. */
	private static function is_script( string $file ): bool {
		return '.js' === substr( $file, -3 );
	}

	/**
	 * Returns the scripts among some files.
	 *
	 * @param string[] $files File names in the build.
	 * @return string[]
	 */
	private static function filter_scripts( array $files ): array {
		return array_filter( $files, array( self::class, 'is_script' ) );
	}

	/**
	 * Returns the files of the chunk that renders this page, if the URL tells which it is.
	 *
	 * @return string[]
	 */
	private function get_chunk_files(): array {
		if ( 'dashboard' !== $this->entry || ! Page_Resolver::can_view() ) {
			return array();
		}
		$routes  = $this->build->get_routes();
		$pattern = Page_Resolver::find_pattern( Page_Resolver::get_path(), array_keys( $routes ) );
		return null === $pattern ? array() : $this->build->get_chunk( $routes[ $pattern ] );
	}

	/**
	 * Adds body classes that the style sheet needs before scripts run.
	 *
	 * @param string $classes Classes separated by spaces.
	 */
	public function add_body_classes( $classes ): string {
		if ( null === $this->entry ) {
			return (string) $classes;
		}
		$added = $this->data->get_placeholder_classes( $this->is_home() );
		if ( 'dashboard' === $this->entry ) {
			// WordPress derives this class from the parent menu, which users who may only view reports don't have.
			$added[] = self::DASHBOARD_PAGE_CLASS;
			// WooCommerce sets this class for some of its full-screen pages only.
			$added = array_merge( $added, Page_Resolver::is_full_screen() ? array( self::FULL_SCREEN_CLASS ) : array() );
		}
		return implode( ' ', array_unique( array_merge( explode( ' ', (string) $classes ), $added ) ) );
	}

	/** Whether this is the home screen. */
	private function is_home(): bool {
		return 'dashboard' === $this->entry && '/' === Page_Resolver::get_path();
	}
}
