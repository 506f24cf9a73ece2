import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';

const PRODUCTS = '/wc/v3/products';

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

const send = async (path: string, body: object = {}, method = 'POST') => {
  const answer = await admin.call(path, { method, body });
  return { status: answer.status, body: Object(answer.body) };
};
const options = (...values: string[]) => [{ name: 'Size', variation: true, options: values }];
const attributesOf = async (path: string) =>
  (await admin.call(`${path}?orderby=menu_order&order=asc&_fields=menu_order,attributes`)).body;

test('an unsaved draft has a placeholder name until it gets a name', async () => {
  const { body: begun } = await send(PRODUCTS, { title: 'Rope', status: 'auto-draft' });
  const { body: saved } = await send(`${PRODUCTS}/${begun.id}`, { name: 'Rope', status: 'draft' }, 'PUT');

  expect(begun).toMatchObject({ name: 'AUTO-DRAFT', slug: '', status: 'auto-draft' });
  expect(saved).toMatchObject({ name: 'Rope', slug: '', status: 'draft', generated_slug: 'rope' });
  expect((await admin.call(`${PRODUCTS}?search=auto`)).body).toEqual([]);
});

test('generates variations of an unsaved product before it becomes a variable product', async () => {
  const { body: begun } = await send(PRODUCTS, { status: 'auto-draft', attributes: options('S', 'M') });
  const path = `${PRODUCTS}/${begun.id}/variations`;

  const generated = await send(`${path}/generate`);
  await send(`${PRODUCTS}/${begun.id}`, { attributes: options('S', 'M', 'L'), type: 'variable' }, 'PUT');
  const more = await send(`${path}/generate`);

  expect([generated.body, more.body]).toEqual([{ count: 2 }, { count: 1 }]);
  expect(await attributesOf(path)).toEqual(
    ['S', 'M', 'L'].map((option, index) => ({
      menu_order: index + 1,
      attributes: [{ id: 0, name: 'Size', option }],
    })),
  );
});

test('generates fifty variations per request and ignores an option without values', async () => {
  const sizes = Array.from({ length: 60 }, (_, index) => `Size ${index}`);
  const attributes = [...options(...sizes), { name: 'Color', variation: true, options: [] }];
  const { body: shirt } = await send(PRODUCTS, { type: 'variable', attributes });
  const generate = () => send(`${PRODUCTS}/${shirt.id}/variations/generate`);

  expect([(await generate()).body, (await generate()).body, (await generate()).body]).toEqual([
    { count: 50 },
    { count: 10 },
    { count: 0 },
  ]);
});

test('generates nothing without options', async () => {
  const { body: mug } = await send(PRODUCTS, { name: 'Mug' });

  expect(await send(`${PRODUCTS}/${mug.id}/variations/generate`)).toEqual({
    status: 200,
    body: { count: 0 },
  });
  expect((await send(`${PRODUCTS}/999/variations/generate`)).status).toBe(404);
});

test('empty sale dates are cleared, and invalid dates are rejected', async () => {
  const dates = { date_on_sale_from: '2026-11-21T00:00:00', date_on_sale_to: '2026-11-22T00:00:00' };
  const { body: mug } = await send(PRODUCTS, { name: 'Mug', ...dates });

  const empty = { date_on_sale_from_gmt: '', date_on_sale_to_gmt: '' };
  const cleared = await send(`${PRODUCTS}/${mug.id}`, empty, 'PUT');
  const wrong = await send(`${PRODUCTS}/${mug.id}`, { date_on_sale_from: 'soon' }, 'PUT');

  expect(mug).toMatchObject(dates);
  expect(cleared.body).toMatchObject({ date_on_sale_from: null, date_on_sale_to: null });
  expect(wrong).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
});

test('a record can be saved unchanged as it was read', async () => {
  const { body: mug } = await send(PRODUCTS, {
    name: 'Mug',
    sku: 'M',
    regular_price: '9.5',
    tags: [{ name: 'New' }],
    attributes: options('S'),
    default_attributes: [{ name: 'Size', option: 'S' }],
    meta_data: [{ key: '_a', value: [1] }],
  });
  const { body: read } = await admin.call(`${PRODUCTS}/${mug.id}?context=edit`);

  const { status, body: back } = await send(`${PRODUCTS}/${mug.id}`, { ...Object(read), name: 'Cup' }, 'PUT');

  expect(status).toBe(200);
  expect(back).toEqual({ ...Object(read), name: 'Cup' });
});

test('a batch that hides and names many variations returns each of them', async () => {
  const { body: shirt } = await send(PRODUCTS, {
    type: 'variable',
    sku: 'S',
    attributes: options('S', 'M'),
  });
  const path = `${PRODUCTS}/${shirt.id}/variations`;
  await send(`${path}/generate`);
  const { body: listed } = await admin.call(`${path}?_fields=id&orderby=id&order=asc`);
  const [small, medium] = Array.isArray(listed) ? listed.map((each) => Object(each).id) : [];

  const { status, body } = await send(`${path}/batch`, {
    update: [
      { id: small, status: 'private', menu_order: 2 },
      { id: medium, sku: 'S' },
      { id: 999, sku: 'X' },
    ],
  });

  expect(status).toBe(200);
  expect(body.update).toEqual([
    expect.objectContaining({ id: small, status: 'private', menu_order: 2 }),
    {
      id: medium,
      error: expect.objectContaining({
        code: 'product_invalid_sku',
        data: { status: 400, resource_id: shirt.id, unique_sku: 'S-1' },
      }),
    },
    {
      id: 999,
      error: expect.objectContaining({ code: 'woocommerce_rest_product_variation_invalid_id' }),
    },
  ]);
});

test('a variable product has no price and gets its price back when it becomes simple', async () => {
  const { body: mug } = await send(PRODUCTS, { name: 'Mug', regular_price: '9', sale_price: '8' });

  const { body: varied } = await send(`${PRODUCTS}/${mug.id}`, { type: 'variable' }, 'PUT');
  const { body: alone } = await send(`${PRODUCTS}/${mug.id}`, { type: 'simple' }, 'PUT');

  expect(varied).toMatchObject({ regular_price: '', sale_price: '' });
  expect(alone).toMatchObject({ regular_price: '9', sale_price: '8' });
});

test('restoring from the trash keeps the SKU and slug', async () => {
  const { body: mug } = await send(PRODUCTS, { name: 'Mug', sku: 'M' });
  const path = `${PRODUCTS}/${mug.id}`;
  await admin.call(path, { method: 'DELETE' });

  const trashed = await admin.call(`${path}?context=edit`);
  const { body: back } = await send(path, { status: 'publish' }, 'PUT');

  expect(trashed.body).toMatchObject({ status: 'trash', sku: 'M' });
  expect(back).toMatchObject({ status: 'publish', slug: 'mug', sku: 'M' });
});
