import { isMap } from '../../rest';
import { setOption } from '../../site/options/queries';
import { openDemoShop } from '../reports/testing/demo-shop';
import type { DemoShop } from '../reports/testing/demo-shop';

const ROOT = '/wc-analytics/reports/import';
const DAY_MS = 24 * 60 * 60 * 1000;

/** After this delay, an import starts. */
const WAIT_MS = 2000;

const EVER = 'after=2024-01-01T00:00:00&before=2026-12-31T23:59:59&interval=month&per_page=100';

let shop: DemoShop;
beforeEach(() => {
  shop = openDemoShop(60);
});
afterEach(() => shop.context.db.close());

const post = (path: string) => shop.call('POST', `${ROOT}${path}`).body;
const status = () => shop.fetchJson(`${ROOT}/status`);
const totals = () => shop.fetchJson(`/wc-analytics/reports/revenue/stats?${EVER}`);
const ordersIn = (answer: unknown) =>
  isMap(answer) && isMap(answer['totals']) ? answer['totals']['orders_count'] : undefined;

/** Orders that reports include, without refunds. */
function placed(): unknown[] {
  const rows = shop.fetchJson(`/wc-analytics/reports/orders?${EVER}&status_is=any`);
  return Array.isArray(rows) ? rows.filter((row) => isMap(row) && row['parent_id'] === 0) : [];
}

/** Orders of the last days, including today. */
function ordersOf(days: number): number {
  const today = shop.context.clock().getTime() - (shop.context.clock().getTime() % DAY_MS);
  const { entries } = shop.history;
  return entries.filter(({ parent, created }) => parent === 0 && created >= today - days * DAY_MS).length;
}

test('an import reports the number of orders and customers first, for a period and for missing data', () => {
  expect(shop.fetchJson(`${ROOT}/totals`)).toEqual({ customers: shop.history.members.length, orders: 60 });
  expect(shop.fetchJson(`${ROOT}/totals?days=90`)).toMatchObject({ orders: ordersOf(90) });
  expect(shop.fetchJson(`${ROOT}/totals?skip_existing=true`)).toEqual({ customers: 0, orders: 0 });
  post('/delete');
  expect(shop.fetchJson(`${ROOT}/totals?skip_existing=true&days=90`)).toMatchObject({ orders: ordersOf(90) });
});

test('an import of a period reports progress, imports only that period, and runs alone', () => {
  const total = ordersOf(90);
  post('/delete');

  expect([post('?days=90'), post('?days=90')]).toMatchObject([{ status: 'success' }, { status: 'error' }]);
  const [from = ''] = new Date(shop.context.clock().getTime() - 90 * DAY_MS).toISOString().split('T');
  expect(status()).toMatchObject({
    is_importing: true,
    imported_from: `${from} 00:00:00`,
    customers: { imported: 0 },
    orders: { imported: 0, total },
  });
  shop.advance(WAIT_MS);
  expect(status()).toMatchObject({ is_importing: true, orders: { imported: total, total } });
  expect(status()).toEqual({ is_importing: false });

  expect(placed()).toHaveLength(total);
  setOption(shop.context.db, 'timezone_string', 'Pacific/Kiritimati');
  expect(placed()).toHaveLength(total);
});

test('a stopped import keeps its imported data, and the next import continues', () => {
  const before = totals();
  post('/delete');
  expect(ordersIn(totals())).toBe(0);
  post('?days=90');
  shop.advance(WAIT_MS);
  status();

  expect(post('/cancel')).toMatchObject({ status: 'success' });
  expect(status()).toEqual({ is_importing: false });
  expect(Number(ordersIn(totals()))).toBeGreaterThan(0);
  expect(Number(ordersIn(totals()))).toBeLessThan(Number(ordersIn(before)));

  post('?skip_existing=true');
  expect(status()).toMatchObject({ orders: { imported: 0, total: 60 - ordersOf(90) } });
  shop.advance(WAIT_MS);
  // Every status request runs a step: one imports, the next finds nothing left.
  expect([status(), status()]).toMatchObject([{ is_importing: true }, { is_importing: false }]);
  expect(totals()).toEqual(before);
});
