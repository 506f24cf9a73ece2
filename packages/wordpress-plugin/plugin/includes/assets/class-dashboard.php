<?php
/**
 * Our client in place of the stock one.
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

/** Loads the dashboard on the pages that the shop plugin gives to its own. */
class Dashboard {

	const HANDLE = 'store-admin';

	/** By this class of the body style sheets know own pages, ours as those of extensions. */
	const OWN_PAGE_CLASS = 'woocommerce_page_wc-admin';

	/** Takes the platform's frame away from a page. */
	const FULL_SCREEN_CLASS = 'woocommerce-admin-full-screen';

	/** What the dashboard takes from the platform; everything else it brings along. */
	const DEPENDENCIES = array( 'react', 'react-dom', 'wp-hooks', 'wp-i18n', 'wc-settings' );

	/**
	 * Ends the address of a script that is there before it is asked for: what asks finds no tag of the very address that it would
	 * write itself, for whose end, which may have been a failure, it would wait in vain.
	 */
	const PRELOAD_FRAGMENT = '#early';

	/** Options that the first paint reads, so that no call is made for them. */
	const PRELOADED_OPTIONS = array(
		// Newer versions of the shop plugin refuse to read it outside production.
		'wc_connect_taxes_enabled',
		'woocommerce_allow_tracking',
		'woocommerce_ces_shown_for_actions',
		'woocommerce_task_list_prompt_shown',
		Page_Data::REMINDER_HIDDEN_OPTION,
	);

	/** Figures and leaderboards that the overview may show. */
	const PRELOADED_ENDPOINTS = array(
		'performanceIndicators' => '/wc-analytics/reports/performance-indicators/allowed',
		'leaderboards'          => '/wc-analytics/leaderboards/allowed',
	);

	/**
	 * Files of the build.
	 *
	 * @var Build_Manifest
	 */
	private $build;

	/**
	 * What the page hands over.
	 *
	 * @var Page_Data
	 */
	private $data;

	/**
	 * The shop plugin's client, as far as it was kept off this page.
	 *
	 * @var Stock_Client
	 */
	private $stock;

	/**
	 * What the platform loads for old browsers, as far as it was left out.
	 *
	 * @var Polyfills
	 */
	private $polyfills;

	/**
	 * The build's entry for this page, once it is decided that the page is ours.
	 *
	 * @var string|null
	 */
	private $entry;

	/**
	 * Handles of our scripts on this page.
	 *
	 * @var string[]
	 */
	private $scripts = array();

	/**
	 * Handles of scripts of extensions that ours stand around.
	 *
	 * @var string[]
	 */
	private $extensions = array();

