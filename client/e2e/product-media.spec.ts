import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { call } from './support/rest';
import { startShop } from './support/shop';

const shop = startShop(['--features', 'new-product-management-experience']);

/** An image of one pixel is sufficient here. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const OLD_TEXT = `<p class="lead">Made in <em>Bristol</em></p>
<table class="sizes"><tr><td>Height</td><td>10 cm</td></tr></table>

[gallery ids="1,2"]`;

interface Product {
  id: number;
  description: string;
  images: { id: number; name: string; alt: string }[];
  tags: { name: string }[];
}

const read = (page: Page, id: number) => call<Product>(page, `wc/v3/products/${id}?context=edit`);

async function openProduct(path = '') {
  const session = await shop.openSessionAs('admin');
  await session.open(HOME);
  const { page } = session;
  const [product] = await call<Product[]>(page, 'wc/v3/products?type=simple&status=publish&per_page=1');
  // A provided site may have none.
  const { id } = product ?? (await call<Product>(page, 'wc/v3/products', { name: 'Mug', status: 'publish' }));
  await call(page, `wc/v3/products/${id}`, { description: OLD_TEXT });
  await session.open(`/wp-admin/admin.php?page=wc-admin&path=${encodeURIComponent(`/product/${id}`)}${path}`);
  return { session, page, id };
}

/** The file chooser that opens after a press of the form's image button. */
async function openFileChooser(page: Page) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('button', { name: /^(?:Choose images|Upload files)$/ })
      .last()
      .click(),
  ]);
  return chooser;
}

test('edits the description and images without changing other content', async () => {
  const { session, page, id } = await openProduct();
  const before = await read(page, id);
  const text = page.getByRole('textbox', { name: 'Description', exact: true });

  await text.getByText('Bristol').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  const chooser = await openFileChooser(page);
  await chooser.setFiles(
    ['one.png', 'two.png'].map((name) => ({ name, mimeType: 'image/png', buffer: PIXEL })),
  );
  await page.getByRole('button', { name: 'Move two' }).press('Home');
  await page.getByRole('button', { name: 'Add alternative text to two' }).click();
  await page.getByRole('textbox', { name: 'Describe the image' }).fill('A blue mug');
  await page.keyboard.press('Enter');
  expect(await session.accessibilityViolations({ within: '.sa-product' })).toEqual([]);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Product successfully updated.')).toBeVisible();

  const after = await read(page, id);
  expect(after.description).toBe(before.description.replace('Bristol', 'Bristol!'));
  expect(after.images.map(({ name, alt }) => alt || name)).toEqual([
    'A blue mug',
    ...before.images.map(({ name, alt }) => alt || name),
    'one',
  ]);
});

// The embedded store's own server simulates the failures.
test.describe('when every request fails once', { tag: '@stand-in' }, () => {
  test.afterEach(() => shop.store.setFaults([]));

  test('shows errors, keeps typed text, and succeeds on retry', async () => {
    const { session, page, id } = await openProduct();
    session.allowConsoleMessage(/Failed to load resource/);
    const PRODUCT = `/wc/v3/products/${id}`;
    const TAGS = '/wc/v3/products/tags';
    const before = await read(page, id);
    const update = page.getByRole('button', { name: 'Update', exact: true });
    const retry = page.getByRole('button', { name: 'Retry', exact: true }).last();

    const chooser = await openFileChooser(page);
    await page.route('**/wp/v2/media*', (route) => route.abort(), { times: 1 });
    await chooser.setFiles({ name: 'lost.png', mimeType: 'image/png', buffer: PIXEL });
    await expect(page.getByText("Couldn't connect to the store").first()).toBeVisible();
    await page.getByRole('button', { name: 'Upload lost.png again' }).click();
    await expect(page.getByRole('button', { name: 'Move lost' })).toBeVisible();

    await shop.store.setFaults([{ path: TAGS, method: 'POST', kind: 'status', status: 500, times: 1 }]);
    await page.getByRole('tab', { name: 'Organization' }).click();
    const tags = page.getByRole('combobox', { name: 'Tags' });
    await tags.fill('Storm-proof');
    await page.getByRole('option', { name: 'Create "Storm-proof"' }).click();
    await expect(
      page.getByText('Something went wrong in the store. Please try again.').first(),
    ).toBeVisible();
    await expect(tags).toHaveValue('Storm-proof');
    await tags.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Storm-proof' })).toBeVisible();

    await page.getByRole('tab', { name: 'Inventory' }).click();
    await shop.store.setFaults([{ path: '/wc/v3/products', method: 'GET', kind: 'status', status: 500 }]);
    const sku = page.getByRole('textbox', { name: 'SKU (Stock Keeping Unit)' });
    const lookup = page.waitForResponse((response) => response.url().includes('sku=STORM-1'));
    await sku.fill('STORM-1');
    expect((await lookup).status()).toBe(500);
    await expect(sku).not.toHaveAttribute('aria-invalid', 'true');

    await shop.store.setFaults([{ path: PRODUCT, method: 'PUT', kind: 'status', status: 403, times: 1 }]);
    await update.click();
    await expect(
      page.getByText('Failed to update product. A failure played for a test.').first(),
    ).toBeVisible();
    await shop.store.setFaults([{ path: PRODUCT, method: 'PUT', kind: 'html', status: 200, times: 1 }]);
    await retry.click();
    await expect(page.getByText(/^Failed to update product\. .*invalid response/).first()).toBeVisible();
    await expect(page.getByText('Product successfully updated.')).toHaveCount(0);
    await expect(sku).toHaveValue('STORM-1');
    await retry.click();
    await expect(page.getByText('Product successfully updated.').first()).toBeVisible();

    expect(await read(page, id)).toMatchObject({
      sku: 'STORM-1',
      tags: [...before.tags, { name: 'Storm-proof' }],
      images: [...before.images, { name: 'lost' }].map(({ name }) => ({ name })),
    });
  });
});

test('Ctrl+Z undoes text edits in order with other fields', async () => {
  const { page } = await openProduct();
  const name = page.getByRole('textbox', { name: 'Name' });
  const before = await name.inputValue();
  const text = page.getByRole('textbox', { name: 'Description', exact: true });

  await name.press('End');
  await name.pressSequentially('!');
  await text.getByText('Bristol').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' and Bath');
  await page.keyboard.press('Control+z');
  await expect(text).not.toContainText('Bath');
  await expect(name).toHaveValue(`${before}!`);
  await page.keyboard.press('Control+z');

  await expect(name).toHaveValue(before);
});

// WordPress's own media library opens there, and selects files differently.
test('uploads, limits and saves a downloadable file', { tag: '@stand-in' }, async () => {
  const { session, page, id } = await openProduct('&tab=shipping');

  await page.getByRole('checkbox', { name: 'Downloadable' }).check();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload files' }).click(),
  ]);
  await chooser.setFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('A plan') });
  await expect(page.getByRole('textbox', { name: 'File name' })).toHaveValue('plan');
  await page.getByRole('textbox', { name: 'Download limit' }).fill('3');
  expect(await session.accessibilityViolations({ within: '.sa-product' })).toEqual([]);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Product successfully updated.')).toBeVisible();

  expect(await read(page, id)).toMatchObject({
    downloadable: true,
    downloads: [{ name: 'plan', file: expect.stringMatching(/plan.*\.txt$/) }],
    download_limit: 3,
    download_expiry: -1,
  });
});
