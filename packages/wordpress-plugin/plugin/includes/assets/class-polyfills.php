<?php
/**
 * What the platform loads for browsers of former days.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Leaves out what mends old browsers on pages of the dashboard, which needs newer ones itself. Where it does not start, the
 * stock dashboard comes, and with it all of this.
 */
class Polyfills {

	const HANDLE = 'wp-polyfill';

	/**
	 * As the platform registered it, while it is left out.
	 *
	 * @var array{0: mixed, 1: string[]}|null
	 */
	private $removed;

	/** Leaves it out, or brings it back, as what is on the page now asks for. */
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

	/** Whether a script of another plugin lists it, or reaches for the library, with which it always came. */
	private static function is_required(): bool {
		foreach ( wp_scripts()->queue as $handle ) {
			if ( Stock_Client::is_third_party( $handle ) && in_array( self::HANDLE, wp_scripts()->registered[ $handle ]->deps, true ) ) {
				return true;
			}
		}
		return array() !== Extension_Scripts::get_handles();
	}
}