	/** Takes over where the owner wants it. */
	public static function register(): void {
		// Kept whichever dashboard is shown, so that switching to and fro loses nothing.
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

	/** Whether a script is one of ours, or stands for them. */
	public static function is_own_script( string $handle ): bool {
		return Stock_Client::HANDLE === $handle || 0 === strpos( $handle, self::HANDLE );
	}

	/**
	 * Fields that the shop plugin stores for users.
	 *
	 * @param mixed $fields Names so far.
	 */
	public static function add_user_fields( $fields ): array {
		return array_values( array_unique( array_merge( (array) $fields, Plugin_Settings::USER_FIELDS ) ) );
	}

	/**
	 * Options that the shop plugin prints into its pages.
	 *
	 * @param mixed $options Names so far.
	 */
	public static function add_options( $options ): array {
		return array_values( array_unique( array_merge( (array) $options, self::PRELOADED_OPTIONS ) ) );
	}

	/**
	 * What the overview may show, which the shop plugin prints as well. Newer versions know the page by its place in the menu, and
	 * those who only read reports have it in another one.
	 *
	 * @param mixed $endpoints Paths of answers so far, by the names under which they are printed.
	 */
	public static function add_endpoints( $endpoints ): array {
		$is_read = '/analytics/overview' === Page_Resolver::get_path() && current_user_can( 'view_woocommerce_reports' );
		return (array) $endpoints + ( $is_read ? self::PRELOADED_ENDPOINTS : array() );
	}

	/**
	 * What the shop plugin says of countries, without how each of their languages writes money: four fifths of the page, which the
	 * browser would read before anything else, and which nothing of ours wants. Scripts of extensions find it all.
	 *
	 * @param mixed $settings What the page says of the dashboard.
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

	/** Keeps the stock client off a page that is ours. */
	public function remove_stock_client(): void {
		$entry = Page_Resolver::get_entry();
		if ( null === $entry || ! $this->build->has_entrypoint( $entry ) ) {
			return;
		}
		$this->entry = $entry;
		// Newer versions describe the person by what fields the interface has, which may not be there yet on classic pages:
		// preferences and the rank of a super admin would be missing.
		rest_get_server();
		$this->stock->remove_assets();
	}

	/** Loads the dashboard, once it is known what else is on the page. */
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
		// What extensions ask for stands on the same libraries; nothing is gained then.
		if ( 'own' === $this->entry && array() === $extensions ) {
			Core_Command_Palette::dequeue();
		}
		if ( 'own' === $this->entry ) {
			$this->polyfills->update();
		}
		$this->enqueue_scripts( $extensions );
		$this->enqueue_styles();
		add_action( 'admin_print_styles', array( $this, 'print_chunk_scripts' ) );
		// Before the platform prints what is left at the end of the page.
		add_action( 'admin_print_footer_scripts', array( $this, 'update_extension_scripts' ), 9 );
		if ( 'classic' === $this->entry ) {
			add_action( 'admin_print_scripts', array( Admin_Notices::class, 'print_script' ), 1 );
		}
		if ( 'own' === $this->entry ) {
			// It puts pictures from elsewhere into what React has drawn, which then cannot take it away any more.
			remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
			add_action( 'admin_print_footer_scripts', array( Stock_Fallback::class, 'print_script' ), PHP_INT_MAX );
		}
	}

