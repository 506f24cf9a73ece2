<?php
/**
 * Unsubscribe page.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Deliveries;

defined( 'ABSPATH' ) || exit;

/**
 * Public page that unsubscribes one recipient from one delivery. GET changes nothing, since mail scanners open links;
 * the form or a one-click POST (RFC 8058) does.
 */
class Unsubscribe_Page {

	const PARAMETER = 'store_admin_unsubscribe';

	/** Registers the hook. It runs before the site's own pages. */
	public static function register(): void {
		add_action( 'init', array( self::class, 'handle_request' ), 99 );
	}

	/** Returns the unsubscribe URL of a recipient. */
	public static function get_url( int $delivery_id, string $address ): string {
		$claim = self::encode( (string) wp_json_encode( array( $delivery_id, $address ) ) );
		return home_url( '/?' . self::PARAMETER . "=$claim." . self::sign( $claim ) );
	}

	/** Parses a token. Returns null if its signature is invalid. */
	public static function parse_token( string $token ): ?array {
		list( $claim, $signature ) = explode( '.', "$token." );
		if ( ! hash_equals( self::sign( $claim ), $signature ) ) {
			return null;
		}
		$payload = json_decode( (string) base64_decode( strtr( $claim, '-_', '+/' ), true ), true );
		return is_array( $payload ) && 2 === count( $payload ) ? array( 'delivery_id' => (int) $payload[0], 'address' => (string) $payload[1] ) : null;
	}

	/** Signs a payload with the secret key, which all sites of a network share. Without an id, earlier links stay valid. */
	private static function sign( string $claim ): string {
		$site = is_main_site() ? '' : get_current_blog_id() . '/';
		return self::encode( hash_hmac( 'sha256', self::PARAMETER . $site . $claim, wp_salt( 'auth' ), true ) );
	}

	/** Encodes bytes as base64url. */
	private static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}

	/** Renders the page, or unsubscribes on POST. */
	public static function handle_request(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- The signature authorizes the request; there is no user.
		if ( ! isset( $_GET[ self::PARAMETER ] ) || ! is_string( $_GET[ self::PARAMETER ] ) ) {
			return;
		}
		$payload = self::parse_token( sanitize_text_field( wp_unslash( $_GET[ self::PARAMETER ] ) ) );
		// phpcs:enable
		$is_post = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
		nocache_headers();
		if ( null === $payload ) {
			self::render( esc_html__( 'This link is incomplete. Please copy the full link from your email.', 'store-admin' ), 403 );
		}
		Delivery_Store::install();
		$delivery = Delivery_Store::get( $payload['delivery_id'] );
		if ( null === $delivery ) {
			self::render( esc_html__( 'This scheduled report no longer exists.', 'store-admin' ) );
		}
		if ( $is_post && ! Delivery_Store::unsubscribe( $payload['delivery_id'], $payload['address'] ) ) {
			self::render( esc_html__( 'Something went wrong in the store. Please try again.', 'store-admin' ), 500 );
		}
		if ( $is_post || in_array( strtolower( $payload['address'] ), $delivery['refused'], true ) ) {
			/* translators: 1: name of an e-mail, 2: address */
			self::render( esc_html( sprintf( __( 'You have unsubscribed. “%1$s” is no longer sent to %2$s. Other emails from this store are not affected.', 'store-admin' ), $delivery['name'], $payload['address'] ) ) );
		}
		/* translators: 1: name of an e-mail, 2: address */
		$question = sprintf( __( 'Do you want to stop receiving “%1$s” at %2$s?', 'store-admin' ), $delivery['name'], $payload['address'] );
		self::render( '<p>' . esc_html( $question ) . '</p><form method="post"><p><button type="submit">' . esc_html__( 'Unsubscribe', 'store-admin' ) . '</button></p></form>' );
	}

	/**
	 * Renders a page and exits.
	 *
	 * @param string $markup Escaped HTML.
	 * @param int    $status HTTP status.
	 * @return never
	 */
	private static function render( string $markup, int $status = 200 ): void {
		wp_die( $markup, esc_html__( 'Emails', 'store-admin' ), array( 'response' => $status ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by the callers.
	}
}
