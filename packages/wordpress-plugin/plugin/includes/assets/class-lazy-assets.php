<?php
/**
 * Lazy-loaded assets.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Assets;

defined( 'ABSPATH' ) || exit;

/** Describes WordPress scripts and styles, so that the dashboard can load them after the page was printed. */
class Lazy_Assets {

	/**
	 * Returns scripts and styles with their dependencies, in loading order.
	 *
	 * @param string[] $scripts Script handles.
	 * @param string[] $styles  Style handles.
	 */
	public static function get_assets( array $scripts, array $styles ): array {
		return array(
			'styles'  => self::get_styles( $styles ),
			'scripts' => self::get_scripts( $scripts ),
		);
	}

	/**
	 * Returns style sheets with their URLs.
	 *
	 * @param string[] $wanted Style handles.
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
	 * Returns scripts with their URLs and inline scripts.
	 *
	 * @param string[] $wanted Script handles.
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
	 * Returns the inline script before or after a script. WordPress has no public function for it in all supported
	 * versions.
	 *
	 * @param string $handle   Script handle.
	 * @param string $position `before` or `after`.
	 */
	private static function get_inline_script( string $handle, string $position ): string {
		$lines = wp_scripts()->get_data( $handle, $position );
		return is_array( $lines ) ? trim( implode( "\n", $lines ), "\n" ) : '';
	}

	/**
	 * Returns the URL of a script as WordPress would print it.
	 *
	 * @param string           $source  Registered source.
	 * @param string|bool|null $version False for the WordPress version, null for none.
	 * @param string           $handle  Script handle.
	 */
	private static function get_script_url( string $source, $version, string $handle ): string {
		$scripts = wp_scripts();
		$address = preg_match( '#^(https?:)?//#', $source ) ? $source : $scripts->base_url . $source;
		if ( null !== $version ) {
			$address = add_query_arg( 'ver', $version ? $version : $scripts->default_version, $address );
		}
		/** This filter is documented in wp-includes/class-wp-scripts.php. */
		return (string) apply_filters( 'script_loader_src', $address, $handle ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
	}
}
