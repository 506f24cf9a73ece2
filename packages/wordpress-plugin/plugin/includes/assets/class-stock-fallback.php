<?php
/**
 * What happens where the dashboard does not start.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Where the dashboard does not appear, be it that another plugin keeps our scripts from running: what it stands on is run once
 * more, in its order, and the stock dashboard is brought where that does not help.
 */
class Stock_Fallback {

	/** Proves that an address with `?dashboard=stock` was written by us, for readers who may not choose themselves. */
	const NONCE = 'store_admin_stock';

	/** Milliseconds after everything has loaded. Whatever is on the page by then was started. */
	const STOCK_TIMEOUT_MS = 6000;

	/** Milliseconds after which what has not begun, as `start.tsx` says it has, will not begin by itself. */
	const RETRY_DELAY_MS = 500;

	/** What a script consists of in the page, in that order: the ends of its tags' ids. */
	const TAG_SUFFIXES = array( '-js-extra', '-js-translations', '-js-before', '-js', '-js-after' );

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
				'addEventListener("load",function(){var root=document.getElementById("root"),ids=%s.flatMap(function(name){return%s.map(function(part){return name+part})});' .
				'function next(){var id=ids.shift(),old=id&&document.getElementById(id),tag;if(!id)return;if(!old)return next();' .
				'tag=document.createElement("script");tag.nonce=old.nonce;if(old.src){tag.onload=tag.onerror=next;tag.src=old.src}else{tag.text=old.text}' .
				'document.head.append(tag);if(!old.src)next()}' .
				'setTimeout(function(){if(root&&!("started"in root.dataset))next()},%d);' .
				'setTimeout(function(){if(root&&!root.childElementCount)location.replace(%s)},%d)});',
				wp_json_encode( self::get_script_handles() ),
				wp_json_encode( self::TAG_SUFFIXES ),
				self::RETRY_DELAY_MS,
				wp_json_encode( esc_url_raw( $url ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ),
				self::STOCK_TIMEOUT_MS
			),
			array( 'id' => 'store-admin-fallback' )
		);
	}

	/**
	 * What the dashboard stands on and its own scripts, in the order in which they have to run. Optimisers of pages have others
	 * load them in any order, in which the platform's own libraries do not find each other.
	 *
	 * @return string[] The platform's names for them.
	 */
	private static function get_script_handles(): array {
		$scripts        = clone wp_scripts();
		$scripts->to_do = array();
		$scripts->done  = array();
		$scripts->all_deps( array( Stock_Client::HANDLE ), true );
		return array_values( $scripts->to_do );
	}

	/** Whether this page was asked for by that script. */
	public static function is_fallback_request(): bool {
		$nonce = isset( $_GET['_sanonce'] ) ? sanitize_key( wp_unslash( $_GET['_sanonce'] ) ) : '';
		return false !== wp_verify_nonce( $nonce, self::NONCE );
	}
}
