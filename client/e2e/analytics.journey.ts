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
