<?php
/**
 * Our client in place of the stock one.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

use Automattic\WooCommerce\Admin\PageController;

defined( 'ABSPATH' ) || exit;

/** Loads the dashboard on the pages that the shop plugin gives to its own. */
class Dashboard {

	const HANDLE = 'store-admin';

	/** What the dashboard takes from the platform; everything else it brings along. */
	const DEPENDENCIES = array( 'react', 'react-dom', 'wp-hooks', 'wp-i18n', 'wc-settings' );

	/** The stock client. Its library stays registered for extensions that ask for it. */
	const STOCK_SCRIPT = 'wc-admin-app';
	const STOCK_STYLES = array( 'wc-admin-app', 'wc-material-icons', 'wc-onboarding' );

	/** After the shop plugin, which loads its client at priority 15. */
	const PRIORITY = 16;

	/** What the dashboard keeps for each user beyond what the shop plugin knows. */
	const USER_FIELDS = array( 'extensions_off', 'payment_benefits_dismissed', 'promotions_hidden', 'report_views', 'suggestions_dismissed' );

	/** Options that the first paint reads, so that no call is made for them. */
	const PRELOADED_OPTIONS = array(
		'woocommerce_allow_tracking',
		'woocommerce_ces_shown_for_actions',
		'woocommerce_task_list_prompt_shown',
		Host_Data::REMINDER_GONE,
	);

	/**
	 * Files of the build.
	 *
	 * @var Build
	 */
	private $build;

	/**
	 * What the page hands over.
	 *
	 * @var Host_Data
	 */
	private $data;

