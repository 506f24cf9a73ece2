import fc from 'fast-check';
import { createRegistry } from '@admin/data';
import {
  averageOf,
  compare,
  metricVerificationStore,
  isSameAverage,
  listCounted,
  recount,
  type OrderRecords,
  type DateType,
  type RefundRule,
  type RecountOptions,
} from '@admin/store-metric-verification';
import { propertyRuns, server } from '@admin/testing';
import { run } from '../../packages/embedded-store/src/database';
import { setOption } from '../../packages/embedded-store/src/site/options/queries';
import { parseParameters } from '../../packages/embedded-store/src/rest';
import { dispatch } from '../../packages/embedded-store/src/rest/dispatch';
import { router } from '../../packages/embedded-store/src/routes';
import {
  call,
  UNREGISTERED_STATUS_EVENT,
  shopEvents,
  openRandomShop,
  STATUSES,
  ZONES,
} from '../../packages/embedded-store/src/testing/random-shop';
import type { ShopEvent, RandomShop } from '../../packages/embedded-store/src/testing/random-shop';
import { describeMetric } from './dialog/metric-definitions';
import { addUp } from './dialog/calculation-lines';

/** All order-based metrics of all reports, by endpoint. */
const ORDER_COLUMNS = [
  'orders_count',
  'num_items_sold',
  'gross_sales',
  'coupons',
  'refunds',
  'net_revenue',
  'taxes',
  'shipping',
  'total_sales',
  'avg_order_value',
  'avg_items_per_order',
  'total_customers',
  'coupons_count',
  'products',
];

const REPORTS: Readonly<Record<string, readonly string[]>> = {
  revenue: ORDER_COLUMNS,
  orders: ORDER_COLUMNS,
  products: ['items_sold', 'net_revenue', 'orders_count', 'products_count', 'variations_count'],
  variations: ['items_sold', 'net_revenue', 'orders_count', 'variations_count'],
  coupons: ['amount', 'orders_count', 'coupons_count'],
  taxes: ['total_tax', 'order_tax', 'shipping_tax', 'orders_count', 'tax_codes'],
};

/** Decimals of a store with US dollars. */
const DECIMALS = 2;

/** Periods around daylight saving changes in New York and the end of a month, some with partial days. */
const periods = fc.record({
  after: fc.constantFrom('2026-09-14T00:00:00', '2026-10-31T00:00:00', '2026-11-01T01:30:00'),
  before: fc.constantFrom('2026-11-01T23:59:59', '2026-11-02T17:29:30', '2026-12-31T23:59:59'),
});

const settings = fc.record({
  zone: fc.constantFrom(...ZONES),
  excluded: fc.subarray(STATUSES.filter((status) => status !== 'refunded')),
  dateType: fc.constantFrom<DateType>('date_created', 'date_paid', 'date_completed'),
});

/** How the embedded store counts refunds, like WooCommerce 7.7. */
const RULE: RefundRule = { hasFullRefunds: false, hasAveragesBeforeRefunds: false };

type Period = { after: string; before: string };

/** The store that currently responds. */
let open: RandomShop | undefined;

