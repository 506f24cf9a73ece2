import type { Page } from 'playwright-core';
import { eventually } from './support/eventually';
import { startShop } from './support/shop';

const shop = startShop();

const HOME = '/wp-admin/admin.php?page=wc-admin';
const at = (page: string, query = '') => `${HOME}&path=${encodeURIComponent(`/settings/${page}`)}${query}`;
const PHONE = { width: 320, height: 640 };

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

test('from the menu to a setting that was looked for, by keyboard, saved and still there', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  await visitor.open(HOME);
  await page.locator('#toplevel_page_woocommerce').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('region', { name: 'Store Address' }).waitFor();
  expect(await page.title()).toContain('General ‹ Settings ‹ WooCommerce');

  await page.getByRole('searchbox', { name: 'Search all settings' }).focus();
  await page.keyboard.type('low stock threshold');
  await page.getByRole('link', { name: /^Low stock threshold/ }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const threshold = page.getByRole('textbox', { name: 'Low stock threshold' });
  await eventually(async () =>
    expect(await threshold.evaluate((field) => field.matches(':focus'))).toBe(true),
  );
  await page.keyboard.press('Control+A');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');

  await said(page, 'Your settings have been saved');
  await page.reload();
  await threshold.waitFor();
  expect(await threshold.inputValue()).toBe('7');
});

test('what the store refuses is told at its field, the rest is saved, and nothing typed is lost', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  await visitor.open(at('email'));
  const sender = page.getByRole('textbox', { name: '"From" name' });
  const address = page.getByRole('textbox', { name: '"From" address' });
  await sender.fill('Harbor Goods');
  // Fine for a network of one's own, and not for the store.
  await address.fill('shop@harbor');

  await save(page);

  await said(page, '1 of 2 settings was not saved. The others were.');
  expect(await address.evaluate((field) => field.matches(':focus'))).toBe(true);
  expect(await address.getAttribute('aria-invalid')).toBe('true');
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await page.getByText('1 unsaved change', { exact: true }).waitFor();

  page.once('dialog', (question) => void question.dismiss());
  await page.getByRole('link', { name: 'Products', exact: true }).last().click();
  expect(await address.inputValue()).toBe('shop@harbor');
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await said(page, 'What you typed earlier is back. It is not saved yet.');
  expect(await address.inputValue()).toBe('shop@harbor');
  expect(await sender.inputValue()).toBe('Harbor Goods');
  await address.fill('shop@harbor.example');
  await save(page);
  await said(page, 'Your settings have been saved');
});

test('the pages have no barriers, nothing moves, and all of it fits a narrow screen in dark', async () => {
  const visitor = await shop.visitAs('admin', { viewport: PHONE });
  const { page } = visitor;
  for (const [address, heading] of [
    [at('general'), 'Store Address'],
    [at('account'), 'Personal data retention'],
    [at('tax'), 'Tax options'],
    [at('advanced', '&section=keys'), 'REST API'],
  ] as const) {
    await visitor.open(address);
    await page.getByRole('region', { name: heading }).waitFor();
    expect(await visitor.layoutShift()).toBeLessThan(0.02);
    await page.evaluate(() => (document.documentElement.dataset['colorScheme'] = 'dark'));

    expect(await visitor.accessibilityViolations({ within: '.sa-settings' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  }
});

test('the pages have the panels of the classic tabs', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  await visitor.open(at('checkout'));
  await page.getByRole('heading', { name: 'Recommended payment providers' }).waitFor();
  await visitor.open(at('shipping'));
  await page.getByRole('heading', { name: 'Recommended shipping solutions' }).waitFor();

  await visitor.open(at('tax'));
  const shown = page.getByLabel('Display prices in the shop');
  await shown.selectOption({ label: 'Including tax' });
  await page.getByText('Prices are entered one way and shown another').waitFor();
  expect(await visitor.accessibilityViolations({ within: '.sa-settings' })).toEqual([]);
  await page.getByRole('button', { name: 'Use recommended settings' }).click();
  await page.getByText('Recommended settings applied.').waitFor();
  expect(await shown.inputValue()).toBe('excl');
  expect(await shown.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.getByText('Prices are entered one way and shown another').count()).toBe(0);
});
