<?php
/**
 * Fallback to the stock dashboard.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * If the dashboard doesn't start, for example because an optimization plugin changed its scripts, the page runs them
 * again in order, and opens the stock dashboard if that fails too.
 */
class Stock_Fallback {

	/** Nonce that lets users without the capability open `?dashboard=stock` through this fallback. */
	const NONCE = 'store_admin_stock';

	/** Time after the load event at which the stock dashboard opens. */
	const STOCK_TIMEOUT_MS = 6000;

	/** Time after the load event at which scripts run again, unless the dashboard set `data-started`. */
	const RETRY_DELAY_MS = 500;

	/** Suffixes of the ids of a script's tags, in the order in which WordPress prints them. */
	const TAG_SUFFIXES = array( '-js-extra', '-js-translations', '-js-before', '-js', '-js-after' );

	/** Prints the inline script that detects the failure. */
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
	 * Returns the dashboard's scripts and dependencies in order. Optimization plugins may load them in any order, which
	 * breaks dependencies.
	 *
	 * @return string[] Script handles.
	 */
	private static function get_script_handles(): array {
		$scripts        = clone wp_scripts();
		$scripts->to_do = array();
		$scripts->done  = array();
		$scripts->all_deps( array( Stock_Client::HANDLE ), true );
		return array_values( $scripts->to_do );
	}

	/** Whether this request came from the fallback. */
	public static function is_fallback_request(): bool {
		$nonce = isset( $_GET['_sanonce'] ) ? sanitize_key( wp_unslash( $_GET['_sanonce'] ) ) : '';
		return false !== wp_verify_nonce( $nonce, self::NONCE );
	}
}
