<?php
/**
 * The platform's own command palette, for whoever opens it.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/**
 * Newer platforms load their command palette with every page of the admin, and with it their components and their editor: a
 * megabyte that most visits never use. On pages of the dashboard it is fetched with the first press of its key or button.
 */
class Command_Palette {

	/** What draws and opens it. */
	const OPENER = 'wp-core-commands';

	/** Its commands and the data it searches. Of what is enqueued, nothing else needs the editor below them. */
	const BASIS = array( 'wp-commands', 'wp-core-commands', 'wp-core-data' );

	const STYLE = 'wp-commands';

	/** Where the platform adds the palette's button to its bar. */
	const BUTTON_PRIORITY = 55;

	const BUTTON = 'command-palette';

	/**
	 * What the button does: the first press is kept for a dashboard that is not there yet (`client/palette/host-palette.ts`). No
	 * quotes, which the platform escapes as if they stood in a text.
	 */
	const KEEP_PRESS = 'if ( window.storeAdminPress === undefined ) window.storeAdminPress = event; return false;';

	/** A page that is asked for with this parameter answers what was kept off it. */
	const PARAMETER = 'store_admin_palette';

	/**
	 * Handles of the scripts that were kept off this page.
	 *
	 * @var string[]
	 */
	private $held_back = array();

	/** What the page prints until it is known what was kept off it belongs to no answer. */
	public static function register(): void {
		if ( self::is_asked() ) {
			add_action( 'admin_init', 'ob_start', 10, 0 );
		}
	}

	/** Takes it off the page, with what the platform and the shop plugin add to it. Whoever else lists a part of it has it still. */
	public function hold_back(): void {
		if ( ! in_array( self::OPENER, wp_scripts()->queue, true ) ) {
			return;
		}
		$this->held_back = array_values( array_filter( wp_scripts()->queue, array( self::class, 'is_part' ) ) );
		array_map( 'wp_dequeue_script', $this->held_back );
		wp_dequeue_style( self::STYLE );
		add_action( 'admin_bar_menu', array( self::class, 'announce' ), self::BUTTON_PRIORITY - 1 );
		add_action( 'admin_bar_menu', array( self::class, 'take_button' ), self::BUTTON_PRIORITY + 1 );
		if ( self::is_asked() ) {
			$this->send();
		}
	}

	/** Where it is described; null where the page has it, or where there is none. */
	public function get_url(): ?string {
		return array() === $this->held_back
			? null
			: admin_url( 'admin.php?page=wc-admin&' . self::PARAMETER . '=1&path=' . rawurlencode( Pages::get_path() ) );
	}

	/** The platform has its button on pages with the palette; there is none without it. */
	public static function announce(): void {
		wp_enqueue_script( self::OPENER );
	}

	/**
	 * The button is there, and the dashboard hears it, also of a press before it was there itself.
	 *
	 * @param \WP_Admin_Bar $bar The platform's bar.
	 */
	public static function take_button( \WP_Admin_Bar $bar ): void {
		wp_dequeue_script( self::OPENER );
		$button = $bar->get_node( self::BUTTON );
		if ( $button ) {
			$button->meta['onclick'] = self::KEEP_PRESS;
			$bar->add_node( $button );
		}
	}

	/** Describes what was kept off, and ends. It changes nothing. */
	private function send(): void {
		ob_end_clean();
		wp_send_json( Late_Parts::describe( $this->held_back, array( self::STYLE ) ) + array( 'templates' => (object) array() ) );
	}

	/** Whether what was kept off the page is wanted instead of it. */
	private static function is_asked(): bool {
		return '' !== Host_Data::get_parameter( self::PARAMETER );
	}

	/** Whether a script is the platform's or the shop plugin's, and needs the palette or what that stands on. */
	private static function is_part( string $handle ): bool {
		return ( Stock_Client::is_of_platform( $handle ) || Stock_Client::is_of_shop( $handle ) ) && self::stands_on_it( $handle );
	}

	/**
	 * Whether a script needs it, at whatever distance. What it needs of the stock client it gets from ours.
	 *
	 * @param string   $handle A script.
	 * @param string[] $seen   What was looked at on the way.
	 */
	private static function stands_on_it( string $handle, array $seen = array() ): bool {
		if ( in_array( $handle, self::BASIS, true ) ) {
			return true;
		}
		$seen[] = $handle;
		foreach ( array_diff( wp_scripts()->registered[ $handle ]->deps ?? array(), $seen, array( Stock_Client::HANDLE ) ) as $name ) {
			if ( self::stands_on_it( $name, $seen ) ) {
				return true;
			}
		}
		return false;
	}
}
