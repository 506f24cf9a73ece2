<?php
/**
 * What happens where the dashboard does not start.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/** Brings the stock dashboard where ours does not appear, be it that another plugin keeps our scripts from running. */
class Fallback {

	/** Proves that an address with `?dashboard=stock` was written by us, for readers who may not choose themselves. */
	const NONCE = 'store_admin_stock';

	/** Milliseconds after everything has loaded. Whatever is on the page by then was started. */
	const PATIENCE = 5000;

	/** Prints the script that watches; nothing of ours has to run for it. */
	public static function print_script(): void {
		$url = add_query_arg(
			array(
				'dashboard' => 'stock',
				'_sanonce'  => wp_create_nonce( self::NONCE ),
			)
		);
		wp_print_inline_script_tag(
			sprintf(
				'addEventListener("load",function(){setTimeout(function(){var root=document.getElementById("root");if(root&&!root.childElementCount)location.replace(%s)},%d)});',
				wp_json_encode( esc_url_raw( $url ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ),
				self::PATIENCE
			),
			array( 'id' => 'store-admin-fallback' )
		);
	}

	/** Whether this page was asked for by that script. */
	public static function was_taken(): bool {
		$nonce = isset( $_GET['_sanonce'] ) ? sanitize_key( wp_unslash( $_GET['_sanonce'] ) ) : '';
		return false !== wp_verify_nonce( $nonce, self::NONCE );
	}
}
