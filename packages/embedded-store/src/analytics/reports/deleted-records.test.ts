import { isMap } from '../../rest';
import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import { setOption } from '../../site/options/queries';
import { createTaxRate } from '../../sales/taxes/tax-rates';

const PERIOD = 'after=2026-11-01T00:00:00&before=2026-12-31T23:59:59';

let store: TestStore;
let ids: { bag: number; shirt: number; red: number; blue: number; coupon: number; rate: number };

async function call(path: string, method = 'GET', body?: object): Promise<unknown> {
  const answer = await store.as('administrator').call(path, { method, ...(body && { body }) });
  expect([path, answer.status]).toEqual([path, method === 'POST' ? 201 : 200]);
  return answer.body;
}

const create = async (path: string, body: object) => ((await call(path, 'POST', body)) as { id: number }).id;
const rows = (report: string, orderby: string) =>
  call(`/wc-analytics/reports/${report}?${PERIOD}&extended_info=true&orderby=${orderby}`) as Promise<
    object[]
  >;

async function readFile(report: string): Promise<string> {
  const admin = store.as('administrator');
  const path = `/wc-analytics/reports/${report}/export`;
  const report_args = { after: '2026-11-01T00:00:00', before: '2026-12-31T23:59:59' };
  const { body } = await admin.call(path, { method: 'POST', body: { report_args } });
  store.advance(2000);
  const { body: status } = await admin.call(`${path}/${isMap(body) ? String(body['export_id']) : ''}/status`);
  const { pathname, search } = new URL(isMap(status) ? String(status['download_url']) : '');
  const file = await store.fetch(`${pathname}${search}`, { headers: { Cookie: admin.cookie } });
  return file.text();
}

beforeAll(async () => {
  store = await openTestStore();
  setOption(store.context.db, 'woocommerce_calc_taxes', 'yes');
  const rate = createTaxRate(store.context.db, { country: 'US', state: 'CA', rate: '7.25', name: 'CA Tax' });
  const coupon = await create('/wc/v3/coupons', { code: 'spring', discount_type: 'percent', amount: '10' });
  const bag = await create('/wc/v3/products', { name: 'Bag', regular_price: '20' });
  const shirt = await create('/wc/v3/products', {
    name: 'Shirt',
    type: 'variable',
    attributes: [{ name: 'Color', options: ['Red', 'Blue'], variation: true }],
  });
  const [red = 0, blue = 0] = await Promise.all(
    ['Red', 'Blue'].map((option) =>
      create(`/wc/v3/products/${shirt}/variations`, {
        regular_price: '10',
        attributes: [{ name: 'Color', option }],
      }),
    ),
  );
  ids = { bag, shirt, red, blue, coupon, rate };
  await create('/wc/v3/orders', {
    status: 'completed',
    billing: { country: 'US', state: 'CA' },
    line_items: [
      { product_id: bag, quantity: 5 },
      { product_id: shirt, variation_id: red, quantity: 2 },
      { product_id: shirt, variation_id: blue, quantity: 1 },
    ],
    coupon_lines: [{ code: 'spring' }],
  });
  for (const path of [
    `products/${bag}`,
    `products/${shirt}/variations/${red}`,
    `products/${shirt}/variations/${blue}`,
    `coupons/${coupon}`,
    `taxes/${rate}`,
  ]) {
    await call(`/wc/v3/${path}?force=true`, 'DELETE');
  }
});
afterAll(async () => {
  await store.close();
  if (store.reported.length > 0) throw new AggregateError(store.reported, 'The store failed.');
});

test('deleted products and variations keep their names from the orders', async () => {
  expect(await rows('products', 'items_sold')).toMatchObject([
    { product_id: ids.bag, extended_info: { name: 'Bag (Deleted)' } },
    { product_id: ids.shirt, extended_info: { name: 'Shirt' } },
  ]);
  expect(await rows('variations', 'items_sold')).toMatchObject([
    { variation_id: ids.red, extended_info: { name: 'Shirt - Red (Deleted)' } },
    { variation_id: ids.blue, extended_info: { name: 'Shirt - Blue (Deleted)' } },
  ]);
});

test('a deleted coupon keeps its code and has no unknown details', async () => {
  expect(await rows('coupons', 'amount')).toMatchObject([
    {
      coupon_id: ids.coupon,
      extended_info: {
        code: 'spring (Deleted)',
        date_created: '',
        date_expires: '',
        discount_type: 'N/A',
      },
    },
  ]);
});

test('a deleted tax rate keeps its location, name and percentage', async () => {
  expect(await rows('taxes', 'rate')).toMatchObject([
    {
      tax_rate_id: ids.rate,
      name: 'CA Tax',
      tax_rate: 7.25,
      country: 'US',
      state: 'CA',
      priority: 1,
      deleted: true,
    },
  ]);
});

test.each([
  ['orders', 'product', ['Bag (Deleted)', 'Shirt']],
  ['orders', 'variation', ['Shirt - Red (Deleted)', 'Shirt - Blue (Deleted)']],
  ['coupons', 'coupon', ['spring (Deleted)']],
  ['taxes', 'tax_rate_id', ['CA Tax (Deleted)']],
])('charts of %s by %s include the names of deleted records', async (report, segment, labels) => {
  const answer = await call(`/wc-analytics/reports/${report}/stats?${PERIOD}&segmentby=${segment}`);

  expect(answer).toMatchObject({
    totals: { segments: labels.map((segment_label) => ({ segment_label })) },
  });
});

test('leaderboards include the names of deleted records', async () => {
  const leaderboards = JSON.stringify(await call(`/wc-analytics/leaderboards?${PERIOD}`));

  expect(leaderboards).toContain('Bag (Deleted)');
  expect(leaderboards).toContain('spring (Deleted)');
});

test.each([
  ['products', 'Bag (Deleted)'],
  ['variations', 'Shirt - Red (Deleted)'],
  ['coupons', 'spring (Deleted),1,13,,,N/A'],
  ['taxes', 'CA Tax (Deleted)'],
])('an export of %s includes the names of deleted records', async (report, name) => {
  expect(await readFile(report)).toContain(name);
});

test('deleted records with the same name show their IDs', async () => {
  store.context.db.exec("UPDATE order_lines SET name = 'Shirt' WHERE variation_id > 0");

  expect(await rows('variations', 'items_sold')).toMatchObject([
    { extended_info: { name: `Shirt #${ids.red} (Deleted)` } },
    { extended_info: { name: `Shirt #${ids.blue} (Deleted)` } },
  ]);
});

test('a variable product costs as much as its cheapest published variation, by a sale only if it is lower', async () => {
  const add = (body: object) => create(`/wc/v3/products/${ids.shirt}/variations`, body);
  const green = await add({ regular_price: '12', sale_price: '8' });
  const gray = await add({ regular_price: '5', status: 'private' });
  await add({ regular_price: '3', status: 'draft' });
  const info = async () => (await rows('products', 'items_sold'))[1];
  const onSale = await info();
  store.context.db.exec(`UPDATE products SET regular_price = '7' WHERE id = ${green}`);

  expect(onSale).toMatchObject({ extended_info: { price: 8, variations: [green, gray] } });
  expect(await info()).toMatchObject({ extended_info: { price: 7 } });
});
