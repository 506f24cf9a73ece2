import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { call } from './support/rest';
import { startShop } from './support/shop';
import {
  openTask,
  expectAccessible,
  expectTaskCompleted,
  openShop,
  addFirstProduct,
  TASK_PAGE,
} from './support/wizards';

/** A new store, without products and with the default appearance. */
const shop = startShop(['--empty']);

/** An image of one pixel is sufficient here. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('publishes a product created from a template', async () => {
  const session = await openShop(shop, 'DK', 'narrow');
  const { page } = session;
  await openTask(session, 'Add products');
  await page.getByRole('button', { name: 'Sample products' }).click();
  await expect(page.getByRole('dialog', { name: 'Import sample products' })).toBeVisible();
  await expectAccessible(session, '[role="dialog"]');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await session.open(HOME);

  await addFirstProduct(session);
  const [product] = await call<{ id: number }[]>(page, 'wc/v3/products');
  await call(page, `wc/v3/products/${product?.id}?force=true`, {}, 'DELETE');
});

test('imports samples, creates a home page, uploads a logo, and restores an unsaved notice', async () => {
  const session = await openShop(shop, 'GB', 'dark');
  const { page } = session;
  page.on('dialog', (dialog) => void dialog.accept());
  await openTask(session, 'Personalize your store');
  await expect(page.getByRole('button', { name: 'Import products' })).toBeVisible();
  expect(await session.layoutShift()).toBeLessThan(0.02);
  await expectAccessible(session, TASK_PAGE);
  await page.getByRole('button', { name: 'Import products' }).click();
  await expect(page.getByText('All sample products have been imported')).toBeVisible();

  await expect(page.getByRole('button', { name: 'Create homepage' })).toBeVisible();
  await expectAccessible(session, TASK_PAGE);
  await page.getByRole('button', { name: 'Create homepage' }).click();
  await expect(page.getByRole('link', { name: 'Customize' })).toBeVisible();

  await page.getByLabel('Logo file').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await expectAccessible(session, TASK_PAGE);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Store logo updated successfully')).toBeVisible();

  await page.getByLabel('Store notice').fill('Closed on Monday');
  await page.reload();
  await expect(page.getByRole('heading', { name: /complete: Upload a logo/ })).toBeVisible();
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect(page.getByLabel('Store notice')).toHaveValue('Closed on Monday');
  await expectAccessible(session, TASK_PAGE);
  await page.getByRole('button', { name: 'Complete task' }).click();

  await expect(page.getByText(/^Your store is looking great!/)).toBeVisible();
  await expectTaskCompleted(session, 'You personalized your store');
});
