<?php
/**
 * The platform's media library, for whoever opens it.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the dashboard what the media library is made of when it is wanted. On each page it would be 30 scripts, of which most
 * visits need none.
 */
class Media_Library {

	/** Name of the call, for `admin-ajax.php`. */
	const ACTION = 'store_admin_media_library';

	const CAPABILITY = 'upload_files';

	/** Answers the call. */
	public static function register(): void {
		add_action( 'wp_ajax_' . self::ACTION, array( self::class, 'send_assets' ) );
	}

	/** The address that is called; null for those who may not upload. */
	public static function get_url(): ?string {
		return current_user_can( self::CAPABILITY ) ? admin_url( 'admin-ajax.php?action=' . self::ACTION ) : null;
	}

	/** Says which scripts, styles and templates there are, in the order in which they belong into the page. It changes nothing. */
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
	 * Templates by their ids.
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
