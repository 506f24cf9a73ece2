<?php
/**
 * Tests of the page resolver.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Tests;

use StoreAdmin\Pages\Page_Groups;
use StoreAdmin\Pages\Page_Resolver;
use StoreAdmin\Settings\Plugin_Settings;

/** Which dashboard renders a page. */
class PageResolverTest extends Plugin_Test_Case {

	/**
	 * Paths, patterns and the first match.
	 *
	 * @return array<string, array{0: string, 1: string[], 2: ?string}>
	 */
	public function paths(): array {
		$reports = array( '/analytics/overview', '/analytics/:report' );
		return array(
			'the exact path'                  => array( '/analytics/overview', $reports, '/analytics/overview' ),
			'a placeholder for one segment'   => array( '/analytics/revenue', $reports, '/analytics/:report' ),
			'a trailing slash'                => array( '/analytics/revenue/', $reports, '/analytics/:report' ),
			'no match for two segments'       => array( '/analytics/revenue/2', $reports, null ),
			'no match for a missing segment'  => array( '/analytics', $reports, null ),
			'no match for a trailing newline' => array( "/analytics/overview\n", array( '/analytics/overview' ), null ),
			'home'                            => array( '/', array( '/' ), '/' ),
			'no special meaning of a dot'     => array( '/suppliersX1', array( '/suppliers.1' ), null ),
		);
	}

	/**
	 * Finds the first matching pattern.
	 *
	 * @dataProvider paths
	 */
	public function test_finds_the_first_matching_pattern( string $path, array $patterns, ?string $expected ): void {
		$this->assertSame( $expected, Page_Resolver::find_pattern( $path, $patterns ) );
	}

	/** The saved choice overrides the default of a group. */
	public function test_saved_choice_overrides_the_default(): void {
		$this->assertContains( '/', Page_Resolver::get_patterns() );
		update_option( Page_Groups::OPTION, array( 'home' => 'woocommerce', 'product' => 'store-admin' ) );
		$this->assertNotContains( '/', Page_Resolver::get_patterns() );
		$this->assertContains( '/product/:productId', Page_Resolver::get_patterns() );
		$this->assertContains( '/history', Page_Resolver::get_patterns() );
	}

	/** Extensions add paths; other values are ignored. */
	public function test_adds_pages_of_extensions(): void {
		$add = static fn( $paths ) => array_merge( $paths, array( '/suppliers/:id', 12 ) );
		add_filter( 'store_admin_pages', $add );
		$patterns = Page_Resolver::get_patterns();
		remove_filter( 'store_admin_pages', $add );
		$this->assertSame( '/suppliers/:id', end( $patterns ) );
	}

	/**
	 * Users, paths, and whether they may view them.
	 *
	 * @return array<string, array{0: string, 1: string, 2: bool}>
	 */
	public function people(): array {
		return array(
			'a manager sees home'             => array( 'manager', '/', true ),
			'an analyst does not see home'    => array( 'analyst', '/', false ),
			'an analyst sees reports'         => array( 'analyst', '/analytics/revenue', true ),
			'a customer does not see reports' => array( 'customer', '/analytics/revenue', false ),
			'an unknown page is for managers' => array( 'analyst', '/unknown', false ),
		);
	}

	/**
	 * Checks the page's capability.
	 *
	 * @dataProvider people
	 */
	public function test_checks_the_capability_of_a_page( string $login, string $path, bool $expected ): void {
		self::log_in( $login );
		$_GET['path'] = $path;
		$this->assertSame( $expected, Page_Resolver::can_view() );
	}

	/** A product page is below "Add new" in the menu. */
	public function test_finds_the_menu_item_of_a_page(): void {
		$_GET['path'] = '/product/12';
		$this->assertSame( '/add-product', Page_Resolver::get_menu_path() );
		$_GET['path'] = '/customers/';
		$this->assertSame( '/customers', Page_Resolver::get_menu_path() );
	}

	/** Unknown groups and choices are dropped. */
	public function test_sanitize_drops_unknown_choices(): void {
		$sent = array( 'home' => 'woocommerce', 'reports' => 'automatic', 'product' => array( 'store-admin' ), 'other' => 'woocommerce' );
		$this->assertSame( array( 'home' => 'woocommerce' ), Page_Groups::sanitize( $sent ) );
		$this->assertSame( array(), Page_Groups::sanitize( 'woocommerce' ) );
	}

	/** Feature flags depend on the choice and on the dashboard being enabled. */
	public function test_enables_features_with_the_product_form(): void {
		update_option( Page_Groups::OPTION, array( 'product' => 'store-admin' ) );
		$this->assertTrue( Page_Groups::get_features()['new-product-management-experience'] );
		update_option( Plugin_Settings::OPTION, 'no' );
		$this->assertSame( array(), Page_Groups::get_features() );
	}

	/** The URL parameter works for shop managers only. */
	public function test_only_managers_can_open_the_stock_dashboard_by_url(): void {
		$_GET['dashboard'] = 'stock';
		self::log_in( 'manager' );
		$this->assertFalse( Plugin_Settings::is_dashboard_enabled() );
		self::log_in( 'analyst' );
		$this->assertTrue( Plugin_Settings::is_dashboard_enabled() );
	}
}
