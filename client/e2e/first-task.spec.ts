import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { startShop } from './support/shop';

const shop = startShop();

test('completes the first task and keeps it completed after a restart', { tag: '@wordpress' }, async () => {
  const session = await shop.openSession();
  const { page } = session;
  await session.logIn('admin');

  await expect(page.getByRole('heading', { name: 'First, tell us about your store' })).toBeVisible();
  const before = await remainingTasks(page);
  await page.getByRole('button', { name: 'Add details' }).click();

  const tour = page.getByRole('dialog', { name: 'Add your store location' });
  await expect(tour).toBeVisible();
  expect(page.url()).toContain('tab=general');
  // With all files in the browser's cache the tour is rendered with the first commit.
  await page.reload();
  await expect(tour).toBeVisible();
  await tour.getByRole('button', { name: 'Got it' }).click();
  await expect(tour).not.toBeAttached();
  await page.fill('#woocommerce_store_address', '12 Quay Street');
  await page.fill('#woocommerce_store_city', 'Bristol');
  await page.selectOption('select[name="woocommerce_default_country"]', 'GB');
  await page.fill('#woocommerce_store_postcode', 'BS1 4SB');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your settings have been saved.')).toBeVisible();

  await page.locator('#toplevel_page_woocommerce').getByRole('link', { name: /^Home/ }).click();
  await expect(page.getByRole('heading', { name: 'Add a way to get paid' })).toBeVisible();
  expect(await remainingTasks(page)).toBe(before - 1);
  await expect(finishedTask(page, /store details/i)).toBeVisible();

  await page.getByRole('link', { name: 'Set up shipping' }).click();
  await expect(locationStepDone(page)).toBeVisible();
  // The next step creates a zone for the country, which the task requires.
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();

  await shop.store.stop();
  await shop.store.start();
  await session.open(HOME);
  await expect(page.getByRole('heading', { name: 'Add a way to get paid' })).toBeVisible();
  expect(await remainingTasks(page)).toBe(before - 2);
  await expect(finishedTask(page, /store details/i)).toBeVisible();
  await session.open(`${HOME}&task=shipping`);
  await expect(locationStepDone(page)).toBeVisible();
});

async function remainingTasks(page: Page): Promise<number> {
  return Number(await page.locator('.remaining-tasks-badge').textContent());
}

const finishedTask = (page: Page, title: RegExp): Locator =>
  page.getByRole('listitem').filter({ hasText: 'Completed:' }).filter({ hasText: title });

const locationStepDone = (page: Page): Locator =>
  page.getByRole('listitem').filter({ hasText: 'Set store location' }).filter({ hasText: 'complete:' });
