import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';
import { createProduct } from '../../catalog/products/testing/create-product';

const HOUR_MS = 60 * 60 * 1000;

let store: TestStore;
let owner: Client;
let mug: number;
beforeEach(async () => {
  store = await openTestStore();
  owner = store.as('shop_manager');
  const { db, clock } = store.context;
  mug = createProduct(db, { name: 'Mug', regularPrice: '20.00', createdAt: clock() });
});
afterEach(() => store.close());

const post = (path: string, body: object) => owner.call(path, { method: 'POST', body });
const create = (body: object) => post('/wc/v3/coupons', body);
const use = (body: object = {}) =>
  post('/wc/v3/orders', {
    line_items: [{ product_id: mug, quantity: 2 }],
    coupon_lines: [{ code: 'save' }],
    ...body,
  });

test('a code is lowercase and unique until its coupon is in the trash', async () => {
  const made = await create({ code: ' Save10 ', amount: '10', discount_type: 'percent' });
  const twin = await create({ code: 'SAVE10' });
  await owner.call('/wc/v3/coupons/1', { method: 'DELETE' });
  const heir = await create({ code: 'save10' });
  const restored = await post('/wc/v3/coupons/1', { status: 'publish' });

  expect(made).toMatchObject({ status: 201, body: { code: 'save10', amount: '10.00', used_by: [] } });
  for (const refused of [twin, restored]) {
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'woocommerce_rest_coupon_code_already_exists' },
    });
  }
  expect(heir.status).toBe(201);
});

test.each([
  ['more than 100%', { discount_type: 'percent', amount: '100.01' }],
  ['a negative amount', { amount: '-1' }],
])('a discount of %s is rejected', async (_what, body) => {
  expect(await create({ code: 'save', ...body })).toMatchObject({
    status: 400,
    body: { code: 'coupon_invalid_amount' },
  });
});

test('changes only the fields in the request', async () => {
  const { body } = await create({ code: 'save', amount: '5', usage_limit: 3, product_ids: [mug] });
  const changed = await post('/wc/v3/coupons/1', { usage_limit: 0, description: 'Five off' });

  expect(changed.body).toEqual({ ...Object(body), usage_limit: null, description: 'Five off' });
});

test('usage counts only orders that are not canceled', async () => {
  await create({ code: 'save', amount: '5' });
  const { body } = await use({ customer_id: 1 });
  const used = await owner.call('/wc/v3/coupons/1?_fields=usage_count,used_by');
  await post(`/wc/v3/orders/${Object(body).id}`, { status: 'cancelled' });
  const unused = await owner.call('/wc/v3/coupons/1?_fields=usage_count');

  expect(used.body).toEqual({ usage_count: 1, used_by: ['1'] });
  expect(unused.body).toEqual({ usage_count: 0 });
});

test.each([
  ['has expired', { date_expires: '2020-01-01T00:00:00' }],
  ['requires a higher total', { minimum_amount: '40.01' }],
  ['requires a lower total', { maximum_amount: '39.99' }],
  ['is restricted to other customers', { email_restrictions: ['*@example.org'] }],
  ['is restricted to other products', { discount_type: 'percent', product_ids: [999] }],
  ['excludes the products', { discount_type: 'percent', excluded_product_ids: [1] }],
  ['is a draft', { status: 'draft' }],
])('a coupon that %s is rejected, and so is the order', async (_what, rules) => {
  await create({ code: 'save', amount: '5', ...rules });

  expect(await use({ billing: { email: 'ann@example.com' } })).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_invalid_coupon' },
  });
});

test('the minimum amount is saved with all decimals of the currency', async () => {
  const set = (setting: string, value: string) => post(`/wc/v3/settings/general/${setting}`, { value });
  await set('woocommerce_currency', 'KWD');
  await set('woocommerce_price_num_decimals', '3');
  await create({ code: 'save', amount: '5', minimum_amount: '41.234' });

  expect(await use()).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('The minimum spend for this coupon is 41.234.') },
  });
});

test("a coupon can't exceed its usage limit", async () => {
  await create({ code: 'save', amount: '5', usage_limit: 1 });

  expect([(await use()).status, (await use()).status]).toEqual([201, 400]);
});

test.each([
  ['10% of the price', { discount_type: 'percent', amount: '10' }, '4.00'],
  ['a fixed amount from the cart', { discount_type: 'fixed_cart', amount: '5' }, '5.00'],
  ['a fixed amount from every item', { discount_type: 'fixed_product', amount: '5' }, '10.00'],
  ['10% of one item', { discount_type: 'percent', amount: '10', limit_usage_to_x_items: 1 }, '2.00'],
])('a coupon takes off %s', async (_what, rules, discount) => {
  await create({ code: 'save', ...rules });

  expect((await use()).body).toMatchObject({ discount_total: discount, coupon_lines: [{ discount }] });
});

test('the list is searched by code and filtered by date', async () => {
  await create({ code: 'summer' });
  store.advance(2 * HOUR_MS);
  await create({ code: 'save20' });
  const hourAgo = new Date(store.context.clock().getTime() - HOUR_MS).toISOString().slice(0, 19);

  expect((await owner.call('/wc-analytics/coupons?search=save&_fields=code')).body).toEqual([
    { code: 'save20' },
  ]);
  expect((await owner.call(`/wc/v3/coupons?before=${hourAgo}&_fields=code`)).body).toEqual([
    { code: 'summer' },
  ]);
});
