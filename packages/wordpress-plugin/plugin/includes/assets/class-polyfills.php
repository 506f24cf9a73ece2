<?php
/**
 * Polyfills.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Assets;

defined( 'ABSPATH' ) || exit;

/** Removes `wp-polyfill` from dashboard pages, whose browsers don't need it. The stock fallback page loads it as usual. */
class Polyfills {

	const HANDLE = 'wp-polyfill';

	/**
	 * Source and dependencies of the script while it is removed.
	 *
	 * @var array{0: mixed, 1: string[]}|null
	 */
	private $removed;

	/** Removes the polyfills, or restores them if a script on the page needs them now. */
	public function update(): void {
		$script = wp_scripts()->query( self::HANDLE );
		if ( ! $script ) {
			return;
		}
		if ( null !== $this->removed ) {
			list( $script->src, $script->deps ) = $this->removed;
			$this->removed                     = null;
		}
		if ( ! self::is_required() ) {
			$this->removed = array( $script->src, $script->deps );
			$script->src    = false;
			$script->deps   = array();
		}
	}

	/** Whether a script of another plugin depends on the polyfills, or on the packages that always loaded them. */
	private static function is_required(): bool {
		foreach ( wp_scripts()->queue as $handle ) {
			if ( Stock_Client::is_third_party( $handle ) && in_array( self::HANDLE, wp_scripts()->registered[ $handle ]->deps, true ) ) {
				return true;
			}
		}
		return array() !== Extension_Scripts::get_handles();
	}
}
