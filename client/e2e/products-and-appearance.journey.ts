import { HOME } from './support/addresses';
import { eventually } from './support/eventually';
import { call } from './support/rest';
import { startShop } from './support/shop';
import { begin, expectSound, expectTicked, openShop, sellFirstProduct, TASK } from './support/wizards';

/** A fresh shop, without products and without looks. */
const shop = startShop(['--empty']);

/** One pixel, which is all that a logo has to have here. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('products: from a template to a product on sale', async () => {
  const visitor = await openShop(shop, 'DK', 'narrow');
  const { page } = visitor;
  await begin(visitor, 'Add products');
  await page.getByRole('button', { name: 'Sample products' }).click();
  await page.getByRole('dialog', { name: 'Import sample products' }).waitFor();
  await expectSound(visitor, 'dialog');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await visitor.open(HOME);

  await sellFirstProduct(visitor);
  const [product] = await call<{ id: number }[]>(page, 'wc/v3/products');
  await call(page, `wc/v3/products/${product?.id}?force=true`, {}, 'DELETE');
});

test('appearance: samples, a home page, a logo and a notice that outlives a reload', async () => {
  const visitor = await openShop(shop, 'GB', 'dark');
  const { page } = visitor;
  page.on('dialog', (dialog) => void dialog.accept());
  await begin(visitor, 'Personalize your store');
  await page.getByRole('button', { name: 'Import products' }).waitFor();
  expect(await visitor.layoutShift()).toBeLessThan(0.02);
  await expectSound(visitor, TASK);
  await page.getByRole('button', { name: 'Import products' }).click();
  await page.getByText('All sample products have been imported').waitFor();

  await page.getByRole('button', { name: 'Create home page' }).waitFor();
  await expectSound(visitor, TASK);
  await page.getByRole('button', { name: 'Create home page' }).click();
  await page.getByRole('link', { name: 'Customize' }).waitFor();

  await page.getByLabel('Logo file').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
  await page.getByRole('img', { name: 'Your logo' }).waitFor();
  await expectSound(visitor, TASK);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByText('Store logo updated successfully').waitFor();

  await page.getByLabel('Store notice').fill('Closed on Monday');
  await page.reload();
  await page.getByRole('heading', { name: /complete: Upload a logo/ }).waitFor();
  await page.getByText('What you typed earlier is back.').waitFor();
  await eventually(async () =>
    expect(await page.getByLabel('Store notice').inputValue()).toBe('Closed on Monday'),
  );
  await expectSound(visitor, TASK);
  await page.getByRole('button', { name: 'Complete task' }).click();

  await page.getByText(/^Your store is looking great!/).waitFor();
  await expectTicked(visitor, 'Store personalized');
});
