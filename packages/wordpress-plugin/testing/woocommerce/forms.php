<?php
/**
 * WooCommerce forms whose scripts move elements after loading, with the ids and classes of WooCommerce.
 *
 * @package StandIn
 */

namespace StandIn;

/** Forms by file name and parameters. */
const FORMS = array(
	'post-new.php shop_coupon' => 'print_coupon_form',
	'post-new.php product'     => 'print_product_form',
	'edit.php shop_order'      => 'print_order_list',
	'admin.php wc-settings'    => 'print_settings_form',
);

/** Returns the form of this URL, if these forms are enabled. */
function get_form(): ?string {
	$name = $GLOBALS['pagenow'] . ' ' . ( $_GET['post_type'] ?? $_GET['page'] ?? '' );
	return empty( store()['arranges'] ) ? null : FORMS[ $name ] ?? null;
}

/** Prints a notice as WooCommerce does on its pages. */
function print_notices(): void {
	foreach ( array( 'Photos are being made smaller.', 'This store has no secure connection. A long sentence tells what to do about it, so that it takes two lines on a phone.' ) as $index => $text ) {
		printf( '<div id="shop-notice-%d" class="updated woocommerce-message"><p>%s</p></div>', (int) $index, esc_html( $text ) );
	}
}

/** Prints tabs with panels. */
function print_tabs(): void {
	echo '<div class="panel-wrap"><ul class="wc-tabs" style="display:none">';
	foreach ( array( 'general', 'usage', 'limits' ) as $name ) {
		printf( '<li><a href="#%1$s_data">%1$s</a></li>', esc_attr( $name ) );
	}
	echo '</ul>';
	foreach ( array( 'general', 'usage', 'limits' ) as $name ) {
		printf( '<div id="%1$s_data" class="panel"><p><label>%1$s <input type="text" name="%1$s"></label></p></div>', esc_attr( $name ) );
	}
	echo '<div class="clear"></div></div>';
}

/** Prints title, boxes, and a box that a script moves. */
function print_record( string $heading, callable $print_content ): void {
	printf(
		'<div class="wrap"><h1 class="wp-heading-inline">%s</h1><hr class="wp-header-end"><form><div id="poststuff"><div id="post-body" class="metabox-holder columns-1"><div id="post-body-content">' .
		'<div id="titlediv"><div id="titlewrap"><input type="text" name="post_title" id="title" aria-label="Title"></div></div>',
		esc_html( $heading )
	);
	$print_content();
	echo '</div><div class="postbox-container"><div class="postbox"><div class="postbox-header"><h2>Data</h2></div><div class="inside">';
	print_tabs();
	echo '</div></div><div class="postbox"><div class="postbox-header"><h2>Below</h2></div><div class="inside"><p>More of the form.</p></div></div></div></div></div></form></div>';
}

/** Prints the coupon form. */
function print_coupon_form(): void {
	print_record( 'Add coupon', static fn() => print( '<textarea name="excerpt" aria-label="Description"></textarea>' ) );
}

/** Prints the product form with the WordPress editor. */
function print_product_form(): void {
	print_record(
		'Add product',
		static function () {
			wp_enqueue_script( 'editor-expand' );
			echo '<div id="postdivrich" class="postarea wp-editor-expand">';
			wp_editor(
				'',
				'content',
				array(
					'_content_editor_dfw' => true,
					'editor_height'       => 300,
					'tinymce'             => array(
						'resize'             => false,
						'wp_autoresize_on'   => true,
						'add_unload_trigger' => false,
					),
				)
			);
			echo '<table id="post-status-info"><tbody><tr><td id="wp-word-count">Word count: 0</td></tr></tbody></table></div>';
		}
	);
}

/** Prints the order list with its customer filter. */
function print_order_list(): void {
	echo '<div class="wrap"><h1 class="wp-heading-inline">Orders</h1><hr class="wp-header-end"><form><div class="tablenav top"><div class="alignleft actions">' .
		'<span style="display:inline-block;inline-size:600px">Other filters</span> <select class="wc-customer-search" aria-label="Customer"><option></option></select> <input type="submit" class="button" value="Filter"></div><div class="tablenav-pages" style="inline-size:296px">12 items</div><div class="clear"></div></div>' .
		'<table class="wp-list-table widefat"><tbody>' . str_repeat( '<tr><td>An order</td></tr>', 12 ) . '</tbody></table></form></div>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Fixed text.
}

/** Prints settings with countries that depend on another field. */
function print_settings_form(): void {
	echo '<div class="wrap woocommerce"><form method="post" id="mainform"><nav class="nav-tab-wrapper"><a class="nav-tab" href="#">General</a></nav>';
	// Delays the output after the tabs, as slow pages do.
	flush();
	usleep( 500000 );
	echo '<h1 class="screen-reader-text">General</h1><table class="form-table">';
	print_setting( 'woocommerce_default_country', '' );
	print_setting( 'woocommerce_allowed_countries', 'id="woocommerce_allowed_countries"' );
	print_setting( 'woocommerce_all_except_countries[]', 'multiple' );
	print_setting( 'woocommerce_specific_allowed_countries[]', 'multiple' );
	print_setting( 'woocommerce_ship_to_countries', 'id="woocommerce_ship_to_countries"' );
	print_setting( 'woocommerce_specific_ship_to_countries[]', 'multiple' );
	print_setting( 'woocommerce_currency', '' );
	echo '</table></form></div>';
}

/** Prints a field. */
function print_setting( string $name, string $attributes ): void {
	printf(
		'<tr><th class="titledesc">%1$s</th><td class="forminp"><select name="%1$s" aria-label="%1$s" class="wc-enhanced-select" style="width:350px" %2$s><option value="all">All</option><option value="specific">Some</option><option value="all_except">All but some</option></select></td></tr>',
		esc_attr( $name ),
		$attributes // phpcs:ignore WordPress.Security.EscapeOutput -- fixed text.
	);
}

/** Registers the hooks. */
function register_forms(): void {
	add_action(
		'admin_enqueue_scripts',
		static function () {
			if ( null === get_form() ) {
				return;
			}
			add_action( 'admin_notices', __NAMESPACE__ . '\\print_notices' );
			wp_enqueue_style( 'stand-in-forms', plugins_url( 'forms.css', WC_PLUGIN_FILE ), array(), WC_VERSION );
			wp_enqueue_script( 'stand-in-forms', plugins_url( 'forms.js', WC_PLUGIN_FILE ), array( 'jquery' ), WC_VERSION, true );
		}
	);
	add_filter(
		'admin_body_class',
		static fn( string $classes ): string => null === get_form() || ! isset( $_GET['post_type'] ) ? $classes : $classes . ' post-type-' . sanitize_html_class( $_GET['post_type'] )
	);
}
