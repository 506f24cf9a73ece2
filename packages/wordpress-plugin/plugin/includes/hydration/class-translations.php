<?php
/**
 * Translations.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Hydration;

use StoreAdmin\Assets\Dashboard;
use StoreAdmin\Assets\Stock_Client;

use const StoreAdmin\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * Translations of the plugin. Its own languages come with it. A site can change single texts in
 * `wp-content/languages/plugins`, and where the plugin lacks a language, WooCommerce's translations of equal messages
 * are used.
 */
class Translations {

	const DOMAIN = 'store-admin';

	/** Text domain of WooCommerce. */
	const WOOCOMMERCE = 'woocommerce';

	/** Registers the hooks. */
	public static function register(): void {
		add_action( 'init', array( self::class, 'load' ) );
		// WordPress loads translations of plugins by itself again, but not if there were none in the language before.
		add_action( 'change_locale', array( self::class, 'load' ) );
	}

	/** Loads the translations of the plugin's PHP, first those of the site. */
	public static function load(): void {
		$folder = dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages';
		load_plugin_textdomain( self::DOMAIN, false, $folder );
		$locale = determine_locale();
		if ( self::has_site_file( $locale ) ) {
			// The first file with a text wins. WordPress 6.7 and later have loaded neither yet, earlier versions the first.
			load_textdomain( self::DOMAIN, self::get_site_path( $locale ) . '.mo', $locale );
			load_textdomain( self::DOMAIN, WP_PLUGIN_DIR . "/$folder/" . self::DOMAIN . "-$locale.mo", $locale );
		}
	}

	/**
	 * Returns translations for `wp.i18n.setLocaleData`, beside those of the dashboard's language script.
	 *
	 * @param string[] $messages            Message keys: the text, or context, `\4` and text.
	 * @param bool     $has_language_script Whether the page has that script.
	 * @return array<string, mixed>
	 */
	public static function get( array $messages, bool $has_language_script ): array {
		$domain = self::DOMAIN;
		$found  = self::get_site_translations();
		if ( ! $has_language_script ) {
			$domain = array() === $found ? self::WOOCOMMERCE : $domain;
			$json   = wp_scripts()->query( Stock_Client::HANDLE ) ? load_script_textdomain( Stock_Client::HANDLE, self::WOOCOMMERCE ) : false;
			$found += self::parse_json( $json, self::WOOCOMMERCE ) + self::get_textdomain_translations( self::WOOCOMMERCE );
		}
		$found = array_intersect_key( $found, array_flip( $messages ) );
		if ( array() === $found ) {
			return array();
		}
		$headers = array(
			'domain' => self::DOMAIN,
			'lang'   => determine_locale(),
		);
		$plural  = get_translations_for_domain( $domain )->headers['Plural-Forms'] ?? '';
		if ( $plural ) {
			$headers['plural_forms'] = $plural;
		}
		return array( '' => $headers ) + $found;
	}

	/**
	 * Returns the translations in `wp-content/languages/plugins`: `store-admin-LOCALE-store-admin.json` or
	 * `store-admin-LOCALE.mo`.
	 *
	 * @return array<string, string[]>
	 */
	private static function get_site_translations(): array {
		$locale = determine_locale();
		$file   = self::get_site_path( $locale ) . '-' . Dashboard::HANDLE . '.json';
		return self::parse_json( load_script_translations( $file, Dashboard::HANDLE, self::DOMAIN ), self::DOMAIN ) + self::read_site_file( $locale );
	}

	/** Returns the path of the site's own translations, without the ending. */
	private static function get_site_path( string $locale ): string {
		return WP_LANG_DIR . '/plugins/' . self::DOMAIN . "-$locale";
	}

	/** Whether the site has translations of its own for PHP. */
	private static function has_site_file( string $locale ): bool {
		$path = self::get_site_path( $locale );
		return is_readable( "$path.mo" ) || is_readable( "$path.l10n.php" );
	}

	/**
	 * Returns the translations of the site's own file for PHP, without those of the plugin's file, which WordPress
	 * keeps in the same text domain.
	 *
	 * @return array<string, string[]>
	 */
	private static function read_site_file( string $locale ): array {
		$path = self::get_site_path( $locale );
		if ( class_exists( 'WP_Translation_File' ) ) {
			$file = \WP_Translation_File::create( is_readable( "$path.l10n.php" ) ? "$path.l10n.php" : "$path.mo" );
			return $file ? self::parse_entries( $file->entries() ) : array();
		}
		$file = new \MO();
		return is_readable( "$path.mo" ) && $file->import_from_file( "$path.mo" ) ? self::parse_entries( $file->entries ) : array();
	}

	/**
	 * Returns the translations of a JSON file for scripts.
	 *
	 * @param string|false $json   Content of the file.
	 * @param string       $domain Text domain.
	 * @return array<string, string[]>
	 */
	private static function parse_json( $json, string $domain ): array {
		$data = json_decode( (string) $json, true );
		$data = $data['locale_data'][ $domain ] ?? $data['locale_data']['messages'] ?? array();
		return array_filter( array_map( array( self::class, 'remove_empty' ), is_array( $data ) ? $data : array() ) );
	}

	/**
	 * Returns the translations of a text domain.
	 *
	 * @return array<string, string[]>
	 */
	private static function get_textdomain_translations( string $domain ): array {
		return self::parse_entries(
			class_exists( 'WP_Translation_Controller' )
				? \WP_Translation_Controller::get_instance()->get_entries( $domain )
				: get_translations_for_domain( $domain )->entries ?? array()
		);
	}

	/**
	 * Returns translations by message key.
	 *
	 * @param array<string, string|\Translation_Entry> $entries As WordPress stores them: strings separated by null bytes in
	 *                                                          6.5 and later, objects before.
	 * @return array<string, string[]>
	 */
	private static function parse_entries( array $entries ): array {
		$found = array();
		foreach ( $entries as $key => $entry ) {
			$translations = is_string( $entry ) ? explode( "\0", $entry ) : $entry->translations;
			$found[ explode( "\0", (string) $key )[0] ] = self::remove_empty( $translations );
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
