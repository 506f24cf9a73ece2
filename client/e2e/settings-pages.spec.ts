import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { startShop } from './support/shop';

const shop = startShop();

const HOME = '/wp-admin/admin.php?page=wc-admin';
const at = (page: string, query = '') => `${HOME}&path=${encodeURIComponent(`/settings/${page}`)}${query}`;
const PHONE = { width: 320, height: 640 };

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const waitForText = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

test('finds, changes and saves a setting with the keyboard', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(HOME);
  await page.locator('#toplevel_page_woocommerce').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('region', { name: 'Store Address' })).toBeVisible();
  expect(await page.title()).toContain('General ‹ Settings ‹ WooCommerce');

  await page.getByRole('searchbox', { name: 'Search all settings' }).focus();
  await page.keyboard.type('low stock threshold');
  await expect(page.getByRole('link', { name: /^Low stock threshold/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const threshold = page.getByRole('textbox', { name: 'Low stock threshold' });
  await expect.poll(() => threshold.evaluate((field) => field.matches(':focus'))).toBe(true);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');

  await waitForText(page, 'Your settings have been successfully saved.');
  await page.reload();
  await expect(threshold).toBeVisible();
  await expect(threshold).toHaveValue('7');
});

test('shows a rejected value at its field, saves the rest, and keeps the input', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(at('email'));
  const sender = page.getByRole('textbox', { name: '"From" name' });
  const address = page.getByRole('textbox', { name: '"From" address' });
  await sender.fill('Harbor Goods');
  // Valid in a local network, but not for the store.
  await address.fill('shop@harbor');

  await save(page);

  await waitForText(page, '1 of 2 settings was not saved. The others were.');
  expect(await address.evaluate((field) => field.matches(':focus'))).toBe(true);
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  expect(await session.accessibilityViolations()).toEqual([]);
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();

  page.once('dialog', (question) => void question.dismiss());
  await page.getByRole('link', { name: 'Products', exact: true }).last().click();
  await expect(address).toHaveValue('shop@harbor');
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await waitForText(page, 'Your unsaved changes were restored. They are not saved yet.');
  await expect(address).toHaveValue('shop@harbor');
  await expect(sender).toHaveValue('Harbor Goods');
  await address.fill('shop@harbor.example');
  await save(page);
  await waitForText(page, 'Your settings have been successfully saved.');
});

test('pages are accessible in dark mode, fit 320 pixels, and do not shift', async () => {
  const session = await shop.openSessionAs('admin', { viewport: PHONE });
  const { page } = session;
  for (const [address, heading] of [
    [at('general'), 'Store Address'],
    [at('account'), 'Personal data retention'],
    [at('tax'), 'Tax options'],
    [at('advanced', '&section=keys'), 'REST API'],
  ] as const) {
    await session.open(address);
    await expect(page.getByRole('region', { name: heading })).toBeVisible();
    expect(await session.layoutShift()).toBeLessThan(0.02);
    await page.evaluate(() => (document.documentElement.dataset['colorScheme'] = 'dark'));

    expect(await session.accessibilityViolations({ within: '.sa-settings' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  }
});

test('pages show the panels of the classic tabs', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(at('checkout'));
  await expect(page.getByRole('heading', { name: 'Recommended payment providers' })).toBeVisible();
  await session.open(at('shipping'));
  await expect(page.getByRole('heading', { name: 'Recommended shipping solutions' })).toBeVisible();

  await session.open(at('tax'));
  const shown = page.getByLabel('Display prices in the shop');
  await shown.selectOption({ label: 'Including tax' });
  await expect(page.getByText('Prices are entered and displayed inconsistently')).toBeVisible();
  expect(await session.accessibilityViolations({ within: '.sa-settings' })).toEqual([]);
  await page.getByRole('button', { name: 'Use recommended settings' }).click();
  await expect(page.getByText('Recommended settings applied.')).toBeVisible();
  await expect(shown).toHaveValue('excl');
  await expect(shown).toBeFocused();
  await expect(page.getByText('Prices are entered and displayed inconsistently')).toHaveCount(0);
});
