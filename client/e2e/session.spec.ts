import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME, SHIPPING_TASK } from './support/urls';
import { startShop } from './support/shop';

const shop = startShop();

test('renews an expired nonce without interrupting the user', async () => {
  const session = await shop.openSession();
  session.allowConsoleMessage(/status of 403/);
  const { page } = session;
  await session.logIn('admin');
  await expect(page.getByRole('button', { name: 'Add details' })).toBeVisible();

  await shop.expireNonces();
  await hideSetupList(page);

  await expect(page.getByText('Setup task list hidden').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Add details' })).toBeVisible();
  await expect(page.getByText('You have been logged out')).toHaveCount(0);
});

test('keeps the form after a logout in another tab, and continues after logging in', async () => {
  const session = await shop.openSession();
  session.allowConsoleMessage(/status of (400|401|403)/);
  const { page } = session;
  await session.logIn('admin', SHIPPING_TASK);
  await page.getByLabel('Street address').fill('1 Harbour Road');
  await page.getByLabel('Town / City').fill('Portland');
  await page.getByLabel('ZIP Code').fill('97201');

  const other = await session.openTab();
  await other.goto(`${shop.origin}${HOME}`);
  await logOut(other);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Continue' }).click();

  const notice = page.getByText('You have been logged out').first();
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Street address')).toHaveValue('1 Harbour Road');
  expect(await session.accessibilityViolations()).toEqual([]);

  const [login] = await Promise.all([
    session.context.waitForEvent('page'),
    page.getByRole('button', { name: 'Log in' }).click(),
  ]);
  await login.fill('#user_login', 'admin');
  await login.fill('#user_pass', 'admin');
  await login.click('#wp-submit');
  await login.waitForLoadState();
  await login.close().catch(() => undefined);
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(notice).toBeHidden();

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: /complete: Set store location/ })).toBeVisible();
});

async function hideSetupList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Task List Options' }).first().click();
  await page.getByRole('menuitem', { name: 'Hide this' }).click();
  await page.getByRole('button', { name: 'Yes, hide store setup tasks' }).click();
}

async function logOut(page: Page): Promise<void> {
  const link = page.locator('#wpadminbar a[href*="action=logout"]').first();
  const href = await link.getAttribute('href');
  await page.goto(new URL(href ?? '', page.url()).href);
}
