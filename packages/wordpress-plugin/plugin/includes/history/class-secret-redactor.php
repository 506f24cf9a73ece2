<?php
/**
 * Secret redactor.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\History;

defined( 'ABSPATH' ) || exit;

/** Redacts secrets in nested values and JSON strings. The embedded store does the same. */
class Secret_Redactor {

	/** Replaces secrets, and values that the user may not read. */
	const PLACEHOLDER = '•••••';

	/** Names of secrets, but not of pages such as `lost_password_endpoint`. */
	const SECRET_NAME_PATTERN = '/^(?!.*_endpoint$).*(secret|password|passphrase|token|credential|private|api_?key|_key$|(^|\.)key$)/is';

	/** Keys that name the value beside them, as in `{ key: 'api_secret', value: … }`. */
	const NAME_KEYS = array( 'key', 'name', 'id', 'option' );

	/** Keys beside which `key` is an identifier, as in `{ key: 'charts', title: 'Charts' }`. */
	const IDENTIFIER_SIBLINGS = array( 'value', 'title', 'label' );

	/** Deeper values are redacted as a whole. */
	const MAX_DEPTH = 32;

	/** Whether a name is that of a secret. */
	public static function is_secret_name( string $name ): bool {
		return (bool) preg_match( self::SECRET_NAME_PATTERN, $name );
	}

	/**
	 * Whether a field is secret: by its type, or else by its name or id.
	 *
	 * @param string               $name  Field name.
	 * @param array<string, mixed> $field Definition, or empty.
	 */
	public static function is_secret_field( string $name, array $field ): bool {
		$type = $field['type'] ?? '';
		if ( 'password' === $type || 'checkbox' === $type ) {
			return 'password' === $type;
		}
		return self::is_secret_name( $name ) || ( is_string( $field['id'] ?? null ) && self::is_secret_name( $field['id'] ) );
	}

	/**
	 * Redacts a value.
	 *
	 * @param mixed $value Objects as arrays.
	 * @param int   $depth Depth of the value.
	 * @return mixed
	 */
	public static function redact( $value, int $depth = 0 ) {
		if ( $depth > self::MAX_DEPTH ) {
			return self::PLACEHOLDER;
		}
		if ( is_string( $value ) ) {
			return self::redact_json( $value, $depth );
		}
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$hidden = array();
		foreach ( $value as $name => $inner ) {
			$hidden[ $name ] = is_string( $name ) && self::is_secret_key( $value, $name )
				? self::redact_secret( $inner )
				: self::redact( $inner, $depth + 1 );
		}
		return $hidden;
	}

	/** Whether a key of an array holds a secret. */
	private static function is_secret_key( array $map, string $name ): bool {
		if ( 'key' === $name ) {
			return array() === array_intersect_key( $map, array_flip( self::IDENTIFIER_SIBLINGS ) );
		}
		if ( 'value' !== $name ) {
			return self::is_secret_name( $name );
		}
		$names = array_filter( array_intersect_key( $map, array_flip( self::NAME_KEYS ) ), 'is_string' );
		return 'password' === ( $map['type'] ?? '' ) || array() !== array_filter( $names, array( self::class, 'is_secret_name' ) );
	}

	/**
	 * Redacts a secret, but not whether it is set.
	 *
	 * @param mixed $value The secret.
	 * @return mixed
	 */
	private static function redact_secret( $value ) {
		return in_array( $value, array( null, '', 'yes', 'no', true, false ), true ) ? $value : self::PLACEHOLDER;
	}

	/** Redacts a string if it is JSON. */
	private static function redact_json( string $text, int $depth ): string {
		$parsed = preg_match( '/^\s*[\[{]/', $text ) ? json_decode( $text, true ) : null;
		$hidden = is_array( $parsed ) ? self::redact( $parsed, $depth + 1 ) : $parsed;
		return $hidden === $parsed ? $text : (string) wp_json_encode( $hidden, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}
}
