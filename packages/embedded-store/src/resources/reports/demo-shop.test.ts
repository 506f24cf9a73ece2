import type { StoreContext } from '../../context';
import { all, first, integer, openDatabase } from '../../database';
import { isMap } from '../../rest';
import { dispatch } from '../../rest/dispatch';
import { router } from '../../routes';
import { seedDemoShop } from '../../seed';
import { getFeatures } from '../features';
import { setOption } from '../options';
import { readExport } from '../report-exports/exports';
import { createUser } from '../users';
import type { User } from '../users';
import type { DateType, Period, Unit, View } from './testing/ledger';
import { readList, readOrders } from './testing/read-orders';
import { expectFiles, expectTruth, openBooks } from './testing/wanted';
import type { History } from './testing/wanted';

const NOW = new Date('2026-11-20T10:30:00Z');
const ORDERS = 240;

/** After which a file is begun. */
const WAIT_MS = 2000;

const NIGHT = '2026-11-19 23:59:59';

/** An hour of a day, weeks across the change of clocks, a quarter, the year before it and all that there ever was. */
const RANGES: readonly (readonly [Unit, Period])[] = [
  ['hour', { first: '2026-11-19 12:00:00', last: '2026-11-20 17:59:59' }],
  ['day', { first: '2026-10-20 00:00:00', last: '2026-11-05 23:59:59' }],
  ['week', { first: '2026-07-01 00:00:00', last: '2026-09-30 23:59:59' }],
  ['month', { first: '2025-01-01 00:00:00', last: '2025-12-31 23:59:59' }],
  ['quarter', { first: '2024-11-01 00:00:00', last: '2026-11-30 23:59:59' }],
];

/** With summer time in the north, on the far side of the date line, and in Greenwich. */
const ZONES = ['America/New_York', 'Pacific/Kiritimati', 'UTC'];

/** As the shop is set up; what waits for somebody; and what extensions brought. */
const EXCLUDED = [
  ['pending', 'cancelled', 'failed'],
  ['processing', 'on-hold'],
  ['packed', 'preordered', 'failed'],
];

const DATES: readonly DateType[] = ['date_created', 'date_paid', 'date_completed'];

/** Every zone with every rule, and every date of an order with either of them. */
const VIEWS = ZONES.flatMap((zone, row) =>
  EXCLUDED.map((excluded, column): View => {
    return { zone, excluded, dateType: DATES[(row + column) % DATES.length] ?? 'date_created' };
  }),
);

let context: StoreContext;
let owner: User;
let history: History;
let now = NOW.getTime();

beforeAll(() => {
  const db = openDatabase(':memory:');
  context = {
    db,
    clock: () => new Date(now),
    features: getFeatures([]),
    assets: {
      manifest: () => ({ version: '', entrypoints: { own: [], classic: [] }, chunks: {} }),
      read: () => undefined,
    },
    siteUrl: 'http://127.0.0.1',
    report(error) {
      throw error;
    },
  };
  owner = createUser(db, {
    login: 'owner',
    password: undefined,
    email: 'owner@example.com',
    role: 'administrator',
    registeredAt: NOW,
  });
  seedDemoShop(db, { now: NOW, orders: ORDERS });
  history = readHistory();
});
afterAll(() => context.db.close());

/** What the shop answers its owner; `undefined` for what is not there. */
function ask(address: string, method = 'GET', json?: object): unknown {
  const [path = '', query = ''] = address.split('?');
  const { status, body } = dispatch(context, router, {
    method,
    path,
    query: Object.fromEntries(new URLSearchParams(query)),
    json,
    user: owner,
  });
  if (status === 404) return undefined;
  expect([address, status]).toEqual([address, 200]);
  return JSON.parse(JSON.stringify(body));
}

/** Orders, goods and people as the REST API tells them; only of downloads it says nothing but in reports. */
function readHistory(): History {
  const last = integer(first(context.db, 'SELECT max(id) AS last FROM orders'), 'last');
  const goods = readList(ask, '/wc/v3/products?status=any');
  const categoriesOf = (categories: unknown) =>
    Array.isArray(categories) ? categories.filter(isMap).map(({ id }) => Number(id)) : [];
  return {
    entries: readOrders(ask, last),
    downloads: all(context.db, 'SELECT created_at FROM download_stats').map((row) =>
      integer(row, 'created_at'),
    ),
    members: readList(ask, '/wc/v3/customers?').map(({ id }) => `user ${Number(id)}`),
    categories: new Map(goods.map(({ id, categories }) => [Number(id), categoriesOf(categories)])),
  };
}

function lookAt({ zone, excluded, dateType }: View): void {
  setOption(context.db, 'timezone_string', zone);
  const update = [
    { id: 'woocommerce_excluded_report_order_statuses', value: excluded },
    { id: 'woocommerce_date_type', value: dateType },
  ];
  ask('/wc-analytics/settings/wc_admin/batch', 'POST', { update });
}

test('the shop has everything that reports look at', () => {
  const { entries, downloads, members } = history;
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
  beforeAll(() => lookAt(view));

  test.each(RANGES)('every figure is what the orders add up to, by the %s', (unit, period) => {
    expectTruth(openBooks(history, view)(period, unit), ask);
  });

  test('every row of every file says the same', () => {
    expectFiles(openBooks(history, view)({ first: '2026-10-20 06:00:00', last: NIGHT }, 'week'), fetchFile);
  });
});

/** The file of a report, as soon as it is written. */
function fetchFile(report: string, report_args: object): string {
  const path = `/wc-analytics/reports/${report}/export`;
  const begun = ask(path, 'POST', { report_args });
  const id = isMap(begun) ? String(begun['export_id']) : '';
  now += WAIT_MS;
  expect(ask(`${path}/${id}/status`)).toMatchObject({ percent_complete: 100 });
  const file = readExport(context.db, report, id);
  if (file === undefined) throw new Error(`There is no file of ${report}.`);
  return file;
}
