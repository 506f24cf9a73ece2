import { isMap } from '../../rest';
import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import { setOption } from '../../site/options/queries';
import { changeOrder } from '../../sales/orders/change-order';
import { getOrder } from '../../sales/orders/order';
import { refundOrder } from '../../sales/orders/refunds';
import { createOrder } from '../../sales/orders/testing/create-order';
import { createProduct } from '../../catalog/products/testing/create-product';

const ZONE = 'Europe/Berlin';
const PERIOD = 'after=2026-03-01T00:00:00&before=2026-10-31T23:59:59';

/** A sale with all the data that is added up below. Amounts are cents. */
interface Sale {
  at: string;
  customer: string;
  status: 'completed' | 'processing' | 'cancelled' | 'failed';
  /** Quantity and unit price, by product. */
  goods: Partial<Record<'mug' | 'tray', readonly [pieces: number, price: number]>>;
  coupon?: number;
  shipping: number;
  tax: number;
  refund?: { at: string; pieces: number; amount: number };
}

/** On both sides of midnight, of the end of a month, and of the clock changes. */
const SALES: readonly Sale[] = [
  {
    at: '2026-03-28T22:59:59Z',
    customer: 'ada',
    status: 'completed',
    goods: { mug: [2, 1000] },
    shipping: 500,
    tax: 190,
  },
  {
    at: '2026-03-28T23:00:00Z',
    customer: 'ben',
    status: 'completed',
    goods: { mug: [1, 1000], tray: [1, 2599] },
    coupon: 333,
    shipping: 0,
    tax: 71,
  },
  {
    at: '2026-03-29T00:30:00Z',
    customer: 'ada',
    status: 'processing',
    goods: { tray: [3, 2599] },
    shipping: 499,
    tax: 0,
  },
  {
    at: '2026-03-29T01:30:00Z',
    customer: 'cleo',
    status: 'completed',
    goods: { mug: [1, 999] },
    shipping: 0,
    tax: 19,
    refund: { at: '2026-04-01T08:00:00Z', pieces: 1, amount: 999 },
  },
  {
    at: '2026-03-29T21:59:59Z',
    customer: 'cleo',
    status: 'cancelled',
    goods: { mug: [9, 1000] },
    shipping: 500,
    tax: 190,
  },
  {
    at: '2026-03-31T22:30:00Z',
    customer: 'ben',
    status: 'completed',
    goods: { tray: [2, 2500] },
    coupon: 1000,
    shipping: 700,
    tax: 333,
    refund: { at: '2026-05-31T22:00:00Z', pieces: 1, amount: 1850 },
  },
  {
    at: '2026-06-15T10:00:00Z',
    customer: 'ada',
    status: 'failed',
    goods: { tray: [1, 100000] },
    shipping: 0,
    tax: 0,
  },
  {
    at: '2026-10-25T00:30:00Z',
    customer: 'ada',
    status: 'completed',
    goods: { mug: [1, 1234] },
    shipping: 0,
    tax: 1,
  },
  {
    at: '2026-10-25T01:30:00Z',
    customer: 'dora',
    status: 'completed',
    goods: { mug: [1, 4321] },
    coupon: 21,
    shipping: 0,
    tax: 2,
  },
  {
    at: '2026-10-31T22:59:59Z',
    customer: 'ben',
    status: 'processing',
    goods: { mug: [4, 250] },
    shipping: 100,
    tax: 3,
  },
  {
    at: '2026-10-31T23:00:00Z',
    customer: 'ben',
    status: 'processing',
    goods: { mug: [4, 99999] },
    shipping: 100,
    tax: 3,
  },
];

let store: TestStore;
let ids: number[];
let products: { mug: number; tray: number };

beforeAll(async () => {
  store = await openTestStore();
  const { db } = store.context;
  setOption(db, 'timezone_string', ZONE);
  setOption(db, 'woocommerce_calc_taxes', 'yes');
  const createdAt = new Date(0);
  products = {
    mug: createProduct(db, { name: '=Mug', createdAt }),
    tray: createProduct(db, { name: 'Tray', createdAt }),
  };
  ids = SALES.map(sell);
});
afterAll(() => store.close());

