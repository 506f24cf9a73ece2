import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME, SHIPPING_TASK } from './support/urls';
import { call } from './support/rest';
import { startShop } from './support/shop';
import type { UserSession } from './support/user-session';
import {
  openTask,
  expectAccessible,
  expectTaskCompleted,
  skipPersonalization,
  openShop,
  addFirstProduct,
  setUpMarketing,
} from './support/wizards';

/** A new store, in which the shipping task is shown in every country. */
const shop = startShop(['--empty', '--features=-shipping-smart-defaults']);

const ZONES = 'wc/v3/shipping/zones';

/** If the address is known already, the wizard may open at the rates. */
async function toRates(tab: Page): Promise<void> {
  const goOn = tab.getByRole('button', { name: 'Continue' });
  await expect(goOn).toBeVisible();
  if ((await tab.getByLabel('Street address').count()) > 0) await goOn.click();
}

test('sets up shipping in a British store, with a reload and a second tab', async () => {
  const session = await openShop(shop, 'GB');
  const { page } = session;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('link', { name: 'Set up shipping' }).click();

  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(await session.layoutShift()).toBeLessThan(0.02);
  await expectAccessible(session);
  const other = await session.openTab();
  await other.goto(`${shop.origin}${SHIPPING_TASK}`);
  await Promise.all([page, other].map(toRates));
  const cost = page.getByRole('group', { name: 'United Kingdom (UK)' }).getByLabel('Shipping cost');
  await Promise.all([page, other].map((tab) => tab.getByRole('group').nth(1).waitFor()));
  await expectAccessible(session);
  expect(await zonesOf(page, 'GB')).toBe(1);

  await cost.fill('5');
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect(cost).toHaveValue('5');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('button', { name: 'Get started with Sendcloud' })).toBeVisible();
  await expectAccessible(session);
  await page.getByRole('button', { name: 'Get started with Sendcloud' }).click();
  await expect(page.getByText("Shipping is done! Don't worry, you can always change it later")).toBeVisible();
  await expect(page.getByRole('link', { name: /You added shipping costs/ })).toBeVisible();
  await setUpMarketing(session);
});

test('sets up automated taxes in a US store by installing plugins and connecting', async () => {
  const session = await openShop(shop, 'US');
  const { page } = session;
  session.allowConsoleMessage(/status of 404/);
  await page.getByRole('link', { name: 'Set up tax rates' }).click();

  await expect(page.getByRole('heading', { name: 'Choose a tax service' })).toBeVisible();
  expect(await session.layoutShift()).toBeLessThan(0.02);
  await expectAccessible(session);
  await page.getByRole('button', { name: 'Continue with WooCommerce Tax' }).click();
  await expect(page.getByRole('button', { name: 'Install and activate' })).toBeVisible();
  await expectAccessible(session);
  await shop.store.setFaults([
    { path: '/wc-admin/plugins/connect-jetpack', method: 'GET', kind: 'status', status: 404, times: 1 },
  ]);
  await page.getByRole('button', { name: 'Install and activate' }).click();
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible();
  // A retry reloads the page.
  await page.getByRole('button', { name: 'Retry' }).click({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Connect with Jetpack' })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(session);
  await page.getByRole('link', { name: 'Connect with Jetpack' }).click();
  await page.getByRole('button', { name: 'Connect' }).click();

  await expect(page.getByText("You're awesome! One less item on your to-do list")).toBeVisible();
  await expect(page.getByRole('link', { name: /You added tax rates/ })).toBeVisible();
});

// Only the last steps; tests of other stores start at the first one.
test('a connected US store prints labels without connecting again', { tag: '@slow' }, async () => {
  const session = await openShop(shop, 'US');
  const { page } = session;
  await beginShipping(session);

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('group', { name: 'United States (US)' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your shipping rates have been updated')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Connect your store/ })).toHaveCount(0);
  await expect(
    page.getByRole('heading', { name: /Step 3 of 3, complete: Print shipping labels/ }),
  ).toBeVisible();
  await expectAccessible(session);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expectTaskCompleted(session, 'You added shipping costs');
  await addFirstProduct(session);
});

test('keeps shipping rates after a server error, on a phone in a country without states', async () => {
  const session = await openShop(shop, 'DK', 'narrow');
  const { page } = session;
  session.allowConsoleMessage(/status of 500/);
  await beginShipping(session);
  await page.getByRole('button', { name: 'Continue' }).click();
  const group = page.getByRole('group', { name: 'Denmark' });
  await expect(group).toBeVisible();
  await group.getByLabel('Shipping cost').fill('7.5');
  const [zone] = await call<{ id: number; name: string }[]>(page, ZONES).then((zones) =>
    zones.filter(({ name }) => name === 'Denmark'),
  );
  await shop.store.setFaults([
    { path: `/${ZONES}/${zone?.id}/methods`, method: 'POST', kind: 'status', status: 500, times: 1 },
  ]);

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The shipping rates of these zones were not saved: Denmark')).toBeVisible();
  await expect(group.getByLabel('Shipping cost')).toHaveValue('7.50');
  await expectAccessible(session);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText("Shipping is done! Don't worry, you can always change it later")).toBeVisible();
  await expectTaskCompleted(session, 'You added shipping costs');
  await skipPersonalization(session);
});

/** Starts the task from the home screen, without the shipping zones of earlier tests. */
async function beginShipping(session: UserSession): Promise<void> {
  const { page } = session;
  for (const { id } of await call<{ id: number }[]>(page, ZONES)) {
    if (id !== 0) await call(page, `${ZONES}/${id}?force=true`, {}, 'DELETE');
  }
  await session.open(HOME);
  await openTask(session, 'Set up shipping');
}

async function zonesOf(page: Page, country: string): Promise<number> {
  const zones = await call<{ id: number }[]>(page, ZONES);
  const places = await Promise.all(
    zones.map(({ id }) => call<{ code: string }[]>(page, `${ZONES}/${id}/locations`)),
  );
  return places.filter((codes) => codes.some(({ code }) => code === country)).length;
}
