/**
 * Measures how long report requests take in a store with 200,000 orders:
 *
 *   npm run bench -- reports [orders [name]]
 *
 * Prints CPU time, which other programs hardly affect, as a share of the limit.
 */
import { availableParallelism, cpus } from 'node:os';
import type { StoreContext } from '../../packages/embedded-store/src/context';
import { closeDatabase } from '../../packages/embedded-store/src/database';
import { getFeatures } from '../../packages/embedded-store/src/site/features';
import { updateSetting } from '../../packages/embedded-store/src/site/settings/queries';
import { findCredentials } from '../../packages/embedded-store/src/accounts';
import { dispatchGet } from '../../packages/embedded-store/src/rest/internal';
import { router } from '../../packages/embedded-store/src/routes';
import { median } from '../harness';
import { getStoreFile, NOW, openStore, ORDERS, OWNER } from './large-store';

const ROUNDS = 7;

/** Limit per request, and per screen with several requests. */
const LIMIT_MS = 1000;

const YEAR = 'after=2025-11-21T00:00:00&before=2026-11-20T23:59:59';
const MONTH = 'after=2026-10-21T00:00:00&before=2026-11-20T23:59:59';

/** The ranges they are compared with. */
const PREVIOUS: Readonly<Record<string, string>> = {
  [YEAR]: 'after=2024-11-21T00:00:00&before=2025-11-20T23:59:59',
  [MONTH]: 'after=2025-10-21T00:00:00&before=2025-11-20T23:59:59',
};

const STATS = ['revenue', 'orders', 'products', 'variations', 'coupons', 'taxes'].flatMap((report) => [
  `reports/${report}/stats?interval=day&per_page=100&order=asc&${MONTH}`,
  `reports/${report}/stats?interval=week&per_page=100&${YEAR}`,
]);

const TABLES = ['orders', 'products', 'variations', 'categories', 'coupons', 'taxes'].flatMap((report) => [
  `reports/${report}?per_page=25&extended_info=true&${MONTH}`,
  `reports/${report}?per_page=25&extended_info=true&${YEAR}`,
]);

/** Reports segmented by what screens compare. */
const SEGMENTS = [
  ['orders', 'customer_type'],
  ['orders', 'coupon'],
  ['orders', 'product'],
  ['orders', 'category'],
  ['orders', 'variation'],
  ['revenue', 'product'],
  ['revenue', 'category'],
  ['products', 'product'],
  ['products', 'category'],
  ['variations', 'variation'],
  ['coupons', 'coupon'],
  ['taxes', 'tax_rate_id'],
].map(([report, by]) => `reports/${report}/stats?interval=month&segmentby=${by}&${YEAR}`);

/** Requests of the screens, for the last month and the last year. */
const CALLS = [
  ...STATS,
  ...TABLES,
  `reports/revenue/stats?interval=hour&per_page=24&after=2026-11-20T00:00:00&before=2026-11-20T23:59:59`,
  `reports/revenue/stats?interval=day&orderby=net_revenue&per_page=25&${YEAR}`,
  `reports/orders/stats?interval=week&customer_type=returning&${YEAR}`,
  `reports/orders/stats?interval=week&match=any&status_is=completed&product_includes=3&${YEAR}`,
  ...SEGMENTS,
  `reports/downloads/stats?interval=week&${YEAR}`,
  `reports/downloads?per_page=25&${YEAR}`,
  'reports/stock?per_page=25',
  'reports/customers?per_page=25&orderby=total_spend',
  'reports/customers/stats',
  'reports/stock/stats',
  `reports/performance-indicators?${MONTH}`,
  `reports/performance-indicators?${YEAR}`,
  `leaderboards?${MONTH}`,
  `leaderboards?${YEAR}`,
];

