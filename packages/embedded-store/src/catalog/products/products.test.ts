import { readAllTables } from '../../testing/snapshot';
import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';

const PRODUCTS = '/wc/v3/products';
const HOUR = 60 * 60 * 1000;

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

const send = async (path: string, body: object, method = 'POST') => {
  const answer = await admin.call(path, { method, body });
  return { status: answer.status, body: Object(answer.body) };
};
const create = async (body: object) => (await send(PRODUCTS, body)).body;
const read = async (id: number) => (await admin.call(`${PRODUCTS}/${id}`)).body;
const names = async (query: string) => {
  const { body } = await admin.call(`${PRODUCTS}?${query}`);
  return Array.isArray(body) ? body.map((product) => Object(product).name) : body;
};

describe('one product', () => {
  test('saves all values and later changes only those in the request', async () => {
    const said = {
      name: 'Tin Box',
      regular_price: '12.50',
      description: '<p onclick="x">Long<script>alert(1)</script></p>',
      sku: 'TB-1',
      manage_stock: true,
      stock_quantity: 4,
      weight: '0.5',
      dimensions: { length: '1', width: '2', height: '3' },
      tags: [{ name: 'New' }],
      meta_data: [{ key: '_x', value: { deep: [1] } }],
      downloads: [{ name: 'Plan', file: 'https://files.example/plan.pdf' }],
    };
    const { id } = await create(said);

    const { status } = await send(`${PRODUCTS}/${id}`, { stock_quantity: 8 }, 'PUT');

    expect(status).toBe(200);
    expect(await read(id)).toMatchObject({
      ...said,
      slug: 'tin-box',
      permalink: `${store.context.siteUrl}/product/tin-box/`,
      description: '<p>Long</p>',
      price: '12.50',
      stock_quantity: 8,
      stock_status: 'instock',
      categories: [{ id: 15, slug: 'uncategorized' }],
      downloads: [{ id: expect.any(String), name: 'Plan', file: 'https://files.example/plan.pdf' }],
    });
  });

  test('saves metadata of extensions and removes entries without a value', async () => {
    const { id } = await create({
      meta_data: [
        { key: '_x', value: 1 },
        { key: '_y', value: 2 },
      ],
    });

    await send(`${PRODUCTS}/${id}`, { meta_data: [{ key: '_x' }] }, 'PUT');

    expect(await read(id)).toMatchObject({ meta_data: [{ id: 2, key: '_y', value: 2 }] });
  });

  test('has no slug until it is published', async () => {
    const draft = await create({ name: 'Tin Box', status: 'draft' });
    const published = await send(`${PRODUCTS}/${draft.id}`, { status: 'publish' });

    expect(draft).toMatchObject({
      slug: '',
      permalink: `${store.context.siteUrl}/?post_type=product&p=${draft.id}`,
      permalink_template: `${store.context.siteUrl}/product/%pagename%/`,
      generated_slug: 'tin-box',
    });
    expect(published.body).toMatchObject({ slug: 'tin-box', generated_slug: 'tin-box' });
    expect(await create({ name: 'Tin Box' })).toMatchObject({ slug: 'tin-box-2' });
  });

  test("can't use another product's SKU unless that product is in the trash", async () => {
    const { id } = await create({ name: 'Tin Box', sku: 'TB-1' });
    await create({ name: 'Tin Case', sku: 'TB-1-1' });

    const taken = await send(PRODUCTS, { sku: 'TB-1' });
    await admin.call(`${PRODUCTS}/${id}`, { method: 'DELETE' });
    const free = await send(PRODUCTS, { sku: 'TB-1' });
    const back = await send(`${PRODUCTS}/${id}`, { status: 'publish' });

    expect(taken).toMatchObject({
      status: 400,
      body: { code: 'product_invalid_sku', data: { resource_id: id, unique_sku: 'TB-1-2' } },
    });
    expect(free.status).toBe(201);
    expect(back.body).toMatchObject({ code: 'product_invalid_sku' });
  });

  test('moves to the trash once and is then deleted with its variations', async () => {
    const { id } = await create({ name: 'Tin Box' });
    const path = `${PRODUCTS}/${id}`;

    const trash = await admin.call(path, { method: 'DELETE' });
    const again = await admin.call(path, { method: 'DELETE' });
    const listed = await names('status=trash');
    const gone = await admin.call(`${path}?force=true`, { method: 'DELETE' });

    expect([trash.status, again.status, gone.status]).toEqual([200, 410, 200]);
    expect(listed).toEqual(['Tin Box']);
    expect((await admin.call(path)).status).toBe(404);
    expect((await send(path, { name: 'x' })).status).toBe(400);
  });

  test('shows its images in order', async () => {
    const headers = { 'Content-Type': 'image/png', 'Content-Disposition': 'attachment; filename="a.png"' };
    const pixel = Buffer.from('89504e470d0a1a0a', 'hex');
    const upload = async () => {
      const options = { method: 'POST', body: new Blob([new Uint8Array(pixel)]), headers };
      return Object((await admin.call('/wp/v2/media', options)).body);
    };
    const [first, second] = [await upload(), await upload()];

    const product = await create({
      images: [
        { src: second.source_url, alt: 'Back' },
        { id: first.id, name: 'Front' },
      ],
    });

    expect(product.images).toMatchObject([
      { id: second.id, alt: 'Back' },
      { id: first.id, name: 'Front' },
    ]);
    const before = readAllTables(store.context.db);
    expect((await send(PRODUCTS, { images: [{ id: 999 }] })).body.code).toMatch(/invalid_image_id/);
    expect((await send(PRODUCTS, { images: [{ src: 'https://x.example/a.png' }] })).status).toBe(400);
    expect(readAllTables(store.context.db)).toEqual(before);
  });
});

