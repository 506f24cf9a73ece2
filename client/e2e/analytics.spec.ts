import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { call } from './support/rest';
import { startShop } from './support/shop';

const shop = startShop();

/** Failed reads are retried after several seconds. */
const AFTER_RETRIES = 30_000; // milliseconds

const addressOf = (path: string) => `${HOME}&path=${encodeURIComponent(path)}&period=year`;

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function settled(page: Page): Promise<void> {
  await expect(page.locator('.sa-report')).toBeVisible();
  await expect(page.locator('.sa-report [aria-busy="true"]')).toHaveCount(0);
}

/** Metrics of the current period, not of the comparison period; some have no dates. */
function isOfThisYear(address: string, stats: string): boolean {
  const { pathname, searchParams } = new URL(address, shop.origin);
  const after = searchParams.get('after') ?? '';
  return pathname.endsWith(`/reports/${stats}/stats`) && (!after || after.startsWith(YEAR));
}

interface StatsResponse {
  totals: Record<string, number>;
}

const YEAR = String(new Date().getFullYear());

const count = (value: number) => value.toLocaleString('en-US');
const money = (value: number) => value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

interface Opened {
  report: string;
  title: string;
  path?: string;
  /** The endpoint of the totals on the screen. */
  stats?: string;
  /** A metric, with its place and format. */
  figure: string;
  label: string;
  write?: (value: number) => string;
}

const REPORTS: Opened[] = [
  { report: 'revenue', title: 'Revenue', figure: 'net_revenue', label: 'Net sales', write: money },
  { report: 'products', title: 'Products', figure: 'items_sold', label: 'Items sold' },
  { report: 'variations', title: 'Variations', figure: 'items_sold', label: 'Items sold' },
  { report: 'orders', title: 'Orders', figure: 'orders_count', label: 'Orders' },
  { report: 'categories', title: 'Categories', stats: 'products', figure: 'orders_count', label: 'Orders' },
  { report: 'coupons', title: 'Coupons', figure: 'orders_count', label: 'Discounted orders' },
  { report: 'taxes', title: 'Taxes', figure: 'total_tax', label: 'Total tax', write: money },
  { report: 'stock', title: 'Stock', figure: 'products', label: 'Products' },
  { report: 'downloads', title: 'Downloads', figure: 'download_count', label: 'Downloads' },
  {
    report: 'customers',
    title: 'Customers',
    path: '/customers',
    figure: 'customers_count',
    label: 'Customers',
  },
];

for (const {
  report,
  title,
  path = `/analytics/${report}`,
  stats = report,
  figure,
  label,
  write = count,
} of REPORTS) {
  test(`${report} report matches the API, is accessible, and fits a phone`, async () => {
    const session = await shop.openSessionAs('admin');
    const { page } = session;
    const answered = page.waitForResponse((response) => isOfThisYear(response.url(), stats));

    await session.open(addressOf(path));
    const { totals } = (await (await answered).json()) as StatsResponse;
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await settled(page);

    const tile = page.locator('.sa-summary li', { has: page.getByText(label, { exact: true }) }).first();
    await expect(tile.locator('.sa-summary__value')).toContainText(write(totals[figure] ?? Number.NaN));
    await expect(page.getByRole('region', { name: title, exact: true }).getByRole('table')).toBeVisible();
    expect(await session.layoutShift()).toBeLessThan(0.02);
    expect(await session.accessibilityViolations()).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  });
}