test.each(['revenue', 'orders'])('%s of a period matches its orders and refunds', async (report) => {
  const { totals } = await read(`${report}/stats?${PERIOD}&interval=month&per_page=100`);

  expect(totals).toMatchObject(addUp(entries('2026-03-01 00:00:00', '2026-10-31 23:59:59')));
});

test.each([
  ['hour', 'after=2026-03-28T00:00:00&before=2026-03-30T23:59:59'],
  ['hour', 'after=2026-10-25T00:00:00&before=2026-10-25T23:59:59'],
  ['day', 'after=2026-03-20T00:00:00&before=2026-04-05T23:59:59'],
  ['day', 'after=2026-03-28T12:00:00&before=2026-03-29T03:30:00'],
  ['week', PERIOD],
  ['month', PERIOD],
  ['quarter', PERIOD],
  ['year', PERIOD],
])('every %s of a period has its own values, and their sum is the total', async (interval, period) => {
  const { totals, intervals } = await read(
    `revenue/stats?${period}&interval=${interval}&per_page=100&order=asc`,
  );

  for (const { date_start, date_end, subtotals } of intervals) {
    expect(subtotals).toMatchObject(addUp(entries(String(date_start), String(date_end))));
  }
  for (const name of ['orders_count', 'net_revenue', 'total_sales', 'refunds', 'taxes', 'num_items_sold']) {
    const sum = intervals.reduce((total, { subtotals }) => total + Number(getValue(subtotals, name)), 0);
    expect(sum).toBeCloseTo(Number(getValue(totals, name)), 6);
  }
});

test('intervals have no gaps, in UTC and across clock changes', async () => {
  for (const period of [
    'after=2026-03-28T12:00:00&before=2026-03-30T11:59:59',
    'after=2026-10-24T12:00:00&before=2026-10-26T11:59:59',
  ]) {
    const { intervals } = await read(`revenue/stats?${period}&interval=day&order=asc`);
    const moments = intervals.map((each) => [
      toMoment(each['date_start_gmt']),
      toMoment(each['date_end_gmt']),
    ]);

    expect(moments.slice(1).map(([start]) => start)).toEqual(
      moments.slice(0, -1).map(([, end = 0]) => end + 1000),
    );
  }
});

test('the repeated hour at a clock change is one interval of two hours', async () => {
  const { intervals } = await read(
    'revenue/stats?after=2026-10-25T00:00:00&before=2026-10-25T23:59:59&interval=hour&order=asc&per_page=5',
  );

  expect(intervals[2]).toMatchObject({
    interval: '2026-10-25 02',
    date_start_gmt: '2026-10-25 00:00:00',
    date_end_gmt: '2026-10-25 01:59:59',
    subtotals: { orders_count: 2 },
  });
});

test('products, categories and variations reports use the items of the same orders', async () => {
  const counted = entries('2026-03-01 00:00:00', '2026-10-31 23:59:59');
  const { totals } = await read(`products/stats?${PERIOD}&interval=month`);
  const rows = await list(`products?${PERIOD}&orderby=items_sold&order=desc`);
  const categories = await list(`categories?${PERIOD}`);

  const expected = {
    items_sold: sum(counted, 'items'),
    net_revenue: sum(counted, 'net') / 100,
    orders_count: sum(counted, 'orders'),
  };
  expect(totals).toMatchObject({ ...expected, products_count: 2, variations_count: 1 });
  expect(total(rows, 'items_sold')).toBe(expected.items_sold);
  expect(total(rows, 'net_revenue')).toBeCloseTo(expected.net_revenue, 6);
  expect(categories).toMatchObject([{ ...expected, products_count: 2 }]);
});

test('coupons and taxes reports use the values stored in orders', async () => {
  const counted = entries('2026-03-01 00:00:00', '2026-10-31 23:59:59');
  const coupons = await read(`coupons/stats?${PERIOD}&interval=year`);
  const taxes = await read(`taxes/stats?${PERIOD}&interval=year`);

  expect(coupons.totals).toMatchObject({
    amount: sum(counted, 'coupons') / 100,
    coupons_count: 1,
    orders_count: 3,
  });
  expect(taxes.totals).toMatchObject({
    total_tax: sum(counted, 'taxes') / 100,
    order_tax: sum(counted, 'taxes') / 100,
  });
  expect(total(await list(`coupons?${PERIOD}`), 'amount')).toBe(getValue(coupons.totals, 'amount'));
  expect(total(await list(`taxes?${PERIOD}`), 'total_tax')).toBe(getValue(taxes.totals, 'total_tax'));
});

