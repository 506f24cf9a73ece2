import { expect, test } from '../fixtures';
import { HOME, REPORT } from '../support/urls';
import { startWordPress } from './start-wordpress';
import { getPageOwner, type PageOwner } from './page-owner';

const at = (path: string) => `${HOME}&path=${encodeURIComponent(path)}`;
const ADD_PRODUCT = at('/add-product');
const GENERAL = at('/settings/general');
const WIZARD = at('/setup-wizard');
const PRODUCTS = '/wp-admin/edit.php?post_type=product';
const OWN_SETTINGS = '/wp-admin/admin.php?page=wc-settings&tab=general';
const OPTIONS = '/wp-admin/options-general.php?page=store-admin';

const { site, openSessionAs, configureStub } = startWordPress();

/** Saves choices without the form. */
function choose(choices: Readonly<Record<string, string>>): void {
  const pairs = Object.entries(choices).map(([group, choice]) => `'${group}' => '${choice}'`);
  site.run(`update_option( 'store_admin_page_groups', array( ${pairs.join(', ')} ) );`);
}

test.beforeEach(() => configureStub({ version: '11.0.1' }));
test.afterEach(() => {
  site.run("delete_option( 'store_admin_page_groups' );");
  configureStub({});
});

/** Logs in as an administrator; returns a function that opens a URL and returns the page's owner. */
async function startOwner(): Promise<(address: string) => Promise<PageOwner>> {
  const session = await openSessionAs('admin');
  // Messages of the stock client, and about images on the network, are not checked.
  session.allowConsoleMessage(/./);
  return async (address) => {
    await session.open(address);
    return getPageOwner(session.page);
  };
}

for (const [group, address] of [
  ['home', HOME],
  ['reports', REPORT],
  ['marketing', at('/marketing')],
] as const) {
  test(`switches only the ${group} pages to WooCommerce and back`, async () => {
    const ownerOf = await startOwner();
    choose({ [group]: 'woocommerce' });
    expect(await ownerOf(address)).toBe('stock');
    expect(await ownerOf(at('/history'))).toBe('ours');

    choose({ [group]: 'store-admin' });
    expect(await ownerOf(address)).toBe('ours');
  });
}

for (const [group, address] of [
  ['product', ADD_PRODUCT],
  ['settings', GENERAL],
  ['first-run', WIZARD],
] as const) {
  test(`renders the ${group} pages only if chosen`, async () => {
    const ownerOf = await startOwner();
    choose({ [group]: 'store-admin' });
    expect(await ownerOf(address)).toBe('ours');

    choose({ [group]: 'woocommerce' });
    expect(await ownerOf(address)).not.toBe('ours');
  });
}

test('the menu links to the dashboard product form', async () => {
  choose({ product: 'store-admin' });
  const session = await openSessionAs('admin');
  const { page } = session;
  session.allowConsoleMessage(/net::ERR_NAME_NOT_RESOLVED|status of 404/);
  await session.open(PRODUCTS);

  const entry = page.locator('#menu-posts-product a[href*="path=/add-product"]');
  await expect(entry).toHaveCount(1);
});

test('adds a product in the dashboard form and opens it in the classic editor', async () => {
  choose({ product: 'store-admin' });
  const session = await openSessionAs('admin');
  const { page } = session;
  session.allowConsoleMessage(/net::ERR_NAME_NOT_RESOLVED|status of 404/);
  // Newer WordPress versions animate page changes, and log a message when the next page opens sooner.
  session.allowConsoleMessage(/^uncaught: Transition was skipped$/);
  await session.open(HOME);
  await session.setOption('woocommerce_product_tour_modal_hidden', 'yes');
  await session.open(ADD_PRODUCT);
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Enamel mug');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Product published.').first()).toBeVisible();

  await page.getByRole('link', { name: 'Open in the classic editor' }).click();
  await page.waitForURL(/post\.php\?post=\d+&action=edit/);
  await expect(page.locator('input[name="post_title"]')).toHaveValue('Enamel mug');
});

test('redirects a settings tab to the dashboard unless the URL requires WooCommerce', async () => {
  choose({ settings: 'store-admin' });
  const session = await openSessionAs('admin');
  const { page } = session;
  session.allowConsoleMessage(/./);
  await session.open(OWN_SETTINGS);
  expect(new URL(page.url()).searchParams.get('path')).toBe('/settings/general');

  await session.open(`${OWN_SETTINGS}&store-admin-own-screen=1`);
  expect(new URL(page.url()).searchParams.get('page')).toBe('wc-settings');
});

test('saves the choices from the settings page with the keyboard on a phone', async () => {
  const session = await openSessionAs('admin', { viewport: { width: 390, height: 844 } });
  const { page } = session;
  session.allowConsoleMessage(/net::ERR_NAME_NOT_RESOLVED/);
  await session.open(OPTIONS);
  const rows = page.locator('.description').filter({ hasText: /Automatic on WooCommerce [\d.]+: / });
  await expect(rows).toHaveCount(6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByLabel('Product form').press('S');
  await page.getByLabel('Marketing').press('W');
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await expect(page.getByText('Settings saved.').first()).toBeVisible();

  expect(site.run("echo wp_json_encode( get_option( 'store_admin_page_groups' ) );")).toBe(
    '{"marketing":"woocommerce","product":"store-admin"}',
  );
});

for (const [version, fields] of [
  ['9.7.1', []],
  ['10.3.6', ['cost of goods', 'back-in-stock notifications']],
  ['11.0.1', ['cost of goods', 'back-in-stock notifications', 'point of sale']],
] as const) {
  test(`lists what the product form lacks on WooCommerce ${version}`, { tag: '@stand-in' }, async () => {
    configureStub({ version });
    const session = await openSessionAs('admin');
    session.allowConsoleMessage(/net::ERR_NAME_NOT_RESOLVED/);
    await session.open(OPTIONS);

    const text = await session.page.locator('#store-admin-pages-product-description').innerText();
    const [, said = ''] = /in the WooCommerce form only: (.*)\.$/.exec(text) ?? [];
    expect(said.split(', ').filter(Boolean)).toEqual(fields);
  });
}

test('sanitizing drops invalid choices', () => {
  const kept = site.run(
    "echo wp_json_encode( array( StoreAdmin\\Pages\\Page_Groups::sanitize( array( 'home' => 'mine', 'acme' => 'store-admin', 'settings' => array(), 'product' => 'store-admin' ) ), StoreAdmin\\Pages\\Page_Groups::sanitize( 'acme' ) ) );",
  );
  expect(JSON.parse(kept)).toEqual([{ product: 'store-admin' }, []]);
});
