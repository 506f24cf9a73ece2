import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { call } from './support/rest';
import { startShop } from './support/shop';
import type { UserSession } from './support/user-session';
import { expectAccessible } from './support/wizards';

const shop = startShop(['--features=new-product-management-experience']);

const ADD = `${HOME}&path=%2Fadd-product`;

interface Product {
  id: number;
  name: string;
  status: string;
  permalink: string;
  regular_price: string;
}

const name = (page: Page) => page.getByRole('textbox', { name: /^Name/ });

/** Opens the form without its introduction. */
async function openNewProduct(): Promise<UserSession> {
  const session = await shop.openSessionAs('admin');
  await session.post('/wc-admin/options', { woocommerce_product_tour_modal_hidden: 'yes' });
  await session.open(ADD);
  await expect(name(session.page)).toBeVisible();
  return session;
}

const addMug = (page: Page) =>
  call<Product>(page, '/wc/v3/products', { name: 'Mug', status: 'publish', regular_price: '8' });

test('creates and publishes a simple product with keyboard shortcuts', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(ADD);
  await page.getByRole('button', { name: "I'll explore on my own" }).click();
  await name(page).fill('Harbor lamp');
  await expectAccessible(session, '.sa-product');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Product successfully created.')).toBeVisible();
  await page.waitForURL(/path=%2Fproduct%2F\d+/);

  await page.getByRole('tab', { name: 'Pricing' }).click();
  await page.getByRole('textbox', { name: 'List price' }).fill('42.50');
  await expectAccessible(session, '.sa-product');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Product published.')).toBeVisible();

  const id = /product%2F(\d+)/.exec(page.url())?.[1] ?? '';
  const product = await call<Product>(page, `/wc/v3/products/${id}`);
  expect(product).toMatchObject({ name: 'Harbor lamp', status: 'publish', regular_price: '42.50' });
  // The store's own page is rendered by its theme; a copied site does not include its images.
  session.allowConsoleMessage(/net::ERR_NAME_NOT_RESOLVED|status of 404/);
  await page.goto(product.permalink);
  await expect(page.getByRole('heading', { name: 'Harbor lamp' })).toBeVisible();
  await expect(page.getByText('$42.50').first()).toBeVisible();
});

test('restores unsaved text after the page was closed, and saves one product', async () => {
  const session = await openNewProduct();
  await name(session.page).fill('Tidal clock');
  const address = session.page.url();
  await session.page.close();

  const page = await session.openTab();
  await page.goto(address);
  await expect(page.getByText('Your unsaved changes were restored. They are not saved yet.')).toBeVisible();
  await expect(name(page)).toHaveValue('Tidal clock');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Product successfully created.')).toBeVisible();

  const found = await call<Product[]>(page, '/wc/v3/products?search=Tidal%20clock&status=any');
  expect(found).toMatchObject([{ name: 'Tidal clock', status: 'draft' }]);
});

test('asks which version to save when the product was changed elsewhere', async () => {
  const session = await openNewProduct();
  const { page } = session;
  const { id } = await addMug(page);
  await session.open(`${HOME}&path=%2Fproduct%2F${id}`);
  await name(page).fill('Blue mug');
  await call(page, `/wc/v3/products/${id}`, { name: 'Green mug', regular_price: '9' }, 'PUT');

  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'This product was changed elsewhere' });
  await expect(dialog).toBeVisible();
  await expectAccessible(session, '.sa-product-conflict');
  await dialog.getByRole('radio', { name: /Blue mug/ }).check();
  await dialog.getByRole('button', { name: 'Save selected versions' }).click();
  await expect(page.getByText('Product successfully updated.')).toBeVisible();

  expect(await call<Product>(page, `/wc/v3/products/${id}`)).toMatchObject({
    name: 'Blue mug',
    regular_price: '9',
  });
});

test('fits a phone, where a product can be switched to draft', async () => {
  const session = await shop.openSessionAs('admin', { viewport: { width: 320, height: 700 } });
  const { page } = session;
  await session.open(HOME);
  const { id } = await addMug(page);
  await session.open(`${HOME}&path=%2Fproduct%2F${id}`);
  await expect(name(page)).toBeVisible();
  await expectAccessible(session, '.sa-product');
  await page.getByRole('button', { name: 'Publish options' }).click();
  await page.getByRole('menuitem', { name: 'Switch to draft' }).click();
  await expect(page.getByText('Product successfully updated.')).toBeVisible();
});
