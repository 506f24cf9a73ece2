<?php
/**
 * What the history doesn't keep.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/** Hides secrets at every depth, also in texts that are JSON. The embedded store does the same. */
class History_Secrets {

	/** Stands for a value that nobody may keep, or that the reader may not see. */
	const HIDDEN = '•••••';

	/** Names of secrets. Fields of the type `password` hold secrets as well. */
	const NAMES = '/secret|password|passphrase|token|credential|private|api_?key|_key$|(^|\.)key$/i';

	/** Members by which lists of pairs name their values: `{ key: 'api_secret', value: … }`. */
	const NAMING = array( 'key', 'name', 'id', 'option' );

	/** Members beside which `key` is an identifier, as in `{ key: 'charts', title: 'Charts' }`. */
	const BESIDE_IDENTIFIERS = array( 'value', 'title', 'label' );

	/** Values nested deeper than this are hidden whole. */
	const MOST_DEPTH = 32;

	/** Whether a value of that name is a secret. */
	public static function is_secret_name( string $name ): bool {
		return (bool) preg_match( self::NAMES, $name );
	}

	/**
	 * A value without secrets.
	 *
	 * @param mixed $value Arrays for objects.
	 * @param int   $depth Of the value.
	 * @return mixed
	 */
	public static function hide( $value, int $depth = 0 ) {
		if ( $depth > self::MOST_DEPTH ) {
			return self::HIDDEN;
		}
		if ( is_string( $value ) ) {
			return self::hide_in_text( $value, $depth );
		}
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$hidden = array();
		foreach ( $value as $name => $inner ) {
			$hidden[ $name ] = is_string( $name ) && self::is_secret_member( $value, $name )
				? self::hide_whole( $inner )
				: self::hide( $inner, $depth + 1 );
		}
		return $hidden;
	}

	/** Whether a member of a map is a secret. */
	private static function is_secret_member( array $map, string $name ): bool {
		if ( 'key' === $name ) {
			return array() === array_intersect_key( $map, array_flip( self::BESIDE_IDENTIFIERS ) );
		}
		if ( 'value' !== $name ) {
			return self::is_secret_name( $name );
		}
		$names = array_filter( array_intersect_key( $map, array_flip( self::NAMING ) ), 'is_string' );
		return 'password' === ( $map['type'] ?? '' ) || array() !== array_filter( $names, array( self::class, 'is_secret_name' ) );
	}

	/**
	 * Whether something is switched on or set at all is no secret.
	 *
	 * @param mixed $value A secret.
	 * @return mixed
	 */
	private static function hide_whole( $value ) {
		return null === $value || '' === $value || is_bool( $value ) ? $value : self::HIDDEN;
	}

	/** A text without secrets, if it is JSON. */
	private static function hide_in_text( string $text, int $depth ): string {
		$parsed = preg_match( '/^\s*[\[{]/', $text ) ? json_decode( $text, true ) : null;
		$hidden = is_array( $parsed ) ? self::hide( $parsed, $depth + 1 ) : $parsed;
		return $hidden === $parsed ? $text : (string) wp_json_encode( $hidden, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}
}
