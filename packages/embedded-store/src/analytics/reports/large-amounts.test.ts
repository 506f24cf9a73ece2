import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import { setOption } from '../../site/options/queries';
import { createOrders } from '../../sales/orders/testing/create-order';
import { createProduct } from '../../catalog/products/testing/create-product';
import { createTerm } from '../../catalog/terms/queries';

/** The maximum amount of an order; the sum of this many orders exceeds 64-bit integers. */
const AMOUNT = '900719925474.09';
const ORDERS = 1_200;
const TOTAL = 1_080_863_910_568_908;

const PERIOD = 'after=2020-01-01T00:00:00&before=2026-12-31T23:59:59';
const PART_OF_A_DAY = 'after=2020-01-01T00:00:00&before=2026-12-31T23:59:58';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore();
});
afterEach(async () => {
  await store.close();
  if (store.reported.length > 0) throw new AggregateError(store.reported, 'The store failed.');
});

async function read(path: string): Promise<unknown> {
  const answer = await store.as('shop_manager').call(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body;
}

function sell(amounts: readonly string[]): number {
  const { db, clock } = store.context;
  const category = createTerm(db, 'product_cat', { name: 'Land' }).id;
  const id = createProduct(db, { name: 'Island', createdAt: clock(), categories: [category] });
  const address = { first_name: '', last_name: 'A', address_1: '', city: '', state: '', postcode: '' };
  createOrders(
    db,
    amounts.map((amount, index) => ({
      status: 'completed',
      currency: 'VND',
      billing: { ...address, country: 'VN', email: `buyer${index % 4}@example.com` },
      items: [{ productId: id, name: 'Island', quantity: 1, subtotal: amount, total: amount }],
      taxLines: [{ rateId: 1, code: 'VN-TAX-1', label: 'Tax', percent: 0, total: amount }],
      couponLines: [{ couponId: 7, code: 'half', discount: amount }],
      total: amount,
      createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 300), 12)),
    })),
  );
  return id;
}

test('every report shows sums beyond the integer range', async () => {
  const id = sell(Array.from({ length: ORDERS }, () => AMOUNT));
  const near = expect.closeTo(TOTAL, 0) as number;

  for (const period of [PERIOD, PART_OF_A_DAY]) {
    const stats = (report: string, query = '') =>
      read(`/wc-analytics/reports/${report}/stats?${period}&interval=year&${query}`);
    const rows = (report: string) => read(`/wc-analytics/reports/${report}?${period}`);
    for (const by of ['product', 'category', 'coupon']) {
      expect(await stats('orders', `segmentby=${by}`)).toMatchObject({
        totals: {
          total_sales: near,
          net_revenue: near,
          segments: expect.arrayContaining([
            expect.objectContaining({ subtotals: expect.objectContaining({ net_revenue: near }) as object }),
          ]) as object[],
        },
      });
    }
    expect(await stats('products', 'segmentby=product')).toMatchObject({
      totals: { net_revenue: near, segments: [{ segment_id: String(id), subtotals: { net_revenue: near } }] },
    });
    expect(await stats('taxes')).toMatchObject({ totals: { total_tax: near } });
    expect(await stats('coupons')).toMatchObject({ totals: { amount: near } });
    expect(await rows('products')).toMatchObject([{ net_revenue: near }]);
    expect(await rows('categories')).toMatchObject([{ net_revenue: near }]);
    expect(await rows('taxes')).toMatchObject([{ total_tax: near }]);
    expect(await rows('coupons')).toMatchObject([{ amount: near }]);
  }
  expect(await read('/wc-analytics/reports/customers?orderby=total_spend')).toMatchObject(
    Array.from({ length: 4 }, () => ({ total_spend: expect.closeTo(TOTAL / 4, 0) as number })),
  );
  expect(await read('/wc/v3/reports/sales?period=year')).toMatchObject([
    { total_sales: '1080863910568908.00', total_orders: ORDERS },
  ]);
  const leaderboards = JSON.stringify(await read(`/wc-analytics/leaderboards?${PERIOD}`));
  expect(leaderboards).toContain('1,080,863,910,568,908.00');
});

test.each([
  { decimals: 0, amounts: ['900719925474', '900719925474', '900719925473'], total: 2_702_159_776_421 },
  { decimals: 2, amounts: ['900719925474.09', '800719925474.08', '0.06'], total: 1_701_439_850_948.23 },
  { decimals: 2, amounts: Array.from({ length: 80 }, () => AMOUNT), total: 72_057_594_037_927.2 },
])('$total is exact to $decimals decimals', async ({ decimals, amounts, total }) => {
  setOption(store.context.db, 'woocommerce_price_num_decimals', String(decimals));
  sell(amounts);

  expect(await read(`/wc-analytics/reports/revenue/stats?${PERIOD}`)).toMatchObject({
    totals: { total_sales: total, net_revenue: total },
  });
  expect(await read(`/wc-analytics/reports/products?${PERIOD}`)).toMatchObject([{ net_revenue: total }]);
  const shown = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(total);
  expect(JSON.stringify(await read(`/wc-analytics/leaderboards?${PERIOD}`))).toContain(`${shown}<`);
});

test('shipping of many items is divided among products exactly', async () => {
  const { db, clock } = store.context;
  const ids = ['Grain', 'Sand'].map((name) => createProduct(db, { name, createdAt: clock() }));
  const body = {
    status: 'completed',
    line_items: ids.map((product_id) => ({ product_id, quantity: 900_000 })),
    shipping_lines: [{ method_id: 'flat_rate', method_title: 'Ship', total: '900719925474' }],
  };
  const { status } = await store.as('shop_manager').call('/wc/v3/orders', { method: 'POST', body });

  expect(status).toBe(201);
  expect(await read(`/wc-analytics/reports/orders/stats?${PERIOD}&segmentby=product`)).toMatchObject({
    totals: { segments: ids.map(() => ({ subtotals: { shipping: 450_359_962_737 } })) },
  });
});

test('rejects an order whose total is too large to store exactly', async () => {
  const { db, clock } = store.context;
  const product_id = createProduct(db, { name: 'Island', regularPrice: AMOUNT, createdAt: clock() });
  const body = { line_items: [{ product_id, quantity: 2 }] };

  expect(await store.as('shop_manager').call('/wc/v3/orders', { method: 'POST', body })).toMatchObject({
    status: 400,
    body: { code: 'rest_invalid_param' },
  });
});
