<?php
/**
 * The guide by which the stock client lets choose a logo.
 *
 * @package StandIn
 */

namespace StandIn;

use Automattic\WooCommerce\Admin\PageController;

/** Has the media library on every own page, whoever may need it. */
class Appearance_Task {

	/** Hooks in where the real one does. */
	public function __construct() {
		add_action( 'admin_enqueue_scripts', array( $this, 'add_media_scripts' ) );
	}

	/** The library of the platform. */
	public function add_media_scripts(): void {
		if ( PageController::is_admin_page() && current_user_can( 'upload_files' ) ) {
			wp_enqueue_media();
		}
	}
}
