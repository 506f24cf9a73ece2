import { addProduct, addVariation } from '../../catalog/products/save';
import type { ProductArgs } from '../../catalog/products/arguments';
import { setOption } from '../../site/options/queries';
import type { Role } from '../../accounts';
import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import { browse } from '../testing/browser';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

const add = (args: ProductArgs) => addProduct(store.context.db, args, store.context.clock());
const textOf = (document: Document, selector: string) =>
  document.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim();

test("customers see a product's description, price and stock status", async () => {
  add({
    name: 'Tea & "Cake"',
    slug: 'tea',
    regular_price: '12.50',
    sale_price: '10',
    manage_stock: true,
    stock_quantity: 4,
    short_description: '<p>For <em>two</em></p>',
    description: '<p>Long</p>',
    attributes: [
      { name: 'Leaf', visible: true, options: ['Black', 'Green'] },
      { name: 'Secret', visible: false, options: ['Yes'] },
    ],
  });

  const { status, document } = await browse(store).open('/product/tea/');

  expect(status).toBe(200);
  expect(textOf(document, 'h1')).toBe('Tea & "Cake"');
  expect(textOf(document, '.price del')).toBe('$12.50');
  expect(textOf(document, '.price ins')).toBe('$10.00');
  expect(textOf(document, '.stock')).toBe('4 in stock');
  expect(textOf(document, '.shop-short em')).toBe('two');
  expect(textOf(document, '.shop-description p')).toBe('Long');
  expect(textOf(document, '.shop-facts')).toBe('Categories Uncategorized Leaf Black, Green');
  expect(document.querySelector('.shop-owner')).toBeNull();
});

test('unsafe HTML is not rendered, even if it was saved without validation', async () => {
  const { id } = add({ name: 'Tea', slug: 'tea' });
  store.context.db
    .prepare('UPDATE products SET name = ?, description = ? WHERE id = ?')
    .run('<svg onload="alert(1)">', '<img src=x onerror="alert(1)"><script>alert(1)</script>Fine', id);

  const markup = await browse(store).read('/product/tea/');

  expect(markup).toContain('Fine');
  expect(markup).not.toMatch(/onerror|<svg|<script>/);
});

test.each<[Role | undefined, string, number]>([
  [undefined, 'publish', 200],
  [undefined, 'draft', 404],
  ['customer', 'draft', 404],
  ['shop_manager', 'draft', 200],
  ['administrator', 'auto-draft', 200],
  [undefined, 'private', 404],
  ['administrator', 'private', 200],
  ['administrator', 'trash', 404],
])('%s requests the preview of a product with status %s and gets %d', async (role, status, expected) => {
  const { id } = add({ name: 'Tea', status: status as NonNullable<ProductArgs['status']> });

  const page = await browse(store, role).open(`/?post_type=product&p=${id}&preview=true`);

  expect(page.status).toBe(expected);
  expect(page.document.title.includes('Tea')).toBe(expected === 200);
});

test('the owner sees what is hidden from customers, and a link to the form', async () => {
  const { id } = add({ name: 'Tea', status: 'draft' });

  const { document } = await browse(store, 'administrator').open(`/?post_type=product&p=${id}&preview=true`);

  expect(textOf(document, '.shop-owner')).toBe(
    'This is a preview: customers cannot see this product yet. Edit product',
  );
  expect(document.querySelector('.shop-owner a')?.getAttribute('href')).toBe(
    `/wp-admin/admin.php?page=wc-admin&path=%2Fproduct%2F${id}`,
  );
});

test('visible variations are offered, and the one in the URL is selected', async () => {
  const { db, clock } = store.context;
  const shirt = add({
    name: 'Shirt',
    slug: 'shirt',
    type: 'variable',
    attributes: [{ name: 'Size', variation: true, options: ['S', 'M', 'L'] }],
  });
  const vary = (option: string, regular_price: string, more: object = {}) =>
    addVariation(db, shirt, { regular_price, attributes: [{ name: 'Size', option }], ...more }, clock());
  vary('S', '20');
  vary('M', '30', { stock_status: 'outofstock', description: '<p>Wide</p>' });
  vary('L', '40', { status: 'private' });

  const { document } = await browse(store).open('/product/shirt/');
  const { document: medium } = await browse(store).open('/product/shirt/?attribute_size=M&preview=true');

  expect(textOf(document, '.shop-summary > .price')).toBe('$20.00 – $30.00');
  expect(
    [...document.querySelectorAll('.shop-variations li > span:first-child')].map((each) => each.textContent),
  ).toEqual(['S', 'M']);
  expect(document.querySelector('[aria-current]')).toBeNull();
  expect(textOf(medium, '[aria-current]')).toBe('M $30.00 Out of stock');
  expect(textOf(medium, '.shop-summary > .price')).toBe('$30.00');
  expect(textOf(medium, '.shop-description p')).toBe('Wide');
});

test.each([
  ['', 9, '9 in stock'],
  ['low_amount', 9, 'In stock'],
  ['low_amount', 2, 'Only 2 left in stock'],
  ['no_amount', 2, 'In stock'],
])('with the format "%s" %d in stock is shown as "%s"', async (format, stock_quantity, expected) => {
  setOption(store.context.db, 'woocommerce_stock_format', format);
  add({ name: 'Tea', slug: 'tea', manage_stock: true, stock_quantity });

  const { document } = await browse(store).open('/product/tea/');

  expect(textOf(document, '.stock')).toBe(expected);
});
