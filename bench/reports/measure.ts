/**
 * How long reports over a large shop take to answer, and how that compares to the goal:
 * `node --require ./packages/embedded-store/src/testing/typescript.cjs bench/reports/measure.ts [orders [word]]`; with a
 * word, calls and screens that have it in their name.
 * Counted is the time that the processor worked, which other programs beside this one hardly change.
 */
import { availableParallelism, cpus } from 'node:os';
import type { StoreContext } from '../../packages/embedded-store/src/context';
import { closeDatabase } from '../../packages/embedded-store/src/database';
import { getFeatures } from '../../packages/embedded-store/src/site/features/queries';
import { updateSetting } from '../../packages/embedded-store/src/site/settings/queries';
import { findCredentials } from '../../packages/embedded-store/src/accounts';
import { answerGet } from '../../packages/embedded-store/src/rest/internal';
import { router } from '../../packages/embedded-store/src/routes';
import { median } from '../stage';
import { nameShop, NOW, openShop, ORDERS, OWNER } from './large-shop';

const ROUNDS = 7;

/** Milliseconds in which every call should have its answer; a screen makes several calls. */
const GOAL = 1000;

const YEAR = 'after=2025-11-21T00:00:00&before=2026-11-20T23:59:59';
const MONTH = 'after=2026-10-21T00:00:00&before=2026-11-20T23:59:59';

/** What comes before them, to compare with. */
const BEFORE: Readonly<Record<string, string>> = {
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

/** Reports over time, parted by what screens compare. */
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

/** What the screens ask for, over the last month and the last year. */
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

/** A screen asks for the figures of a period, for those before it, and for a page of its table. */
const SCREENS: readonly (readonly [name: string, calls: readonly string[]])[] = [MONTH, YEAR].flatMap(
  (period) => {
    const interval = period === YEAR ? 'week' : 'day';
    const twice = (path: string) =>
      [period, BEFORE[period]].map((each) => `${path}${path.includes('?') ? '&' : '?'}${each}`);
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

/** Which date of an order counts is the owner's choice, in these reports alone. */
const OTHER_DATES = ['date_paid', 'date_completed'];
const isDated = (call: string) => /reports\/(revenue|orders)|performance-indicators/.test(call);

main(Number(process.argv[2] ?? ORDERS), process.argv[3] ?? '');

function main(orders: number, word: string): void {
  const { db, seconds } = openShop(nameShop(), orders);
  const context: StoreContext = {
    db,
    clock: () => NOW,
    features: getFeatures([]),
    assets: {
      manifest: () => ({ version: '', entrypoints: { own: [], classic: [] }, chunks: {}, routes: {} }),
      read: () => undefined,
    },
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
  console.log('\nScreens: all they ask for, together\n');
  report(screens);
  closeDatabase(db);
}

/** What calls cost the processor together. */
function measure(context: StoreContext, calls: readonly string[]): number {
  const user = findCredentials(context.db, OWNER)?.user;
  if (!user) throw new Error('The shop has no owner.');
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    for (const call of calls) {
      const { status, body } = answerGet(context, router, user, `/wc-analytics/${call}`);
      if (status !== 200) throw new Error(`${call}: ${status} ${JSON.stringify(body)}`);
    }
    const spent = process.cpuUsage(start);
    return (spent.user + spent.system) / 1000;
  });
  return median(times);
}

/** Prints what the command is for: each time, the median and how many are late. */
function report(medians: readonly [name: string, time: number][]): void {
  if (medians.length === 0) return;
  const print = (time: number, name: string) =>
    console.log(`${time.toFixed(1).padStart(8)}${`${(time / GOAL).toFixed(2)} ×`.padStart(9)}  ${name}`);
  for (const [name, time] of medians) print(time, name);
  console.log();
  print(median(medians.map(([, time]) => time)), 'median of all');
  const late = medians.filter(([, time]) => time > GOAL);
  console.log(`\n${late.length} of ${medians.length} take longer than ${GOAL} ms.`);
}
