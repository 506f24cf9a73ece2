<?php
/**
 * Texts of the dashboard in the language of whoever looks at it.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Hydration;

use StoreAdmin\Assets\Stock_Client;

defined( 'ABSPATH' ) || exit;

/**
 * The host's own translations, for those of our texts that it has as well: what its text domain has for PHP, and what it
 * would have handed to the stock client.
 */
class Translations {

	const DOMAIN = 'woocommerce';

	/**
	 * Translations as `wp.i18n.setLocaleData` takes them; empty where there are none.
	 *
	 * @param string[] $messages Keys of our texts: the text, with its context and `\4` before it, if it has one.
	 * @return array<string, mixed>
	 */
	public static function get( array $messages ): array {
		$wanted = array_flip( $messages );
		$found  = array_intersect_key( self::get_script_translations(), $wanted ) + array_intersect_key( self::get_textdomain_translations(), $wanted );
		if ( array() === $found ) {
			return array();
		}
		$headers = array(
			'domain' => self::DOMAIN,
			'lang'   => determine_locale(),
		);
		$plural  = get_translations_for_domain( self::DOMAIN )->headers['Plural-Forms'] ?? '';
		if ( $plural ) {
			$headers['plural_forms'] = $plural;
		}
		return array( '' => $headers ) + $found;
	}

	/**
	 * What the platform would have printed before the stock client.
	 *
	 * @return array<string, string[]>
	 */
	private static function get_script_translations(): array {
		$json = wp_scripts()->query( Stock_Client::HANDLE ) ? load_script_textdomain( Stock_Client::HANDLE, self::DOMAIN ) : false;
		$data = $json ? json_decode( (string) $json, true ) : array();
		$data = $data['locale_data'][ self::DOMAIN ] ?? $data['locale_data']['messages'] ?? array();
		return array_filter( array_map( array( self::class, 'remove_empty' ), is_array( $data ) ? $data : array() ) );
	}

	/**
	 * What the text domain has. The platform keeps it as objects by key, and from 6.5 on as plain text, in which singular and
	 * plural stand side by side.
	 *
	 * @return array<string, string[]>
	 */
	private static function get_textdomain_translations(): array {
		$found = array();
		if ( class_exists( 'WP_Translation_Controller' ) ) {
			foreach ( \WP_Translation_Controller::get_instance()->get_entries( self::DOMAIN ) as $text => $translations ) {
				$found[ explode( "\0", (string) $text )[0] ] = self::remove_empty( explode( "\0", $translations ) );
			}
			return array_filter( $found );
		}
		foreach ( get_translations_for_domain( self::DOMAIN )->entries ?? array() as $key => $entry ) {
			$found[ $key ] = self::remove_empty( $entry->translations );
		}
		return array_filter( $found );
	}

	/**
	 * Translations that say something.
	 *
	 * @param mixed $translations The singular, and plurals where there are any.
	 * @return string[]
	 */
	private static function remove_empty( $translations ): array {
		return array_values( array_filter( (array) $translations, 'strlen' ) );
	}
}
