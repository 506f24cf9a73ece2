<?php
/**
 * Translations.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Hydration;

use StoreAdmin\Assets\Stock_Client;

defined( 'ABSPATH' ) || exit;

/** Collects WooCommerce's translations of the dashboard's messages, from its PHP text domain and its script translations. */
class Translations {

	const DOMAIN = 'woocommerce';

	/**
	 * Returns translations for `wp.i18n.setLocaleData`.
	 *
	 * @param string[] $messages Message keys: the text, or context, `\4` and text.
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
	 * Returns the script translations of the stock client.
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
	 * Returns the translations of the text domain. WordPress 6.5 and later store them as strings separated by null
	 * bytes, earlier versions as objects.
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
	 * Removes empty translations.
	 *
	 * @param mixed $translations Singular and plural forms.
	 * @return string[]
	 */
	private static function remove_empty( $translations ): array {
		return array_values( array_filter( (array) $translations, 'strlen' ) );
	}
}