/** Responds to the client's requests like the store, including headers. */
beforeEach(() => {
  server()
    .persist()
    .get(/^\/wp-json\//)
    .optionally()
    .reply((uri) => {
      const { pathname, search } = new URL(uri, 'http://localhost');
      if (!open) throw new Error('No shop is open.');
      const { status, body, headers } = dispatch(open.context, router, {
        method: 'GET',
        path: pathname.replace('/wp-json', ''),
        query: parseParameters(search.slice(1)),
        json: undefined,
        user: open.administrator,
      });
      return [status, JSON.parse(JSON.stringify(body)) as object, headers];
    });
});

/** Reads the rows of a metric that doesn't count orders, as the panel does. */
async function readRows(report: string, query: Record<string, string> = {}) {
  const registry = createRegistry();
  registry.register(metricVerificationStore);
  return (
    (await registry.resolveSelect(metricVerificationStore).getReportList({ report, query, limit: 5000 }))
      ?.rows ?? []
  );
}

async function readBooks({ after, before }: Period): Promise<OrderRecords> {
  const registry = createRegistry();
  registry.register(metricVerificationStore);
  return (await registry
    .resolveSelect(metricVerificationStore)
    .getOrderRecords({ after, before, limit: 5000 })) as OrderRecords;
}

function readTotals(shop: RandomShop, report: string, { after, before }: Period): Record<string, number> {
  const address = `/wc-analytics/reports/${report}/stats?after=${after}&before=${before}`;
  return (call(shop, 'GET', address) as { totals: Record<string, number> }).totals;
}

/** Opens a store in which the events have happened, with these settings. */
function openShop(
  story: readonly ShopEvent[],
  { zone, excluded, dateType }: { zone: string; excluded: readonly string[]; dateType: DateType },
): RandomShop {
  const shop = openRandomShop();
  // Orders that the lists leave out are recognized only by the reports' counts, which use a single date type.
  const isIncluded = ({ name }: ShopEvent) =>
    dateType === 'date_created' || name !== UNREGISTERED_STATUS_EVENT;
  for (const happen of story.filter(isIncluded)) happen.in(shop);
  setOption(shop.context.db, 'timezone_string', zone);
  const update = [
    { id: 'woocommerce_excluded_report_order_statuses', value: excluded },
    { id: 'woocommerce_date_type', value: dateType },
  ];
  call(shop, 'POST', '/wc-analytics/settings/wc_admin/batch', { update });
  open = shop;
  return shop;
}

const eachMetric = Object.entries(REPORTS).flatMap(([report, columns]) =>
  columns.map((column) => ({ report, column, stat: `${report}/${column}` })),
);

test('every metric matches the orders and its lines, whatever happens to orders', async () => {
  await fc.assert(
    fc.asyncProperty(shopEvents, settings, periods, async (story, shown, period) => {
      const shop = openShop(story, shown);
      try {
        const orderRecords = await readBooks(period);
        const view: RecountOptions = { ...period, ...shown, filters: {}, rule: RULE };
        const answers = new Map(
          Object.keys(REPORTS).map((report) => [report, readTotals(shop, report, period)] as const),
        );
        for (const { report, column, stat } of eachMetric) {
          const totals = answers.get(report) ?? {};
          const metric = totals[column] ?? Number.NaN;

          const result = compare(stat, metric, orderRecords, view, DECIMALS);

          expect([stat, metric, result?.agrees, result?.recounted.value]).toEqual([
            stat,
            metric,
            true,
            result?.recounted.value,
          ]);
          expectLines(stat, metric, totals);
        }
      } finally {
        shop.context.db.close();
      }
    }),
    { numRuns: propertyRuns(6), seed: 20_261_101 },
  );
}, 600_000);

/** The lines that the panel shows, with their signs. */
function expectLines(stat: string, metric: number, totals: Readonly<Record<string, number>>): void {
  const { lines = [] } = describeMetric(stat, RULE) ?? {};
  if (lines.length === 0) return;
  expect([stat, addUp(lines, totals)]).toEqual([stat, expect.closeTo(metric, 4)]);
}

test('an order missing from the reports explains the whole difference', async () => {
  await fc.assert(
    fc.asyncProperty(shopEvents, periods, fc.nat(50), async (story, period, place) => {
      const shop = openShop(story, { zone: 'UTC', excluded: [], dateType: 'date_created' });
      try {
        const { db } = shop.context;
        const before = await readBooks(period);
        const lost = before.rows?.[place % Math.max(before.rows.length, 1)];
        fc.pre(lost !== undefined);
        run(db, 'DELETE FROM order_stats WHERE order_id = ? OR parent_id = ?', lost.id, lost.id);
        const orderRecords = await readBooks(period);
        const view: RecountOptions = {
          ...period,
          dateType: 'date_created',
          excluded: [],
          filters: {},
          rule: RULE,
        };
        const totals = readTotals(shop, 'revenue', period);
        for (const column of ['net_revenue', 'orders_count', 'taxes', 'shipping']) {
          const stat = `revenue/${column}`;

          const result = compare(stat, totals[column] ?? Number.NaN, orderRecords, view, DECIMALS);

          if (result?.agrees) continue;
          expect([stat, result?.unexplained]).toEqual([stat, 0]);
          expect(result?.causes.map(({ kind }) => kind)).toEqual(['uncounted']);
          expect(result?.causes[0]?.orders).toContain(lost.number);
        }
      } finally {
        shop.context.db.close();
      }
    }),
    { numRuns: propertyRuns(4), seed: 20_261_102 },
  );
}, 600_000);

/** A period with all events. */
const ALL_TIME: Period = { after: '2020-01-01T00:00:00', before: '2030-12-31T23:59:59' };

test('customer, download and stock metrics match their lists, and customers the orders', async () => {
  await fc.assert(
    fc.asyncProperty(shopEvents, settings, async (story, shown) => {
      // Customers are counted by their orders, regardless of the reports' date type.
      const shop = openShop(story, { ...shown, dateType: 'date_created' });
      try {
        const totals = readTotals(shop, 'customers', ALL_TIME);
        const customers = await readRows('customers');
        for (const stat of ['avg_orders_count', 'avg_total_spend', 'avg_avg_order_value']) {
          const metric = totals[stat] ?? Number.NaN;
          const { list } = describeMetric(`customers/${stat}`, RULE) ?? {};
          if (!list?.average) throw new Error(`Nothing says of what ${stat} is an average.`);

          const { value } = averageOf(customers, list.average);

          expect([
            stat,
            metric,
            isSameAverage(value, metric, list.average.column === 'orders_count' ? 4 : DECIMALS),
            value,
          ]).toEqual([stat, metric, true, value]);
        }
        expect(totals['customers_count']).toBe(customers.length);

        const view: RecountOptions = {
          ...ALL_TIME,
          ...shown,
          dateType: 'date_created',
          filters: {},
          rule: RULE,
        };
        const counted = listCounted('orders/orders_count', (await readBooks(ALL_TIME)).entries, view);
        for (const [stat, column] of [
          ['orders/orders_count', 'orders_count'],
          ['orders/total_sales', 'total_spend'],
        ] as const) {
          const { sum } = averageOf(customers, { column });
          expect([stat, recount(stat, counted, view)?.value]).toEqual([stat, expect.closeTo(sum, 2)]);
        }

        const downloads = await readRows('downloads', ALL_TIME);
        expect(readTotals(shop, 'downloads', ALL_TIME)['download_count']).toBe(downloads.length);

        const stock = readTotals(shop, 'stock', ALL_TIME);
        for (const type of ['instock', 'outofstock', 'onbackorder', 'lowstock'])
          expect([type, (await readRows('stock', { type })).length]).toEqual([type, stock[type] ?? 0]);
        expect((await readRows('stock', { type: 'all' })).length).toBe(stock['products']);
      } finally {
        shop.context.db.close();
      }
    }),
    { numRuns: propertyRuns(10), seed: 20_261_103 },
  );
}, 600_000);
