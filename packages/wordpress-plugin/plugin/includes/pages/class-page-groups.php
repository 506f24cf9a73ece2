<?php
/**
 * Page groups.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Pages;

use StoreAdmin\Settings\Plugin_Settings;

defined( 'ABSPATH' ) || exit;

/** The setting that chooses between Store Admin and WooCommerce for each group of pages. */
class Page_Groups {

	/** Option with the choice by group; missing groups are automatic. */
	const OPTION = 'store_admin_page_groups';

	const AUTOMATIC = 'automatic';
	const OURS      = 'store-admin';
	const STOCK     = 'woocommerce';

	const GROUPS = array( 'home', 'reports', 'marketing', 'product', 'settings', 'first-run' );

	/** Feature flags of the client if Store Admin is chosen for a group. */
	const FEATURES = array(
		'product'  => array(
			'new-product-management-experience' => true,
			'product-variation-management'      => true,
			'product-block-editor'              => false,
		),
		'settings' => array( 'settings' => true ),
	);

	/** Returns the choice for a group. */
	public static function get_choice( string $group ): string {
		return self::sanitize( get_option( self::OPTION ) )[ $group ] ?? self::AUTOMATIC;
	}

	/** Whether Store Admin is explicitly chosen for a group. */
	public static function is_chosen( string $group ): bool {
		return Plugin_Settings::is_dashboard_enabled() && self::OURS === self::get_choice( $group );
	}

	/**
	 * Returns feature flags that override WooCommerce's.
	 *
	 * @return array<string, bool>
	 */
	public static function get_features(): array {
		return array_merge( array(), ...array_values( array_filter( self::FEATURES, array( self::class, 'is_chosen' ), ARRAY_FILTER_USE_KEY ) ) );
	}

	/**
	 * Sanitizes the choices.
	 *
	 * @param mixed $value Submitted or stored value.
	 * @return array<string, string>
	 */
	public static function sanitize( $value ): array {
		$choices = array_intersect_key( is_array( $value ) ? $value : array(), array_flip( self::GROUPS ) );
		return array_filter(
			$choices,
			static function ( $choice ): bool {
				return in_array( $choice, array( self::OURS, self::STOCK ), true );
			}
		);
	}

	/** Prints the settings rows. */
	public static function print_rows(): void {
		foreach ( self::GROUPS as $group ) {
			list( $label, $limits ) = self::describe( $group );

			$id = 'store-admin-pages-' . $group;
			?>
			<tr>
				<th scope="row"><label for="<?php echo esc_attr( $id ); ?>"><?php echo esc_html( $label ); ?></label></th>
				<td>
					<select id="<?php echo esc_attr( $id ); ?>" name="<?php echo esc_attr( self::OPTION . '[' . $group . ']' ); ?>" aria-describedby="<?php echo esc_attr( $id ); ?>-description">
						<?php foreach ( self::get_choices() as $choice => $text ) : ?>
							<option value="<?php echo esc_attr( $choice ); ?>" <?php selected( self::get_choice( $group ), $choice ); ?>><?php echo esc_html( $text ); ?></option>
						<?php endforeach; ?>
					</select>
					<p class="description" id="<?php echo esc_attr( $id ); ?>-description">
						<?php echo esc_html( trim( self::describe_default( $group ) . ' ' . $limits ) ); ?>
					</p>
				</td>
			</tr>
			<?php
		}
	}

	/**
	 * Returns the choices with labels.
	 *
	 * @return array<string, string>
	 */
	private static function get_choices(): array {
		return array(
			self::AUTOMATIC => __( 'Automatic (recommended)', 'store-admin' ),
			self::OURS      => __( 'Store Admin', 'store-admin' ),
			self::STOCK     => __( 'WooCommerce', 'store-admin' ),
		);
	}

	/** Describes the automatic choice for this WooCommerce version. */
	private static function describe_default( string $group ): string {
		$text = Page_Resolver::is_group_enabled_by_default( $group )
			/* translators: %s: version number of WooCommerce */
			? __( 'Automatic on WooCommerce %s: Store Admin.', 'store-admin' )
			/* translators: %s: version number of WooCommerce */
			: __( 'Automatic on WooCommerce %s: WooCommerce.', 'store-admin' );
		return sprintf( $text, WC_VERSION );
	}

	/** Lists product fields that only WooCommerce's form has. */
	private static function describe_missing_fields(): string {
		$since   = array(
			'9.8'  => __( 'cost of goods', 'store-admin' ),
			'10.2' => __( 'back-in-stock notifications', 'store-admin' ),
			'10.5' => __( 'point of sale', 'store-admin' ),
		);
		$missing = array_filter(
			$since,
			static function ( string $version ): bool {
				return version_compare( WC_VERSION, $version, '>=' );
			},
			ARRAY_FILTER_USE_KEY
		);
		if ( array() === $missing ) {
			return '';
		}
		/* translators: 1: version number of WooCommerce, 2: names of fields, separated by commas */
		return sprintf( __( 'On WooCommerce %1$s, these fields are in the WooCommerce form only: %2$s.', 'store-admin' ), WC_VERSION, implode( ', ', $missing ) );
	}

	/**
	 * Returns the label of a group, and its limits.
	 *
	 * @return string[]
	 */
	private static function describe( string $group ): array {
		switch ( $group ) {
			case 'home':
				return array( __( 'Home and setup tasks', 'store-admin' ), '' );
			case 'reports':
				return array( __( 'Reports and customers', 'store-admin' ), '' );
			case 'marketing':
				return array( __( 'Marketing', 'store-admin' ), '' );
			case 'product':
				return array(
					__( 'Product form', 'store-admin' ),
					trim( __( 'The Store Admin form does not show fields that extensions add to the WooCommerce form. To see them, use the “Open in the classic editor” link at the end of the form. Product types from extensions open in the WooCommerce form.', 'store-admin' ) . ' ' . self::describe_missing_fields() ),
				);
			case 'settings':
				return array(
					__( 'Settings pages', 'store-admin' ),
					__( 'Store Admin shows standard settings fields. Payments, shipping zones and custom pages of extensions open in WooCommerce.', 'store-admin' ),
				);
			default:
				return array(
					__( 'First-run setup', 'store-admin' ),
					__( 'Store Admin asks for your store details and recommends free extensions. The WooCommerce setup may offer more on this version.', 'store-admin' ),
				);
		}
	}
}
