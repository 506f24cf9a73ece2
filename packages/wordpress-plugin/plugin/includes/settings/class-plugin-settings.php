<?php
/**
 * Plugin settings.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Settings;

use StoreAdmin\Assets\Stock_Fallback;
use StoreAdmin\History\History_Table;
use StoreAdmin\Pages\Page_Groups;
use const StoreAdmin\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** The settings page, and the `?dashboard=stock` parameter that opens the stock dashboard once. */
class Plugin_Settings {

	/** Option that holds `yes` or `no`. */
	const OPTION = 'store_admin_enabled';

	/** Prefix of WooCommerce's user preferences. */
	const META_PREFIX = 'woocommerce_admin_';

	/** Preferences that the stock dashboard doesn't have. */
	const USER_FIELDS = array( 'color_scheme', 'density', 'extensions_off', 'notices_stay', 'payment_benefits_dismissed', 'promotions_hidden', 'report_views', 'shortcuts_off', 'suggestions_dismissed' );

	const PAGE       = 'store-admin';
	const CAPABILITY = 'manage_woocommerce';

	/** Registers the hooks. */
	public static function register(): void {
		add_action( 'admin_init', array( self::class, 'register_setting' ) );
		add_action( 'admin_menu', array( self::class, 'add_page' ) );
		add_filter( 'option_page_capability_' . self::PAGE, array( self::class, 'get_capability' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), array( self::class, 'add_link' ) );
	}

	/** Whether the dashboard is enabled for this request. */
	public static function is_dashboard_enabled(): bool {
		return 'yes' === get_option( self::OPTION, 'yes' ) && ! self::is_stock_requested();
	}

	/** Whether `?dashboard=stock` is set, by a shop manager or by the fallback. */
	private static function is_stock_requested(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Read only.
		$wanted = isset( $_GET['dashboard'] ) ? sanitize_key( wp_unslash( $_GET['dashboard'] ) ) : '';
		return 'stock' === $wanted && ( current_user_can( self::CAPABILITY ) || Stock_Fallback::is_fallback_request() );
	}

	/**
	 * Returns a preference of the current user. Only strings count, since WooCommerce stores any value.
	 *
	 * @param string $field Name without prefix.
	 */
	public static function get_user_preference( string $field ): string {
		$stored = get_user_meta( get_current_user_id(), self::META_PREFIX . $field, true );
		return is_string( $stored ) ? $stored : '';
	}

	/** Returns the URL of the settings page. */
	public static function get_url(): string {
		return admin_url( 'options-general.php?page=' . self::PAGE );
	}

	/** Returns the capability to change the settings. */
	public static function get_capability(): string {
		return self::CAPABILITY;
	}

	/** Registers the settings. */
	public static function register_setting(): void {
		register_setting(
			self::PAGE,
			self::OPTION,
			array(
				'type'              => 'string',
				'default'           => 'yes',
				'sanitize_callback' => array( self::class, 'sanitize' ),
			)
		);
		register_setting(
			self::PAGE,
			Page_Groups::OPTION,
			array(
				'type'              => 'object',
				'default'           => array(),
				'sanitize_callback' => array( Page_Groups::class, 'sanitize' ),
			)
		);
		register_setting(
			self::PAGE,
			History_Table::DAYS_OPTION,
			array(
				'type'              => 'integer',
				'default'           => History_Table::DEFAULT_DAYS,
				'sanitize_callback' => array( History_Table::class, 'sanitize_days' ),
			)
		);
	}

	/**
	 * Sanitizes the checkbox, which isn't submitted if unchecked.
	 *
	 * @param mixed $value Submitted value.
	 */
	public static function sanitize( $value ): string {
		return 'yes' === $value ? 'yes' : 'no';
	}

	/** Adds the page below Settings. */
	public static function add_page(): void {
		add_options_page(
			__( 'Store Admin', 'store-admin' ),
			__( 'Store Admin', 'store-admin' ),
			self::CAPABILITY,
			self::PAGE,
			array( self::class, 'print_page' )
		);
	}

	/**
	 * Adds a link to the plugin's row in the list of plugins.
	 *
	 * @param string[] $links Action links.
	 */
	public static function add_link( array $links ): array {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			return $links;
		}
		$link = sprintf(
			'<a href="%s">%s</a>',
			esc_url( self::get_url() ),
			esc_html__( 'Settings', 'store-admin' )
		);
		return array_merge( array( $link ), $links );
	}

	/** Prints the settings page. */
	public static function print_page(): void {
		$is_on = 'yes' === get_option( self::OPTION, 'yes' );
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Store Admin', 'store-admin' ); ?></h1>
			<form method="post" action="options.php">
				<?php settings_fields( self::PAGE ); ?>
				<table class="form-table" role="presentation">
					<tr>
						<th scope="row"><?php esc_html_e( 'Dashboard', 'store-admin' ); ?></th>
						<td>
							<label>
								<input type="checkbox" name="<?php echo esc_attr( self::OPTION ); ?>" value="yes" <?php checked( $is_on ); ?>>
								<?php esc_html_e( 'Use the new dashboard', 'store-admin' ); ?>
							</label>
							<p class="description">
								<?php esc_html_e( 'If turned off, your store uses the WooCommerce dashboard. No data is lost either way.', 'store-admin' ); ?>
							</p>
						</td>
					</tr>
					<?php Page_Groups::print_rows(); ?>
					<tr>
						<th scope="row"><label for="store-admin-history-days"><?php esc_html_e( 'History', 'store-admin' ); ?></label></th>
						<td>
							<input type="number" id="store-admin-history-days" class="small-text" min="0" max="<?php echo esc_attr( (string) History_Table::MAX_DAYS ); ?>" name="<?php echo esc_attr( History_Table::DAYS_OPTION ); ?>" value="<?php echo esc_attr( (string) History_Table::get_days() ); ?>">
							<?php esc_html_e( 'days', 'store-admin' ); ?>
							<p class="description">
								<?php esc_html_e( 'How long to keep the change history, which lets you review and undo changes. Enter 0 to keep no history.', 'store-admin' ); ?>
							</p>
						</td>
					</tr>
				</table>
				<?php submit_button(); ?>
			</form>
		</div>
		<?php
	}
}