test("customers' total spend equals the store's sales", async () => {
  const ever = addUp(entries('0000', '9999'));
  const rows = await list('customers?per_page=100');
  const { totals } = await read('customers/stats');

  expect(total(rows, 'total_spend')).toBeCloseTo(Number(ever['total_sales']), 6);
  expect(total(rows, 'orders_count')).toBe(ever['orders_count']);
  expect(totals).toMatchObject({ customers_count: 4, avg_orders_count: Number(ever['orders_count']) / 4 });
});

test.each(['product', 'coupon', 'customer_type'])(
  'segments by %s have a value in every interval',
  async (by) => {
    const { totals, intervals } = await read(
      `orders/stats?${PERIOD}&interval=month&per_page=100&segmentby=${by}`,
    );

    expect(segments(totals).length).toBeGreaterThan(0);
    expect(intervals.reduce((all, { subtotals }) => all + ordersOf(subtotals), 0)).toBe(ordersOf(totals));
  },
);

test('new and returning customers add up to all orders', async () => {
  const { totals } = await read(`orders/stats?${PERIOD}&segmentby=customer_type`);

  expect(ordersOf(totals)).toBe(getValue(totals, 'orders_count'));
});

test('the orders table lists every included order and refund', async () => {
  const rows = await list(`orders?${PERIOD}&per_page=100&order=asc`);
  const counted = entries('2026-03-01 00:00:00', '2026-10-31 23:59:59');

  expect(rows.map(({ date }) => date)).toEqual(counted.map(({ local }) => local));
  expect(total(rows, 'net_total')).toBeCloseTo(sum(counted, 'net') / 100, 6);
});

test('filtering by a status includes it even if it is excluded by default', async () => {
  const { totals } = await read(`orders/stats?${PERIOD}&status_is=cancelled`);

  expect(totals).toMatchObject({ orders_count: 1, gross_sales: 90 });
});

test('performance indicators equal the totals of their reports', async () => {
  const indicators = await list(`performance-indicators?${PERIOD}`);
  for (const { stat, value } of indicators) {
    const [report, column = ''] = String(stat).split('/');
    const { totals } = await read(`${report}/stats?${PERIOD}&interval=year`);
    expect([stat, value]).toEqual([stat, getValue(totals, column)]);
  }
});

test('a page after the last one is empty, including its totals', async () => {
  const stats = await manager().call(`/wc-analytics/reports/revenue/stats?${PERIOD}&interval=month&page=9`);
  const table = await manager().call(`/wc-analytics/reports/products?${PERIOD}&page=9`);

  expect([stats.body, table.body]).toEqual([{ totals: [], intervals: [] }, []]);
  expect([stats, table].map(({ headers }) => headers.get('X-WP-Total'))).toEqual(['0', '0']);
});

test('weeks start on the day set by the store', async () => {
  const january =
    'revenue/stats?after=2025-12-25T00:00:00&before=2026-01-10T23:59:59&interval=week&order=asc';
  const monday = await read(january);
  setOption(store.context.db, 'start_of_week', '0');
  const sunday = await read(january);
  setOption(store.context.db, 'start_of_week', '1');

  expect(monday.intervals.map(({ interval, date_start }) => [interval, date_start])).toEqual([
    ['2025-52', '2025-12-25 00:00:00'],
    ['2026-01', '2025-12-29 00:00:00'],
    ['2026-02', '2026-01-05 00:00:00'],
  ]);
  expect(sunday.intervals.map(({ interval, date_start }) => [interval, date_start])).toEqual([
    ['2025-52', '2025-12-25 00:00:00'],
    ['2026-01', '2025-12-28 00:00:00'],
    ['2026-02', '2026-01-04 00:00:00'],
  ]);
});

test('a revenue export has the same values and no formulas', async () => {
  const revenue = await exportFile('revenue', {
    after: '2026-03-01T00:00:00',
    before: '2026-10-31T23:59:59',
    interval: 'day',
  });
  const goods = await exportFile('products', { after: '2026-03-01T00:00:00', before: '2026-10-31T23:59:59' });

  const rows = revenue
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
  const net = rows.reduce((all, row) => all + Number(row[5]), 0);
  expect(rows).toHaveLength(245);
  expect(net).toBeCloseTo(sum(entries('2026-03-01 00:00:00', '2026-10-31 23:59:59'), 'net') / 100, 6);
  expect(goods).toContain("\r\n'=Mug,");
});

