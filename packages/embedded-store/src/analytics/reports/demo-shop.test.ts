import { isMap } from '../../rest';
import { readExport } from '../report-exports/exports';
import { readCsv } from './testing/csv';
import { openDemoShop } from './testing/demo-shop';
import type { DemoShop } from './testing/demo-shop';
import { distinct } from './testing/expected-totals';
import type { ReportDateType, Period, Unit, ReportView } from './testing/expected-totals';
import { readList } from './testing/read-orders';
import { expectExportsToMatch, expectReportsToMatch, openExpectedTotals } from './testing/expect-reports';

const ORDERS = 240;

/** After this delay, an export starts. */
const WAIT_MS = 2000;

/** Stats reports, tables, segmented reports and leaderboards. */
const ANSWERS = 9 + 8 + 10 + 4;

/** The hours of a day, weeks across a clock change, a quarter, the year before it, and all time. */
const RANGES: readonly (readonly [Unit, Period])[] = [
  ['hour', { first: '2026-11-19 12:00:00', last: '2026-11-20 17:59:59' }],
  ['day', { first: '2026-10-20 00:00:00', last: '2026-11-05 23:59:59' }],
  ['week', { first: '2026-07-01 00:00:00', last: '2026-09-30 23:59:59' }],
  ['month', { first: '2025-01-01 00:00:00', last: '2025-12-31 23:59:59' }],
  ['quarter', { first: '2024-11-01 00:00:00', last: '2026-11-30 23:59:59' }],
];

/** With daylight saving time in the northern hemisphere, beyond the date line, and UTC. */
const ZONES = ['America/New_York', 'Pacific/Kiritimati', 'UTC'];

/** The default; statuses that await an action; and statuses of extensions. */
const EXCLUDED = [
  ['pending', 'cancelled', 'failed'],
  ['processing', 'on-hold'],
  ['packed', 'preordered', 'failed'],
];

const DATES: readonly ReportDateType[] = ['date_created', 'date_paid', 'date_completed'];

/** Every zone with every list of excluded statuses. Each date type occurs with every zone and every list. */
const VIEWS = ZONES.flatMap((zone, row) =>
  EXCLUDED.map((excluded, column): ReportView => {
    return { zone, excluded, dateType: DATES[(row + column) % DATES.length] ?? 'date_created' };
  }),
);

let shop: DemoShop;
beforeAll(() => {
  shop = openDemoShop(ORDERS);
});
afterAll(() => shop.context.db.close());

test('the demo store has all kinds of data that reports use', () => {
  const { entries, downloads, members } = shop.history;
  const statuses = new Set(entries.map(({ status }) => status));

  expect(entries.filter(({ parent }) => parent === 0)).toHaveLength(ORDERS);
  expect(entries.filter(({ parent }) => parent > 0).length).toBeGreaterThan(5);
  expect([...statuses]).toEqual(expect.arrayContaining(['packed', 'preordered', 'refunded', 'pending']));
  expect(Math.min(downloads.length, members.length)).toBeGreaterThan(0);
  for (const kind of ['goods', 'coupons', 'rates'] as const) {
    expect(entries.some((entry) => entry[kind].length > 0)).toBe(true);
  }
});

describe.each(VIEWS)('in $zone by $dateType without $excluded', (view) => {
  beforeAll(() => shop.lookAt(view));

  test.each(RANGES)('every value and every row of an export matches the orders, by %s', (unit, period) => {
    const expectedData = openExpectedTotals(shop.history, view)(period, unit);

    expect(expectReportsToMatch(expectedData, shop.fetchJson)).toBe(ANSWERS);
    expectExportsToMatch(expectedData, fetchFile);
  });
});

/** Starts and ends within a day. */
const QUARTER: Period = { first: '2026-07-01 06:00:00', last: '2026-09-30 17:59:59' };

test('any excluded status, or none, gives correct totals', () => {
  const statuses = distinct(shop.history.entries.map(({ status }) => status));
  expect(statuses.length).toBeGreaterThan(7);

  for (const excluded of [[], ...statuses.map((status) => [status])]) {
    const view: ReportView = { zone: 'Australia/Lord_Howe', excluded, dateType: 'date_created' };
    shop.lookAt(view);
    expect(
      expectReportsToMatch(openExpectedTotals(shop.history, view)(QUARTER, 'month'), shop.fetchJson),
    ).toBe(ANSWERS);
  }
});

test('stock is the remaining stock of products and variations', () => {
  const goods = readList(shop.fetchJson, '/wc/v3/products?status=any').filter(isForSale);
  const variations = goods
    .filter(({ type }) => type === 'variable')
    .flatMap(({ id }) =>
      readList(shop.fetchJson, `/wc/v3/products/${Number(id)}/variations?status=any`).filter(isForSale),
    );
  const all = [...goods, ...variations];
  const having = (status: string) => all.filter(({ stock_status }) => stock_status === status).length;

  const totals = { products: all.length, instock: having('instock'), outofstock: having('outofstock') };
  expect(shop.fetchJson('/wc-analytics/reports/stock/stats')).toMatchObject({ totals });
  const left = all.map(({ sku, stock_quantity }) => `${text(sku)} ${Number(stock_quantity)}`);
  const rows = readList(shop.fetchJson, '/wc-analytics/reports/stock?');
  expect(rows.map(({ sku, stock_quantity }) => `${text(sku)} ${Number(stock_quantity)}`).toSorted()).toEqual(
    left.toSorted(),
  );
  const file = readCsv(fetchFile('stock', {})).rows;
  expect(file.map(({ SKU, Stock }) => `${SKU} ${Number(Stock)}`).toSorted()).toEqual(left.toSorted());
});

const isForSale = ({ status }: Readonly<Record<string, unknown>>) =>
  status === 'publish' || status === 'private';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The file of a report, as soon as it is written; empty if the report has no rows. */
function fetchFile(report: string, report_args: object): string {
  const path = `/wc-analytics/reports/${report}/export`;
  const { body } = shop.call('POST', path, { report_args });
  if (!isMap(body) || body['export_id'] === undefined) return '';
  const id = text(body['export_id']);
  shop.advance(WAIT_MS);
  expect(shop.fetchJson(`${path}/${id}/status`)).toMatchObject({ percent_complete: 100 });
  const file = readExport(shop.context.db, report, id);
  if (file === undefined) throw new Error(`There is no file of ${report}.`);
  return file;
}
