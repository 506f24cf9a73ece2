import { isMap } from '../../rest';
import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import { recordDownload } from '../../sales/analytics-tables/downloads';
import { setOption } from '../../site/options/queries';
import { changeOrder } from '../../sales/orders/change-order';
import { getOrder } from '../../sales/orders/order';
import { refundOrder } from '../../sales/orders/refunds';
import { createOrder } from '../../sales/orders/testing/create-order';
import type { OrderStatus } from '../../site/settings/order-statuses';
import { addVariation } from '../../catalog/products/save';
import { getProduct } from '../../catalog/products/product';
import { createProduct } from '../../catalog/products/testing/create-product';
import { updateSetting } from '../../site/settings/queries';
import { createTerm } from '../../catalog/terms/queries';
import { readCsv } from './testing/csv';
import {
  getCoupons,
  withCreationDates,
  withReportDates,
  distinct,
  getItems,
  getIntervals,
  getProducts,
  getPurchases,
  getRevenue,
  rounded,
  getSales,
  getTaxes,
  toLocal,
  getVariationSales,
  within,
} from './testing/expected-totals';
import { recordAllOrders } from '../../sales/analytics-tables/record-order';
import type { Entry, Totals, Period, Unit, ReportView } from './testing/expected-totals';

/** With daylight saving time, beyond the date line, and without clock changes. */
const ZONES = ['Europe/Berlin', 'Pacific/Kiritimati', 'UTC'];

const MUG = 1;
const SHIRT = 2;
const SMALL = 3;
const LARGE = 4;
const KITCHEN = 16;
const GIFTS = 17;
const CATEGORIES: Readonly<Record<number, readonly number[]>> = {
  [MUG]: [KITCHEN],
  [SHIRT]: [KITCHEN, GIFTS],
};

interface Sale {
  created: string;
  paid?: string;
  completed?: string;
  status: OrderStatus;
  buyer: string;
  /** Product, variation, quantity and their total price in cents. */
  goods: readonly (readonly [product: number, variation: number, pieces: number, cents: number])[];
  /** Discount on the first product in cents. */
  coupon?: number;
  tax: number;
  shippingTax: number;
  shipping: number;
  /** Refunds of the first product. */
  refunds?: readonly { at: string; pieces: number; cents: number }[];
}

/** Around midnight, month ends, and the nights of Berlin's clock changes. */
const SALES: readonly Sale[] = [
  {
    created: '2026-03-28T22:59:59Z',
    paid: '2026-03-28T23:00:00Z',
    completed: '2026-04-01T08:00:00Z',
    status: 'completed',
    buyer: 'ada',
    goods: [[MUG, 0, 2, 2000]],
    tax: 190,
    shippingTax: 48,
    shipping: 250,
  },
  {
    created: '2026-03-29T00:30:00Z',
    paid: '2026-03-29T01:30:00Z',
    status: 'processing',
    buyer: 'ben',
    goods: [
      [MUG, 0, 1, 999],
      [SHIRT, SMALL, 1, 2599],
      [SHIRT, LARGE, 2, 5999],
    ],
    coupon: 333,
    tax: 71,
    shippingTax: 0,
    shipping: 0,
    refunds: [{ at: '2026-03-31T21:59:59Z', pieces: 1, cents: 666 }],
  },
  {
    created: '2026-03-29T01:30:00Z',
    status: 'on-hold',
    buyer: 'ada',
    goods: [[SHIRT, LARGE, 1, 2999]],
    tax: 0,
    shippingTax: 0,
    shipping: 499,
  },
  {
    created: '2026-03-31T22:30:00Z',
    paid: '2026-03-31T22:31:00Z',
    completed: '2026-04-02T12:00:00Z',
    status: 'completed',
    buyer: 'cleo',
    goods: [[SHIRT, SMALL, 3, 7500]],
    coupon: 1000,
    tax: 333,
    shippingTax: 7,
    shipping: 700,
    refunds: [
      { at: '2026-04-01T09:00:00Z', pieces: 1, cents: 2000 },
      { at: '2026-10-25T00:45:00Z', pieces: 1, cents: 1850 },
    ],
  },
  {
    created: '2026-04-01T10:00:00Z',
    status: 'cancelled',
    buyer: 'dora',
    goods: [[MUG, 0, 9, 9000]],
    tax: 855,
    shippingTax: 0,
    shipping: 500,
  },
  {
    created: '2026-10-25T00:30:00Z',
    paid: '2026-10-25T01:30:00Z',
    status: 'processing',
    buyer: 'ben',
    goods: [[MUG, 0, 1, 1234]],
    tax: 1,
    shippingTax: 0,
    shipping: 0,
  },
];

