import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { HOME } from './support/addresses';
import { startShop } from './support/shop';
import type { Visitor } from './support/visitor';

const ROOT = resolve(__dirname, '../..');

// Before the shop starts, which runs what was built.
beforeAll(() => {
  execFileSync(process.execPath, ['scripts/extensions.mjs'], { cwd: ROOT });
}, 60_000);

const shop = startShop(['--extensions', 'dist/examples', '--features', 'navigation']);

const at = (path: string) => `${HOME}&path=${encodeURIComponent(path)}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function expectWellBehaved(visitor: Visitor): Promise<void> {
  expect(await visitor.accessibilityViolations({ within: '.woocommerce-layout__primary' })).toEqual([]);
  expect(visitor.unexpectedNoise).toEqual([]);
}

let visitor: Visitor;

test('a store with its own endpoint: what is added is there, and stays', async () => {
  visitor = await shop.visitAs('admin');
  const { page } = visitor;
  await visitor.open(at('/suppliers'));
  await heading(page, 'Suppliers').waitFor();
  await page.getByText('Northern Wool Co., 14 products').waitFor();

  await page.getByLabel('New supplier').fill('Tin Works');
  await page.getByRole('button', { name: 'Add supplier' }).click();

  await page.getByText('Tin Works, 0 products').waitFor();
  await page.reload();
  await page.getByText('Tin Works, 0 products').waitFor();
  await expectWellBehaved(visitor);
});

test('a report with a chart and a table', async () => {
  const { page } = visitor;
  await visitor.open(at('/analytics/weekdays'));

  await heading(page, 'Days of the week').waitFor();
  await page
    .getByRole('row', { name: /^Monday \d+$/ })
    .first()
    .waitFor();
  await page.getByRole('slider').waitFor();
  await expectWellBehaved(visitor);
});

test('a column and a filter in the report of orders', async () => {
  const { page } = visitor;
  await visitor.open(at('/analytics/orders'));

  await page.getByRole('columnheader', { name: /Average item price/ }).waitFor();
  await page.getByRole('button', { name: /^Customers/ }).click();
  const counted = page.waitForResponse((response) => response.url().includes('customer_type=new'));
  await page.getByRole('menuitemradio', { name: 'New customers' }).click();

  expect((await counted).status()).toBe(200);
  await expectWellBehaved(visitor);
});

test('a task with its own list, row and wizard', async () => {
  const { page } = visitor;
  await visitor.open(HOME);
  await page.getByRole('heading', { name: /^Stay in touch/ }).waitFor();
  await page.getByText('Free', { exact: true }).waitFor();

  await page.getByRole('link', { name: /Connect your newsletter/ }).click();
  await page.getByLabel('Name of the list').fill('Friends of the shop');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Connect the newsletter' }).click();

  await heading(page, 'Home').waitFor();
  await page.getByRole('heading', { name: /^Stay in touch/ }).waitFor({ state: 'detached' });
  await expectWellBehaved(visitor);
});

test('a page with a menu entry, which the owner switches off', async () => {
  const { page } = visitor;
  await visitor.open(at('/opening-hours'));
  await heading(page, 'Opening hours').waitFor();
  await page.getByLabel('Open on Saturdays').uncheck();
  await page.getByText('Monday to Friday, 9 to 18').waitFor();

  await visitor.open(at('/extensions'));
  const all = page.getByRole('switch', { name: 'Show what Opening hours adds' });
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/users/me'),
  );
  await all.uncheck();
  await saved;
  await expectWellBehaved(visitor);
  await visitor.open(at('/opening-hours'));

  await page.getByText('Sorry, you are not allowed to access this page.').waitFor();
});
