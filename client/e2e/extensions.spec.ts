import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { GENERAL_SETTINGS, HOME } from './support/urls';
import { waitForHome } from './support/wait-for-home';
import { startShop } from './support/shop';
import type { UserSession } from './support/user-session';

const ROOT = resolve(__dirname, '../..');

// Must run before the store starts, which uses the built files.
test.beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build-extensions.mjs'], { cwd: ROOT });
});

const shop = startShop(['--extensions', 'dist/examples', '--features', 'navigation']);

/** The design's limit for any screen while it loads. */
const LAYOUT_SHIFT_LIMIT = 0.02;

const at = (path: string) => `${HOME}&path=${encodeURIComponent(path)}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function expectWellBehaved(session: UserSession): Promise<void> {
  expect(await session.accessibilityViolations({ within: '.woocommerce-layout__primary' })).toEqual([]);
  expect(session.unexpectedMessages).toEqual([]);
}

test('an extension data store saves added items to its own endpoint', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(at('/suppliers'));
  // The introduction of the navigation would cover the following pages.
  await session.setOption('woocommerce_navigation_favorites_tooltip_hidden', 'yes');
  await expect(heading(page, 'Suppliers')).toBeVisible();
  await expect(page.getByText('Northern Wool Co., 14 products')).toBeVisible();

  await page.getByLabel('New supplier').fill('Tin Works');
  await page.getByRole('button', { name: 'Add supplier' }).click();

  await expect(page.getByText('Tin Works, 0 products')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Tin Works, 0 products')).toBeVisible();
  await expectWellBehaved(session);
});

test('adds a report with a chart and a table', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(at('/analytics/weekdays'));

  await expect(heading(page, 'Days of the week')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Monday \d+$/ }).first()).toBeVisible();
  await expect(page.getByRole('slider')).toBeVisible();
  await expectWellBehaved(session);
});

test('adds a column and a filter to the orders report', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(at('/analytics/orders'));

  await expect(page.getByRole('columnheader', { name: /Average item price/ })).toBeVisible();
  const counted = page.waitForResponse((response) => response.url().includes('customer_type=new'));
  await page.getByRole('combobox', { name: 'Customers', exact: true }).selectOption('new');

  expect((await counted).status()).toBe(200);
  await expectWellBehaved(session);
});

test('adds a product field that is saved and shown as a report column', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(at('/analytics/products'));
  const product = page
    .getByRole('table', { name: 'Products' })
    .getByRole('rowheader')
    .getByRole('link')
    .first();
  const id = new URL((await product.getAttribute('href')) ?? '', page.url()).searchParams.get('products');
  await session.open(`${at(`/product/${id}`)}&tab=pricing`);
  const cost = page.getByRole('textbox', { name: 'Cost' });

  await cost.fill('a lot');
  await expect(page.getByText('Please enter an amount, such as 4.50')).toBeVisible();
  await cost.fill('4.50');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Product successfully updated.')).toBeVisible();

  await session.open(at('/analytics/products'));
  await expect(page.getByRole('columnheader', { name: 'Cost', exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: '4.50', exact: true }).first()).toBeVisible();
  await expectWellBehaved(session);
});

test('adds a task with its own list, row and wizard', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(HOME);
  await expect(page.getByRole('heading', { name: /^Stay in touch/ })).toBeVisible();
  await expect(page.getByText('Free', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Connect your newsletter', exact: true }).click();
  await page.getByLabel('Name of the list').fill('Friends of the shop');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Connect the newsletter' }).click();

  await expect(heading(page, 'Home')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Stay in touch/ })).not.toBeAttached();
  await expectWellBehaved(session);
});

test('adds a page that the user can turn off', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(HOME);
  // Each style adds its own menu item.
  const navigation = page.getByRole('navigation', { name: 'Store', exact: true });
  await expect(navigation.getByRole('link', { name: 'Opening hours, classic', exact: true })).toBeVisible();
  await navigation.getByRole('link', { name: 'Opening hours', exact: true }).click();
  await expect(heading(page, 'Opening hours')).toBeVisible();
  await page.getByLabel('Open on Saturdays').uncheck();
  await expect(page.getByText('Monday to Friday, 9 to 18')).toBeVisible();

  await session.open(at('/store-admin/extensions'));
  const all = page.getByRole('switch', { name: 'Show what Opening hours adds' });
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/users/me'),
  );
  await all.uncheck();
  await saved;
  await expectWellBehaved(session);
  await session.open(at('/opening-hours'));

  await expect(page.getByText('Sorry, you are not allowed to access this page.')).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Opening hours', exact: true })).not.toBeAttached();
});

test('a crashing section leaves the rest of the page intact and can be retried', async () => {
  const session = await shop.openSessionAs('admin');
  session.allowConsoleMessage(/Mishap/);
  const { page } = session;
  await session.open(HOME);
  await page.getByRole('button', { name: 'Crash this section' }).click();
  await expect(page.getByText('Mishap stopped working here.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Performance' })).toBeVisible();

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Crash this section' })).toBeVisible();
});

test.describe('classic-style extensions', () => {
  test('add a data store with its own endpoint, a report and a page', async () => {
    const session = await shop.openSessionAs('admin');
    const { page } = session;
    await session.open(at('/suppliers-classic'));
    await expect(heading(page, 'Suppliers, classic')).toBeVisible();
    await expect(page.getByText('Harbor Pottery')).toBeVisible();
    await page.getByLabel('New supplier').fill('Glass House');
    await page.getByRole('button', { name: 'Add supplier' }).click();
    await expect(page.getByText('Glass House')).toBeVisible();

    await session.open(at('/analytics/weekdays-classic'));
    await expect(page.getByRole('row', { name: /^Monday [1-9]/ })).toBeVisible();
    await expect(page.getByRole('slider')).toBeVisible();

    await session.open(at('/opening-hours-classic'));
    await page.getByLabel('Open on Saturdays').uncheck();
    expect(session.unexpectedMessages).toEqual([]);
  });

  test('add a column and a filter to the products report', async () => {
    const session = await shop.openSessionAs('admin');
    const { page } = session;
    await session.open(at('/analytics/products'));

    await expect(page.getByRole('columnheader', { name: /Average price/ })).toBeVisible();
    const counted = page.waitForResponse((response) =>
      response.url().includes('acme_supplier=northern-wool'),
    );
    await page.getByRole('combobox', { name: 'Supplier', exact: true }).selectOption('northern-wool');

    expect((await counted).status()).toBe(200);
    expect(session.unexpectedMessages).toEqual([]);
  });

  test('add a task with its own row and page', async () => {
    const session = await shop.openSessionAs('admin');
    const { page } = session;
    await session.open(HOME);
    await expect(page.getByText('Costs nothing')).toBeVisible();

    await page.getByRole('link', { name: /Connect your newsletter, classic/ }).click();
    await page.getByRole('button', { name: 'Use the name of the store' }).click();
    await page.getByRole('button', { name: 'Connect the classic newsletter' }).click();

    await expect(heading(page, 'Home')).toBeVisible();
    expect(session.unexpectedMessages).toEqual([]);
  });
});

test('outlines extension points when the URL has the extension-points parameter', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(`${HOME}&extension-points`);

  await expect(page.locator('[data-extension-point="woocommerce_header_item"]')).toBeVisible();
  await expect(
    page.locator('[data-extension-point~="woocommerce_admin_onboarding_task_list"]'),
  ).toBeVisible();
  expect(session.unexpectedMessages).toEqual([]);
});

test('folds and counts plugin notices on dashboard pages, and shows them on classic pages', async () => {
  const session = await shop.openSessionAs('admin', { viewport: { width: 320, height: 640 } });
  const { page } = session;
  const error = page.getByText('the last order of mugs could not be sent');
  const line = (name: string) => page.getByRole('button', { name });
  await session.open(HOME);
  await expect(line('3 messages from plugins 1 error')).toBeVisible();
  await waitForHome(page);
  await expect(error).toBeHidden();

  const content = () => page.locator('.woocommerce-layout__main').boundingBox();
  const before = await content();
  await page.evaluate(() => {
    const late = Object.assign(document.createElement('div'), { className: 'notice notice-error' });
    late.append('Too late to be printed');
    document.querySelector('#wpbody-content > .wrap')?.prepend(late);
  });
  await expect(line('4 messages from plugins 2 errors')).toBeVisible();
  expect(await content()).toEqual(before);
  expect(await session.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);

  await line('4 messages from plugins 2 errors').press('Enter');
  await expect(error).toBeVisible();
  await expect(page.getByText('Too late to be printed')).toBeVisible();
  expect(await session.accessibilityViolations({ within: '.sa-host-notices' })).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);

  await session.open(GENERAL_SETTINGS);
  await expect(error).toBeVisible();
});
