import type { Page } from 'playwright-core';
import { HOME } from './support/addresses';
import { eventually } from './support/eventually';
import { call } from './support/rest';
import { startShop } from './support/shop';
import type { Visitor } from './support/visitor';

const shop = startShop();

const PAYMENTS = `${HOME}&task=payments`;
const GATEWAY = '/wc/v3/payment_gateways';
const ACCOUNTS = 'woocommerce_bacs_accounts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** What axe finds on the step that is shown. */
async function expectAccessible(visitor: Visitor): Promise<void> {
  expect(await visitor.accessibilityViolations({ within: '.sa-task-page' })).toEqual([]);
}

test('from the list to a gateway with keys: installed, its script run, saved after a failure, and ticked', async () => {
  const visitor = await shop.visitAs('admin');
  visitor.expectNoise(/status of 500/);
  const { page } = visitor;
  await visitor.open(HOME);
  await page.getByRole('link', { name: 'Set up payments' }).click();
  await page.getByRole('region', { name: 'Additional payment methods' }).waitFor();
  await expectAccessible(visitor);

  await page.getByRole('link', { name: 'Get started: Stripe' }).click();
  await heading(page, /Configure Stripe/).waitFor();
  const publishable = page.getByLabel(/Publishable key/);
  await publishable.waitFor();
  expect(await page.locator('script[src$="/woocommerce-gateway-stripe/setup.js"]').count()).toBe(1);
  await expectAccessible(visitor);

  await page.getByRole('button', { name: 'Save and enable' }).click();
  await page.getByText('Please enter your publishable key').first().waitFor();
  await expectAccessible(visitor);
  await publishable.fill('pk_test_1');
  await page.getByLabel(/Secret key/).fill('sk_test_1');
  // Of the write alone: in WordPress the history reads the gateway first.
  await shop.store.setFaults([
    { path: `${GATEWAY}/stripe`, method: 'PUT', kind: 'status', status: 500, times: 1 },
  ]);
  await page.getByRole('button', { name: 'Save and enable' }).click();
  await page.getByText('There was a problem saving your payment settings').waitFor();
  expect(await publishable.inputValue()).toBe('pk_test_1');
  await page.getByRole('button', { name: 'Save and enable' }).click();

  await page.getByText('Stripe configured successfully').waitFor();
  await page.waitForURL((url) => !url.searchParams.has('task'));
  await page.getByRole('link', { name: /Payments set up/ }).waitFor();
});

test('connecting leads to the provider and back, where the gateway is on', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  await visitor.open(PAYMENTS);
  await page.getByRole('link', { name: 'Get started: PayPal Payments' }).click();
  await page.getByRole('link', { name: 'Connect', exact: true }).click();

  await page.getByRole('button', { name: 'Connect' }).click();

  await page.getByText('PayPal Payments is set up. Your customers can pay with it.').waitFor();
  await expectAccessible(visitor);
});

test('bank transfer keeps a draft over a reload, and saves one account', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  page.on('dialog', (dialog) => void dialog.accept());
  await visitor.open(PAYMENTS);
  await page.getByRole('link', { name: 'Get started: Direct bank transfer' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Please enter an account number or IBAN').first().waitFor();
  await page.getByLabel(/IBAN/).fill('DE02120300000000202051');
  await page.reload();

  await page.getByText('What you typed earlier is back').waitFor();
  await eventually(async () =>
    expect(await page.getByLabel(/IBAN/).inputValue()).toBe('DE02120300000000202051'),
  );
  await expectAccessible(visitor);
  await page.getByRole('button', { name: 'Save' }).dblclick();

  await page.getByText('Direct bank transfer details added successfully').waitFor();
  await page.getByRole('link', { name: 'Manage: Direct bank transfer' }).waitFor();
  // Writes go out as POST and name their method in a header.
  expect(visitor.apiCalls.filter((one) => one === `POST ${GATEWAY}/bacs`)).toHaveLength(1);
  const stored = await call<Record<string, { iban: string }[]>>(page, `wc-admin/options?options=${ACCOUNTS}`);
  expect(stored[ACCOUNTS]?.map(({ iban }) => iban)).toEqual(['DE02120300000000202051']);
});

test('the payments service asks for consent on the way back, once', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  await visitor.open(`${HOME}&wcpay-connection-success=1`);
  await page.getByRole('dialog').waitFor();
  expect(await visitor.accessibilityViolations({ within: 'dialog' })).toEqual([]);

  await page.getByRole('button', { name: 'No, thanks' }).click();

  await page.waitForURL((url) => !url.searchParams.has('wcpay-connection-success'));
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('at 320 pixels nothing sticks out, and an unknown id has a way back', async () => {
  const visitor = await shop.visitAs('admin', { viewport: { width: 320, height: 800 } });
  const { page } = visitor;
  await visitor.open(`${PAYMENTS}&id=no-such`);
  await page.getByText('There is no payment gateway named "no-such".').waitFor();
  await expectAccessible(visitor);

  await page.getByRole('link', { name: 'All payment methods' }).click();
  await page.getByRole('region', { name: 'Additional payment methods' }).waitFor();

  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(visitor);
});
