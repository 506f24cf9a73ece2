import { expect, test } from '../fixtures';
import { startWordPress } from './start-wordpress';

const HOME = '/wp-admin/admin.php?page=wc-admin';
const GENERAL = `${HOME}&path=%2Fsettings%2Fgeneral`;
const OWN_SETTINGS = '/wp-admin/admin.php?page=wc-settings&tab=shipping';
const WIZARD = `${HOME}&path=%2Fsetup-wizard`;

const { site, openSessionAs, configureStub } = startWordPress();

test.afterEach(() => {
  site.run("@unlink( WPMU_PLUGIN_DIR . '/acme.php' );");
  configureStub({});
});

/** A plugin that enables WooCommerce's settings pages in the dashboard: the feature and the user's choice. */
const CHOSEN = `<?php
  add_filter( 'woocommerce_admin_features', fn( $known ) => array_merge( $known, array( 'settings' ) ) );
  add_filter( 'pre_option', fn( $value, $name ) => 'woocommerce_settings_enabled' === $name ? 'yes' : $value, 20, 2 );`;

/** Mocks of the settings pages that WooCommerce and its extensions declare. */
const DECLARED = `
  class Acme_Page {
    private $id; private $label; private $sections;
    public function __construct( $id, $label, $sections ) { $this->id = $id; $this->label = $label; $this->sections = $sections; }
    public function get_id() { return $this->id; }
    public function get_label() { return $this->label; }
    public function get_sections() { return array_map( 'current', $this->sections ); }
    public function get_settings_for_section( $section ) { return $this->sections[ $section ][1]; }
  }
  class WC_Admin_Settings {
    public static function get_settings_pages() {
      $choice = array( 'id' => 'woocommerce_allowed_countries', 'title' => 'Sell to', 'type' => 'select' );
      $some   = array( 'id' => 'woocommerce_specific_allowed_countries', 'title' => 'Countries', 'type' => 'multi_select_countries' );
      $first  = array( 'id' => 'acme_taxes', 'title' => 'Enable', 'desc' => 'Taxes', 'type' => 'checkbox', 'checkboxgroup' => 'start' );
      $last   = array( 'id' => 'acme_coupons', 'desc' => 'Coupons', 'type' => 'checkbox', 'checkboxgroup' => 'end' );
      return array(
        new Acme_Page( 'general', 'General', array( '' => array( 'General', array(
          array( 'type' => 'title', 'id' => 'sales', 'title' => 'Sales', 'desc' => 'Where to.' ),
          $choice, $some, $first, $last,
          array( 'type' => 'sectionend', 'id' => 'sales' ),
        ) ) ) ),
        'nothing',
        new Acme_Page( 'shipping', 'Shipping', array(
          '' => array( 'Zones', array() ),
          'rates' => array( 'Rates', array( array( 'type' => 'acme_table', 'id' => 'acme_rates' ) ) ),
        ) ),
      );
    }
  }`;

test('describes settings pages as WooCommerce declares them, with URLs for custom screens', () => {
  const described: unknown = JSON.parse(
    site.run(
      `${DECLARED} echo wp_json_encode( \\StoreAdmin\\Pages\\Settings_Pages_Controller::get_pages() );`,
    ),
  );

  const setting = (id: string, label: string, description: string, type: string) => ({
    id,
    label,
    description,
    type,
  });
  const address = (section: string) =>
    expect.stringMatching(new RegExp(`page=wc-settings&tab=shipping${section}&`));
  expect(described).toEqual([
    {
      id: 'general',
      label: 'General',
      sections: [
        {
          id: '',
          label: 'General',
          url: '',
          group: 'general',
          blocks: [
            {
              id: 'sales',
              title: 'Sales',
              description: 'Where to.',
              rows: [
                { settings: [setting('woocommerce_allowed_countries', 'Sell to', '', 'select')] },
                {
                  settings: [
                    setting('woocommerce_specific_allowed_countries', 'Countries', '', 'multiselect'),
                  ],
                  shown_if: { id: 'woocommerce_allowed_countries', value: 'specific' },
                },
                {
                  settings: [
                    setting('acme_taxes', 'Enable', 'Taxes', 'checkbox'),
                    setting('acme_coupons', '', 'Coupons', 'checkbox'),
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'shipping',
      label: 'Shipping',
      sections: [
        { id: '', label: 'Zones', url: address('') },
        { id: 'rates', label: 'Rates', url: address('&section=rates') },
      ],
    },
  ]);
});

test.describe('page owner', () => {
  const isOurs = async (address: string) => {
    const session = await openSessionAs('admin');
    await session.open(address);
    return (await session.page.locator('script[src*="/plugins/store-admin/"]').count()) > 0;
  };

  test('the dashboard renders settings pages only if chosen, in versions that support it', async () => {
    expect(await isOurs(GENERAL)).toBe(false);

    site.addPlugin('acme', CHOSEN);
    expect(await isOurs(GENERAL)).toBe(true);
    configureStub({ version: '11.0.1' });

    expect(await isOurs(GENERAL)).toBe(false);
  });

  test('a screen that only WooCommerce can render is not redirected', async () => {
    site.addPlugin('acme', CHOSEN);
    const described = site.run(
      `${DECLARED} echo \\StoreAdmin\\Pages\\Settings_Pages_Controller::get_pages()[1]['sections'][0]['url'];`,
    );
    const session = await openSessionAs('admin');
    const { page } = session;

    await session.open(OWN_SETTINGS);
    expect(new URL(page.url()).searchParams.get('path')).toBe('/settings/shipping');
    await page.goto(described);
    expect(new URL(page.url()).searchParams.get('page')).toBe('wc-settings');
  });

  test('the dashboard renders the setup wizard only in versions without the profiler', async () => {
    expect(await isOurs(WIZARD)).toBe(true);
    configureStub({ version: '11.0.1' });

    expect(await isOurs(WIZARD)).toBe(false);
  });
});
