<?php
/**
 * The platform's media library, for whoever opens it.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

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
		add_action( 'wp_ajax_' . self::ACTION, array( self::class, 'send' ) );
	}

	/** The address that is called; null for those who may not upload. */
	public static function get_url(): ?string {
		return current_user_can( self::CAPABILITY ) ? admin_url( 'admin-ajax.php?action=' . self::ACTION ) : null;
	}

	/** Says which scripts, styles and templates there are, in the order in which they belong into the page. It changes nothing. */
	public static function send(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_send_json( null, 403 );
		}
		wp_enqueue_media();
		wp_send_json(
			array(
				'styles'    => self::list_styles(),
				'scripts'   => self::list_scripts(),
				'templates' => self::list_templates(),
			)
		);
	}

	/**
	 * Style sheets with their addresses.
	 *
	 * @return array<int, array{handle: string, href: string}>
	 */
	private static function list_styles(): array {
		$styles = wp_styles();
		$styles->all_deps( $styles->queue );
		$listed = array();
		foreach ( $styles->to_do as $handle ) {
			$style = $styles->registered[ $handle ];
			if ( ! is_string( $style->src ) ) {
				continue;
			}
			$suffix   = $style->extra['suffix'] ?? '';
			$source   = is_rtl() && 'replace' === ( $style->extra['rtl'] ?? '' )
				? str_replace( "$suffix.css", "-rtl$suffix.css", $style->src )
				: $style->src;
			$listed[] = array(
				'handle' => $handle,
				'href'   => $styles->_css_href( $source, $style->ver ? $style->ver : $styles->default_version, $handle ),
			);
		}
		return $listed;
	}

	/**
	 * Scripts with their addresses, and what is to be run before and after each of them.
	 *
	 * @return array<int, array{handle: string, src: string|null, before: string, after: string}>
	 */
	private static function list_scripts(): array {
		$scripts = wp_scripts();
		$scripts->all_deps( $scripts->queue );
		$listed = array();
		foreach ( $scripts->to_do as $handle ) {
			$script   = $scripts->registered[ $handle ];
			$before   = array(
				(string) $scripts->get_data( $handle, 'data' ),
				(string) $scripts->print_translations( $handle, false ),
				self::get_inline( $handle, 'before' ),
			);
			$listed[] = array(
				'handle' => $handle,
				'src'    => is_string( $script->src ) ? self::get_address( $script->src, $script->ver, $handle ) : null,
				'before' => trim( implode( "\n", $before ) ),
				'after'  => self::get_inline( $handle, 'after' ),
			);
		}
		return $listed;
	}

	/**
	 * What stands before or after a script, as the platform prints it; it has no public function for it in all its versions.
	 *
	 * @param string $handle   The script's name.
	 * @param string $position `before` or `after`.
	 */
	private static function get_inline( string $handle, string $position ): string {
		$lines = wp_scripts()->get_data( $handle, $position );
		return is_array( $lines ) ? trim( implode( "\n", $lines ), "\n" ) : '';
	}

	/**
	 * The address of a script as the platform would print it.
	 *
	 * @param string             $source  As it was registered.
	 * @param string|bool|null   $version False for the platform's own, null for none.
	 * @param string             $handle  The script's name.
	 */
	private static function get_address( string $source, $version, string $handle ): string {
		$scripts = wp_scripts();
		$address = preg_match( '#^(https?:)?//#', $source ) ? $source : $scripts->base_url . $source;
		if ( null !== $version ) {
			$address = add_query_arg( 'ver', $version ? $version : $scripts->default_version, $address );
		}
		/** The platform's own filter of such addresses. */
		return (string) apply_filters( 'script_loader_src', $address, $handle ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
	}

	/**
	 * Templates by their ids.
	 *
	 * @return array<string, string>
	 */
	private static function list_templates(): array {
		ob_start();
		wp_print_media_templates();
		preg_match_all( '#<script type="text/html" id="([^"]+)">(.*?)</script>#s', (string) ob_get_clean(), $found );
		return array_combine( $found[1], $found[2] );
	}
}