test('an import rebuilds deleted report data', async () => {
  const before = await read(`revenue/stats?${PERIOD}&interval=month`);
  await manager().call('/wc-analytics/reports/import/delete', { method: 'POST' });
  const empty = await read(`revenue/stats?${PERIOD}&interval=month`);
  const { body: totals } = await manager().call('/wc-analytics/reports/import/totals?skip_existing=true');
  await manager().call('/wc-analytics/reports/import', { method: 'POST' });
  const { body: second } = await manager().call('/wc-analytics/reports/import', { method: 'POST' });
  store.advance(2000);
  await poll(async () => {
    const { body } = await manager().call('/wc-analytics/reports/import/status');
    return isMap(body) && body['is_importing'] === false;
  });

  expect(empty.totals).toMatchObject({ orders_count: 0, total_sales: 0 });
  expect(totals).toMatchObject({ orders: SALES.length });
  expect(second).toMatchObject({ status: 'error' });
  expect(await read(`revenue/stats?${PERIOD}&interval=month`)).toEqual(before);
});

test('a canceled order is removed from all reports', async () => {
  const { db } = store.context;
  const order = getOrder(db, ids[0] ?? 0);
  if (order) changeOrder(store.context, order, { status: 'cancelled' });

  const { totals } = await read('orders/stats?after=2026-03-28T00:00:00&before=2026-03-28T23:59:59');
  expect(totals).toMatchObject({ orders_count: 0, net_revenue: 0, total_customers: 0, products: 0 });
});

function sell({ at, customer, status, goods, coupon = 0, shipping, tax, refund }: Sale): number {
  const { db } = store.context;
  const lines = Object.entries(goods).map(([name, [pieces, price]], index) => ({
    productId: name === 'mug' ? products.mug : products.tray,
    name,
    quantity: pieces,
    subtotal: toText(pieces * price),
    total: toText(pieces * price - (index === 0 ? coupon : 0)),
  }));
  const net = Object.values(goods).reduce((all, [pieces, price]) => all + pieces * price, -coupon);
  const id = createOrder(db, {
    status,
    currency: 'EUR',
    billing: {
      first_name: customer,
      last_name: '',
      address_1: '',
      city: '',
      state: '',
      postcode: '',
      country: 'DE',
      email: `${customer}@example.com`,
    },
    items: lines,
    ...(coupon > 0 && {
      couponLines: [{ couponId: 1, code: 'less', discount: toText(coupon) }],
      discountTotal: toText(coupon),
    }),
    ...(tax > 0 && {
      taxLines: [{ rateId: 1, code: 'DE-TAX-1', label: 'Tax', percent: 19, total: toText(tax) }],
    }),
    taxTotal: toText(tax),
    shippingTotal: toText(shipping),
    total: toText(net + shipping + tax),
    createdAt: new Date(at),
  });
  const order = getOrder(db, id);
  const line = order?.lines.find(({ kind }) => kind === 'product');
  if (order && line && refund) {
    const given = { id: line.id, quantity: refund.pieces, total: toText(refund.amount) };
    refundOrder(store.context, order, { lines: [given], createdAt: new Date(refund.at) });
  }
  return id;
}

/** The values of an order or refund in cents, and its local time in the store's time zone. */
interface Entry {
  local: string;
  customer: string;
  orders: number;
  items: number;
  gross: number;
  coupons: number;
  refunds: number;
  net: number;
  taxes: number;
  shipping: number;
}

/** Counted entries between two times, oldest first. */
function entries(first: string, last: string): Entry[] {
  return SALES.filter(({ status }) => status === 'completed' || status === 'processing')
    .flatMap(({ at, customer, goods, coupon = 0, shipping, tax, refund }) => {
      const prices = Object.values(goods);
      const gross = prices.reduce((all, [pieces, price]) => all + pieces * price, 0);
      const items = prices.reduce((all, [pieces]) => all + pieces, 0);
      const sale = {
        local: toLocal(at),
        customer,
        orders: 1,
        items,
        gross,
        coupons: coupon,
        refunds: 0,
        net: gross - coupon,
        taxes: tax,
        shipping,
      };
      const nothing = { customer, orders: 0, gross: 0, coupons: 0, taxes: 0, shipping: 0 };
      return refund
        ? [
            sale,
            {
              ...nothing,
              local: toLocal(refund.at),
              items: -refund.pieces,
              refunds: refund.amount,
              net: -refund.amount,
            },
          ]
        : [sale];
    })
    .filter(({ local }) => first <= local && local <= last)
    .toSorted((left, right) => (left.local < right.local ? -1 : 1));
}

