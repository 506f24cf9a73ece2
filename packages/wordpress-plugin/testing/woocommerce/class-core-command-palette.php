<?php
/**
 * Mock of the WordPress command palette.
 *
 * @package StandIn
 */

namespace StandIn;

/** Enqueues the palette on every admin page, as WordPress 6.9 does, with components and block editor, and a toolbar button. */
class Core_Command_Palette {

	/** Registers the hooks, as in WordPress. */
	public static function register(): void {
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ), 1 );
		add_action( 'admin_bar_menu', array( self::class, 'add_button' ), 55 );
	}

	/** Enqueues the palette and its inline script. */
	public static function enqueue(): void {
		wp_enqueue_script( 'wp-commands', includes_url( 'js/dist/commands.js' ), array( 'wp-components', 'wp-data', 'wp-element' ), '1', true );
		wp_enqueue_script( 'wp-core-commands', includes_url( 'js/dist/core-commands.js' ), array( 'wp-commands', 'wp-block-editor', 'wp-core-data' ), '1', true );
		wp_add_inline_script( 'wp-core-commands', 'wp.coreCommands.initializeCommandPalette( {} );' );
		wp_enqueue_style( 'wp-commands', includes_url( 'css/dist/components/style.css' ), array( 'wp-components' ), '1' );
	}

	/**
	 * Adds the toolbar button.
	 *
	 * @param \WP_Admin_Bar $bar The toolbar.
	 */
	public static function add_button( \WP_Admin_Bar $bar ): void {
		if ( is_admin() && wp_script_is( 'wp-core-commands', 'enqueued' ) ) {
			$bar->add_node(
				array(
					'id'    => 'command-palette',
					'title' => 'Open command palette',
					'href'  => '#',
					'meta'  => array( 'onclick' => 'wp.data.dispatch( "core/commands" ).open(); return false;' ),
				)
			);
		}
	}
}
