import { expect, test } from './fixtures';
import { REPORT, GENERAL_SETTINGS, HOME } from './support/urls';
import { startShop } from './support/shop';

const shop = startShop();

const NOT_ALLOWED = 'Sorry, you are not allowed to access this page.';

test('analyst can view reports but not manage the store', async () => {
  const session = await shop.openSession();
  const { page } = session;
  await session.logIn('analyst', REPORT);
  await expect(page.getByRole('heading', { name: 'Revenue' }).first()).toBeVisible();
  await expect(page.locator('#adminmenu').getByText('Analytics').first()).toBeVisible();
  // In WordPress the menu is rendered by WordPress.
  const entries = page.locator('#toplevel_page_woocommerce .wp-submenu a');
  expect(await entries.allTextContents()).toEqual(['Customers']);

  await session.open(HOME);
  await expect(page.getByText(NOT_ALLOWED)).toBeVisible();
  await expect(page.getByText('Add details')).toHaveCount(0);
  expect(session.apiCalls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('analyst gets a 403 for the settings page', async () => {
  const session = await shop.openSession();
  session.allowConsoleMessage(/status of 403/);
  await session.logIn('analyst', REPORT);

  const response = await session.page.goto(`${shop.origin}${GENERAL_SETTINGS}`);

  expect(response?.status()).toBe(403);
  await expect(session.page.locator('#mainform')).toHaveCount(0);
});

test('customer sees no dashboard and cannot read tasks from the API', async () => {
  const session = await shop.openSession();
  session.allowConsoleMessage(/status of 403/);
  await session.logIn('customer', HOME);

  await expect(session.page.locator('#root')).toHaveCount(0);
  const status = await session.page.evaluate(async () => {
    const response = await fetch('/wp-json/wc-admin/onboarding/tasks');
    return response.status;
  });
  expect(status).toBeGreaterThanOrEqual(401);
  session.allowConsoleMessage(/status of 401/);
});

test('manager sees setup tasks on the home screen', async () => {
  const session = await shop.openSession();
  await session.logIn('manager');

  await expect(session.page.getByRole('button', { name: 'Add details' })).toBeVisible();
});

test('requires login and then opens the requested page', async () => {
  const session = await shop.openSession();
  const { page } = session;
  await session.open(REPORT);
  await page.waitForURL(/wp-login\.php/);
  await page.fill('#user_login', 'admin');
  await page.fill('#user_pass', 'wrong');
  await page.click('#wp-submit');
  // WordPress's own page has no role for this message.
  await expect(page.getByRole('alert').or(page.locator('#login_error'))).toBeVisible();
  await page.fill('#user_login', 'admin');
  await page.fill('#user_pass', 'admin');
  await page.click('#wp-submit');

  await expect(page.getByRole('heading', { name: 'Revenue' }).first()).toBeVisible();
});
