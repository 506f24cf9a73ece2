<?php
/**
 * Connection to the embedded store.
 *
 * @package StandIn
 */

namespace StandIn;

/**
 * Returns the content of `store.json`: `origin`, `cookies` by user name, `nonces` (changing it invalidates old ones),
 * the simulated `version`, and whether scripted forms are enabled.
 */
function store(): array {
	static $store = null;
	if ( null === $store ) {
		$file  = getenv( 'STAND_IN_STORE' );
		$store = json_decode( (string) file_get_contents( $file ? $file : __DIR__ . '/store.json' ), true );
	}
	return $store;
}

/** Sends a request to the store: returns `status`, `headers` in lower case, and `body` with this site's URLs. */
function send_request( string $method, string $path, ?string $body = null, array $headers = array() ): array {
	$login    = wp_get_current_user()->user_login;
	$response = wp_remote_request(
		store()['origin'] . to_store( $path ),
		array(
			'method'      => $method,
			'body'        => null === $body ? null : to_store( $body ),
			// Longer than the store needs, but short enough that requests queued behind it
			// don't time out.
			'timeout'     => 6,
			'redirection' => 0,
			'decompress'  => true,
			'headers'     => $headers + array(
				'Cookie' => store()['cookies'][ $login ] ?? '',
				'Origin' => store()['origin'],
			),
		)
	);
	if ( is_wp_error( $response ) ) {
		return array(
			'status'  => 502,
			'headers' => array( 'content-type' => 'application/json' ),
			'body'    => '{"code":"no_store","message":"The embedded store does not answer."}',
		);
	}
	$received = wp_remote_retrieve_headers( $response )->getAll();
	$is_text  = (bool) preg_match( '/text|json|javascript|^$/', $received['content-type'] ?? '' );
	if ( isset( $received['location'] ) ) {
		$received['location'] = to_site( $received['location'] );
	}
	return array(
		'status'  => (int) wp_remote_retrieve_response_code( $response ),
		'headers' => $received,
		'body'    => $is_text ? to_site( wp_remote_retrieve_body( $response ) ) : wp_remote_retrieve_body( $response ),
	);
}

/** Replaces the store's URLs with this site's. */
function to_site( string $text ): string {
	return replace_url( $text, store()['origin'], untrailingslashit( site_url() ) );
}

/** Replaces this site's URLs with the store's. */
function to_store( string $text ): string {
	return replace_url( $text, untrailingslashit( site_url() ), store()['origin'] );
}

/** Replaces a URL in all encodings. */
function replace_url( string $text, string $from, string $to ): string {
	return str_replace(
		array( $from, rawurlencode( $from ), trim( wp_json_encode( $from ), '"' ) ),
		array( $to, rawurlencode( $to ), trim( wp_json_encode( $to ), '"' ) ),
		$text
	);
}

/** Returns the path and query of this request, relative to the site. */
function get_request_path(): string {
	$base = (string) wp_parse_url( site_url(), PHP_URL_PATH );
	return substr( $_SERVER['REQUEST_URI'], strlen( untrailingslashit( $base ) ) );
}

/** Returns body and content type of this request. */
function get_request_body(): array {
	$type = $_SERVER['CONTENT_TYPE'] ?? '';
	if ( 0 !== strpos( $type, 'multipart/form-data' ) ) {
		return array( (string) file_get_contents( 'php://input' ), '' === $type ? 'application/json' : $type );
	}
	// PHP has already parsed this body.
	$boundary = 'stand-in-' . md5( $type );
	$parts    = array();
	foreach ( $_FILES as $name => $file ) {
		if ( UPLOAD_ERR_OK !== $file['error'] ) {
			$parts[] = "Content-Disposition: form-data; name=\"$name\"; filename=\"\"\r\nContent-Type: application/octet-stream\r\n\r\n";
			continue;
		}
		$parts[] = "Content-Disposition: form-data; name=\"$name\"; filename=\"{$file['name']}\"\r\nContent-Type: {$file['type']}\r\n\r\n" . file_get_contents( $file['tmp_name'] );
	}
	foreach ( explode( '&', http_build_query( wp_unslash( $_POST ) ) ) as $pair ) {
		list( $name, $value ) = array_map( 'urldecode', explode( '=', "$pair=", 3 ) );
		$name                 = preg_replace( '/\[\d+\]$/', '[]', $name );
		$parts[]              = "Content-Disposition: form-data; name=\"$name\"\r\n\r\n$value";
	}
	$body = implode( '', array_map( static fn( $part ) => "--$boundary\r\n$part\r\n", $parts ) ) . "--$boundary--\r\n";
	return array( $body, "multipart/form-data; boundary=$boundary" );
}

