import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { call } from './support/rest';
import { startShop } from './support/shop';
import type { UserSession } from './support/user-session';
import { openTask, expectTaskCompleted, openShop } from './support/wizards';

/* Every wizard with a reload after each step: changes of the host's task list do not affect a wizard in progress. */

const COUNTRIES = {
  US: {
    choice: 'United States (US) — California',
    name: 'United States (US)',
    address: { 'Street address': '1 Shattuck Ave', 'Town / City': 'Berkeley', 'ZIP Code': '94704' },
  },
  GB: {
    choice: 'United Kingdom (UK)',
    name: 'United Kingdom (UK)',
    address: { 'Street address': '1 Quay Street', 'Town / City': 'Bristol', Postcode: 'BS1 4AB' },
  },
};
type Country = keyof typeof COUNTRIES;

const SMART_DEFAULTS = '--features=shipping-smart-defaults';
const NO_SMART_DEFAULTS = '--features=-shipping-smart-defaults';

const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const [country, flag] of [
  ['US', SMART_DEFAULTS],
  ['US', NO_SMART_DEFAULTS],
  ['GB', SMART_DEFAULTS],
  ['GB', NO_SMART_DEFAULTS],
] satisfies [Country, string][]) {
  test.describe(`a store in ${country} with ${flag}`, () => {
    const shop = startShop(['--empty', flag]);

    async function open(): Promise<UserSession> {
      const session = await shop.openSessionAs('admin');
      session.page.on('dialog', (dialog) => void dialog.accept());
      await session.post('/wc-admin/onboarding/profile', { product_types: ['physical'], completed: true });
      // The help highlight covers the start of a task that is opened again.
      await session.post('/wp/v2/users/me', { woocommerce_meta: { help_panel_highlight_shown: '"yes"' } });
      await session.open(HOME);
      return session;
    }

    test('finishes shipping', async () => {
      const session = await open();
      const { page } = session;
      await openTask(session, 'Set up shipping');
      await fillAddress(page, country);
      await page.getByRole('button', { name: 'Continue' }).click();

      const zone = page.getByRole('group', { name: COUNTRIES[country].name });
      await expect(zone).toBeVisible();
      await page.reload();
      await zone.getByLabel('Shipping cost').fill('5');
      await page.getByRole('button', { name: 'Continue' }).click();

      await expect(page.getByText('Your shipping rates have been updated')).toBeVisible();
      await page.reload();
      if (country === 'US') await printLabels(page);
      else await page.getByRole('button', { name: 'Get started with Sendcloud' }).click();

      await expect(
        page.getByText("Shipping is done! Don't worry, you can always change it later"),
      ).toBeVisible();
      await page.waitForURL((url) => !url.searchParams.has('task'));
      expect(await zonesWithoutMethods(page)).toEqual([]);
    });

    test('finishes every other task', async () => {
      const session = await openShop(shop, country);
      const { page } = session;
      page.on('dialog', (dialog) => void dialog.accept());

      await session.open(`${HOME}&task=store_details`);
      await expect(page.getByLabel('Street address')).toBeVisible();
      await page.reload();
      await page.getByLabel('Street address').fill('2 Quay Street');
      await page.reload();
      await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.waitForURL((url) => !url.searchParams.has('task'));
      expect(await storedAddress(page)).toBe('2 Quay Street');

      await finishTaxes(session);
      await finishMarketing(session);
      await finishAppearance(session);
      await finishPayments(session);
      await addProduct(session);
    });
  });
}

async function fillAddress(page: Page, country: Country): Promise<void> {
  const { choice } = COUNTRIES[country];
  const place = page.getByLabel('Country / Region');
  if ((await place.inputValue()) !== choice) {
    await place.fill(choice);
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
  for (const [label, value] of Object.entries(COUNTRIES[country].address))
    await page.getByLabel(label).fill(value);
}

/** Connects the store and returns, with the plugins already installed. */
async function printLabels(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get started with WooCommerce Shipping' }).click();
  const connect = page.getByRole('link', { name: 'Connect with Jetpack' });
  await expect(connect).toBeVisible();
  await page.reload();
  await connect.click();
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function zonesWithoutMethods(page: Page): Promise<string[]> {
  const zones = await call<{ id: number; name: string }[]>(page, 'wc/v3/shipping/zones');
  const empty = [];
  for (const { id, name } of zones.filter((zone) => zone.id !== 0))
    if ((await call<unknown[]>(page, `wc/v3/shipping/zones/${id}/methods`)).length === 0) empty.push(name);
  return empty;
}

async function storedAddress(page: Page): Promise<string> {
  const { value } = await call<{ value: string }>(page, 'wc/v3/settings/general/woocommerce_store_address');
  return value;
}

async function finishTaxes(session: UserSession): Promise<void> {
  const { page } = session;
  await openTask(session, 'Set up tax rates');
  await page.getByRole('button', { name: 'Continue with WooCommerce Tax' }).click();
  await expect(page.getByRole('button', { name: "I don't charge sales tax" })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: "I don't charge sales tax" }).click();
  await expectTaskCompleted(session, 'You added tax rates');
}

async function finishMarketing(session: UserSession): Promise<void> {
  const { page } = session;
  await openTask(session, 'Set up marketing');
  await expect(page.getByRole('button', { name: 'Get started: MailPoet' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Get started: MailPoet' }).click();
  await expect(page.getByText('MailPoet is installed and active')).toBeVisible();
  await expectTaskCompleted(session, 'You added sales channels');
}

async function finishAppearance(session: UserSession): Promise<void> {
  const { page } = session;
  await openTask(session, 'Personalize your store');
  await page.getByRole('button', { name: 'Import products' }).click();
  await expect(page.getByText('All sample products have been imported')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Create homepage' }).click();
  await expect(page.getByRole('link', { name: 'Customize' })).toBeVisible();
  await page.reload();
  await page.getByLabel('Logo file').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Store logo updated successfully')).toBeVisible();
  await page.reload();
  await page.getByLabel('Store notice').fill('Closed on Monday');
  await page.getByRole('button', { name: 'Complete task' }).click();
  await expectTaskCompleted(session, 'You personalized your store');
}

async function finishPayments(session: UserSession): Promise<void> {
  const { page } = session;
  await openTask(session, 'Set up payments');
  await expect(page.getByRole('link', { name: 'Get started: Direct bank transfer' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Get started: Direct bank transfer' }).click();
  await page.getByLabel(/IBAN/).fill('DE02120300000000202051');
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Direct bank transfer details added successfully')).toBeVisible();
  await page.waitForURL((url) => !url.searchParams.has('task'));
  expect(await call(page, 'wc/v3/payment_gateways/bacs')).toMatchObject({ enabled: true });
}

async function addProduct(session: UserSession): Promise<void> {
  const { page } = session;
  await session.setOption('woocommerce_product_tour_modal_hidden', 'yes');
  await session.open(`${HOME}&task=products`);
  await expect(page.getByRole('button', { name: 'Physical product' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Physical product' }).click();
  await page.waitForURL(/path=(%2F|\/)product(%2F|\/)\d+/);
  await page.reload();
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Harbor lamp');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Product published.').first()).toBeVisible();
}
