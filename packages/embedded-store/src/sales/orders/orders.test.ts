import { all } from '../../database';
import { openTestStore } from '../../testing/test-store';
import type { TestResponse, Client, TestStore } from '../../testing/test-store';
import { createCoupon } from '../coupons/queries';
import { setOption } from '../../site/options/queries';
import { createProduct } from '../../catalog/products/testing/create-product';
import { createTaxRate } from '../taxes/tax-rates';

let store: TestStore;
let owner: Client;
let mug: number;

beforeEach(async () => {
  store = await openTestStore();
  owner = store.as('shop_manager');
  const { db, clock } = store.context;
  mug = createProduct(db, { name: 'Mug', sku: 'MUG', regularPrice: '20.00', stock: 5, createdAt: clock() });
});
afterEach(async () => {
  await store.close();
  if (store.reported.length > 0) throw new AggregateError(store.reported, 'The store failed.');
});

const ORDERS = '/wc/v3/orders';
const post = (path: string, body: object = {}) => owner.call(path, { method: 'POST', body });
const put = (path: string, body: object) => owner.call(path, { method: 'PUT', body });
const remove = (path: string) => owner.call(path, { method: 'DELETE' });
const stock = () =>
  all(store.context.db, 'SELECT stock_quantity, stock_status FROM products WHERE id = ?', mug)[0];
const mugs = (quantity: number) => ({ line_items: [{ product_id: mug, quantity }] });

function taxCalifornia(): void {
  const { db } = store.context;
  setOption(db, 'woocommerce_calc_taxes', 'yes');
  createTaxRate(db, { country: 'US', state: 'CA', rate: '7.25', name: 'CA Tax' });
}

async function place(body: object): Promise<{ id: number; body: unknown }> {
  const answer: TestResponse = await post(ORDERS, body);
  expect(answer.status).toBe(201);
  const { id } = answer.body as { id: number };
  return { id, body: answer.body };
}

describe('order totals', () => {
  test('are calculated from prices, coupons, shipping, fees and the tax rates of the address', async () => {
    taxCalifornia();
    const { db, clock } = store.context;
    createCoupon(db, { code: 'Save10', discountType: 'percent', amount: 100_000, createdAt: clock() });

    const { body } = await place({
      ...mugs(2),
      billing: { country: 'US', state: 'CA' },
      shipping_lines: [{ method_id: 'flat_rate', method_title: 'Parcel', total: '6.00' }],
      fee_lines: [{ name: 'Wrapping', total: '2.50', tax_status: 'none' }],
      coupon_lines: [{ code: 'SAVE10' }],
    });

    expect(body).toMatchObject({
      status: 'pending',
      discount_total: '4.00',
      discount_tax: '0.29',
      shipping_total: '6.00',
      shipping_tax: '0.44',
      cart_tax: '2.61',
      total_tax: '3.05',
      total: '47.55',
      line_items: [
        { name: 'Mug', sku: 'MUG', subtotal: '40.00', total: '36.00', total_tax: '2.61', price: 18 },
      ],
      coupon_lines: [{ code: 'save10', discount: '4.00', discount_tax: '0.29' }],
      tax_lines: [
        { rate_code: 'US-CA-CA TAX-1', tax_total: '2.61', shipping_tax_total: '0.44', rate_percent: 7.25 },
      ],
      created_via: 'rest-api',
      date_paid: null,
    });
  });

  test('are recalculated after a change of lines or address, and of nothing else', async () => {
    taxCalifornia();
    const { id, body } = await place({ ...mugs(1), billing: { country: 'US', state: 'CA' } });
    const [line] = (body as { line_items: { id: number }[] }).line_items;

    const noted = await put(`${ORDERS}/${id}`, { customer_note: 'Ring twice' });
    const more = await put(`${ORDERS}/${id}`, { line_items: [{ id: line?.id, quantity: 3 }] });
    const moved = await put(`${ORDERS}/${id}`, { billing: { state: 'OR' } });

    expect(noted.body).toMatchObject({ total: '21.45', customer_note: 'Ring twice' });
    expect(more.body).toMatchObject({ total: '64.35', line_items: [{ id: line?.id, quantity: 3 }] });
    expect(moved.body).toMatchObject({
      total: '60.00',
      tax_lines: [],
      billing: { country: 'US', state: 'OR' },
    });
  });

  test('exclude the tax that prices include', async () => {
    taxCalifornia();
    setOption(store.context.db, 'woocommerce_prices_include_tax', 'yes');
    setOption(store.context.db, 'woocommerce_default_country', 'US:CA');

    const { body } = await place({ ...mugs(1), billing: { country: 'US', state: 'CA' } });

    expect(body).toMatchObject({ prices_include_tax: true, total: '20.00', cart_tax: '1.35' });
  });

  test('spread a fixed discount over the lines exactly and never go below zero', async () => {
    const { db, clock } = store.context;
    createCoupon(db, { code: 'ten', discountType: 'fixed_cart', amount: 100_000, createdAt: clock() });
    createCoupon(db, { code: 'lots', discountType: 'fixed_cart', amount: 9_990_000, createdAt: clock() });
    const line_items = [1, 1, 1].map((quantity) => ({ product_id: mug, quantity }));

    const ten = await place({ line_items, coupon_lines: [{ code: 'ten' }] });
    const lots = await place({ line_items, coupon_lines: [{ code: 'lots' }] });

    expect(ten.body).toMatchObject({
      total: '50.00',
      line_items: [{ total: '16.67' }, { total: '16.66' }, { total: '16.67' }],
    });
    expect(lots.body).toMatchObject({ total: '0.00', discount_total: '60.00' });
  });
});

