<?php
/**
 * What a page can do without until somebody asks for it.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Assets;

defined( 'ABSPATH' ) || exit;

/** Describes scripts and styles of the platform so that the dashboard can put them into a page that was printed without them. */
class Lazy_Assets {

	/**
	 * Scripts and styles with what they need, in the order in which they belong into the page.
	 *
	 * @param string[] $scripts Their handles.
	 * @param string[] $styles  Their handles.
	 */
	public static function get_assets( array $scripts, array $styles ): array {
		return array(
			'styles'  => self::get_styles( $styles ),
			'scripts' => self::get_scripts( $scripts ),
		);
	}

	/**
	 * Style sheets with their addresses.
	 *
	 * @param string[] $wanted Their handles.
	 * @return array<int, array{handle: string, href: string}>
	 */
	private static function get_styles( array $wanted ): array {
		$styles = wp_styles();
		$styles->all_deps( $wanted );
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
	 * @param string[] $wanted Their handles.
	 * @return array<int, array{handle: string, src: string|null, before: string, after: string}>
	 */
	private static function get_scripts( array $wanted ): array {
		$scripts = wp_scripts();
		$scripts->all_deps( $wanted );
		$listed = array();
		foreach ( $scripts->to_do as $handle ) {
			$script   = $scripts->registered[ $handle ];
			$before   = array(
				(string) $scripts->get_data( $handle, 'data' ),
				(string) $scripts->print_translations( $handle, false ),
				self::get_inline_script( $handle, 'before' ),
			);
			$listed[] = array(
				'handle' => $handle,
				'src'    => is_string( $script->src ) ? self::get_script_url( $script->src, $script->ver, $handle ) : null,
				'before' => trim( implode( "\n", $before ) ),
				'after'  => self::get_inline_script( $handle, 'after' ),
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
	private static function get_inline_script( string $handle, string $position ): string {
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
	private static function get_script_url( string $source, $version, string $handle ): string {
		$scripts = wp_scripts();
		$address = preg_match( '#^(https?:)?//#', $source ) ? $source : $scripts->base_url . $source;
		if ( null !== $version ) {
			$address = add_query_arg( 'ver', $version ? $version : $scripts->default_version, $address );
		}
		/** The platform's own filter of such addresses. */
		return (string) apply_filters( 'script_loader_src', $address, $handle ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
	}
}
