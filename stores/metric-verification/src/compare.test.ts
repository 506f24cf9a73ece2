import { createRegistry } from '@admin/data';
import { api, buildError } from '@admin/testing';
import { compare } from './compare';
import { metricVerificationStore } from './store';
import type { OrderRecordsQuery } from './types';

const NOVEMBER: OrderRecordsQuery = {
  after: '2026-11-01T00:00:00',
  before: '2026-11-30T23:59:59',
  limit: 200,
};
const VIEW = {
  ...NOVEMBER,
  dateType: 'date_created' as const,
  excluded: [],
  filters: {},
  rule: { hasFullRefunds: false, hasAveragesBeforeRefunds: false },
};
const ORDERS = '/wc-analytics/orders';
const COUNTED = '/wc-analytics/reports/orders';

const buildOrder = (id: number, overrides: object = {}) => ({
  id,
  number: `A-${id}`,
  status: 'completed',
  currency: 'EUR',
  date_created: '2026-11-05T10:00:00',
  total: '12.00',
  total_tax: '2.00',
  line_items: [{ product_id: 7, quantity: 1, total: '10.00' }],
  ...overrides,
});

const buildRow = (id: number, overrides: object = {}) => ({
  order_id: id,
  parent_id: 0,
  order_number: `A-${id}`,
  status: 'completed',
  date: '2026-11-05 10:00:00',
  date_created: '2026-11-05 10:00:00',
  num_items_sold: 1,
  net_total: 10,
  total_sales: 12,
  ...overrides,
});

const pageOf = (items: readonly unknown[], total = items.length) =>
  [200, items, { 'X-WP-Total': String(total), 'X-WP-TotalPages': String(Math.ceil(total / 100)) }] as const;

/** Mocks the period's orders, and older ones modified since. */
function answerOrders(inPeriod: readonly unknown[], older: readonly unknown[] = [], total?: number): void {
  api.get(ORDERS, (query) => 'after' in query && query['page'] === '1').reply(...pageOf(inPeriod, total));
  api.get(ORDERS, (query) => 'modified_after' in query).reply(...pageOf(older));
}

const answerCounted = (rows: readonly unknown[]) => api.get(COUNTED, () => true).reply(...pageOf(rows));

function readOrderRecords(query = NOVEMBER) {
  const registry = createRegistry();
  registry.register(metricVerificationStore);
  return registry.resolveSelect(metricVerificationStore).getOrderRecords(query);
}

test('computes metrics from orders of the period, older modified ones and refunds', async () => {
  const refunded = buildOrder(1, { date_created: '2026-10-20T10:00:00', refunds: [{ id: 9 }] });
  answerOrders([buildOrder(2), buildOrder(3)], [refunded]);
  answerCounted([buildRow(2), buildRow(3), buildRow(9, { parent_id: 1, net_total: -4, total_sales: -4 })]);
  const refund = {
    id: 9,
    date_created: '2026-11-06T09:00:00',
    amount: '4.00',
    line_items: [{ product_id: 7, quantity: -1, total: '-4.00' }],
  };
  api.get('/wc/v3/orders/1/refunds', () => true).reply(200, [refund]);

  const orderRecords = await readOrderRecords();

  if (!orderRecords) throw new Error('Nothing was read.');
  expect(compare('revenue/net_revenue', 16, orderRecords, VIEW, 2)).toMatchObject({
    agrees: true,
    difference: 0,
  });
  expect(compare('revenue/orders_count', 2, orderRecords, VIEW, 2)?.agrees).toBe(true);
  expect(compare('revenue/net_revenue', 20, orderRecords, VIEW, 2)).toMatchObject({
    agrees: false,
    difference: 4,
    unexplained: 4,
  });
});

test('deducts the whole order for a refund marked as full, by the full refund rule', async () => {
  answerOrders([buildOrder(1, { refunds: [{ id: 8 }, { id: 9 }] })]);
  answerCounted([]);
  const [lump, rest] = [
    {
      id: 8,
      date_created: '2026-11-06T09:00:00',
      amount: '5.00',
      meta_data: [{ key: '_refund_type', value: 'partial' }],
    },
    {
      id: 9,
      date_created: '2026-11-07T09:00:00',
      amount: '7.00',
      meta_data: [{ key: '_refund_type', value: 'full' }],
    },
  ];
  api.get('/wc/v3/orders/1/refunds', () => true).reply(200, [lump, rest]);

  const orderRecords = await readOrderRecords();

  if (!orderRecords) throw new Error('Nothing was read.');
  const view = { ...VIEW, rule: { ...VIEW.rule, hasFullRefunds: true } };
  expect(compare('revenue/net_revenue', -5, orderRecords, view, 2)?.agrees).toBe(true);
  expect(compare('revenue/refunds', 17, orderRecords, view, 2)?.agrees).toBe(true);
});

test('names an order missing from the reports and its share of the difference', async () => {
  answerOrders([buildOrder(2), buildOrder(3)]);
  answerCounted([buildRow(2)]);

  const orderRecords = await readOrderRecords();

  if (!orderRecords) throw new Error('Nothing was read.');
  expect(compare('revenue/net_revenue', 10, orderRecords, VIEW, 2)).toMatchObject({
    agrees: false,
    difference: -10,
    causes: [{ kind: 'uncounted', orders: ['A-3'], amount: -10 }],
    unexplained: 0,
  });
});

test('loads an order missing from lists by ID and names a deleted one', async () => {
  answerOrders([buildOrder(2)]);
  answerCounted([buildRow(2), buildRow(4), buildRow(5)]);
  api.get('/wc/v3/orders/4', () => true).reply(200, buildOrder(4, { status: 'on-the-way' }));
  api
    .get('/wc/v3/orders/5', () => true)
    .reply(404, buildError('woocommerce_rest_shop_order_invalid_id', 404));

  const orderRecords = await readOrderRecords();

  if (!orderRecords) throw new Error('Nothing was read.');
  expect(compare('revenue/orders_count', 3, orderRecords, VIEW, 2)).toMatchObject({
    recounted: { value: 2 },
    causes: [{ kind: 'gone', orders: ['A-5'], amount: 1 }],
    unexplained: 0,
  });
});

test('only counts the orders when there are too many to load', async () => {
  answerOrders([buildOrder(2)], [], 5000);

  expect(await readOrderRecords()).toEqual({ entries: [], rows: undefined, tooMany: 5000 });
});

test('returns the count without reasons when the reports have no data', async () => {
  answerOrders([buildOrder(2)]);
  api.get(COUNTED, () => true).reply(403, buildError('woocommerce_rest_cannot_view', 403));

  const orderRecords = await readOrderRecords();

  if (!orderRecords) throw new Error('Nothing was read.');
  expect(orderRecords.rows).toBeUndefined();
  expect(compare('revenue/net_revenue', 15, orderRecords, VIEW, 2)).toMatchObject({
    difference: 5,
    causes: [],
  });
});

test('rejects with the reason when orders cannot be loaded', async () => {
  api.get(ORDERS, () => true).reply(403, buildError('woocommerce_rest_cannot_view', 403));

  await expect(readOrderRecords()).rejects.toMatchObject({ failure: { status: 403 } });
});