test('a fee takes off at most what the order costs', async () => {
  const { body } = await place({
    ...mugs(1),
    shipping_lines: [{ method_id: 'flat_rate', total: '5' }],
    fee_lines: [
      { name: 'Gift card', total: '-10' },
      { name: 'Voucher', total: '-30' },
    ],
  });

  expect(body).toMatchObject({ total: '0.00', fee_lines: [{ total: '-10.00' }, { total: '-15.00' }] });
});

test('a sale price above the regular price is no sale', async () => {
  store.context.db.exec(`UPDATE products SET sale_price = '25' WHERE id = ${mug}`);

  expect((await place(mugs(1))).body).toMatchObject({ total: '20.00' });
});

describe('a status', () => {
  test('reduces stock once, and restores it', async () => {
    const { id } = await place({ ...mugs(5), status: 'processing' });
    const taken = stock();
    await put(`${ORDERS}/${id}`, { status: 'completed' });
    const stillTaken = stock();
    await put(`${ORDERS}/${id}`, { status: 'cancelled' });

    expect(taken).toEqual({ stock_quantity: 0, stock_status: 'outofstock' });
    expect(stillTaken).toEqual(taken);
    expect(stock()).toEqual({ stock_quantity: 5, stock_status: 'instock' });
  });

  test('reduces no stock again when an order is edited later', async () => {
    const { id, body } = await place({ ...mugs(3), status: 'processing' });
    const [line] = (body as { line_items: { id: number }[] }).line_items;
    await post(`${ORDERS}/${id}/refunds`, {
      line_items: [{ id: line?.id, quantity: 1, refund_total: '20' }],
    });
    const restocked = stock();
    await put(`${ORDERS}/${id}`, { customer_note: 'Ring twice' });
    await put(`${ORDERS}/${id}`, { status: 'completed' });

    expect([restocked, stock()]).toMatchObject([{ stock_quantity: 3 }, { stock_quantity: 3 }]);
  });

  test("doesn't change the stock of a product that is managed only since then", async () => {
    const { db } = store.context;
    db.exec(`UPDATE products SET manages_stock = 0 WHERE id = ${mug}`);
    const { id } = await place({ ...mugs(3), status: 'processing' });
    db.exec(`UPDATE products SET manages_stock = 1 WHERE id = ${mug}`);
    await put(`${ORDERS}/${id}`, { status: 'completed' });

    expect(stock()).toMatchObject({ stock_quantity: 5 });
  });

  test("doesn't change stock in a store without stock management", async () => {
    setOption(store.context.db, 'woocommerce_manage_stock', 'no');
    await place({ ...mugs(3), status: 'processing' });

    expect(stock()).toMatchObject({ stock_quantity: 5 });
  });

  test('makes products out of stock at the threshold of the store', async () => {
    setOption(store.context.db, 'woocommerce_notify_no_stock_amount', '2');
    await place({ ...mugs(3), status: 'processing' });

    expect(stock()).toEqual({ stock_quantity: 2, stock_status: 'outofstock' });
  });

  test('sets the paid and completed dates, and adds a note', async () => {
    const { id } = await place(mugs(1));
    store.advance(60_000);
    const { body } = await put(`${ORDERS}/${id}`, { status: 'completed' });
    const notes = await owner.call(`${ORDERS}/${id}/notes`);

    const now = store.context.clock().toISOString().slice(0, 19);
    expect(body).toMatchObject({ date_paid: now, date_completed: now, date_modified: now });
    expect(notes.body).toEqual([
      expect.objectContaining({ note: 'Order status changed from Pending payment to Completed.' }),
    ]);
  });

  test('of refunded refunds the remaining amount', async () => {
    const { id } = await place({ ...mugs(1), status: 'completed' });
    await post(`${ORDERS}/${id}/refunds`, { amount: '5.00' });
    const { body } = await put(`${ORDERS}/${id}`, { status: 'refunded' });

    expect(body).toMatchObject({ total: '20.00', refunds: [{ total: '-15.00' }, { total: '-5.00' }] });
  });

  test('of a paid order is processing, or completed when nothing needs shipping', async () => {
    const { db } = store.context;
    const { body } = await place({ ...mugs(1), set_paid: true });
    db.exec(`UPDATE products SET is_virtual = 1, is_downloadable = 1 WHERE id = ${mug}`);
    const digital = await place({ ...mugs(1), set_paid: true });

    expect([body, digital.body]).toMatchObject([{ status: 'processing' }, { status: 'completed' }]);
  });
});

