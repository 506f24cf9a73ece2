import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { call } from './support/rest';
import { startShop } from './support/shop';
import { expectAccessible } from './support/wizards';

const shop = startShop(['--features=new-product-management-experience,product-variation-management']);

interface Product {
  id: number;
}

const option = (name: string, options: string[]) => ({ name, options, variation: true, visible: true });

/** A shirt with 24 combinations, none of which has a variation yet. */
const addShirt = (page: Page) =>
  call<Product>(page, '/wc/v3/products', {
    name: 'Linen shirt',
    type: 'variable',
    status: 'publish',
    sku: 'LINEN',
    attributes: [
      option('Color', ['Red', 'Blue', 'Green', 'Sand']),
      option('Size', ['XS', 'S', 'M', 'L', 'XL', 'XXL']),
    ],
  });

const price = (page: Page, name: string, exact = true) =>
  page.getByRole('textbox', { name: `List price of ${name}`, exact });

async function changePrices(page: Page, count: number, how: string, value: string): Promise<void> {
  await page.getByRole('button', { name: `Change ${count} variations` }).click();
  const panel = page.getByRole('form', { name: `Change ${count} variations` });
  await panel.getByRole('combobox', { name: 'Action' }).selectOption({ label: how });
  await panel.getByRole('textbox', { name: /^(Value|Percent)/ }).fill(value);
  await expect(panel.getByText(`${count} variations will be changed.`)).toBeVisible();
  await panel.getByRole('button', { name: 'Apply' }).click();
}

test('generates 24 variations, sets prices in bulk, saves them at once, and edits one alone', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(HOME);
  const { id } = await addShirt(page);
  await session.open(`${HOME}&path=%2Fproduct%2F${id}&tab=variations`);
  await expect(page.getByText('0 of 24 combinations of options have a variation.')).toBeVisible();

  await page.getByRole('button', { name: 'Generate 24 variations' }).click();
  await expect(page.getByText('All 24 combinations of options have a variation.')).toBeVisible();
  await expect(page.getByText('1–24 of 24')).toBeVisible();
  await expectAccessible(session, '.sa-product');

  await changePrices(page, 24, 'Set to', '20');
  await page.getByRole('combobox', { name: 'Color' }).first().selectOption('Sand');
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).check();
  await changePrices(page, 6, 'Increase by percent', '12.5');
  await expect(price(page, 'Sand, XL')).toHaveValue('22.50');
  // Undo and redo.
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(price(page, 'Sand, XL')).toHaveValue('20.00');
  await page.getByRole('button', { name: /^Redo/ }).click();

  // By keyboard from row to row.
  await price(page, 'Sand, XS').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('21');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'List price of Sand, S',
  );
  const before = session.apiCalls.length;
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Product successfully updated.')).toBeVisible();
  const writes = session.apiCalls.slice(before).filter((line) => line.startsWith('POST'));
  expect(writes).toEqual([`POST /wc/v3/products/${id}/variations/batch`]);

  await session.open(`${HOME}&path=%2Fproduct%2F${id}&tab=variations`);
  await expect(page.getByText('1–24 of 24')).toBeVisible();
  await expect(price(page, 'Red, XS')).toHaveValue('20.00');
  await expect(price(page, 'Sand, XS')).toHaveValue('21');
  await expect(price(page, 'Sand, XXL')).toHaveValue('22.50');

  await page.getByRole('link', { name: 'Red, XS', exact: true }).click();
  await expect(page.getByText('1 of 24')).toBeVisible();
  await page.getByRole('link', { name: 'Next product variation' }).click();
  await expect(page.getByText('2 of 24')).toBeVisible();
  await expectAccessible(session, '.sa-product');
  await page.getByRole('checkbox', { name: 'Visible to customers' }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Product variation successfully updated.')).toBeVisible();
  await page.getByRole('link', { name: 'Return to main product' }).click();
  await expect(
    page.getByRole('button', { name: 'Not visible to customers: Red, S', exact: true }),
  ).toBeVisible();
});

// The direction is set by script, while a WordPress site's style sheets stay those of the other direction.
test('edits prices in the table on a right-to-left phone', { tag: ['@rtl', '@stand-in'] }, async () => {
  const session = await shop.openSessionAs('admin', { viewport: { width: 320, height: 700 } });
  await session.context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl'));
  });
  const { page } = session;
  await session.open(HOME);
  const { id } = await call<Product>(page, '/wc/v3/products', {
    name: 'Cap',
    type: 'variable',
    attributes: [option('Color', ['Red', 'Blue'])],
  });
  await session.open(`${HOME}&path=%2Fproduct%2F${id}&tab=variations`);
  await page.getByRole('button', { name: 'Generate 2 variations' }).click();
  await price(page, 'Red').fill('nine');
  await expect(page.getByText('Please enter a number without symbols.')).toBeVisible();
  await price(page, 'Red').fill('9.50');
  await expectAccessible(session, '.sa-product');
});
