<?php
/**
 * Tests of the secret redactor.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Tests;

use StoreAdmin\History\Secret_Redactor;

/** Secrets must not be recorded, at any depth. */
class SecretRedactorTest extends Plugin_Test_Case {

	/**
	 * Values with secrets, and the same redacted.
	 *
	 * @return array<string, array{0: mixed, 1: mixed}>
	 */
	public function values(): array {
		$hidden = Secret_Redactor::PLACEHOLDER;
		$deep   = array( 'token' => 'abc' );
		foreach ( range( 1, 10 ) as $level ) {
			$deep = array( "level $level" => $deep );
		}
		return array(
			'a property with a secret name'          => array( array( 'api_secret' => 'abc', 'title' => 'Stripe' ), array( 'api_secret' => $hidden, 'title' => 'Stripe' ) ),
			'at any depth'                           => array( $deep, json_decode( str_replace( 'abc', $hidden, wp_json_encode( $deep, JSON_UNESCAPED_UNICODE ) ), true ) ),
			'in a JSON string'                       => array( '{"password":"abc","user":"ann"}', '{"password":"' . $hidden . '","user":"ann"}' ),
			'in a list of keys and values'           => array(
				array( array( 'key' => '_api_key', 'value' => 'abc' ), array( 'key' => '_color', 'value' => 'red' ) ),
				array( array( 'key' => '_api_key', 'value' => $hidden ), array( 'key' => '_color', 'value' => 'red' ) ),
			),
			'a password field'                       => array( array( 'id' => 'pin', 'type' => 'password', 'value' => '1234' ), array( 'id' => 'pin', 'type' => 'password', 'value' => $hidden ) ),
			'not a key that is an identifier'        => array( array( 'key' => 'charts', 'title' => 'Charts' ), array( 'key' => 'charts', 'title' => 'Charts' ) ),
			'a key that is not an identifier'        => array( array( 'key' => 'abc' ), array( 'key' => $hidden ) ),
			'not whether something is enabled'       => array( array( 'generate_password' => 'yes', 'use_token' => 'no' ), array( 'generate_password' => 'yes', 'use_token' => 'no' ) ),
			'not the address of a page'              => array( array( 'lost_password_endpoint' => 'lost' ), array( 'lost_password_endpoint' => 'lost' ) ),
			'not empty values'                       => array( array( 'use_token' => false, 'token' => '' ), array( 'use_token' => false, 'token' => '' ) ),
			'not a string that only looks like JSON' => array( '[not JSON', '[not JSON' ),
		);
	}

	/**
	 * Redacts secrets and nothing else.
	 *
	 * @dataProvider values
	 * @param mixed $value    Sent value.
	 * @param mixed $expected Redacted value.
	 */
	public function test_redacts_secrets( $value, $expected ): void {
		$this->assertSame( $expected, Secret_Redactor::redact( $value ) );
	}

	/** Values nested too deep are redacted as a whole. */
	public function test_redacts_values_nested_too_deep(): void {
		$value = 'abc';
		foreach ( range( 0, Secret_Redactor::MAX_DEPTH ) as $level ) {
			$value = array( $value );
		}
		$this->assertStringNotContainsString( 'abc', wp_json_encode( Secret_Redactor::redact( $value ) ) );
	}
}
