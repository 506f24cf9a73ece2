import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { call } from './support/rest';
import { startShop } from './support/shop';
import {
  openTask,
  expectAccessible,
  expectTaskCompleted,
  skipPersonalization,
  openShop,
  addFirstProduct,
  setUpMarketing,
  TASK_PAGE,
} from './support/wizards';

/** A new store, whose country changes during the tests. */
const shop = startShop(['--empty']);

const GATEWAYS = 'wc/v3/payment_gateways';

/** On the provider's page: the user agrees and returns to the store. */
const agree = (page: Page) => page.getByRole('button', { name: 'Connect' }).click();

const switchOff = (page: Page, id: string) => call(page, `${GATEWAYS}/${id}`, { enabled: false }, 'PUT');

// Another country, with the same steps as the first.
test(
  'connects a provider in a British store and completes the task on return',
  { tag: '@slow' },
  async () => {
    const session = await openShop(shop, 'GB', 'dark');
    const { page } = session;
    await openTask(session, 'Set up payments');
    await expect(page.getByRole('region', { name: 'WooCommerce Payments' })).toBeVisible();
    await expectAccessible(session, TASK_PAGE);

    await page.getByRole('link', { name: 'Get started: PayPal Payments' }).click();
    await expect(page.getByRole('link', { name: 'Connect', exact: true })).toBeVisible();
    await expectAccessible(session, TASK_PAGE);
    await page.getByRole('link', { name: 'Connect', exact: true }).click();
    await agree(page);
    await expect(page.getByText('PayPal Payments is set up and enabled for your customers.')).toBeVisible();
    await expectAccessible(session, TASK_PAGE);
    await page.getByRole('button', { name: 'Continue' }).click();

    await expectTaskCompleted(session, 'You set up payments');
    await switchOff(page, 'ppcp-gateway');
    await addFirstProduct(session);
  },
);

// Another country, with the same steps as the first.
test(
  'sets up a gateway form on a right-to-left phone in a country without states',
  { tag: '@slow' },
  async () => {
    const session = await openShop(shop, 'DK', 'narrow');
    const { page } = session;
    await openTask(session, 'Set up payments');
    await page.getByRole('link', { name: 'Get started: Klarna Payments' }).click();
    await page.getByLabel('Klarna username (API)').fill('K123456_abcd');
    await expectAccessible(session, TASK_PAGE);

    await page.getByRole('button', { name: 'Save and enable' }).click();
    await expect(page.getByText('Please enter your klarna password (api)').first()).toBeVisible();
    await expectAccessible(session, TASK_PAGE);
    await page.getByLabel('Klarna password (API)').fill('secret');
    await page.getByLabel('Account region').selectOption('eu');
    await page.getByRole('button', { name: 'Save and enable' }).click();

    await expect(page.getByText('Klarna Payments configured successfully')).toBeVisible();
    await expectTaskCompleted(session, 'You set up payments');
    await switchOff(page, 'klarna_payments');
    await setUpMarketing(session);
  },
);

test('installs WooCommerce Payments, resumes and connects it, and asks for consent', async () => {
  const session = await openShop(shop, 'US');
  const { page } = session;
  await openTask(session, 'Set up payments');
  await page.getByRole('link', { name: 'Get started: WooCommerce Payments' }).click();
  await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible();
  await expectAccessible(session, TASK_PAGE);

  // The host replaces the task by its own once the plugin is installed.
  await page.getByRole('button', { name: 'WooCommerce Home' }).click();
  await page.getByRole('button', { name: 'Finish setting up payments' }).click();
  await expect(page.getByRole('button', { name: 'Verify details' })).toBeVisible();
  await session.open(`${HOME}&task=woocommerce-payments`);
  await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible();
  await expectAccessible(session, TASK_PAGE);
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.waitForURL(/\/store\/connect\//);
  await agree(page);

  await expect(page.getByRole('dialog', { name: /Build a better/ })).toBeVisible();
  await expectAccessible(session, '[role="dialog"]');
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await page.waitForURL((url) => !url.searchParams.has('wcpay-connection-success'));
  await expectTaskCompleted(session, 'You set up payments');
  await skipPersonalization(session);
});
