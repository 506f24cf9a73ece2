import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';

import { setOption } from '../../site/options/queries';
import { createProduct } from '../../catalog/products/testing/create-product';
import { createTaxRate } from '../../sales/taxes/tax-rates';
import { createTerm } from '../../catalog/terms/queries';

const PERIOD = 'after=2026-11-01T00:00:00&before=2026-12-31T23:59:59';

let store: TestStore;
let product: number;

beforeEach(async () => {
  store = await openTestStore();
  const { db, clock } = store.context;
  setOption(db, 'woocommerce_calc_taxes', 'yes');
  createTaxRate(db, { country: 'US', state: 'CA', rate: '7.25', name: 'CA Tax', forShipping: false });
  product = createProduct(db, {
    name: 'Bicycle',
    regularPrice: '250',
    createdAt: clock(),
    categories: [createTerm(db, 'product_cat', { name: 'Vehicles' }).id],
  });
});
afterEach(async () => {
  await store.close();
  if (store.reported.length > 0) throw new AggregateError(store.reported, 'The store failed.');
});

async function call(path: string, method = 'GET', body?: object): Promise<unknown> {
  const answer = await store.as('shop_manager').call(path, { method, ...(body && { body }) });
  expect([200, 201]).toContain(answer.status);
  return answer.body;
}

interface Placed {
  id: number;
  line_items: { id: number; taxes: { id: number }[] }[];
}

const placeOrder = () =>
  call('/wc/v3/orders', 'POST', {
    status: 'completed',
    billing: { email: 'ada@example.com', country: 'US', state: 'CA' },
    line_items: [{ product_id: product, quantity: 2 }],
    shipping_lines: [{ method_id: 'flat_rate', method_title: 'Parcel', total: '50' }],
  }) as Promise<Placed>;

const refund = (id: number, body: object) => call(`/wc/v3/orders/${id}/refunds`, 'POST', body);
const setRefunded = (id: number) => call(`/wc/v3/orders/${id}`, 'PUT', { status: 'refunded' });

const WAYS: Readonly<Record<string, (order: Placed) => Promise<unknown>>> = {
  'a change of status': ({ id }) => setRefunded(id),
  'one amount without lines': ({ id }) => refund(id, { amount: '586.25' }),
  'a line, then a change of status': async ({ id, line_items: [line] }) => {
    const refund_tax = [{ id: line?.taxes[0]?.id, refund_total: '18.13' }];
    await refund(id, { line_items: [{ id: line?.id, quantity: 1, refund_total: '250', refund_tax }] });
    await setRefunded(id);
  },
  'an amount without lines, then a change of status': async ({ id }) => {
    await refund(id, { amount: '100' });
    await setRefunded(id);
  },
  'an amount without lines, then the rest of it': async ({ id }) => {
    await refund(id, { amount: '100' });
    await refund(id, { amount: '486.25' });
  },
};

test.each(Object.keys(WAYS))('an order refunded by %s leaves nothing in any report', async (way) => {
  const order = await placeOrder();
  const stats = (report: string, query = '') =>
    call(`/wc-analytics/reports/${report}/stats?${PERIOD}&${query}`);
  expect(await stats('revenue')).toMatchObject({
    totals: { net_revenue: 500, taxes: 36.25, shipping: 50, total_sales: 586.25, num_items_sold: 2 },
  });

  await WAYS[way]?.(order);

  const nothing = { net_revenue: 0, taxes: 0, shipping: 0, num_items_sold: 0 };
  for (const report of ['revenue', 'orders']) {
    expect(await stats(report, 'segmentby=product')).toMatchObject({
      totals: { ...nothing, total_sales: 0, segments: [{ segment_id: product, subtotals: nothing }] },
    });
  }
  expect(await stats('products')).toMatchObject({ totals: { items_sold: 0, net_revenue: 0 } });
  expect(await stats('taxes')).toMatchObject({ totals: { total_tax: 0, order_tax: 0, shipping_tax: 0 } });
  const rows = (report: string) => call(`/wc-analytics/reports/${report}?${PERIOD}`);
  expect(await rows('taxes')).toMatchObject([{ total_tax: 0, order_tax: 0 }]);
  expect(await rows('products')).toMatchObject([{ items_sold: 0, net_revenue: 0 }]);
  expect(await rows('categories')).toMatchObject([{ items_sold: 0, net_revenue: 0 }]);
  expect(await rows('customers')).toMatchObject([{ total_spend: 0 }]);
});