describe('prices', () => {
  test.each([12, '12,50', '-1', '1.23456', '1e3', 'free'])(
    '%j is rejected and nothing is saved',
    async (price) => {
      const before = readAllTables(store.context.db);

      const { status, body } = await send(PRODUCTS, { name: 'Tin Box', regular_price: price });

      expect({ status, body }).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
      expect(readAllTables(store.context.db)).toEqual(before);
    },
  );

  test("a sale is active between its dates in the store's time zone", async () => {
    await admin.call('/wc-admin/options', { method: 'POST', body: { timezone_string: 'Europe/Paris' } });
    const { id } = await create({
      regular_price: '12.50',
      sale_price: '9.99',
      date_on_sale_from: '2026-11-20T02:30:00',
      date_on_sale_to: '2026-11-20T03:30:00',
    });
    const now = async () => {
      const { price, on_sale, price_html } = Object(await read(id));
      const listed = await names('on_sale=true');
      return [price, on_sale, /<del/.test(price_html), Object(listed).length];
    };

    expect(await now()).toEqual(['12.50', false, false, 0]);
    store.advance(HOUR);
    expect(await now()).toEqual(['9.99', true, true, 1]);
    store.advance(HOUR);
    expect(await now()).toEqual(['12.50', false, false, 0]);
  });

  test('a sale price above the regular price is ignored', async () => {
    expect(await create({ regular_price: '9.5', sale_price: '10' })).toMatchObject({
      price: '9.5',
      on_sale: false,
    });
  });

  test("prices are formatted with the store's settings", async () => {
    await admin.call('/wc-analytics/settings/general/batch', {
      method: 'POST',
      body: {
        update: [
          { id: 'woocommerce_currency', value: 'EUR' },
          { id: 'woocommerce_currency_pos', value: 'right_space' },
          { id: 'woocommerce_price_thousand_sep', value: '.' },
          { id: 'woocommerce_price_decimal_sep', value: ',' },
        ],
      },
    });

    const { price_html } = await create({ regular_price: '1234.5' });

    expect(price_html.replaceAll(/<[^>]*>/g, '')).toBe('1.234,50&nbsp;&euro;');
  });
});

describe('stock', () => {
  test.each([
    [{ stock_quantity: 1 }, 'instock'],
    [{ stock_quantity: 0 }, 'outofstock'],
    [{ stock_quantity: -2, backorders: 'notify' }, 'onbackorder'],
    [{ manage_stock: false, stock_quantity: 7, stock_status: 'onbackorder' }, 'onbackorder'],
  ])('%j is %s', async (members, stock_status) => {
    expect(await create({ manage_stock: true, ...members })).toMatchObject({ stock_status });
  });

  test("lists products with low stock, by their own threshold or the store's", async () => {
    await create({ name: 'Many', manage_stock: true, stock_quantity: 3 });
    await create({ name: 'Few', manage_stock: true, stock_quantity: 2 });
    await create({ name: 'Few for us', manage_stock: true, stock_quantity: 9, low_stock_amount: 10 });
    await create({ name: 'Unfinished', status: 'draft', manage_stock: true, stock_quantity: 0 });
    await create({ name: 'Uncounted' });

    const { body, headers } = await admin.call('/wc-analytics/products/low-in-stock?_fields=name');

    expect(headers.get('X-WP-Total')).toBe('2');
    expect(body).toEqual([{ name: 'Few for us' }, { name: 'Few' }]);
    const { headers: list } = await admin.call('/wc-analytics/products?low_in_stock=true&status=publish');
    expect(list.get('X-WP-Total')).toBe('2');
  });
});