/** Each screen requests totals, the totals of the previous range, and a page of its table. */
const SCREENS: readonly (readonly [name: string, calls: readonly string[]])[] = [MONTH, YEAR].flatMap(
  (period) => {
    const interval = period === YEAR ? 'week' : 'day';
    const twice = (path: string) =>
      [period, PREVIOUS[period]].map((each) => `${path}${path.includes('?') ? '&' : '?'}${each}`);
    const stats = (report: string) =>
      twice(`reports/${report}/stats?interval=${interval}&per_page=100&order=asc`);
    const table = (report: string, query: string) =>
      `reports/${report}?per_page=25&extended_info=true&${query}&order=desc&${period}`;
    const days = `reports/revenue/stats?interval=day&orderby=date&order=desc&per_page=25&${period}`;
    const screens: Record<string, string[]> = {
      revenue: [...stats('revenue'), days],
      orders: [...stats('orders'), table('orders', 'orderby=date')],
      products: [...stats('products'), table('products', 'orderby=items_sold')],
      variations: [...stats('variations'), table('variations', 'orderby=items_sold')],
      categories: [...stats('products'), table('categories', 'orderby=items_sold')],
      coupons: [...stats('coupons'), table('coupons', 'orderby=orders_count')],
      taxes: [...stats('taxes'), table('taxes', 'orderby=tax_rate_id')],
      downloads: [...stats('downloads'), table('downloads', 'orderby=date')],
      customers: ['reports/customers/stats', table('customers', 'orderby=date_last_active')],
      stock: ['reports/stock/stats', 'reports/stock?per_page=25&orderby=stock_status'],
      overview: [...twice('reports/performance-indicators'), ...stats('revenue'), `leaderboards?${period}`],
    };
    const length = period === YEAR ? 'a year' : 'a month';
    return Object.entries(screens).map(([name, calls]) => [`screen of ${name}, ${length}`, calls] as const);
  },
);

/** The store's date type setting applies to these reports only. */
const OTHER_DATES = ['date_paid', 'date_completed'];
const isDated = (call: string) => /reports\/(revenue|orders)|performance-indicators/.test(call);

main(Number(process.argv[2] ?? ORDERS), process.argv[3] ?? '');

function main(orders: number, word: string): void {
  const { db, seconds } = openStore(getStoreFile(), orders);
  const context: StoreContext = {
    db,
    clock: () => NOW,
    features: getFeatures([]),
    assets: {
      manifest: () => ({ version: '', entrypoints: { dashboard: [], embedded: [] }, chunks: {}, routes: {} }),
      read: () => undefined,
    },
    translations: { list: () => [], get: () => undefined },
    siteUrl: 'http://127.0.0.1',
    report: (error) => console.error(error),
  };
  console.log(`Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}`);
  console.log(`${orders} orders, recorded in ${seconds.toFixed(0)} s; medians of ${ROUNDS} rounds, in ms\n`);
  const chosen = CALLS.filter((call) => call.includes(word));
  const medians = chosen.map((call): [string, number] => [call, measure(context, [call])]);
  for (const date of OTHER_DATES) {
    updateSetting(db, 'wc_admin', 'woocommerce_date_type', date);
    for (const call of chosen.filter(isDated)) medians.push([`${call} (${date})`, measure(context, [call])]);
  }
  updateSetting(db, 'wc_admin', 'woocommerce_date_type', 'date_created');
  report(medians);
  const screens = SCREENS.filter(([name]) => name.includes(word)).map(([name, calls]): [string, number] => [
    name,
    measure(context, calls),
  ]);
  console.log('\nScreens: all requests together\n');
  report(screens);
  closeDatabase(db);
}

/** Returns the median CPU time of some requests together, in milliseconds. */
function measure(context: StoreContext, calls: readonly string[]): number {
  const user = findCredentials(context.db, OWNER)?.user;
  if (!user) throw new Error('The store has no owner.');
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    for (const call of calls) {
      const { status, body } = dispatchGet(context, router, user, `/wc-analytics/${call}`);
      if (status !== 200) throw new Error(`${call}: ${status} ${JSON.stringify(body)}`);
    }
    const spent = process.cpuUsage(start);
    return (spent.user + spent.system) / 1000;
  });
  return median(times);
}

/** Prints each time, the median, and how many exceed the limit. */
function report(medians: readonly [name: string, time: number][]): void {
  if (medians.length === 0) return;
  const print = (time: number, name: string) =>
    console.log(`${time.toFixed(1).padStart(8)}${`${(time / LIMIT_MS).toFixed(2)} ×`.padStart(9)}  ${name}`);
  for (const [name, time] of medians) print(time, name);
  console.log();
  print(median(medians.map(([, time]) => time)), 'median of all');
  const slow = medians.filter(([, time]) => time > LIMIT_MS);
  console.log(`\n${slow.length} of ${medians.length} take longer than ${LIMIT_MS} ms.`);
}
