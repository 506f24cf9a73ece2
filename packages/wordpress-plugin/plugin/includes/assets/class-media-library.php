<?php
/**
 * Media library.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Assets;

defined( 'ABSPATH' ) || exit;

/** Tells the dashboard which scripts the media library needs, when a user opens it. Printed on every page, it would be 30 scripts. */
class Media_Library {

	/** Action of `admin-ajax.php`. */
	const ACTION = 'store_admin_media_library';

	const CAPABILITY = 'upload_files';

	/** Registers the AJAX action. */
	public static function register(): void {
		add_action( 'wp_ajax_' . self::ACTION, array( self::class, 'send_assets' ) );
	}

	/** Returns the URL of the AJAX action, or null for users who can't upload files. */
	public static function get_url(): ?string {
		return current_user_can( self::CAPABILITY ) ? admin_url( 'admin-ajax.php?action=' . self::ACTION ) : null;
	}

	/** Sends scripts, styles and templates, in loading order. */
	public static function send_assets(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_send_json( null, 403 );
		}
		wp_enqueue_media();
		wp_send_json(
			Lazy_Assets::get_assets( wp_scripts()->queue, wp_styles()->queue ) + array( 'templates' => self::get_templates() )
		);
	}

	/**
	 * Returns the media templates by id.
	 *
	 * @return array<string, string>
	 */
	private static function get_templates(): array {
		ob_start();
		wp_print_media_templates();
		preg_match_all( '#<script type="text/html" id="([^"]+)">(.*?)</script>#s', (string) ob_get_clean(), $found );
		return array_combine( $found[1], $found[2] );
	}
}