	/**
	 * Whether a script of ours brings what the page hands over.
	 *
	 * @var bool
	 */
	private $is_handed_over = false;

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
		if ( ! is_admin() || ! Preference::wants_new_dashboard() ) {
			return;
		}
		$dashboard        = new self();
		$dashboard->build = new Build();
		$dashboard->data  = new Host_Data();
		add_filter( 'woocommerce_admin_preload_options', array( self::class, 'add_options' ) );
		add_action( 'admin_enqueue_scripts', array( $dashboard, 'take_over' ), self::PRIORITY );
		Menu::register();
		add_filter( 'admin_body_class', array( $dashboard, 'add_body_classes' ) );
	}

	/**
	 * Fields that the shop plugin stores for users.
	 *
	 * @param mixed $fields Names so far.
	 */
	public static function add_user_fields( $fields ): array {
		return array_values( array_unique( array_merge( (array) $fields, self::USER_FIELDS ) ) );
	}

	/**
	 * Options that the shop plugin prints into its pages.
	 *
	 * @param mixed $options Names so far.
	 */
	public static function add_options( $options ): array {
		return array_values( array_unique( array_merge( (array) $options, self::PRELOADED_OPTIONS ) ) );
	}

	/** Puts our scripts where the stock ones were. */
	public function take_over(): void {
		$entry = self::get_entry();
		if ( null === $entry || ! $this->build->has_entry( $entry ) ) {
			return;
		}
		wp_dequeue_script( self::STOCK_SCRIPT );
		array_map( 'wp_dequeue_style', self::STOCK_STYLES );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ), PHP_INT_MAX );
		add_action( 'admin_print_styles', array( $this, 'print_hints' ) );
	}

	/** Loads the dashboard, once it is known which scripts of extensions are there beside it. */
	public function enqueue(): void {
		$this->enqueue_around( Extension_Scripts::get_handles() );
		// Before the platform prints what is left at the end of the page.
		add_action( 'admin_print_footer_scripts', array( $this, 'look_again' ), 9 );
	}

	/** Makes room for scripts of extensions that were enqueued while the page was drawn. None of ours is printed yet. */
	public function look_again(): void {
		$extensions = array_values( array_diff( Extension_Scripts::get_handles(), $this->scripts ) );
		if ( array() === array_diff( $extensions, $this->extensions ) ) {
			return;
		}
		array_map( 'wp_deregister_script', $this->scripts );
		$this->scripts        = array();
		$this->is_handed_over = false;
		$this->enqueue_around( $extensions );
	}

	/**
	 * Loads the dashboard after scripts of extensions, and before them what they reach for.
	 *
	 * @param string[] $extensions Their handles.
	 */
	private function enqueue_around( array $extensions ): void {
		$this->extensions = $extensions;
		$entry            = (string) self::get_entry();
		if ( array() === $extensions || ! $this->build->has_entry( 'globals' ) ) {
			$this->enqueue_entry( $entry, self::HANDLE, self::DEPENDENCIES );
			return;
		}
		$globals = $this->enqueue_entry( 'globals', Extension_Scripts::HANDLE, Extension_Scripts::DEPENDENCIES );
		$this->enqueue_entry( "$entry-extended", self::HANDLE, array_merge( array( $globals ), $extensions ) );
		Extension_Scripts::connect( $extensions, $globals );
	}

	/** `own` where the whole content area is ours, `classic` where we decorate a page, null elsewhere. */
	private static function get_entry(): ?string {
		if ( ! class_exists( PageController::class ) || ! PageController::is_admin_or_embed_page() ) {
			return null;
		}
		return PageController::is_admin_page() ? 'own' : 'classic';
	}

	/**
	 * Scripts follow each other; the first of the page brings what it hands over, the last one starts something.
	 *
	 * @param string   $entry  Of the build.
	 * @param string   $handle Of the first script; those that follow it are numbered.
	 * @param string[] $before What has to be there first.
	 * @return string The last script.
	 */
	private function enqueue_entry( string $entry, string $handle, array $before ): string {
		$last = '';
		foreach ( $this->build->get_entry( $entry ) as $index => $file ) {
			$name    = $handle . ( 0 === $index ? '' : "-$index" );
			$url     = $this->build->get_url( $file );
			$version = $this->build->get_version( $file );
			if ( '.css' === substr( $file, -4 ) ) {
				// By its own name, since several entries may share it.
				wp_enqueue_style( self::HANDLE . '-' . basename( $file, '.css' ), $url, array(), $version );
				continue;
			}
			wp_enqueue_script( $name, $url, $before, $version, true );
			$this->scripts[] = $name;
			$this->hand_over( $name );
			$last   = $name;
			$before = array( $name );
		}
		return $last;
	}

	/**
	 * Prints what the page hands over before its first script of ours.
	 *
	 * @param string $handle That script, perhaps.
	 */
	private function hand_over( string $handle ): void {
		if ( $this->is_handed_over ) {
			return;
		}
		$this->is_handed_over = true;
		wp_add_inline_script( $handle, $this->data->get_script(), 'before' );
		$translations = Translations::get_script( $this->build->get_messages() );
		if ( '' !== $translations ) {
			wp_add_inline_script( $handle, $translations, 'before' );
		}
	}

	/** The home screen is a chunk of its own; the browser fetches it beside the first script rather than after it. */
	public function print_hints(): void {
		if ( ! self::is_home() ) {
			return;
		}
		foreach ( $this->build->get_chunk( 'home' ) as $file ) {
			printf(
				'<link rel="preload" as="%s" href="%s">' . "\n",
				'.css' === substr( $file, -4 ) ? 'style' : 'script',
				esc_url( add_query_arg( 'ver', $this->build->get_version( $file ), $this->build->get_url( $file ) ) )
			);
		}
	}

	/**
	 * Adds what the style sheet wants to know before the first script runs.
	 *
	 * @param string $classes Classes so far, separated by spaces.
	 */
	public function add_body_classes( $classes ): string {
		if ( null === self::get_entry() ) {
			return (string) $classes;
		}
		return implode( ' ', array_merge( array( (string) $classes ), $this->data->get_expected_pieces( self::is_home() ) ) );
	}

	/** Whether this is the dashboard's first screen. */
	private static function is_home(): bool {
		return 'own' === self::get_entry() && in_array( Host_Data::get_parameter( 'path' ), array( '', '/' ), true );
	}
}