describe('a refund', () => {
  test('of lines has negative lines and restocks the products', async () => {
    taxCalifornia();
    const { id, body } = await place({
      ...mugs(3),
      status: 'processing',
      billing: { country: 'US', state: 'CA' },
    });
    const [line] = (body as { line_items: { id: number; taxes: { id: number }[] }[] }).line_items;
    const refund = await post(`${ORDERS}/${id}/refunds`, {
      reason: 'Broken',
      line_items: [
        {
          id: line?.id,
          quantity: 1,
          refund_total: '20.00',
          refund_tax: [{ id: line?.taxes[0]?.id, refund_total: '1.45' }],
        },
      ],
    });

    expect(refund).toMatchObject({
      status: 201,
      body: {
        amount: '21.45',
        reason: 'Broken',
        line_items: [{ quantity: -1, total: '-20.00', total_tax: '-1.45' }],
        tax_lines: [{ tax_total: '-1.45' }],
      },
    });
    expect(stock()).toMatchObject({ stock_quantity: 3 });
    expect((await owner.call(`/wc-analytics/orders/${id}`)).body).toMatchObject({
      status: 'processing',
      total_formatted: '$64.35 $42.90',
    });
  });

  test('of everything sets the order to refunded', async () => {
    const { id } = await place({ ...mugs(1), status: 'completed' });
    await post(`${ORDERS}/${id}/refunds`, { amount: '20.00' });

    expect((await owner.call(`${ORDERS}/${id}`)).body).toMatchObject({ status: 'refunded' });
  });

  test.each([
    ['more than was paid', { amount: '20.01' }, 'woocommerce_rest_cannot_create_order_refund'],
    ['a negative amount', { amount: '-1' }, 'woocommerce_rest_invalid_order_refund'],
    ['a line item of another order', { line_items: [{ id: 999 }] }, 'woocommerce_rest_invalid_item_id'],
  ])('of %s is rejected', async (_what, body, code) => {
    const { id } = await place({ ...mugs(1), status: 'completed' });

    expect(await post(`${ORDERS}/${id}/refunds`, body)).toMatchObject({ status: 400, body: { code } });
    expect((await owner.call(`${ORDERS}/${id}/refunds`)).body).toEqual([]);
  });

  test('that names a line twice refunds it once, as the last entry says', async () => {
    const { id, body } = await place({ ...mugs(1), status: 'completed' });
    const [line] = (body as { line_items: { id: number }[] }).line_items;
    const line_items = ['4', '5'].map((refund_total) => ({ id: line?.id, quantity: 1, refund_total }));

    expect(await post(`${ORDERS}/${id}/refunds`, { line_items })).toMatchObject({
      status: 201,
      body: { amount: '5.00', line_items: [{ quantity: -1 }] },
    });
  });

  test('that is deleted no longer counts', async () => {
    const { id } = await place({ ...mugs(1), status: 'completed' });
    const { body } = await post(`${ORDERS}/${id}/refunds`, { amount: '5.00' });
    const refund = `${ORDERS}/${id}/refunds/${(body as { id: number }).id}`;

    expect(await remove(refund)).toMatchObject({ status: 200, body: { amount: '5.00' } });
    expect(await owner.call(refund)).toMatchObject({
      status: 404,
      body: { code: 'woocommerce_rest_invalid_order_refund_id' },
    });
  });
});