test('shows an error with Retry when the table fails to load, and keeps the chart', async () => {
  const session = await shop.openSessionAs('analyst');
  session.allowConsoleMessage(/Failed to load resource/);
  const { page } = session;
  await shop.store.setFaults([{ path: '/wc-analytics/reports/orders', kind: 'html', status: 500 }]);

  await session.open(addressOf('/analytics/orders'));
  const failure = page.getByRole('alert').filter({ hasText: 'The table could not be loaded' });
  await expect(failure).toBeVisible({ timeout: AFTER_RETRIES });
  await expect(page.getByRole('figure', { name: 'Orders' })).toBeVisible();
  expect(await session.accessibilityViolations()).toEqual([]);

  await shop.store.setFaults([]);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a home screen metric opens its report for the same period', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(HOME);

  await page.getByRole('link', { name: /^Total sales/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Revenue' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Date range: Today/ })).toBeVisible();
  await expect(
    page.getByRole('link', { name: /^Total sales/, exact: false }).and(page.locator('[aria-current="true"]')),
  ).toBeVisible();
});

/** An order in the REST API. */
interface Order {
  id: number;
  status: string;
  date_created_gmt: string;
  total: string;
  total_tax: string;
  shipping_total: string;
  discount_total: string;
  coupon_lines: unknown[];
  tax_lines: unknown[];
  refunds: Refund[];
}

/** A refund with its own date; parts of it are negative. */
interface Refund {
  date_created_gmt: string;
  amount: string;
  line_items: Line[];
  shipping_lines: Line[];
  fee_lines: Line[];
}

interface Line {
  total: string;
  total_tax: string;
}

/** The orders and refunds of a period. */
interface Counted {
  orders: readonly Order[];
  refunds: readonly Refund[];
}

const total = <Item>(items: readonly Item[], of: (item: Item) => unknown) =>
  items.reduce((sum, item) => sum + Number(of(item)), 0);

const grossOf = ({ orders }: Counted) =>
  total(orders, (order) => order.total) -
  total(orders, (order) => order.total_tax) -
  total(orders, (order) => order.shipping_total) +
  discountOf({ orders });

const discountOf = ({ orders }: Pick<Counted, 'orders'>) => total(orders, (order) => order.discount_total);

/** Without tax and shipping, which were refunded as well. */
const returnsOf = ({ refunds }: Counted) =>
  total(
    refunds,
    ({ amount, line_items: lines, shipping_lines: shipping, fee_lines: fees }) =>
      Number(amount) +
      total([...lines, ...shipping, ...fees], (line) => line.total_tax) +
      total(shipping, (line) => line.total),
  );

/** Metrics, with their screens and how they are calculated from orders. */
const RECOUNTED: [report: string, label: string, count: (counted: Counted) => string][] = [
  ['Orders', 'Orders', ({ orders }) => count(orders.length)],
  ['Revenue', 'Gross sales', (counted) => money(grossOf(counted))],
  ['Revenue', 'Coupons', (counted) => money(discountOf(counted))],
  ['Revenue', 'Returns', (counted) => money(returnsOf(counted))],
  ['Revenue', 'Net sales', (counted) => money(grossOf(counted) - discountOf(counted) - returnsOf(counted))],
  [
    'Revenue',
    'Total sales',
    ({ orders, refunds }) =>
      money(total(orders, (order) => order.total) - total(refunds, (refund) => refund.amount)),
  ],
  [
    'Coupons',
    'Discounted orders',
    ({ orders }) => count(orders.filter(({ coupon_lines: lines }) => lines.length > 0).length),
  ],
  [
    'Taxes',
    'Orders',
    ({ orders }) => count(orders.filter(({ tax_lines: lines }) => lines.length > 0).length),
  ],
];

/** Local time in a time zone: `2026-03-29 03:30:00`. */
const inZone = (timeZone: string, greenwich: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    new Date(`${greenwich}Z`),
  );

/** Orders and refunds of a period, both days inclusive, for a store with this time zone and these excluded statuses. */
function countBetween(all: readonly Order[], [after, before]: Range, { zone, excluded }: Rules): Counted {
  const counting = all.filter(({ status }) => !excluded.includes(status));
  const isMeant = ({ date_created_gmt: moment }: { date_created_gmt: string }) => {
    const day = inZone(zone, moment).slice(0, 10);
    return day >= after && day <= before;
  };
  return {
    orders: counting.filter(isMeant),
    refunds: counting.flatMap(({ refunds }) => refunds).filter(isMeant),
  };
}

type Range = readonly [after: string, before: string];

interface Rules {
  zone: string;
  excluded: readonly string[];
}

const AS_SET_UP: Rules = { zone: 'UTC', excluded: ['pending', 'cancelled', 'failed'] };

/** Beyond the date line, with orders to fulfill excluded. */
const FAR_AWAY: Rules = { zone: 'Pacific/Kiritimati', excluded: ['processing', 'on-hold', 'failed'] };

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('metrics match orders and refunds across dates, time zones and excluded statuses', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  // For ids that are not orders.
  session.allowConsoleMessage(/Failed to load resource.*404/);
  await session.open(HOME);
  const all = await readOrders(page);
  expect(all.length).toBeGreaterThan(100);

  async function expectTotals(range: Range, counted: Counted): Promise<void> {
    expect(Math.min(counted.orders.length, counted.refunds.length)).toBeGreaterThan(0);
    const [after, before] = range;
    await session.open(`${HOME}&path=%2Fanalytics%2Foverview&period=custom&after=${after}&before=${before}`);
    for (const [report, label, recount] of RECOUNTED) {
      await page.locator(`#adminmenu a[href*="%2Fanalytics%2F${report.toLowerCase()}"]`).click();
      await expect(page.getByRole('heading', { level: 1, name: report })).toBeVisible();
      const tile = page.locator('.sa-summary li', { has: page.getByText(label, { exact: true }) }).first();
      await expect
        .poll(async () => [
          report,
          label,
          await tile.locator('.sa-summary__value > bdi').first().textContent(),
        ])
        .toEqual([report, label, recount(counted)]);
    }
  }

  const lately = [daysAgo(90), daysAgo(2)] as const;
  await expectTotals(lately, countBetween(all, lately, AS_SET_UP));

  await session.post('/wp/v2/settings', { timezone: FAR_AWAY.zone });
  await session.post('/wc-analytics/settings/wc_admin/batch', {
    update: [{ id: 'woocommerce_excluded_report_order_statuses', value: FAR_AWAY.excluded }],
  });
  // From a day on which an order had not yet been placed in UTC.
  const moved = all.find(
    ({ status, date_created_gmt: moment }) =>
      !FAR_AWAY.excluded.includes(status) &&
      moment < daysAgo(120) &&
      inZone(FAR_AWAY.zone, moment).slice(0, 10) > moment.slice(0, 10),
  );
  const range = [inZone(FAR_AWAY.zone, moved?.date_created_gmt ?? '').slice(0, 10), daysAgo(2)] as const;
  const counted = countBetween(all, range, FAR_AWAY);
  expect(countBetween(all, range, { ...FAR_AWAY, zone: 'UTC' }).orders).not.toEqual(counted.orders);
  await expectTotals(range, counted);
});

test('dates stay on one line with all columns shown', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await page.setViewportSize({ width: 1360, height: 900 });
  await session.open(HOME);
  await session.post('/wp/v2/users/me', { woocommerce_meta: { customers_report_columns: '[]' } });
  await session.open(`${HOME}&path=%2Fcustomers`);
  await expect(page.getByRole('columnheader', { name: 'Postal code' })).toBeVisible();
  await settled(page);

  const dates = page.getByRole('cell', { name: /^[A-Z][a-z]+ \d+, \d{4}$/ });
  expect(await dates.count()).toBeGreaterThan(20);
  for (const date of await dates.all()) expect(await date.evaluate(listLineStarts)).toHaveLength(1);
});

