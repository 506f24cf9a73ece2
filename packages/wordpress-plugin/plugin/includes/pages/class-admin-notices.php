<?php
/**
 * Notices on pages that the shop plugin draws.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Pages;

defined( 'ABSPATH' ) || exit;

/**
 * The platform prints notices above the heading, and its scripts take them below it once the whole page is there, which then
 * moves. Here they are taken to the same place while the page is read. What is in its place already, the platform's scripts
 * leave there; where this one does not run, they do it as ever. The shop plugin may take a while before it prints a heading;
 * until then notices are not seen (`host-forms.css`).
 */
class Admin_Notices {

	/** Prints the script that places them. Which they are, and where they go, is as the platform's `common.js` has it. */
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