const FETCHED = ['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z', '2026-10-25T01:15:00Z'];

const SPRING: Period = { first: '2026-03-27 00:00:00', last: '2026-04-03 23:59:59' };
const AUTUMN: Period = { first: '2026-10-24 12:00:00', last: '2026-10-25 23:59:59' };
const YEAR: Period = { first: '2026-01-01 00:00:00', last: '2026-12-31 23:59:59' };

let store: TestStore;
let entries: readonly Entry[];

beforeAll(async () => {
  store = await openTestStore();
  setOption(store.context.db, 'woocommerce_calc_taxes', 'yes');
  stockUp();
  entries = SALES.flatMap(sell);
});
afterAll(() => store.close());

const views = ZONES.flatMap((zone): ReportView[] => {
  const excluded = ['pending', 'cancelled', 'failed'];
  return [
    { zone, dateType: 'date_created', excluded },
    { zone, dateType: 'date_paid', excluded },
    { zone, dateType: 'date_completed', excluded },
    { zone, dateType: 'date_created', excluded: ['on-hold'] },
  ];
});

describe.each(views)('in $zone by $dateType without $excluded', (view) => {
  beforeAll(() => lookAt(view));

  test.each<[Unit, Period]>([
    ['hour', AUTUMN],
    ['day', SPRING],
    ['month', YEAR],
  ])('every %s and the totals match the sales', async (unit, period) => {
    const wanted = withReportDates(entries, view);
    const created = withCreationDates(entries, view);
    const fetched = FETCHED.map((moment) => ({ local: toLocal(view.zone, Date.parse(moment)) }));
    const totals = { products: getProducts(within(wanted, period)) };
    const span = { unit, period, intervals: getIntervals(period, unit) };

    const reports = [
      overTime('revenue', span, wanted, getRevenue, totals),
      overTime('orders', span, wanted, getRevenue, totals),
      overTime('products', span, created, (list) => getSales(list)),
      overTime('variations', span, created, getVariationSales),
      overTime('coupons', span, created, (list) => getCoupons(list)),
      overTime('taxes', span, created, (list) => getTaxes(list)),
      overTime('downloads', span, fetched, ({ length }) => ({ download_count: length })),
    ];
    for (const { path, wanted } of reports) {
      const { body } = await manager().call(path);
      expect([path, rounded(body)]).toMatchObject([path, rounded(wanted)]);
    }
  });

  test('every export matches its table', async () => {
    const wanted = within(withReportDates(entries, view), YEAR);
    const created = within(withCreationDates(entries, view), YEAR);
    const revenue = getRevenue(wanted);
    const goods = getSales(created);
    const categories = distinct(getItems(created).flatMap(({ product }) => CATEGORIES[product] ?? []));
    const inCategories = categories.map((category) =>
      getSales(created, ({ product }) => CATEGORIES[product]?.includes(category) ?? false),
    );
    const buyers = distinct(entries.map(({ buyer }) => buyer));
    const purchases = buyers.map((buyer) => getPurchases(withCreationDates(entries, view), buyer));

    const files: Readonly<Record<string, Sums>> = {
      revenue: {
        'Net sales': revenue['net_revenue'],
        Orders: revenue['orders_count'],
        Returns: revenue['refunds'],
        'Total sales': revenue['total_sales'],
      },
      orders: {
        'Items sold': revenue['num_items_sold'],
        'Net sales': revenue['net_revenue'],
      },
      products: { 'Items sold': goods['items_sold'], 'Net sales': goods['net_revenue'] },
      variations: { 'Items sold': getVariationSales(created)['items_sold'] },
      categories: {
        'Items sold': total(inCategories, 'items_sold'),
        Orders: total(inCategories, 'orders_count'),
      },
      coupons: { 'Amount discounted': getCoupons(created)['amount'] },
      taxes: { 'Total tax': getTaxes(created)['total_tax'] },
      downloads: { 'Order #': FETCHED.length * (entries[0]?.id ?? 0) },
      customers: {
        Orders: total(purchases, 'orders_count'),
        'Total spend': total(purchases, 'total_spend'),
      },
    };
    for (const [report, sums] of Object.entries(files)) {
      expect([report, await addUpFile(report, sums)]).toEqual([report, rounded(sums)]);
    }
  });
});