test('wrapped amounts stay left-aligned', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(HOME);
  await session.post('/wc/v3/settings/general/batch', {
    update: [
      { id: 'woocommerce_currency', value: 'SAR' },
      { id: 'woocommerce_currency_pos', value: 'left_space' },
    ],
  });
  const [product] = await call<{ id: number }[]>(page, 'wc/v3/products?per_page=1&type=simple');
  const total = '123456789012.50';
  await session.post('/wc/v3/orders', {
    status: 'completed',
    line_items: [{ product_id: product?.id, quantity: 1, subtotal: total, total }],
  });

  await page.setViewportSize({ width: 1360, height: 900 });
  await session.open(`${HOME}&path=%2Fanalytics%2Frevenue&period=today&interval=hour`);
  const amount = page.locator('.sa-summary__value > bdi', { hasText: '123,456,789,' }).first();
  await expect(amount).toBeVisible();
  await settled(page);

  const start = (await amount.boundingBox())?.x ?? Number.NaN;
  const starts = await amount.evaluate(listLineStarts);
  expect(starts.length).toBeGreaterThan(1);
  for (const left of starts) expect(left).toBeCloseTo(start, 0);
});

/**
 * Runs in the page: the vertical positions of an element's lines in pixels. Its parts use several fonts, so heights are
 * compared.
 */
function listLineStarts(element: Element): number[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
  const top = element.getBoundingClientRect().top;
  const lines = new Map<number, number>();
  for (const rect of range.getClientRects()) {
    const line = Math.floor(((rect.top + rect.bottom) / 2 - top) / lineHeight);
    lines.set(line, Math.min(rect.left, lines.get(line) ?? rect.left));
  }
  return [...lines.values()];
}

const ORDERS = 'wc/v3/orders';

/** All orders. Lists leave out orders with unregistered statuses; those are requested individually. */
async function readOrders(page: Page): Promise<Order[]> {
  const listed: Order[] = [];
  for (let at = 1; listed.length === (at - 1) * 100; at += 1) {
    listed.push(...(await call<Order[]>(page, `${ORDERS}?per_page=100&page=${at}`)));
  }
  const known = new Set(listed.map(({ id }) => id));
  const numbers = Array.from({ length: Math.max(...known) }, (_, index) => index + 1);
  const others = await Promise.all(
    numbers.filter((id) => !known.has(id)).map((id) => call<Partial<Order>>(page, `${ORDERS}/${id}`)),
  );
  const all = [...listed, ...others.filter((other): other is Order => other.id !== undefined)];
  return Promise.all(
    all.map(async (order) => ({
      ...order,
      refunds: order.refunds.length > 0 ? await call<Refund[]>(page, `${ORDERS}/${order.id}/refunds`) : [],
    })),
  );
}
