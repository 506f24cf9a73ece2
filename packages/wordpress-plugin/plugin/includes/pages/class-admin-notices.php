<?php
/**
 * Admin notices.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Pages;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress scripts move notices below the heading after the page has loaded, which shifts the layout. On classic pages
 * this moves them while the page is parsed; until a heading is there, `host-forms.css` hides them.
 */
class Admin_Notices {

	/** Prints the inline script. Its selectors are those of `common.js` in WordPress. */
	public static function print_script(): void {
		wp_print_inline_script_tag(
			'(function(){var root=document.documentElement,watcher=new MutationObserver(place);' .
			'function place(){var last=document.querySelector(".wp-header-end")||document.querySelector(".wrap h1,.wrap h2");if(!last)return;' .
			'root.classList.remove("sa-awaits-heading");' .
			'document.querySelectorAll("div.updated,div.error,div.notice").forEach(function(notice){if(notice.matches(".inline,.below-h2"))return;' .
			'if(last.nextElementSibling!==notice&&!notice.contains(last))last.after(notice);last=notice})}' .
			'root.classList.add("sa-awaits-heading");watcher.observe(root,{childList:true,subtree:true});' .
			'document.addEventListener("DOMContentLoaded",function(){watcher.disconnect();root.classList.remove("sa-awaits-heading")})})();',
			array( 'id' => 'store-admin-notices' )
		);
	}
}
