import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { startShop } from './support/shop';

const shop = startShop(['--orders', '120']);

/** The start URL of the admin, which redirects each role to its first page. */
const START = '/wp-admin/';

const NOT_ALLOWED = 'Sorry, you are not allowed to access this page.';

/** Section and item of the menu, and the heading of its page. */
type Entry = readonly [section: string, entry: string, heading: string | RegExp];

const REPORTS = [
  'Overview',
  'Products',
  'Revenue',
  'Orders',
  'Variations',
  'Categories',
  'Coupons',
  'Taxes',
  'Downloads',
  'Stock',
  'Settings',
].map((report): Entry => ['Analytics', report, report]);

const CUSTOMERS: Entry = ['WooCommerce', 'Customers', 'Customers'];
const MARKETING: Entry = ['Marketing', 'Overview', 'Overview'];

const READ_BY_ANALYSTS: readonly Entry[] = [CUSTOMERS, ...REPORTS, MARKETING];

const SEEN_BY_MANAGERS: readonly Entry[] = [
  ['WooCommerce', 'Home', 'Home'],
  ['WooCommerce', 'Orders', 'Orders'],
  CUSTOMERS,
  ['WooCommerce', 'Settings', 'General'],
  ['WooCommerce', 'History', 'History'],
  ['WooCommerce', 'Status', 'Status'],
  ['WooCommerce', 'Extensions', 'Extensions'],
  ['Products', 'All Products', 'Products'],
  ['Products', 'Add New', /New product/],
  ['Products', 'Categories', 'Categories'],
  ['Products', 'Tags', 'Tags'],
  ['Products', 'Attributes', 'Attributes'],
  ['Products', 'Reviews', 'Reviews'],
  ...REPORTS,
  MARKETING,
  ['Marketing', 'Coupons', 'Coupons'],
  ['Media', 'Media', 'Media'],
  ['Users', 'Users', 'Users'],
];

const SEEN_BY_OWNERS: readonly Entry[] = [...SEEN_BY_MANAGERS, ['Settings', 'Settings', 'General settings']];

const menu = (page: Page) => page.locator('#adminmenu');

/** Badges follow an item's label. */
const startsWith = (words: string) => new RegExp(`^${words}(\\s|$)`);

async function choose(page: Page, section: string, entry: string): Promise<void> {
  const list = menu(page)
    .locator('> li')
    .filter({
      has: page.locator('.wp-menu-name').filter({ hasText: startsWith(section) }),
    });
  // Both the store and the site have settings; the site's item is at the top level.
  const place = section === entry ? list.last() : list.first();
  await place.hover();
  await place
    .getByRole('link', { name: startsWith(entry) })
    .last()
    .click();
}