/** Sends a response and exits. */
function send( array $response ): void {
	status_header( $response['status'] );
	foreach ( array_intersect_key( $response['headers'], array_flip( array( 'content-type', 'content-disposition', 'location', 'cache-control' ) ) ) as $name => $value ) {
		header( "$name: $value" );
	}
	echo $response['body']; // phpcs:ignore WordPress.Security.EscapeOutput -- Response of the embedded store.
	exit;
}

/** Passes on files and pages that only the store has: product pages, provider pages, images, extension scripts, events. */
function proxy_files(): void {
	if ( ! preg_match( '#^/(product|store|wp-content|wp-admin/store-assets)/#', get_request_path() ) ) {
		return;
	}
	if ( 'GET' === $_SERVER['REQUEST_METHOD'] ) {
		send( send_request( 'GET', get_request_path() ) );
	}
	list( $body, $type ) = get_request_body();
	if ( '/store/events' === get_request_path() ) {
		$sent = json_decode( $body, true );
		if ( ! wp_verify_nonce( $sent['nonce'] ?? '', 'wp_rest' ) ) {
			send( array( 'status' => 403, 'headers' => array(), 'body' => '' ) );
		}
		$body = wp_json_encode( array( 'nonce' => get_nonce() ) + $sent );
	}
	send( send_request( 'POST', get_request_path(), $body, array( 'Content-Type' => $type ) ) );
}

/** Options that PHP reads or writes too. */
const SHARED_OPTIONS = array( 'woocommerce_task_list_reminder_bar_hidden', 'woocommerce_task_list_prompt_shown', 'wc_connect_taxes_enabled', 'woocommerce_show_marketplace_suggestions', 'woocommerce_settings_enabled' );

/** Reads these options from the store. */
function read_option( $value, string $name ) {
	static $options = null;
	if ( ! in_array( $name, SHARED_OPTIONS, true ) ) {
		return $value;
	}
	if ( null === $options ) {
		$options = (array) json_decode( call( 'GET', '/wp-json/wc-admin/options?options=' . implode( ',', SHARED_OPTIONS ) )['body'], true );
	}
	return $options[ $name ] ?? $value;
}

/** Writes these options to the store. */
function write_option( $value, string $name ) {
	if ( in_array( $name, SHARED_OPTIONS, true ) ) {
		call( 'POST', '/wp-json/wc-admin/options', (string) wp_json_encode( array( $name => $value ) ), array( 'Content-Type' => 'application/json' ) );
	}
	return $value;
}

/** Resets the plugin's data when the store changes. */
function reset_user_data(): void {
	$store = store()['origin'] . ( store()['id'] ?? '' );
	if ( get_option( 'stand_in_store' ) === $store ) {
		return;
	}
	global $wpdb;
	$wpdb->query( "DELETE FROM $wpdb->usermeta WHERE meta_key LIKE 'woocommerce\_admin\_%' OR meta_key = 'locale'" );
	// The history belongs to one store. Its table may not exist yet.
	$history = "{$wpdb->prefix}store_admin_history";
	if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $history ) ) ) ) {
		$wpdb->query( "DELETE FROM $history" );
	}
	wp_cache_flush();
	update_option( 'stand_in_store', $store );
}

/** Invalidates nonces when `nonces` in `store.json` changes. */
function salt_nonces( string $salt, string $scheme ): string {
	return 'nonce' === $scheme ? $salt . ( store()['nonces'] ?? '' ) : $salt;
}

/** Registers the hooks. */
function register_store(): void {
	add_action( 'init', __NAMESPACE__ . '\\reset_user_data', 0 );
	add_action( 'init', __NAMESPACE__ . '\\proxy_files', 1 );
	add_filter( 'pre_option', __NAMESPACE__ . '\\read_option', 10, 2 );
	add_filter( 'pre_update_option', __NAMESPACE__ . '\\write_option', 10, 2 );
	add_filter( 'salt', __NAMESPACE__ . '\\salt_nonces', 10, 2 );
}
