import { expect, test } from './fixtures';
import { startShop } from './support/shop';

const shop = startShop();

const HOME = '/wp-admin/admin.php?page=wc-admin';
const CLASSIC = '/wp-admin/admin.php?page=wc-settings';
const PHONE = { width: 320, height: 640 };

test('opens a report for last month and an order with keyboard shortcuts', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(HOME);
  const field = page.getByRole('combobox', { name: /Screens, reports/ });
  // Keyboard shortcuts are available once everything else is.
  await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(field).toBeVisible();
  await page.keyboard.type('orders last month');
  await expect(page.getByRole('option', { name: 'Orders: Last month', selected: true })).toBeVisible();
  expect(await session.accessibilityViolations()).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(/path=%2Fanalytics%2Forders/);
  expect(new URL(page.url()).searchParams.get('period')).toBe('last_month');

  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await page.waitForURL((url) => !url.searchParams.has('path'));

  await page.keyboard.press('/');
  await field.fill('a');
  await page.keyboard.type('n');
  await page.getByRole('group', { name: 'Orders' }).getByRole('option').first().click();
  await page.waitForURL(/post\.php\?post=\d+&action=edit/);
});

test('opens on a phone on a classic page without horizontal scrolling', async () => {
  const session = await shop.openSessionAs('admin', { viewport: PHONE });
  const { page } = session;
  await session.open(CLASSIC);
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByRole('combobox', { name: /Screens, reports/ }).fill('customers');
  await expect(page.getByRole('option', { name: /^Customers/ }).first()).toBeVisible();

  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  expect(await session.accessibilityViolations()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
