<?php
/**
 * What a report asks for, before its scripts are there.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/**
 * Starts the questions of a report from the head of the page, so that the server works on them while scripts load. They are
 * asked by a small script of the build, by the same rules as the report asks them.
 */
class Beginning {

	const ENTRY = 'begin';

	/** What a shop's reports begin with where nobody chose anything. */
	const DEFAULT_RANGE = 'period=month&compare=previous_year';

	/**
	 * Prints the script, with what it has to know.
	 *
	 * @param Build $build Where the script is.
	 */
	public static function print_script( Build $build ): void {
		$source = implode( "\n", array_map( array( $build, 'read' ), $build->get_entry( self::ENTRY ) ) );
		if ( '' === $source || ! self::is_report() ) {
			return;
		}
		$beginning = array(
			'root'            => esc_url_raw( rest_url() ),
			'nonce'           => wp_create_nonce( 'wp_rest' ),
			'timeZone'        => wc_timezone_string(),
			'startOfWeek'     => (int) get_option( 'start_of_week', 1 ),
			'defaultRange'    => (string) get_option( 'woocommerce_default_date_range', self::DEFAULT_RANGE ),
			'isOverviewUsual' => self::is_overview_usual(),
		);
		wp_print_inline_script_tag(
			sprintf( "var storeAdminBeginning = %s;\n%s", wp_json_encode( $beginning, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ), $source ),
			array( 'id' => 'store-admin-beginning' )
		);
	}

	/** Whether the reader has not arranged the overview. */
	private static function is_overview_usual(): bool {
		foreach ( array( 'sections', 'chart_interval', 'leaderboard_rows' ) as $field ) {
			if ( '' !== (string) get_user_meta( get_current_user_id(), "woocommerce_admin_dashboard_$field", true ) ) {
				return false;
			}
		}
		return true;
	}

	/** Whether this is a page that begins with questions. The script decides which they are. */
	private static function is_report(): bool {
		return in_array( Pages::get_chunk(), array( 'analytics-report', 'analytics-overview' ), true )
			&& current_user_can( 'view_woocommerce_reports' );
	}
}