	/**
	 * Makes room for scripts of extensions that were enqueued while the page was drawn, and takes the place again if somebody
	 * else has taken it meanwhile. None of ours is printed yet.
	 */
	public function update_extension_scripts(): void {
		if ( 'own' === $this->entry ) {
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

	/** Whether our scripts are still where they were put. */
	private function is_enqueued(): bool {
		$script = wp_scripts()->query( Stock_Client::HANDLE );
		return $script && 0 === strpos( (string) $script->src, $this->build->get_url( '' ) )
			&& array() === array_diff( $this->scripts, wp_scripts()->queue );
	}

	/**
	 * Loads the dashboard after scripts of extensions, and before them what they reach for.
	 *
	 * @param string[] $extensions Their handles.
	 */
	private function enqueue_scripts( array $extensions ): void {
		$this->extensions = $extensions;
		if ( array() === $extensions || ! $this->build->has_entrypoint( 'globals' ) ) {
			$last = $this->enqueue_entry( (string) $this->entry, self::HANDLE, self::DEPENDENCIES );
		} else {
			$globals = $this->enqueue_entry( 'globals', Extension_Scripts::HANDLE, Extension_Scripts::get_dependencies( $extensions ) );
			$before  = array_filter( $extensions, array( self::class, 'runs_before_dashboard' ) );
			$last    = $this->enqueue_entry( "{$this->entry}-extended", self::HANDLE, array_merge( array( $globals ), $before ) );
			Extension_Scripts::add_globals_dependency( $extensions, $globals );
		}
		$this->replace_stock_handle( $last );
		wp_add_inline_script( $this->scripts[0], $this->data->get_script( $this->build->get_messages() ), 'before' );
	}

	/** Whether a script of an extension is there before the dashboard starts. */
	private static function runs_before_dashboard( string $handle ): bool {
		return ! Extension_Scripts::depends_on_dashboard( $handle );
	}

	/**
	 * Scripts follow each other; the last one starts something.
	 *
	 * @param string   $entry  Of the build.
	 * @param string   $handle Of the first script; those that follow it are numbered.
	 * @param string[] $before What has to be there first.
	 * @return string The last script.
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
	 * Puts our last script where the stock client was: what others attached to that handle is printed around it, and what
	 * depends on it comes after it.
	 *
	 * @param string $last Our last script.
	 */
	private function replace_stock_handle( string $last ): void {
		$scripts = wp_scripts();
		$ours    = $scripts->registered[ $last ];
		// Where it is there already, this changes nothing.
		wp_register_script( Stock_Client::HANDLE, false, array(), null, true );
		$place       = $scripts->registered[ Stock_Client::HANDLE ];
		$place->deps = array_values( array_unique( array_merge( $ours->deps, Stock_Client::get_added_dependencies() ) ) );
		$place->src  = $ours->src;
		$place->ver  = $ours->ver;
		$scripts->add_data( Stock_Client::HANDLE, 'group', 1 );
		if ( Translations::DOMAIN === ( $place->textdomain ?? '' ) ) {
			// Half a megabyte of texts that are not ours; those that are come with what the page hands over.
			$place->textdomain = '';
		}
		$scripts->remove( $last );
		$scripts->dequeue( $last );
		array_pop( $this->scripts );
		$this->scripts[] = Stock_Client::HANDLE;
		wp_enqueue_script( Stock_Client::HANDLE );
		// First of what stands at the page's end, since what the reader waits for need not wait for the rest.
		$scripts->queue = array_merge( array( Stock_Client::HANDLE ), array_diff( $scripts->queue, array( Stock_Client::HANDLE ) ) );
		// By this name scripts in our own style wait for the dashboard.
		wp_register_script( self::HANDLE, false, array( Stock_Client::HANDLE ), null, true );
	}

	/**
	 * What draws the page is a part of its own. Its scripts run beside everything else: they only lie there until the first script
	 * asks for them, read and compiled before that.
	 */
	public function print_chunk_scripts(): void {
		$this->print_async_scripts( self::filter_scripts( $this->get_chunk_files() ) );
	}

	/**
	 * Prints scripts that wait for nothing and that nothing waits for.
	 *
	 * @param string[] $scripts Names in the build.
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

	/** Styles of the part: each sheet that came only with its script would have the browser look at the whole page again. */
	private function enqueue_styles(): void {
		$files = $this->get_chunk_files();
		array_map( array( $this, 'enqueue_style' ), array_diff( $files, self::filter_scripts( $files ) ) );
	}

	/** By its own name, since several entries and parts may share it. */
	private function enqueue_style( string $file ): void {
		wp_enqueue_style( self::HANDLE . '-' . basename( $file, '.css' ), $this->build->get_url( $file ), array(), $this->build->get_version( $file ) );
	}

	/** Whether a file of the build is a script; the others are style sheets. */
	private static function is_script( string $file ): bool {
		return '.js' === substr( $file, -3 );
	}

	/**
	 * Those of some files that are scripts.
	 *
	 * @param string[] $files Names in the build.
	 * @return string[]
	 */
	private static function filter_scripts( array $files ): array {
		return array_filter( $files, array( self::class, 'is_script' ) );
	}

	/**
	 * Files of the part of the build that draws this page, where the address alone says which.
	 *
	 * @return string[]
	 */
	private function get_chunk_files(): array {
		if ( 'own' !== $this->entry || ! Page_Resolver::can_view() ) {
			return array();
		}
		$routes  = $this->build->get_routes();
		$pattern = Page_Resolver::find_pattern( Page_Resolver::get_path(), array_keys( $routes ) );
		return null === $pattern ? array() : $this->build->get_chunk( $routes[ $pattern ] );
	}

	/**
	 * Adds what the style sheet wants to know before the first script runs.
	 *
	 * @param string $classes Classes so far, separated by spaces.
	 */
	public function add_body_classes( $classes ): string {
		if ( null === $this->entry ) {
			return (string) $classes;
		}
		$added = $this->data->get_placeholder_classes( $this->is_home() );
		if ( 'own' === $this->entry ) {
			// The platform names the page after the menu it stands in, which people who only read reports do not have.
			$added[] = self::OWN_PAGE_CLASS;
			// The shop plugin says so of some of its guides only.
			$added = array_merge( $added, Page_Resolver::is_full_screen() ? array( self::FULL_SCREEN_CLASS ) : array() );
		}
		return implode( ' ', array_unique( array_merge( explode( ' ', (string) $classes ), $added ) ) );
	}

	/** Whether this is the dashboard's first screen. */
	private function is_home(): bool {
		return 'own' === $this->entry && '/' === Page_Resolver::get_path();
	}
}
