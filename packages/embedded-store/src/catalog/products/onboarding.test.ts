import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';

const TASKS = '/wc-admin/onboarding/tasks';

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

const post = async (path: string, body?: object) => {
  const answer = await admin.call(path, { method: 'POST', body });
  return { status: answer.status, body: Object(answer.body) };
};

test('imports sample products with images and variations only once', async () => {
  const { body: once } = await post(`${TASKS}/import_sample_products`);
  const { body: twice } = await post(`${TASKS}/import_sample_products`);

  expect(once).toEqual({ imported: expect.any(Array), failed: [], updated: [], skipped: [] });
  expect(once.imported).toHaveLength(8);
  expect(twice).toMatchObject({ imported: [], skipped: { length: 8 } });
  expect(twice.skipped[0]).toEqual({
    errors: { woocommerce_product_importer_error: ['A product with this SKU already exists.'] },
    error_data: {
      woocommerce_product_importer_error: {
        sku: 'sample-enamel-mug',
        row: 'Enamel Mug, SKU sample-enamel-mug',
      },
    },
  });
  const { body: scarf } = await admin.call(
    '/wc/v3/products?type=variable&_fields=price,variations,images.src',
  );
  expect(scarf).toEqual([{ price: '29.00', variations: expect.any(Array), images: [] }]);
  expect(Object(scarf)[0].variations).toHaveLength(3);
});

test('sample images are SVGs that anyone can load', async () => {
  await post(`${TASKS}/import_sample_products`);
  const { body } = await admin.call('/wc/v3/products?search=mug');

  const [image] = Object(body)[0].images;
  const file = await store.fetch(image.src.slice(store.context.siteUrl.length));
  expect(image).toMatchObject({ name: 'Enamel Mug', alt: 'Drawing of: Enamel Mug' });
  expect(file.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(file.headers.get('Content-Security-Policy')).toContain('sandbox');
  expect(await file.text()).toMatch(/^<svg[^>]* width="600"/);
});

test.each([
  ['physical', { type: 'simple', virtual: false, manage_stock: true }],
  ['digital', { type: 'simple', virtual: true, downloadable: true }],
  ['grouped', { type: 'grouped' }],
  ['external', { type: 'external' }],
  ['variable', { type: 'variable', attributes: [{ name: 'Size' }] }],
])(
  "the template for a %s product creates an auto-draft that lists don't show",
  async (template_name, members) => {
    const { status, body } = await post(`${TASKS}/create_product_from_template`, { template_name });

    const { body: product } = await admin.call(`/wc/v3/products/${body.id}`);
    expect(status).toBe(200);
    expect(product).toMatchObject({ status: 'auto-draft', slug: '', ...members });
    expect((await admin.call('/wc/v3/products')).body).toEqual([]);
  },
);

test('the same draft key returns the same draft until it is saved', async () => {
  const begin = async (draft_key: string) =>
    (await post(`${TASKS}/create_product_from_template`, { template_name: 'physical', draft_key })).body.id;
  const id = await begin('one');

  expect(await begin('one')).toBe(id);
  expect(await begin('two')).not.toBe(id);
  await post(`/wc/v3/products/${id}`, { status: 'draft' });
  expect(await begin('one')).not.toBe(id);
});

test('an unknown template creates nothing', async () => {
  for (const template_name of ['nope', 'constructor']) {
    expect(await post(`${TASKS}/create_product_from_template`, { template_name })).toMatchObject({
      status: 500,
      body: { code: 'woocommerce_rest_product_creation_error' },
    });
  }
  expect((await post(`${TASKS}/create_product_from_template`, {})).body).toMatchObject({
    code: 'rest_missing_callback_param',
  });
});
