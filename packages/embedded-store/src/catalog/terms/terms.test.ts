import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';
import { createProduct } from '../products/testing/create-product';

const CATEGORIES = '/wc/v3/products/categories';

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

const post = async (path: string, body: object, method = 'POST') => {
  const answer = await admin.call(path, { method, body });
  return { status: answer.status, body: Object(answer.body) };
};
const names = async (path: string) => {
  const { body } = await admin.call(path);
  return Array.isArray(body) ? body.map((term) => Object(term).name) : body;
};

test('creates, finds, updates and deletes a category', async () => {
  const { status, body: garden } = await post(CATEGORIES, { name: ' <b>Garden</b> ', description: 'Green' });
  const path = `${CATEGORIES}/${garden.id}`;

  expect({ status, garden }).toMatchObject({
    status: 201,
    garden: { name: 'Garden', slug: 'garden', parent: 0, description: 'Green', image: null, count: 0 },
  });
  expect((await post(path, { name: 'Yard' }, 'PUT')).body).toMatchObject({ name: 'Yard', slug: 'garden' });
  expect(await names(`/wc-analytics/products/categories?search=YA`)).toEqual(['Yard']);
  expect((await admin.call(path, { method: 'DELETE' })).status).toBe(501);
  expect((await admin.call(`${path}?force=true`, { method: 'DELETE' })).body).toMatchObject({ name: 'Yard' });
  expect((await admin.call(path)).body).toMatchObject({ code: 'woocommerce_rest_term_invalid' });
});

test('a name is unique within a parent but can be reused under another', async () => {
  const { body: home } = await post(CATEGORIES, { name: 'Home' });
  const { body: garden } = await post(CATEGORIES, { name: 'Garden' });

  const twin = await post(CATEGORIES, { name: 'garden' });
  const child = await post(CATEGORIES, { name: 'Garden', parent: home.id });

  expect(twin).toMatchObject({
    status: 400,
    body: { code: 'term_exists', data: { resource_id: garden.id } },
  });
  expect(child).toMatchObject({ status: 201, body: { slug: 'garden-2', parent: home.id } });
});

test("a category can't be moved into itself or its own subcategory", async () => {
  const { body: home } = await post(CATEGORIES, { name: 'Home' });
  const { body: garden } = await post(CATEGORIES, { name: 'Garden', parent: home.id });

  for (const parent of [home.id, garden.id]) {
    const { status } = await post(`${CATEGORIES}/${home.id}`, { parent });
    expect(status).toBe(400);
  }
  expect((await admin.call(`${CATEGORIES}/${home.id}`)).body).toMatchObject({ parent: 0 });
});

test('deleting a category moves its contents to the parent or the default category', async () => {
  const { body: home } = await post(CATEGORIES, { name: 'Home' });
  const { body: garden } = await post(CATEGORIES, { name: 'Garden', parent: home.id });
  const product = createProduct(store.context.db, { name: 'Rake', createdAt: store.context.clock() });
  await post(`/wc/v3/products/${product}`, { categories: [{ id: home.id }] });

  await admin.call(`${CATEGORIES}/${home.id}?force=true`, { method: 'DELETE' });

  expect((await admin.call(`${CATEGORIES}/${garden.id}`)).body).toMatchObject({ parent: 0 });
  expect((await admin.call(`/wc/v3/products/${product}`)).body).toMatchObject({
    categories: [{ id: 15, slug: 'uncategorized' }],
  });
  expect((await admin.call(`${CATEGORIES}/15?force=true`, { method: 'DELETE' })).status).toBe(500);
});

test('a list can be searched, sorted and limited, and counts published products', async () => {
  const { db, clock } = store.context;
  for (const name of ['Mugs', 'Maps', 'Bags']) await post(CATEGORIES, { name });
  createProduct(db, { name: 'Rake', createdAt: clock() });
  createProduct(db, { name: 'Hoe', status: 'draft', createdAt: clock() });

  expect(await names(`${CATEGORIES}?search=m&orderby=name&order=desc`)).toEqual(['Mugs', 'Maps']);
  expect(await names(`${CATEGORIES}?per_page=2&page=2`)).toEqual(['Mugs', 'Uncategorized']);
  expect(await names(`${CATEGORIES}?hide_empty=true`)).toEqual(['Uncategorized']);
  expect((await admin.call(`${CATEGORIES}?orderby=count&order=desc&_fields=name,count`)).body).toMatchObject([
    { name: 'Uncategorized', count: 1 },
    {},
    {},
    {},
  ]);
});

test('a batch returns a result for each item and saves the valid ones', async () => {
  const { body } = await post('/wc/v3/products/tags/batch', {
    create: [{ name: 'New' }, { name: 'new' }, {}],
    update: [{ id: 999, name: 'x' }],
    delete: [],
  });

  expect(body).toEqual({
    create: [
      expect.objectContaining({ name: 'New', slug: 'new' }),
      { id: 0, error: expect.objectContaining({ code: 'term_exists' }) },
      { id: 0, error: expect.objectContaining({ code: 'rest_missing_callback_param' }) },
    ],
    update: [{ id: 999, error: expect.objectContaining({ code: 'woocommerce_rest_term_invalid' }) }],
  });
  expect(await names('/wc/v3/products/tags')).toEqual(['New']);
});

test('an attribute has terms, which are deleted with it', async () => {
  const { body: color } = await post('/wc/v3/products/attributes', { name: 'Color' });
  const path = `/wc/v3/products/attributes/${color.id}`;
  await post(`${path}/terms`, { name: 'Blue', menu_order: 2 });
  await post(`${path}/terms`, { name: 'Red', menu_order: 1 });

  expect(color).toMatchObject({ slug: 'pa_color', type: 'select', order_by: 'menu_order' });
  expect(await post('/wc/v3/products/attributes', { name: 'color' })).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_cannot_create' },
  });
  expect(await names(`${path}/terms`)).toEqual(['Red', 'Blue']);
  expect(await names('/wc-analytics/products/attributes/pa_color/terms')).toEqual(['Red', 'Blue']);
  expect((await admin.call('/wc-analytics/products/attributes/size/terms')).status).toBe(404);
  await admin.call(path, { method: 'DELETE' });
  expect((await admin.call(`${path}/terms`)).body).toMatchObject({
    code: 'woocommerce_rest_taxonomy_invalid',
  });
});
