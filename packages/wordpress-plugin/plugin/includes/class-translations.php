<?php
/**
 * Texts of the dashboard in the language of whoever looks at it.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/**
 * The host's own translations, for those of our texts that it has as well. The platform finds translations of scripts by
 * the address of the host's files, which ours do not have, so they are taken from the text domain itself.
 */
class Translations {

	const DOMAIN = 'woocommerce';

	/**
	 * Statement that hands the translations to the page; empty where there are none.
	 *
	 * @param string[] $messages Keys of our texts.
	 */
	public static function get_script( array $messages ): string {
		$translations = get_translations_for_domain( self::DOMAIN );
		$entries      = $translations->entries ?? array();
		$found        = array();
		foreach ( $messages as $message ) {
			$translated = isset( $entries[ $message ] ) ? array_filter( $entries[ $message ]->translations ) : array();
			if ( array() !== $translated ) {
				$found[ $message ] = array_values( $translated );
			}
		}
		if ( array() === $found ) {
			return '';
		}
		$headers = array(
			'domain' => self::DOMAIN,
			'lang'   => determine_locale(),
		);
		$plural  = $translations->headers['Plural-Forms'] ?? '';
		if ( $plural ) {
			$headers['plural_forms'] = $plural;
		}
		return sprintf(
			'wp.i18n.setLocaleData( %s, %s );',
			wp_json_encode( array( '' => $headers ) + $found, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ),
			wp_json_encode( self::DOMAIN )
		);
	}
}