test('stock is the initial stock minus sales', async () => {
  const { body } = await manager().call('/wc-analytics/reports/stock/stats');
  const { body: low } = await manager().call('/wc-analytics/reports/stock?type=lowstock');

  expect(body).toEqual({ totals: { products: 4, instock: 3, outofstock: 1, onbackorder: 0, lowstock: 1 } });
  expect(low).toMatchObject([{ id: MUG, stock_quantity: 2 }]);
  expect(await addUpFile('stock', { Stock: 0 })).toEqual({ Stock: 2 + 0 + 7 });
});

function stockUp(): void {
  const { db } = store.context;
  const createdAt = new Date(0);
  for (const name of ['Kitchen', 'Gifts']) createTerm(db, 'product_cat', { name });
  createProduct(db, { name: 'Mug', stock: 2, categories: CATEGORIES[MUG] ?? [], createdAt });
  const attributes = [{ name: 'Size', options: ['S', 'L'], variation: true }];
  const id = createProduct(db, {
    name: 'Shirt',
    type: 'variable',
    attributes,
    categories: CATEGORIES[SHIRT] ?? [],
    createdAt,
  });
  const shirt = getProduct(db, id);
  for (const stock_quantity of [0, 7]) {
    if (shirt)
      addVariation(db, shirt, { regular_price: '20', manage_stock: true, stock_quantity }, createdAt);
  }
}

/** Places the order and returns its ledger entries. */
function sell(sale: Sale, index: number): Entry[] {
  const { db } = store.context;
  const { coupon = 0, tax, shippingTax, shipping, buyer } = sale;
  const net = sale.goods.reduce((sum, [, , , cents]) => sum + cents, -coupon);
  const total = net + tax + shippingTax + shipping;
  const nowhere = { address_1: '', city: '', state: '', postcode: '', country: 'DE' };
  const id = createOrder(db, {
    status: sale.status === 'cancelled' ? 'processing' : sale.status,
    currency: 'EUR',
    billing: { first_name: buyer, last_name: '', ...nowhere, email: `${buyer}@example.com` },
    items: sale.goods.map(([productId, variationId, quantity, cents], place) => ({
      productId,
      variationId,
      name: 'Goods',
      quantity,
      subtotal: toText(cents),
      total: toText(cents - (place === 0 ? coupon : 0)),
    })),
    ...(coupon > 0 && { couponLines: [{ couponId: 1, code: 'less', discount: toText(coupon) }] }),
    discountTotal: toText(coupon),
    taxLines: [1, 2].slice(0, tax + shippingTax > 0 ? 1 + (index % 2) : 0).map((rateId) => ({
      rateId,
      code: `DE-${rateId}`,
      label: 'Tax',
      percent: 19,
      // The second rate's tax is 0 here.
      total: toText(rateId === 1 ? tax : 0),
      shippingTax: toText(rateId === 1 ? shippingTax : 0),
    })),
    taxTotal: toText(tax),
    shippingTax: toText(shippingTax),
    shippingTotal: toText(shipping),
    total: toText(total),
    createdAt: new Date(sale.created),
    ...(sale.paid && { paidAt: new Date(sale.paid) }),
    ...(sale.completed && { completedAt: new Date(sale.completed) }),
  });
  const order = getOrder(db, id);
  if (!order) throw new Error('The order just stored is not there.');
  if (sale.status === 'cancelled') changeOrder(store.context, order, { status: 'cancelled' });
  const [product = 0, variation = 0] = sale.goods[0] ?? [];
  const common = { status: sale.status, buyer };
  const nothing = { paid: null, completed: null, taxes: 0, shipping: 0, coupons: [], rates: [] };
  const refunds = (sale.refunds ?? []).map(({ at, pieces, cents }): Entry => {
    const line = { id: order.lines[0]?.id ?? 0, quantity: pieces, total: toText(cents) };
    const refund = refundOrder(store.context, order, { lines: [line], createdAt: new Date(at) });
    const given = -cents * 100;
    const good = { product, variation, pieces: -pieces, subtotal: given, total: given, taxes: 0 };
    const created = Date.parse(at);
    return { ...nothing, ...common, id: refund.id, parent: id, created, total: given, goods: [good] };
  });
  if (id === 1) for (const moment of FETCHED) download(id, moment);
  const entry: Entry = {
    ...common,
    id,
    parent: 0,
    created: Date.parse(sale.created),
    paid: sale.paid === undefined ? null : Date.parse(sale.paid),
    completed: sale.completed === undefined ? null : Date.parse(sale.completed),
    total: total * 100,
    taxes: (tax + shippingTax) * 100,
    shipping: shipping * 100,
    goods: sale.goods.map(([good, variant, pieces, cents], place) => ({
      product: good,
      variation: variant,
      pieces,
      subtotal: cents * 100,
      total: (cents - (place === 0 ? coupon : 0)) * 100,
      taxes: 0,
    })),
    coupons: coupon > 0 ? [{ id: 1, amount: coupon * 100 }] : [],
    rates: order.lines
      .filter(({ kind }) => kind === 'tax')
      .map(({ sourceId: rate }) => ({
        id: rate,
        onGoods: rate === 1 ? tax * 100 : 0,
        onShipping: rate === 1 ? shippingTax * 100 : 0,
      })),
  };
  return [entry, ...refunds];
}

