import type { Page } from 'playwright-core';
import { HOME } from './support/addresses';
import { eventually } from './support/eventually';
import { startShop } from './support/shop';

const shop = startShop();

/** Reads are tried again after a refusal, with pauses of seconds. */
const AFTER_RETRIES = 30_000; // milliseconds

const addressOf = (path: string) => `${HOME}&path=${encodeURIComponent(path)}&period=year`;

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function settled(page: Page): Promise<void> {
  await page.locator('.sa-report').waitFor();
  await eventually(async () => expect(await page.locator('.sa-report [aria-busy="true"]').count()).toBe(0));
}

/** The figures of the present period, not of the one it is compared with; some know no dates. */
function isOfThisYear(address: string, stats: string): boolean {
  const { pathname, searchParams } = new URL(address);
  const after = searchParams.get('after') ?? '';
  return pathname.endsWith(`/reports/${stats}/stats`) && (!after || after.startsWith(YEAR));
}

const YEAR = String(new Date().getFullYear());

const count = (value: number) => value.toLocaleString('en-US');
const money = (value: number) => value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

interface Opened {
  report: string;
  title: string;
  path?: string;
  /** Whose totals stand on the screen. */
  stats?: string;
  /** A figure, where it stands and how it is written. */
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

test.each(REPORTS)(
  'the report $report shows what the API says, to everybody and on a phone',
  async ({ report, title, path = `/analytics/${report}`, stats = report, figure, label, write = count }) => {
    const visitor = await shop.visitAs('admin');
    const { page } = visitor;
    const answered = page.waitForResponse((response) => isOfThisYear(response.url(), stats));

    await visitor.open(addressOf(path));
    const answer = (await (await answered).json()) as { totals: Record<string, number> };
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await settled(page);

    const tile = page.locator('.sa-summary li', { has: page.getByText(label, { exact: true }) }).first();
    await eventually(async () =>
      expect(await tile.locator('.sa-summary__value').textContent()).toContain(
        write(answer.totals[figure] ?? Number.NaN),
      ),
    );
    await page.getByRole('region', { name: title, exact: true }).getByRole('table').waitFor();
    expect(await visitor.layoutShift()).toBeLessThan(0.02);
    expect(await visitor.accessibilityViolations()).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    await eventually(async () => expect(await overflow(page)).toBeLessThanOrEqual(0));
  },
);

test('a table that cannot be read says so, and everything else stands', async () => {
  const visitor = await shop.visitAs('analyst');
  visitor.expectNoise(/Failed to load resource/);
  const { page } = visitor;
  await shop.store.setFaults([{ path: '/wc-analytics/reports/orders', kind: 'html', status: 500 }]);

  await visitor.open(addressOf('/analytics/orders'));
  const failure = page.getByRole('alert').filter({ hasText: 'The table could not be loaded' });
  await failure.waitFor({ timeout: AFTER_RETRIES });
  await page.getByRole('figure', { name: 'Orders' }).waitFor();
  expect(await visitor.accessibilityViolations()).toEqual([]);

  await shop.store.setFaults([]);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('table').getByRole('link').first().waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('figures of the home screen lead to the report and the period that explain them', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  await visitor.open(HOME);

  await page.getByRole('link', { name: /^Total sales/ }).click();

  await page.getByRole('heading', { level: 1, name: 'Revenue' }).waitFor();
  await page.getByRole('button', { name: /Today/ }).waitFor();
  await page
    .getByRole('link', { name: /^Total sales/, exact: false })
    .and(page.locator('[aria-current="true"]'))
    .waitFor();
});

/** An order as the REST API tells it. */
interface Order {
  status: string;
  date_created: string;
  total: string;
  total_tax: string;
  shipping_total: string;
  discount_total: string;
  coupon_lines: unknown[];
  tax_lines: unknown[];
}

/** Those that count in reports unless the owner says otherwise. */
const isCounted = ({ status }: Order) => !['pending', 'cancelled', 'failed'].includes(status);

/** Figures that refunds leave alone, with the screen they stand on and how they follow from the orders. */
const RECOUNTED: [report: string, label: string, count: (orders: readonly Order[]) => string][] = [
  ['Orders', 'Orders', (orders) => count(orders.length)],
  [
    'Revenue',
    'Gross sales',
    (orders) =>
      money(
        sum(orders, (order) => Number(order.total) - Number(order.total_tax) - Number(order.shipping_total)) +
          sum(orders, (order) => Number(order.discount_total)),
      ),
  ],
  ['Revenue', 'Coupons', (orders) => money(sum(orders, (order) => Number(order.discount_total)))],
  [
    'Coupons',
    'Discounted orders',
    (orders) => count(orders.filter(({ coupon_lines: lines }) => lines.length > 0).length),
  ],
  ['Taxes', 'Orders', (orders) => count(orders.filter(({ tax_lines: lines }) => lines.length > 0).length)],
];

const sum = (orders: readonly Order[], of: (order: Order) => number) =>
  orders.reduce((total, order) => total + of(order), 0);

test('figures are what their orders come to, whichever days are looked at', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  // Of numbers that are no order's.
  visitor.expectNoise(/Failed to load resource.*404/);
  await visitor.open(HOME);
  const orders = (await page.evaluate(readOrders)).filter(isCounted);
  expect(orders.length).toBeGreaterThan(100);

  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const ranges = [
    [daysAgo(400), daysAgo(200)],
    [daysAgo(90), daysAgo(2)],
  ] as const;
  for (const [after, before] of ranges) {
    const counted = orders.filter(
      ({ date_created: date }) => date >= `${after}T00:00:00` && date <= `${before}T23:59:59`,
    );
    expect(counted.length).toBeGreaterThan(0);
    await visitor.open(`${HOME}&path=%2Fanalytics%2Foverview&period=custom&after=${after}&before=${before}`);
    for (const [report, label, recount] of RECOUNTED) {
      await page.locator(`#adminmenu a[href*="%2Fanalytics%2F${report.toLowerCase()}"]`).click();
      await page.getByRole('heading', { level: 1, name: report }).waitFor();
      const tile = page.locator('.sa-summary li', { has: page.getByText(label, { exact: true }) }).first();
      await eventually(async () =>
        expect([report, label, await tile.locator('.sa-summary__value > bdi').first().textContent()]).toEqual(
          [report, label, recount(counted)],
        ),
      );
    }
  }
});

/** In the page: every order. Lists leave out those whose status nothing registers any more; they are asked for singly. */
async function readOrders(): Promise<Order[]> {
  const { api } = (window as unknown as { storeAdminHost: { api: { root: string; nonce: string } } })
    .storeAdminHost;
  const read = async (path: string) => {
    const response = await fetch(`${api.root}wc/v3/orders${path}`, {
      headers: { 'X-WP-Nonce': api.nonce },
    });
    return response.ok ? ((await response.json()) as unknown) : undefined;
  };
  const listed: (Order & { id: number })[] = [];
  for (let page = 1; listed.length === (page - 1) * 100; page += 1) {
    listed.push(...((await read(`?per_page=100&page=${page}`)) as typeof listed));
  }
  const known = new Set(listed.map(({ id }) => id));
  const numbers = Array.from({ length: Math.max(...known) }, (_, index) => index + 1);
  const others = await Promise.all(numbers.filter((id) => !known.has(id)).map((id) => read(`/${id}`)));
  return [...listed, ...(others.filter(Boolean) as Order[])];
}
