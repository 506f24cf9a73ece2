import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { call } from './support/rest';
import { startShop } from './support/shop';
import type { UserSession } from './support/user-session';

const shop = startShop();

const PAYMENTS = `${HOME}&task=payments`;
const GATEWAY = '/wc/v3/payment_gateways';
const ACCOUNTS = 'woocommerce_bacs_accounts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Checks the current step with axe. */
async function expectAccessible(session: UserSession): Promise<void> {
  expect(await session.accessibilityViolations({ within: '.sa-task-page' })).toEqual([]);
}

test('installs a gateway, runs its script, and saves its keys after a failed attempt', async () => {
  const session = await shop.openSessionAs('admin');
  session.allowConsoleMessage(/status of 500/);
  const { page } = session;
  await session.open(HOME);
  await page.getByRole('link', { name: 'Set up payments' }).click();
  await expect(page.getByRole('region', { name: 'Additional payment methods' })).toBeVisible();
  await expectAccessible(session);

  await page.getByRole('link', { name: 'Get started: Stripe' }).click();
  await expect(heading(page, /Configure Stripe/)).toBeVisible();
  const publishable = page.getByLabel(/Publishable key/);
  await expect(publishable).toBeVisible();
  await expect(page.locator('script[src$="/woocommerce-gateway-stripe/setup.js"]')).toHaveCount(1);
  await expectAccessible(session);

  await page.getByRole('button', { name: 'Save and enable' }).click();
  await expect(page.getByText('Please enter your publishable key').first()).toBeVisible();
  await expectAccessible(session);
  await publishable.fill('pk_test_1');
  await page.getByLabel(/Secret key/).fill('sk_test_1');
  // Only for the write: in WordPress the history reads the gateway first.
  await shop.store.setFaults([
    { path: `${GATEWAY}/stripe`, method: 'PUT', kind: 'status', status: 500, times: 1 },
  ]);
  await page.getByRole('button', { name: 'Save and enable' }).click();
  await expect(page.getByText('There was a problem saving your payment settings')).toBeVisible();
  await expect(publishable).toHaveValue('pk_test_1');
  await page.getByRole('button', { name: 'Save and enable' }).click();

  await expect(page.getByText('Stripe configured successfully')).toBeVisible();
  await page.waitForURL((url) => !url.searchParams.has('task'));
  await expect(page.getByRole('link', { name: /You set up payments/ })).toBeVisible();
});

test('connecting opens the provider, and the gateway is enabled on return', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(PAYMENTS);
  await page.getByRole('link', { name: 'Get started: PayPal Payments' }).click();
  await page.getByRole('link', { name: 'Connect', exact: true }).click();

  await page.getByRole('button', { name: 'Connect' }).click();

  await expect(page.getByText('PayPal Payments is set up and enabled for your customers.')).toBeVisible();
  await expectAccessible(session);
});

test('bank transfer keeps a draft after a reload, and saves one account on double click', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  page.on('dialog', (dialog) => void dialog.accept());
  await session.open(PAYMENTS);
  await page.getByRole('link', { name: 'Get started: Direct bank transfer' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter an account number or IBAN').first()).toBeVisible();
  await page.getByLabel(/IBAN/).fill('DE02120300000000202051');
  await page.reload();

  await expect(page.getByText('Your unsaved changes were restored')).toBeVisible();
  await expect(page.getByLabel(/IBAN/)).toHaveValue('DE02120300000000202051');
  await expectAccessible(session);
  await page.getByRole('button', { name: 'Save' }).dblclick();

  await expect(page.getByText('Direct bank transfer details added successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage: Direct bank transfer' })).toBeVisible();
  // Writes are sent as POST, with the method in a header.
  expect(session.apiCalls.filter((one) => one === `POST ${GATEWAY}/bacs`)).toHaveLength(1);
  const stored = await call<Record<string, { iban: string }[]>>(page, `wc-admin/options?options=${ACCOUNTS}`);
  expect(stored[ACCOUNTS]?.map(({ iban }) => iban)).toEqual(['DE02120300000000202051']);
});

test('asks for consent once after connecting the payments service', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(`${HOME}&wcpay-connection-success=1`);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await session.accessibilityViolations({ within: '[role="dialog"]' })).toEqual([]);

  await page.getByRole('button', { name: 'No, thanks' }).click();

  await page.waitForURL((url) => !url.searchParams.has('wcpay-connection-success'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('fits 320 pixels, and an unknown gateway links back to the list', async () => {
  const session = await shop.openSessionAs('admin', { viewport: { width: 320, height: 800 } });
  const { page } = session;
  await session.open(`${PAYMENTS}&id=no-such`);
  await expect(page.getByText('There is no payment gateway named "no-such".')).toBeVisible();
  await expectAccessible(session);

  await page.getByRole('link', { name: 'All payment methods' }).click();
  await expect(page.getByRole('region', { name: 'Additional payment methods' })).toBeVisible();

  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(session);
});
