<?php
/**
 * Mock of WooCommerce's appearance task.
 *
 * @package StandIn
 */

namespace StandIn;

use Automattic\WooCommerce\Admin\PageController;

/** Loads the media library on all dashboard pages. */
class Appearance_Task {

	/** Registers the hook, as in WooCommerce. */
	public function __construct() {
		add_action( 'admin_enqueue_scripts', array( $this, 'add_media_scripts' ) );
	}

	/** Enqueues the media library. */
	public function add_media_scripts(): void {
		if ( PageController::is_admin_page() && current_user_can( 'upload_files' ) ) {
			wp_enqueue_media();
		}
	}
}