function download(orderId: number, moment: string): void {
  recordDownload(store.context.db, {
    downloadId: 'pattern',
    productId: MUG,
    orderId,
    fileName: 'pattern.pdf',
    filePath: '/pattern.pdf',
    createdAt: new Date(moment),
  });
}

function lookAt({ zone, excluded, dateType }: ReportView): void {
  const { db } = store.context;
  setOption(db, 'timezone_string', zone);
  updateSetting(db, 'wc_admin', 'woocommerce_excluded_report_order_statuses', excluded);
  updateSetting(db, 'wc_admin', 'woocommerce_date_type', dateType);
  // The statuses apply to orders that are recorded from then on.
  recordAllOrders(db);
}

/** A stats report's actual and expected results. */
function overTime<Item extends { local: string }>(
  report: string,
  { unit, period, intervals }: { unit: Unit; period: Period; intervals: ReturnType<typeof getIntervals> },
  items: readonly Item[],
  getTotals: (items: readonly Item[]) => Totals,
  more: Totals = {},
): { path: string; wanted: object } {
  const query = `after=${toIso(period.first)}&before=${toIso(period.last)}&interval=${unit}&order=asc&per_page=100`;
  return {
    path: `/wc-analytics/reports/${report}/stats?${query}`,
    wanted: {
      totals: { ...getTotals(within(items, period)), ...more },
      intervals: intervals.map((interval) => ({
        interval: interval.id,
        subtotals: getTotals(within(items, interval)),
      })),
    },
  };
}

/** Sums by column label. */
type Sums = Readonly<Record<string, number | undefined>>;

/** The sums of these columns of a file over the whole year. */
async function addUpFile(report: string, names: Sums): Promise<unknown> {
  const path = `/wc-analytics/reports/${report}/export`;
  const year = { after: toIso(YEAR.first), before: toIso(YEAR.last), interval: 'month' };
  // The customers report covers all time.
  const report_args = report === 'customers' ? {} : year;
  const { body } = await manager().call(path, { method: 'POST', body: { report_args } });
  store.advance(2000);
  const file = await fetchFile(path, isMap(body) ? body['export_id'] : undefined);
  const { rows } = readCsv(file);
  const sums = Object.keys(names).map(
    (name) => [name, rows.reduce((sum, row) => sum + Number(row[name]), 0)] as const,
  );
  return rounded(Object.fromEntries(sums));
}

/** Every status request continues the export, so polling ends without waiting. */
async function fetchFile(path: string, id: unknown): Promise<string> {
  for (let question = 0; question < 50; question += 1) {
    const { body } = await manager().call(`${path}/${String(id)}/status`);
    const address = isMap(body) ? body['download_url'] : undefined;
    if (typeof address === 'string') {
      const { pathname, search } = new URL(address);
      const file = await store.fetch(`${pathname}${search}`, { headers: { Cookie: manager().cookie } });
      return file.text();
    }
  }
  throw new Error('The file is never complete.');
}

function manager() {
  return store.as('shop_manager');
}

function total(list: readonly Totals[], name: string): number {
  return list.reduce((sum, totals) => sum + (totals[name] ?? 0), 0);
}

function toText(cents: number): string {
  return (cents / 100).toFixed(2);
}

function toIso(local: string): string {
  return local.replace(' ', 'T');
}
