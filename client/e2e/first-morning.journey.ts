import type { Locator, Page } from 'playwright-core';
import { HOME } from './support/addresses';
import { startShop } from './support/shop';

const shop = startShop();

test('an owner finishes the first task, and everything is still there after a restart', async () => {
  const visitor = await shop.visit();
  const { page } = visitor;
  await visitor.logIn('admin');

  await page.getByRole('heading', { name: 'First, tell us about your store' }).waitFor();
  const before = await remainingTasks(page);
  await page.getByRole('button', { name: 'Add details' }).click();

  const tour = page.getByRole('dialog', { name: 'Add your store location' });
  await tour.waitFor();
  expect(page.url()).toContain('tab=general');
  // With all files in the browser's cache the tour is drawn with the first commit.
  await page.reload();
  await tour.waitFor();
  await tour.getByRole('button', { name: 'Got it' }).click();
  await tour.waitFor({ state: 'detached' });
  await page.fill('#woocommerce_store_address', '12 Quay Street');
  await page.fill('#woocommerce_store_city', 'Bristol');
  await page.selectOption('select[name="woocommerce_default_country"]', 'GB');
  await page.fill('#woocommerce_store_postcode', 'BS1 4SB');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Your settings have been saved').waitFor();

  await page.locator('#toplevel_page_woocommerce').getByRole('link', { name: /^Home/ }).click();
  await page.getByRole('heading', { name: 'Add a way to get paid' }).waitFor();
  expect(await remainingTasks(page)).toBe(before - 1);
  await finishedTask(page, /store details/i).waitFor();

  await page.getByRole('link', { name: 'Set up shipping' }).click();
  await locationStepDone(page).waitFor();
  // The next step makes a zone for the country, and zones are what the task asks for.
  await page.getByRole('button', { name: 'Continue' }).waitFor();

  await shop.store.stop();
  await shop.store.start();
  await visitor.open(HOME);
  await page.getByRole('heading', { name: 'Add a way to get paid' }).waitFor();
  expect(await remainingTasks(page)).toBe(before - 2);
  await finishedTask(page, /store details/i).waitFor();
  await visitor.open(`${HOME}&task=shipping`);
  await locationStepDone(page).waitFor();
});

async function remainingTasks(page: Page): Promise<number> {
  return Number(await page.locator('.remaining-tasks-badge').textContent());
}

const finishedTask = (page: Page, title: RegExp): Locator =>
  page.getByRole('listitem').filter({ hasText: 'Completed:' }).filter({ hasText: title });

const locationStepDone = (page: Page): Locator =>
  page.getByRole('listitem').filter({ hasText: 'Set store location' }).filter({ hasText: 'complete:' });
