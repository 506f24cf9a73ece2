import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { GENERAL_BATCH, SHIPPING_TASK } from './support/urls';
import { call } from './support/rest';
import { startShop } from './support/shop';

const shop = startShop();

interface Address {
  street: string;
  city: string;
  zip: string;
}

/**
 * Milliseconds between the request and the kill; a response ends the wait, so the last one comes after the response.
 */
const CUTS = [0, 20, 60, 200, 10_000];

/** A country in which the shipping task stays on the list once the address is known. */
test.beforeAll(async () => {
  const session = await shop.openSessionAs('admin');
  await session.setOption('woocommerce_default_country', 'GB');
});

test('a reload while saving stores the old address or the new one, never a mix', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  leaveWithoutSaving(page);
  await session.open(SHIPPING_TASK);
  await openLocationStep(page);
  await typeAddress(page, buildAddress(0));
  await shop.store.setFaults([{ path: GENERAL_BATCH, kind: 'delay', delay: 300, times: 1 }]);

  const requested = page.waitForRequest((request) => request.url().includes(GENERAL_BATCH));
  await page.getByRole('button', { name: 'Continue' }).click();
  await requested;
  await session.open(SHIPPING_TASK);

  expect([undefined, buildAddress(0)]).toContainEqual(await savedAddress(page));
});

test('killing the server while saving keeps confirmed data and leaves nothing half-written', async () => {
  const session = await shop.openSessionAs('admin');
  session.allowConsoleMessage(/Failed to load resource|ERR_CONNECTION/);
  const { page } = session;
  leaveWithoutSaving(page);
  await session.open(SHIPPING_TASK);
  let last = await savedAddress(page);

  for (const [number, cut] of CUTS.entries()) {
    const next = buildAddress(number + 1);
    await openLocationStep(page);
    await typeAddress(page, next);
    const requested = page.waitForRequest((request) => request.url().includes(GENERAL_BATCH));
    await page.getByRole('button', { name: 'Continue' }).click();
    const request = await requested;
    await Promise.race([request.response(), pause(cut)]);
    await shop.store.stop('SIGKILL');
    // False if the store was killed first.
    const isConfirmed = (await request.response())?.status() === 200;
    await shop.store.start();
    await session.open(SHIPPING_TASK);

    const found = await savedAddress(page);
    expect(isConfirmed ? [next] : [last, next]).toContainEqual(found);
    last = found;
  }
});

test('confirmed data survives killing the server', async () => {
  const session = await shop.openSessionAs('admin');
  session.allowConsoleMessage(/Failed to load resource|ERR_CONNECTION/);
  const { page } = session;
  await session.open(SHIPPING_TASK);
  await openLocationStep(page);
  await typeAddress(page, buildAddress(100));
  const answered = page.waitForResponse((response) => response.url().includes(GENERAL_BATCH));
  await page.getByRole('button', { name: 'Continue' }).click();
  expect((await answered).status()).toBe(200);

  await shop.store.stop('SIGKILL');
  await shop.store.start();
  await session.open(SHIPPING_TASK);

  expect(await savedAddress(page)).toEqual(buildAddress(100));
});

test('a failed save shows an error and keeps the input, and the next try saves it', async () => {
  const session = await shop.openSessionAs('admin');
  session.allowConsoleMessage(/status of 500/);
  const { page } = session;
  await session.open(SHIPPING_TASK);
  await openLocationStep(page);
  await typeAddress(page, buildAddress(200));
  await shop.store.setFaults([{ path: GENERAL_BATCH, kind: 'status', status: 500, times: 1 }]);

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('There was a problem saving your store location').first()).toBeVisible();
  await expect(page.getByLabel('Street address')).toHaveValue(buildAddress(200).street);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: /complete: Set store location/ })).toBeVisible();

  await session.open(SHIPPING_TASK);
  expect(await savedAddress(page)).toEqual(buildAddress(200));
});

test('a double click saves once', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(SHIPPING_TASK);
  await openLocationStep(page);
  await typeAddress(page, buildAddress(300));
  await shop.store.setFaults([{ path: GENERAL_BATCH, kind: 'delay', delay: 200, times: 1 }]);

  await page.getByRole('button', { name: 'Continue' }).dblclick();
  await expect(page.getByRole('heading', { name: /complete: Set store location/ })).toBeVisible();

  expect(session.apiCalls.filter((call) => call === `POST ${GENERAL_BATCH}`)).toHaveLength(1);
});

test('when two tabs save the same form, the last one wins completely', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(SHIPPING_TASK);
  const other = await session.openTab();
  await other.goto(`${shop.origin}${SHIPPING_TASK}`);
  await openLocationStep(page);
  await openLocationStep(other);
  await typeAddress(page, buildAddress(401));
  await typeAddress(other, buildAddress(402));

  for (const tab of [page, other]) {
    const answered = tab.waitForResponse((response) => response.url().includes(GENERAL_BATCH));
    await tab.getByRole('button', { name: 'Continue' }).click();
    await answered;
    await expect(tab.getByRole('heading', { name: /complete: Set store location/ })).toBeVisible();
  }

  await session.open(SHIPPING_TASK);
  expect(await savedAddress(page)).toEqual(buildAddress(402));
});

test('asks before leaving with unsaved changes', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(SHIPPING_TASK);
  await openLocationStep(page);
  await page.getByLabel('Street address').fill('Somewhere else');

  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'WooCommerce Home' }).click();

  await expect.poll(() => dialogs).toHaveLength(1);
  await expect(page.getByLabel('Street address')).toHaveValue('Somewhere else');
});

/** Every member contains the number, so that a mix of two addresses would be noticed. */
const buildAddress = (number: number): Address => ({
  street: `${number} Quay Street`,
  city: `Harbour ${number}`,
  zip: `BS${number % 90} ${number % 10}AB`,
});

/** Confirms the browser's dialog about unsaved changes. */
function leaveWithoutSaving(page: Page): void {
  page.on('dialog', (dialog) => void dialog.accept());
}

async function openLocationStep(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /Set store location/ })).toBeVisible();
  const form = page.getByLabel('Street address');
  const opener = page.getByRole('button', { name: /Set store location/ });
  await expect(form.or(opener).first()).toBeVisible();
  if (!(await form.isVisible())) await opener.click();
  await expect(form).toBeVisible();
}

async function typeAddress(page: Page, { street, city, zip }: Address): Promise<void> {
  await page.getByLabel('Street address').fill(street);
  await page.getByLabel('Town / City').fill(city);
  await page.getByLabel('Postcode').fill(zip);
}

/** The saved address; the form may show more, since it keeps typed text. */
async function savedAddress(page: Page): Promise<Address | undefined> {
  const settings = await call<{ id: string; value: string }[]>(page, 'wc-analytics/settings/general');
  const values = Object.fromEntries(settings.map(({ id, value }) => [id, value]));
  const { woocommerce_store_address: street = '', woocommerce_store_city: city = '' } = values;
  const { woocommerce_store_postcode: zip = '' } = values;
  return street || city || zip ? { street, city, zip } : undefined;
}
