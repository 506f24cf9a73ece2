<?php
/**
 * Locale scope.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Deliveries;

defined( 'ABSPATH' ) || exit;

/** Runs code in a language that doesn't depend on the current user. */
class Locale_Scope {

	/**
	 * Runs a function in a language, or in the site's if WordPress doesn't have it. The current user has to be the same
	 * before and after, since WordPress returns to that user's language.
	 *
	 * @param string   $locale Language.
	 * @param callable $work   Function without parameters.
	 * @return mixed What the function returns.
	 */
	public static function run( string $locale, callable $work ) {
		$installed = array_merge( get_available_languages(), array( 'en_US' ) );
		$locale    = current( array_intersect( array( $locale, get_locale(), 'en_US' ), $installed ) );
		$keep      = static fn() => $locale;
		// Used for one comparison: WordPress doesn't switch to what it takes for the current language, although the
		// texts may be loaded in another one.
		$force = static function () use ( &$force ): string {
			remove_filter( 'pre_determine_locale', $force, PHP_INT_MAX );
			return 'und';
		};
		// Before WordPress's own filter, so that others can still switch.
		add_filter( 'determine_locale', $keep, 9 );
		add_filter( 'pre_determine_locale', $force, PHP_INT_MAX );
		$is_switched = switch_to_locale( $locale );
		try {
			return $work();
		} finally {
			remove_filter( 'determine_locale', $keep, 9 );
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
	}
}
