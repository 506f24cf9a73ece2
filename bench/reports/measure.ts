/**
 * How long reports over a large shop take to answer:
 * `node --require ./packages/embedded-store/src/testing/typescript.cjs bench/reports/measure.ts [orders]`.
 */
import { existsSync, mkdtempSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import type { StoreContext } from '../../packages/embedded-store/src/context';
import { closeDatabase, openDatabase } from '../../packages/embedded-store/src/database';
import { installStore } from '../../packages/embedded-store/src/install';
import { getFeatures } from '../../packages/embedded-store/src/resources/features';
import { findCredentials } from '../../packages/embedded-store/src/resources/users';
import { answerGet } from '../../packages/embedded-store/src/rest/internal';
import { router } from '../../packages/embedded-store/src/routes';
import { fillShop } from './fill-shop';

const ROUNDS = 7;

const NOW = new Date(Date.UTC(2026, 10, 20, 12));

const YEAR = 'after=2025-11-21T00:00:00&before=2026-11-20T23:59:59';
const MONTH = 'after=2026-10-21T00:00:00&before=2026-11-20T23:59:59';

const STATS = ['revenue', 'orders', 'products', 'variations', 'coupons', 'taxes'].flatMap((report) => [
  `reports/${report}/stats?interval=day&per_page=100&order=asc&${MONTH}`,
  `reports/${report}/stats?interval=week&per_page=100&${YEAR}`,
]);

const TABLES = ['orders', 'products', 'variations', 'categories', 'coupons', 'taxes'].flatMap((report) => [
  `reports/${report}?per_page=25&extended_info=true&${MONTH}`,
  `reports/${report}?per_page=25&extended_info=true&${YEAR}`,
]);

/** What the screens ask for, over the last month and the last year. */
const CALLS = [
  ...STATS,
  ...TABLES,
  `reports/revenue/stats?interval=hour&per_page=24&after=2026-11-20T00:00:00&before=2026-11-20T23:59:59`,
  `reports/revenue/stats?interval=day&orderby=net_revenue&per_page=25&${YEAR}`,
  `reports/orders/stats?interval=week&customer_type=returning&${YEAR}`,
  `reports/orders/stats?interval=week&match=any&status_is=completed&product_includes=3&${YEAR}`,
  `reports/orders/stats?interval=month&segmentby=customer_type&${YEAR}`,
  `reports/products/stats?interval=month&segmentby=category&${YEAR}`,
  'reports/customers?per_page=25&orderby=total_spend',
  'reports/customers/stats',
  'reports/stock/stats',
  `reports/performance-indicators?${MONTH}`,
  `reports/performance-indicators?${YEAR}`,
  `leaderboards?${MONTH}`,
  `leaderboards?${YEAR}`,
];

main(Number(process.argv[2] ?? 200_000));

function main(orders: number): void {
  const { db, seconds } = openShop(orders);
  const context: StoreContext = {
    db,
    clock: () => NOW,
    features: getFeatures([]),
    assets: {
      manifest: () => ({ version: '', entrypoints: { own: [], classic: [] }, chunks: {} }),
      read: () => undefined,
    },
    siteUrl: 'http://127.0.0.1',
    report: (error) => console.error(error),
  };
  console.log(`Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}`);
  console.log(`${orders} orders, recorded in ${seconds.toFixed(0)} s; medians of ${ROUNDS} rounds, in ms\n`);
  const medians = CALLS.map((call) => [call, measure(context, call)] as const);
  for (const [call, time] of medians) console.log(`${time.toFixed(1).padStart(8)}  ${call}`);
  console.log(
    `\n${median(medians.map(([, time]) => time))
      .toFixed(1)
      .padStart(8)}  median of all`,
  );
  closeDatabase(db);
}

function openShop(orders: number) {
  const file =
    process.env['BENCH_FILE'] ?? path.join(mkdtempSync(path.join(tmpdir(), 'reports-')), 'shop.db');
  const isFilled = existsSync(file);
  const db = openDatabase(file);
  const start = performance.now();
  if (!isFilled) {
    const administrator = { login: 'owner', password: 'owner', email: 'owner@example.com' };
    installStore(db, { now: NOW, siteTitle: 'Large shop', administrator });
    fillShop(db, NOW, orders);
  }
  return { db, seconds: (performance.now() - start) / 1000 };
}

function measure(context: StoreContext, call: string): number {
  const user = findCredentials(context.db, 'owner')?.user;
  if (!user) throw new Error('The shop has no owner.');
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    const { status, body } = answerGet(context, router, user, `/wc-analytics/${call}`);
    if (status !== 200) throw new Error(`${call}: ${status} ${JSON.stringify(body)}`);
    return performance.now() - start;
  });
  return median(times);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? NaN;
}
