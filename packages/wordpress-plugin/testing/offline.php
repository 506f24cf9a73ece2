<?php
/**
 * Keeps WordPress from checking for updates during tests.
 *
 * @package StandIn
 */

foreach ( array( 'core', 'plugins', 'themes' ) as $store_admin_kind ) {
	add_filter(
		"pre_site_transient_update_$store_admin_kind",
		static function () {
			return (object) array(
				'last_checked'    => time(),
				'version_checked' => get_bloginfo( 'version' ),
				'updates'         => array(),
				'response'        => array(),
				'no_update'       => array(),
				'translations'    => array(),
			);
		}
	);
}

add_filter(
	'translations_api',
	static function () {
		return array( 'translations' => array() );
	}
);

// The plugin list checks for updates regardless of the cache.
add_action(
	'init',
	static function () {
		remove_action( 'load-plugins.php', 'wp_update_plugins' );
	}
);