describe('lists', () => {
  beforeEach(async () => {
    const { body: kitchen } = await send(`${PRODUCTS}/categories`, { name: 'Kitchen' });
    const { body: cups } = await send(`${PRODUCTS}/categories`, { name: 'Cups', parent: kitchen.id });
    await create({
      name: 'Mug',
      regular_price: '9',
      sku: 'M-1',
      categories: [{ id: cups.id }],
      featured: true,
    });
    store.advance(60_000);
    await create({ name: 'Pan', regular_price: '40', categories: [{ id: kitchen.id }], status: 'private' });
    store.advance(60_000);
    await create({ name: 'Rug 100%', regular_price: '120.5', short_description: 'Blue mug rug' });
  });

  test.each([
    ['', ['Rug 100%', 'Pan', 'Mug']],
    ['orderby=title&order=asc', ['Mug', 'Pan', 'Rug 100%']],
    ['orderby=price&order=asc', ['Mug', 'Pan', 'Rug 100%']],
    ['orderby=popularity', ['Rug 100%', 'Pan', 'Mug']],
    ['per_page=2&page=2', ['Mug']],
    ['offset=1&per_page=1', ['Pan']],
    ['search=mug', ['Rug 100%', 'Mug']],
    ['search=100%25', ['Rug 100%']],
    ['sku=M-1,M-2', ['Mug']],
    ['search_sku=m-', ['Mug']],
    ['status=private', ['Pan']],
    ['featured=true', ['Mug']],
    ['min_price=40&max_price=100', ['Pan']],
    ['type=variable', []],
    ['slug=mug', ['Mug']],
    ['after=2026-11-20T01:00:30', ['Rug 100%', 'Pan']],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('a category includes products of its subcategories', async () => {
    const { body } = await admin.call(`${PRODUCTS}/categories?search=Kitchen`);

    expect(await names(`category=${Object(body)[0].id}`)).toEqual(['Pan', 'Mug']);
  });

  test('returns IDs in the requested order', async () => {
    const { body } = await admin.call(`${PRODUCTS}?_fields=id&orderby=id&order=asc`);
    const [mug, pan] = Array.isArray(body) ? body.map((product) => Object(product).id) : [];

    expect(await names(`include=${pan},${mug}&orderby=include`)).toEqual(['Pan', 'Mug']);
  });
});

test('SKUs may contain blanks and commas, and find variations', async () => {
  const shirt = await create({ name: 'Shirt', type: 'variable', sku: 'S 1, blue' });
  await send(`${PRODUCTS}/${shirt.id}/variations`, { sku: 'S-2', regular_price: '5' });
  const found = async (sku: string) => {
    const query = `sku=${encodeURIComponent(sku)}&_fields=sku&orderby=id&order=asc`;
    return (await admin.call(`${PRODUCTS}?${query}`)).body;
  };

  expect(await found('S 1, blue')).toEqual([{ sku: 'S 1, blue' }]);
  expect(await found('S-2,none')).toEqual([{ sku: 'S-2' }]);
});

describe('variations', () => {
  async function createShirt() {
    const { body: color } = await send(`${PRODUCTS}/attributes`, { name: 'Color' });
    const shirt = await create({
      name: 'Shirt',
      type: 'variable',
      sku: 'S',
      attributes: [
        { id: color.id, variation: true, visible: true, options: ['Blue', 'Red'] },
        { name: 'Size', variation: true, options: ['S', 'M'] },
      ],
    });
    return { shirt, color, path: `${PRODUCTS}/${shirt.id}/variations` };
  }

  test('are generated for every missing combination', async () => {
    const { path, color } = await createShirt();
    const attributes = [
      { id: color.id, option: 'Red' },
      { name: 'Size', option: 'M' },
    ];
    await send(path, { regular_price: '44', attributes });

    const first = await send(`${path}/generate`, { regular_price: '30' });
    const second = await send(`${path}/generate`, {});

    expect([first.body, second.body]).toEqual([{ count: 3 }, { count: 0 }]);
    expect((await admin.call(`${path}?_fields=id`)).headers.get('X-WP-Total')).toBe('4');
  });

  test('have their own values, and the product shows their price range', async () => {
    const { shirt, path, color } = await createShirt();
    const attributes = [{ id: color.id, option: 'Red' }];
    const { body: red } = await send(path, { regular_price: '44', attributes });
    await send(path, { regular_price: '30', manage_stock: true, stock_quantity: 0 });

    expect(red).toMatchObject({
      sku: 'S',
      price: '44',
      attributes: [{ id: color.id, name: 'Color', option: 'Red' }],
      permalink: `${store.context.siteUrl}/product/shirt/?attribute_pa_color=red`,
    });
    expect(await read(shirt.id)).toMatchObject({
      price: '30',
      stock_status: 'instock',
      variations: [red.id, expect.any(Number)],
      attributes: [
        { name: 'Color', options: ['Blue', 'Red'] },
        { name: 'Size', options: ['S', 'M'] },
      ],
    });
    await send(`${path}/${red.id}`, { stock_status: 'outofstock' });
    expect(await read(shirt.id)).toMatchObject({ stock_status: 'outofstock' });
  });

  test('are found by name and renamed with their product', async () => {
    const { shirt, path, color } = await createShirt();
    await send(path, { attributes: [{ id: color.id, option: 'Red' }] });

    await send(`${PRODUCTS}/${shirt.id}`, { name: 'Blouse' });
    const { body } = await admin.call(
      '/wc-analytics/variations?search=blouse%20red&_fields=name,parent_id,type',
    );

    expect(body).toEqual([{ name: 'Blouse - Red', parent_id: shirt.id, type: 'variation' }]);
    expect(await names('search=blouse')).toEqual(['Blouse']);
  });

  test('lose an attribute that is deleted', async () => {
    const { shirt, path, color } = await createShirt();
    await send(path, {
      attributes: [
        { id: color.id, option: 'Red' },
        { name: 'Size', option: 'M' },
      ],
    });

    await admin.call(`${PRODUCTS}/attributes/${color.id}`, { method: 'DELETE' });

    expect((await admin.call(`${path}?_fields=attributes`)).body).toEqual([
      { attributes: [{ id: 0, name: 'Size', option: 'M' }] },
    ]);
    expect(await read(shirt.id)).toMatchObject({ attributes: [{ name: 'Size', options: ['S', 'M'] }] });
  });

  test('are available only under their own product', async () => {
    const { path } = await createShirt();
    const { body: variation } = await send(path, { regular_price: '1' });
    const other = await create({ name: 'Mug' });

    expect((await admin.call(`${PRODUCTS}/${other.id}/variations/${variation.id}`)).status).toBe(404);
    expect((await admin.call(`${PRODUCTS}/${variation.id}`)).status).toBe(404);
  });
});

test('sorts by popularity and ignores refunded items', async () => {
  const [mug, pan] = [await create({ name: 'Mug' }), await create({ name: 'Pan' })];
  const buy = (product_id: number, quantity: number) =>
    send('/wc/v3/orders', {
      status: 'completed',
      line_items: [{ product_id, quantity, total: '9', subtotal: '9' }],
    });
  await buy(mug.id, 3);
  const { body: order } = await buy(pan.id, 4);
  const sold = async () => (await admin.call(`${PRODUCTS}?orderby=popularity&_fields=name,total_sales`)).body;

  expect(await sold()).toEqual([
    { name: 'Pan', total_sales: 4 },
    { name: 'Mug', total_sales: 3 },
  ]);
  await send(`/wc/v3/orders/${order.id}`, { status: 'cancelled' });
  expect(await sold()).toEqual([
    { name: 'Mug', total_sales: 3 },
    { name: 'Pan', total_sales: 0 },
  ]);
});

test('products with a common category or tag are related', async () => {
  const [mug, pan] = [await create({ name: 'Mug' }), await create({ name: 'Pan' })];
  const { body: other } = await send(`${PRODUCTS}/categories`, { name: 'Rugs' });
  const rug = await create({ name: 'Rug', categories: [{ id: other.id }] });

  expect(await read(mug.id)).toMatchObject({ related_ids: [pan.id] });
  expect(await read(rug.id)).toMatchObject({ related_ids: [] });
});

test('a batch saves valid items and rejects the others', async () => {
  const { id } = await create({ name: 'Mug', sku: 'M' });

  const { status, body } = await send(`${PRODUCTS}/batch`, {
    create: [{ name: 'Pan' }, { name: 'Copy', sku: 'M', tags: [{ name: 'Lost' }] }],
    update: [
      { id, name: 'Cup' },
      { id: 999, name: 'x' },
    ],
    delete: [id],
  });

  expect(status).toBe(200);
  expect(body).toEqual({
    create: [
      expect.objectContaining({ name: 'Pan' }),
      { id: 0, error: expect.objectContaining({ code: 'product_invalid_sku' }) },
    ],
    update: [
      expect.objectContaining({ id, name: 'Cup' }),
      { id: 999, error: expect.objectContaining({ code: 'woocommerce_rest_product_invalid_id' }) },
    ],
    delete: [expect.objectContaining({ id })],
  });
  expect(await names('')).toEqual(['Pan']);
  expect((await admin.call(`${PRODUCTS}/tags`)).body).toEqual([]);
});
