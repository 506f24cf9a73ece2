import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { startShop } from './support/shop';

const shop = startShop();

const SETTINGS = '/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Fsettings';
const ORDERS = '/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Forders';
const YEAR = `${ORDERS}&period=last_365_days&compare=previous_year`;
const PHONE = { width: 320, height: 640 };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const waitForText = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** The number of orders in the orders report. */
async function countOrders(page: Page): Promise<string> {
  const value = page.locator('.sa-summary__figure', { hasText: /^Orders/ }).locator('.sa-summary__value');
  return (await value.evaluate((element) => element.firstChild?.textContent)) ?? '';
}

test('excluded statuses change report totals, and resetting restores them', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(YEAR);
  const before = await countOrders(page);

  await session.open(SETTINGS);
  const excluded = page.getByRole('group', { name: 'Excluded statuses' });
  await excluded.getByRole('checkbox', { name: 'Completed' }).check();
  await expect(excluded.getByRole('checkbox', { name: /^Refunded/ })).toBeDisabled();
  await press(page, 'Save settings');
  await waitForText(page, 'Your settings have been successfully saved.');
  await session.open(YEAR);
  await expect.poll(() => countOrders(page)).not.toBe(before);

  await session.open(SETTINGS);
  await press(page, 'Reset defaults');
  await press(page, 'Reset all settings');
  await waitForText(page, 'Settings reset to defaults');
  await expect(excluded.getByRole('checkbox', { name: 'Completed' })).not.toBeChecked();
  await session.open(YEAR);
  await expect.poll(() => countOrders(page)).toBe(before);
});

test('deleting report data empties reports, and importing restores them', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(YEAR);
  const before = await countOrders(page);
  await session.open(SETTINGS);
  await waitForText(page, 'Ready To Import');
  await press(page, 'Delete report data');
  await press(page, 'Delete');
  await waitForText(page, 'Report table data is being deleted.');

  await session.open(YEAR);
  await expect.poll(() => countOrders(page)).toBe('0');
  await press(page, 'Import missing data');
  await waitForText(page, 'All orders are included');

  await expect.poll(() => countOrders(page)).toBe(before);
  await session.open(SETTINGS);
  await press(page, 'Start');
  await waitForText(page, 'All historical data imported');
});

test('saves a view, opens it, and sets it as the default', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  const COMPLETED = /status_is=completed/;
  await session.open(`${YEAR}&filter=advanced&status_is=completed`);
  await press(page, 'Views');
  await page.getByRole('menuitem', { name: 'Save as view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Done');
  await press(page, 'Save');
  await expect(page.getByRole('button', { name: 'View: Done' })).toBeVisible();
  // The dialog stays open until the store has saved it.
  await expect(page.getByRole('dialog')).toBeHidden();

  await session.open(ORDERS);
  await press(page, 'Views');
  await page.getByRole('menuitemradio', { name: 'Done' }).click();
  await page.waitForURL(COMPLETED);
  await press(page, 'View: Done');
  await page.getByRole('menuitem', { name: 'Set as default view' }).click();
  await waitForText(page, '“Done” is now the default view of this report');

  await session.open(ORDERS);
  await page.waitForURL(COMPLETED);
  await expect(page.getByRole('button', { name: 'View: Done' })).toBeVisible();
  for (const within of ['.sa-report__bar', '.sa-freshness'])
    expect(await session.accessibilityViolations({ within })).toEqual([]);
});

test('downloads the rows of the table as CSV', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(`${YEAR}&per_page=100&filter=all`);
  await expect(page.locator('.sa-table tbody td').first()).toBeVisible();
  const cellsOf = (selector: string) =>
    page.locator(selector).evaluateAll((cells) => cells.map((cell) => cell.textContent.trim()));
  const numbers = await cellsOf('.sa-table tbody tr a[href*="action=edit"]');

  const downloading = page.waitForEvent('download');
  await press(page, 'Download');
  const download = await downloading;

  expect(download.suggestedFilename()).toMatch(/^orders_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d_exported-/);
  const [head = '', ...lines] = (await buffer(await download.createReadStream()))
    .toString()
    .split('\r\n')
    .filter(Boolean);
  expect(head.startsWith('\uFEFFDate,Order #,Status,Customer,')).toBe(true);
  expect(lines.slice(0, numbers.length).map((line) => line.split(',')[1])).toEqual(numbers);
});

test('settings are accessible and fit 320 pixels', async () => {
  const session = await shop.openSessionAs('admin', { viewport: PHONE });
  const { page } = session;
  await session.open(SETTINGS);
  await expect(page.getByRole('heading', { name: 'Import historical data' })).toBeVisible();
  await expect(page.getByText(/Nothing To Import|Ready To Import/)).toBeVisible();

  expect(await session.accessibilityViolations()).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  expect(await session.layoutShift()).toBeLessThan(0.02);
});