function addUp(counted: readonly Entry[]): Record<string, unknown> {
  const orders = sum(counted, 'orders');
  const net = sum(counted, 'net');
  return {
    orders_count: orders,
    num_items_sold: sum(counted, 'items'),
    gross_sales: sum(counted, 'gross') / 100,
    coupons: sum(counted, 'coupons') / 100,
    refunds: sum(counted, 'refunds') / 100,
    taxes: sum(counted, 'taxes') / 100,
    shipping: sum(counted, 'shipping') / 100,
    net_revenue: net / 100,
    total_sales: (net + sum(counted, 'taxes') + sum(counted, 'shipping')) / 100,
    avg_order_value: orders === 0 ? 0 : net / 100 / orders,
    total_customers: new Set(counted.map(({ customer }) => customer)).size,
    coupons_count: counted.some(({ coupons }) => coupons > 0) ? 1 : 0,
  };
}

function sum(counted: readonly Entry[], name: Exclude<keyof Entry, 'local' | 'customer'>): number {
  return counted.reduce((all, entry) => all + entry[name], 0);
}

/** `2026-03-29 03:30:00`, calculated with `Intl`. */
function toLocal(moment: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return format.format(new Date(moment));
}

function toMoment(greenwich: unknown): number {
  return Date.parse(`${String(greenwich)}Z`);
}

function toText(cents: number): string {
  return (cents / 100).toFixed(2);
}

function manager() {
  return store.as('shop_manager');
}

interface Stats {
  totals: Readonly<Record<string, unknown>>;
  intervals: readonly Readonly<Record<string, unknown>>[];
}

async function read(path: string): Promise<Stats> {
  const { status, body } = await manager().call(`/wc-analytics/reports/${path}`);
  expect([path, status]).toEqual([path, 200]);
  const { totals, intervals } = isMap(body) ? body : {};
  return {
    totals: isMap(totals) ? totals : {},
    intervals: Array.isArray(intervals) ? intervals.filter(isMap) : [],
  };
}

async function list(path: string): Promise<Readonly<Record<string, unknown>>[]> {
  const { status, body } = await manager().call(`/wc-analytics/reports/${path}`);
  expect([path, status]).toEqual([path, 200]);
  return Array.isArray(body) ? body.filter(isMap) : [];
}

function getValue(totals: unknown, name: string): unknown {
  return isMap(totals) ? totals[name] : undefined;
}

function total(rows: readonly unknown[], name: string): number {
  return rows.reduce<number>((all, row) => all + Number(getValue(row, name)), 0);
}

/** The sum of `orders_count` over the segments. */
function ordersOf(totals: unknown): number {
  const parts = segments(totals).map(({ subtotals }) => subtotals);
  return total(parts, 'orders_count');
}

function segments(totals: unknown): Readonly<Record<string, unknown>>[] {
  const parts = getValue(totals, 'segments');
  return Array.isArray(parts) ? parts.filter(isMap) : [];
}

async function exportFile(report: string, report_args: object): Promise<string> {
  const path = `/wc-analytics/reports/${report}/export`;
  const { body } = await manager().call(path, { method: 'POST', body: { report_args } });
  store.advance(2000);
  let address = '';
  await poll(async () => {
    const status = await manager().call(`${path}/${String(getValue(body, 'export_id'))}/status`);
    const found = getValue(status.body, 'download_url');
    address = typeof found === 'string' ? found : '';
    return address !== '';
  });
  const { pathname, search } = new URL(address);
  const file = await store.fetch(`${pathname}${search}`, { headers: { Cookie: manager().cookie } });
  return file.text();
}

/** Every status request continues the work, so polling ends without waiting. */
async function poll(isDone: () => Promise<boolean>): Promise<void> {
  for (let round = 0; round < 50; round += 1) if (await isDone()) return;
  throw new Error('The work in the background does not end.');
}
