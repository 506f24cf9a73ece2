import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import { getOrder } from '../../sales/orders/order';
import { refundOrder } from '../../sales/orders/refunds';
import { createOrder } from '../../sales/orders/testing/create-order';
import { createProduct } from '../../catalog/products/testing/create-product';
import { setOption } from '../../site/options/queries';
import { createUser } from '../../accounts';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
  setOption(store.context.db, 'timezone_string', 'Europe/Berlin');
});
afterEach(() => store.close());

const ask = async (path: string) => (await store.as('analyst').call(`/wc/v3/reports/${path}`)).body;

const BILLING = {
  first_name: 'Ada',
  last_name: 'Quist',
  address_1: '1 Quay Street',
  city: 'Berlin',
  state: '',
  postcode: '10115',
  country: 'DE',
};

/** An order of mugs at 10.00 each, with 4.00 shipping and 1.90 tax. */
function sell(createdAt: string, quantity: number, status: 'completed' | 'cancelled' = 'completed'): number {
  const { db } = store.context;
  const total = `${quantity}0.00`;
  return createOrder(db, {
    status,
    currency: 'USD',
    billing: BILLING,
    items: [{ productId: mug, name: 'Mug', quantity, subtotal: total, total }],
    shippingTotal: '4.00',
    taxTotal: '1.90',
    total: `${quantity}5.90`,
    createdAt: new Date(createdAt),
  });
}

let mug: number;
beforeEach(() => {
  const { db, clock } = store.context;
  mug = createProduct(db, { name: 'Mug', createdAt: clock() });
});

test('groups sales by day in store time and subtracts refunds only from the totals', async () => {
  // 00:30 of the 15th in Berlin.
  sell('2026-11-14T23:30:00Z', 2);
  sell('2026-11-18T12:00:00Z', 1, 'cancelled');
  const order = getOrder(store.context.db, sell('2026-11-19T12:00:00Z', 3));
  if (!order) throw new Error('The order is not there.');
  refundOrder(store.context, order, { amount: '5.00', createdAt: new Date('2026-11-19T13:00:00Z') });

  const body = await ask('sales?period=week');

  expect(body).toEqual([
    {
      total_sales: '56.80',
      net_sales: '45.00',
      average_sales: '6.43',
      total_orders: 2,
      total_items: 5,
      total_tax: '3.80',
      total_shipping: '8.00',
      total_refunds: 5,
      total_discount: '0.00',
      totals_grouped_by: 'day',
      totals: expect.objectContaining({
        '2026-11-14': expect.objectContaining({ sales: '0.00', orders: 0 }),
        '2026-11-15': expect.objectContaining({ sales: '25.90', orders: 1, items: 2, shipping: '4.00' }),
        '2026-11-18': expect.objectContaining({ orders: 0 }),
        '2026-11-19': expect.objectContaining({ sales: '35.90', tax: '1.90' }),
      }),
      total_customers: 0,
    },
  ]);
});

test('subtracts the refunded shipping and tax from the totals', async () => {
  const { db } = store.context;
  const order = getOrder(db, sell('2026-11-19T12:00:00Z', 3));
  const [item, shipping] = order?.lines ?? [];
  if (!order || !item || !shipping) throw new Error('The order is not there.');
  const lines = [
    { id: item.id, quantity: 1, total: '10.00', taxes: [{ id: 1, total: '0.90' }] },
    { id: shipping.id, total: '4.00' },
  ];
  refundOrder(store.context, order, { lines, createdAt: new Date('2026-11-19T13:00:00Z') });

  expect(await ask('sales?period=week')).toMatchObject([
    {
      total_sales: '21.00',
      net_sales: '20.00',
      total_items: 3,
      total_tax: '1.00',
      total_shipping: '0.00',
      total_refunds: 14.9,
      totals: { '2026-11-19': { sales: '35.90', tax: '1.90', shipping: '4.00' } },
    },
  ]);
});

test.each([
  ['period=month', 'day', '2026-11-01', 20],
  ['period=last_month', 'day', '2026-10-01', 31],
  ['period=year', 'month', '2026-01', 11],
  ['period=custom&date_min=2026-11-03&date_max=2026-11-05', 'day', '2026-11-03', 3],
  ['period=custom&date_min=2024-02-01&date_max=2026-11-05', 'month', '2024-02', 34],
  ['period=custom&date_min=2026-11-05&date_max=2026-11-03', 'day', undefined, 0],
  ['period=custom&date_min=0001-01-01', 'month', '1926-09', 1203],
])('%s is grouped by %s starting at %s', async (query, groupedBy, first, count) => {
  const [report] = (await ask(`sales?${query}`)) as { totals_grouped_by: string; totals: object }[];

  const names = Object.keys(report?.totals ?? {});
  expect(report?.totals_grouped_by).toBe(groupedBy);
  expect([names[0], names.length]).toEqual([first, count]);
});

test('new customers count on the day they registered, in store time', async () => {
  createUser(store.context.db, {
    login: 'ada',
    password: 'ada',
    email: 'ada@example.com',
    role: 'customer',
    registeredAt: new Date('2026-11-18T23:30:00Z'),
  });

  expect(await ask('sales')).toMatchObject([
    { total_customers: 1, totals: { '2026-11-18': { customers: 0 }, '2026-11-19': { customers: 1 } } },
  ]);
});

test('totals include every type, even those with a count of zero', async () => {
  sell('2026-11-19T12:00:00Z', 1);

  expect(await ask('orders/totals')).toContainEqual({ slug: 'completed', name: 'Completed', total: 1 });
  expect(await ask('products/totals')).toEqual([
    { slug: 'external', name: 'External/Affiliate product', total: 0 },
    { slug: 'grouped', name: 'Grouped product', total: 0 },
    { slug: 'simple', name: 'Simple product', total: 1 },
    { slug: 'variable', name: 'Variable product', total: 0 },
  ]);
  expect(await ask('customers/totals')).toMatchObject([{ total: 0 }, { total: 0 }]);
  expect(await ask('coupons/totals')).toMatchObject([{ total: 0 }, { total: 0 }, { total: 0 }]);
});
