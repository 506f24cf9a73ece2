<?php
/**
 * What a report, or the guide to payments, asks for, before its scripts are there.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/**
 * Starts the questions of such a page from its head, so that the server works on them while scripts load. They are asked by
 * a small script of the build, by the same rules as the page asks them.
 */
class Beginning {

	const ENTRY = 'begin';

	/** What a shop's reports begin with where nobody chose anything. */
	const DEFAULT_RANGE = 'period=month&compare=previous_year';

	/**
	 * Prints the script, with what it has to know.
	 *
	 * @param Build     $build Where the script is.
	 * @param Host_Data $data  Knows the tasks of this reader.
	 */
	public static function print_script( Build $build, Host_Data $data ): void {
		if ( ! self::is_report() && ! self::is_payments( $data ) ) {
			return;
		}
		$source = implode( "\n", array_map( array( $build, 'read' ), $build->get_entry( self::ENTRY ) ) );
		if ( '' === $source ) {
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
	public static function is_overview_usual(): bool {
		foreach ( array( 'sections', 'chart_interval', 'leaderboard_rows' ) as $field ) {
			if ( '' !== Preference::get_own( "dashboard_$field" ) ) {
				return false;
			}
		}
		return true;
	}

	/** Whether this is the guide to payments, for somebody to whom the shop offers any. */
	private static function is_payments( Host_Data $data ): bool {
		return 'payments' === Host_Data::get_parameter( 'task' ) && '/' === Pages::get_path()
			&& current_user_can( 'install_plugins' ) && $data->has_task( 'payments' );
	}

	/** Whether this is a page of figures. The script decides which its questions are. */
	private static function is_report(): bool {
		return in_array( Pages::get_chunk(), array( 'analytics-report', 'analytics-overview' ), true )
			&& current_user_can( 'view_woocommerce_reports' );
	}
}