const arrive = async (page: Page, heading: string | RegExp) => {
  await expect(page.getByRole('heading', { level: 1, name: heading }).last()).toBeVisible();
  await expect(page.getByText(NOT_ALLOWED)).toHaveCount(0);
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first().click();

async function start(role = 'admin'): Promise<Page> {
  const session = await shop.openSessionAs(role);
  await session.open(START);
  return session.page;
}

/** Hides the introduction of the product form. */
test.beforeAll(async () => {
  const session = await shop.openSessionAs('admin');
  await session.setOption('woocommerce_product_tour_modal_hidden', 'yes');
});

const SEEN_BY_ROLE: readonly (readonly [role: string, entries: readonly Entry[]])[] = [
  ['admin', SEEN_BY_OWNERS],
  ['manager', SEEN_BY_MANAGERS],
  ['analyst', READ_BY_ANALYSTS],
];

for (const [role, entries] of SEEN_BY_ROLE) {
  test(`${role} sees exactly the menu items allowed for the role`, async () => {
    const page = await start(role);
    const links = menu(page).locator('.wp-submenu a, > li:not(:has(.wp-submenu)) > a');
    await expect(links.first()).toBeAttached();
    const labels = (await links.allTextContents()).map((text) => text.trim().replace(/\s+\d+.*$/s, ''));
    expect(labels).toEqual(entries.map(([, entry]) => entry));
  });
}

const SECTIONS = SEEN_BY_ROLE.flatMap(([role, entries]) =>
  [...new Set(entries.map(([section]) => section))].map((section) => ({
    role,
    section,
    entries: entries.filter((entry) => entry[0] === section),
  })),
);

for (const { role, section, entries } of SECTIONS) {
  test(`${role} can open every ${section} page from the menu`, async () => {
    const page = await start(role);
    for (const [, entry, heading] of entries) {
      await choose(page, section, entry);
      await arrive(page, heading);
    }
  });
}

for (const role of ['admin', 'manager']) {
  test(`${role} can open every task from home and return`, async () => {
    const page = await start(role);
    for (const task of [
      'You added products',
      'Set up payments',
      'You added tax rates',
      'Set up shipping',
      'Set up marketing',
      'Personalize your store',
    ]) {
      await follow(page, task);
      await arrive(page, task);
      await press(page, /WooCommerce Home/);
      await arrive(page, 'Home');
    }
    await follow(page, 'You added products');
    await press(page, 'FROM A CSV FILE');
    await arrive(page, /Import/);
    await choose(page, 'WooCommerce', 'Home');
    await press(page, 'Add details');
    await page.waitForURL(/tutorial=true/);
    await arrive(page, 'General');
  });
}

test('products open in the form, with links to variations and the classic form', async () => {
  const page = await start();
  await choose(page, 'Products', 'All Products');
  await page.getByRole('searchbox').fill('Fisherman');
  await page.keyboard.press('Enter');
  await follow(page, 'Fisherman Sweater');
  await arrive(page, /Fisherman Sweater/);
  await page.getByRole('tab', { name: 'Variations' }).click();
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.waitForURL(/%2Fvariation%2F\d+/);
  await page.getByRole('link', { name: 'Return to main product' }).click();
  await page.waitForURL(/%2Fproduct%2F\d+(?:&|$)/);

  await follow(page, 'Open in the classic editor');
  await arrive(page, 'Edit product');
  await follow(page, 'Add new');
  await arrive(page, /New product/);

  await page.locator('#wp-admin-bar-new-content').hover();
  await page.locator('#new-content').getByRole('link', { name: 'Product' }).click();
  await arrive(page, /New product/);
});

test('products found by search or in the stock report open in the form', async () => {
  const page = await start();
  await press(page, 'Find anything');
  await page.getByRole('combobox').fill('Fisherman');
  await page.getByRole('option', { name: /Fisherman Sweater/ }).click();
  await arrive(page, /Fisherman Sweater/);

  await choose(page, 'Analytics', 'Stock');
  await page
    .getByRole('table', { name: 'Stock' })
    .getByRole('link', { name: /Sweater/ })
    .first()
    .or(page.getByRole('rowheader').getByRole('link').first())
    .first()
    .click();
  await page.waitForURL(/path=%2Fproduct%2F\d+/);
});

test('settings pages link to each other and to the classic pages', async () => {
  const page = await start();
  await choose(page, 'WooCommerce', 'Settings');
  const pages = page.getByRole('navigation', { name: 'Settings pages' });
  for (const name of [
    'Products',
    'Tax',
    'Accounts & Privacy',
    'Emails',
    'Advanced',
    'Payments',
    'Shipping',
  ]) {
    await pages.getByRole('link', { name, exact: true }).click();
    await arrive(page, name);
  }

  await follow(page, 'Open screen');
  await page.waitForURL(/page=wc-settings&tab=shipping/);
  const tabs = page.getByRole('navigation', { name: /settings/i });
  for (const name of ['General', 'Products', 'Tax', 'Payments', 'Accounts & Privacy', 'Emails', 'Advanced']) {
    await tabs.getByRole('link', { name, exact: true }).first().click();
    await arrive(page, name);
  }
});

test('classic lists open existing items and forms for new ones', async () => {
  const page = await start();
  for (const [section, entry, link, heading] of [
    ['WooCommerce', 'Orders', 'Add order', /Add/],
    ['WooCommerce', 'Orders', /^#\d+/, /Edit/],
    ['Products', 'Categories', 'Add category', /Add/],
    ['Products', 'Tags', 'Add tag', /Add/],
    ['Products', 'Attributes', 'Add attribute', /Add/],
    ['Marketing', 'Coupons', 'Add coupon', /Add/],
    ['Media', 'Media', 'Add new', /Upload|Add/],
  ] as const) {
    await choose(page, section, entry);
    await follow(page, link);
    await arrive(page, heading);
  }
  await page.locator('#wp-admin-bar-my-account').hover();
  await page.getByRole('link', { name: 'Profile' }).click();
  await arrive(page, /Profile/);
});

test('the menu opens the payments welcome page when the offer applies', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.post('/wc-admin/plugins/install', { plugins: 'woocommerce-gateway-stripe' });
  await session.post('/wc-admin/plugins/activate', { plugins: 'woocommerce-gateway-stripe' });
  await session.post('/wc/v3/payment_gateways/stripe', { enabled: true });
  await session.setOption('woocommerce_admin_install_timestamp', '1600000000');
  await session.setOption('woocommerce_default_country', 'US:CA');
  await session.open(HOME);

  await choose(page, 'Payments', 'Payments');
  await expect(page.getByRole('heading', { name: 'Payments, made simple' })).toBeVisible();
});

test('help links to the extensions page', async () => {
  const page = await start();
  await press(page, 'Help');
  await page.getByRole('link', { name: 'Choose what extensions add to this dashboard' }).click();
  await arrive(page, 'Extensions');
});

test('the menu follows when product form features are turned off and on', async () => {
  const page = await start();
  const save = async (box: string, isOn: boolean) => {
    await choose(page, 'WooCommerce', 'Settings');
    await page.getByRole('link', { name: 'Advanced', exact: true }).first().click();
    await page.getByRole('link', { name: 'Features', exact: true }).click();
    await page.getByRole('checkbox', { name: box }).setChecked(isOn);
    await press(page, 'Save changes');
    await expect(page.getByText('Your settings have been successfully saved.').first()).toBeVisible();
    await choose(page, 'WooCommerce', 'Status');
    await arrive(page, 'Status');
  };

  await save('Add and edit products in the dashboard instead of the classic form', false);
  await choose(page, 'Products', 'Add New');
  await arrive(page, 'Add new product');

  await save('Add and edit products in the dashboard instead of the classic form', true);
  await save('Use the block layout for the product form (requires the product form)', true);
  await choose(page, 'Products', 'Add New');
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible();
  await expect(page.locator('.woocommerce-layout__header')).toHaveCount(0);
});