describe('the list', () => {
  const ids = async (query: string) => {
    const { body } = await owner.call(`/wc-analytics/orders?_fields=id&${query}`);
    return (body as { id: number }[]).map(({ id }) => id);
  };

  test('is filtered by status, number, product, customer and search, newest first', async () => {
    const cap = createProduct(store.context.db, { name: 'Cap', regularPrice: '9', createdAt: new Date() });
    const first = await place({ ...mugs(1), billing: { first_name: 'Gina', last_name: 'Guest' } });
    store.advance(1000);
    const second = await place({ line_items: [{ product_id: cap }], status: 'on-hold', customer_id: 1 });

    expect(await ids('')).toEqual([second.id, first.id]);
    expect(await ids('status=on-hold')).toEqual([second.id]);
    expect(await ids(`number=${first.id}`)).toEqual([first.id]);
    expect(await ids(`number=%20${first.id}x`)).toEqual([first.id]);
    expect(await ids('number=abc')).toEqual([]);
    expect(await ids(`product=${cap}`)).toEqual([second.id]);
    expect(await ids('customer=1')).toEqual([second.id]);
    expect(await ids('search=gina%20guest')).toEqual([first.id]);
    expect(await ids(`exclude=${second.id}`)).toEqual([first.id]);
    expect(await ids(`include=${first.id},${second.id}&orderby=include`)).toEqual([first.id, second.id]);
  });

  test('includes the customer if requested, or null for a guest', async () => {
    await place(mugs(1));
    store.advance(1000);
    await place({ ...mugs(1), customer_id: 1 });

    const { body } = await owner.call('/wc-analytics/orders?_fields=customer');

    expect(body).toEqual([
      { customer: expect.objectContaining({ id: 1, username: 'administrator' }) },
      { customer: null },
    ]);
  });

  test('excludes the trash, where an order goes before it is deleted permanently', async () => {
    const { id } = await place(mugs(1));
    const path = `${ORDERS}/${id}`;

    expect(await remove(path)).toMatchObject({ status: 200, body: { status: 'trash' } });
    expect(await remove(path)).toMatchObject({
      status: 410,
      body: { code: 'woocommerce_rest_already_trashed' },
    });
    expect(await ids('')).toEqual([]);
    expect(await ids('status=trash')).toEqual([id]);
    expect((await remove(`${path}?force=true`)).status).toBe(200);
    expect((await owner.call(path)).body).toMatchObject({ code: 'woocommerce_rest_shop_order_invalid_id' });
  });
});

test.each([
  ['an unknown product', { line_items: [{ product_id: 999 }] }, 'woocommerce_rest_invalid_product_id'],
  [
    'a line item without a product',
    { line_items: [{ quantity: 1 }] },
    'woocommerce_rest_required_product_reference',
  ],
  ['a line item of another order', { line_items: [{ id: 7 }] }, 'woocommerce_rest_invalid_item_id'],
  [
    'shipping without a method',
    { shipping_lines: [{ total: '1' }] },
    'woocommerce_rest_invalid_shipping_item',
  ],
  ['a fee without a name', { fee_lines: [{ total: '1' }] }, 'woocommerce_rest_invalid_fee_item'],
  ['an unknown coupon', { coupon_lines: [{ code: 'nope' }] }, 'woocommerce_rest_invalid_coupon'],
  ['an unknown customer', { customer_id: 999 }, 'woocommerce_rest_invalid_customer_id'],
  ['an unknown status', { status: 'eaten' }, 'rest_invalid_param'],
  ['an invalid amount', { fee_lines: [{ name: 'Fee', total: 'much' }] }, 'rest_invalid_param'],
])('an order with %s is rejected and leaves nothing', async (_what, body, code) => {
  expect(await post(ORDERS, body)).toMatchObject({ status: 400, body: { code } });
  expect((await owner.call(ORDERS)).body).toEqual([]);
});

test('a batch returns a result for each order', async () => {
  const { id } = await place(mugs(1));
  const { status, body } = await post(`${ORDERS}/batch`, {
    update: [{ id, status: 'completed' }, { id: 999 }],
    delete: [id],
  });

  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      update: [
        { status: 'completed' },
        { id: 999, error: { code: 'woocommerce_rest_shop_order_invalid_id' } },
      ],
      delete: [{ id }],
    },
  });
});

test('notes are private or also for the customer', async () => {
  const { id } = await place(mugs(1));
  await post(`${ORDERS}/${id}/notes`, { note: 'Call back', added_by_user: true });
  const made = await post(`${ORDERS}/${id}/notes`, { note: 'On its way', customer_note: true });
  const own = await owner.call(`${ORDERS}/${id}/notes?type=customer`);

  expect(made).toMatchObject({ status: 201, body: { author: 'WooCommerce', customer_note: true } });
  expect(own.body).toEqual([made.body]);
  expect(await remove(`${ORDERS}/${id}/notes/${(made.body as { id: number }).id}?force=true`)).toMatchObject({
    status: 200,
  });
});

test('a list returns the requested metadata', async () => {
  const meta_data = [
    { key: '_wc_order_attribution_utm_source', value: 'lighthouse' },
    { key: 'gift', value: 'yes' },
  ];
  await place({ ...mugs(1), meta_data });
  const keys = async (query: string) => {
    const { body } = await owner.call(`${ORDERS}?_fields=meta_data${query}`);
    return Object(body)[0].meta_data.map(({ key }: { key: string }) => key);
  };

  expect(await keys('&include_meta[0]=_wc_order_attribution_utm_source')).toEqual([
    '_wc_order_attribution_utm_source',
  ]);
  expect(await keys('')).toHaveLength(2);
});
