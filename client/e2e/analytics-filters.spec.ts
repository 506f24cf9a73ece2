import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { call } from './support/rest';
import { startShop } from './support/shop';

const shop = startShop(['--orders', '120']);

const RANGE = { after: '2026-01-01', before: '2026-11-20' };
const PERIOD = `period=custom&compare=previous_year&after=${RANGE.after}&before=${RANGE.before}`;
const ORDERS = `${HOME}&path=%2Fanalytics%2Forders&${PERIOD}`;
const PRODUCTS = `${HOME}&path=%2Fanalytics%2Fproducts&${PERIOD}`;
const PHONE = { width: 320, height: 900 };

/** The store's number of orders, requested directly from the API. */
async function countOrders(page: Page, filters = ''): Promise<number> {
  const range = `after=${RANGE.after}T00:00:00&before=${RANGE.before}T23:59:59`;
  const path = `wc-analytics/reports/orders/stats?interval=year&${range}${filters}`;
  const { totals } = await call<{ totals: { orders_count: number } }>(page, path);
  return totals.orders_count;
}

/** The value in the report, without the change beside it. */
const shownOrders = (page: Page): Promise<number> =>
  page
    .locator('.sa-summary__figure', { hasText: /^Orders/ })
    .locator('.sa-summary__value')
    .evaluate((value) => Number(value.firstChild?.textContent));

const expectOrders = (page: Page, count: number) => expect.poll(() => shownOrders(page)).toBe(count);

const token = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test(
  'filters by two statuses with the keyboard, matches the API, and survives a reload',
  { tag: '@wordpress' },
  async () => {
    const session = await shop.openSessionAs('admin');
    const { page } = session;
    await session.open(ORDERS);
    const all = await countOrders(page);
    const chosen = await countOrders(page, '&status_is[0]=completed&status_is[1]=refunded');
    expect(chosen).toBeGreaterThan(0);
    expect(chosen).toBeLessThan(all);
    await expectOrders(page, all);

    await page.getByRole('combobox', { name: 'Show' }).press('ArrowDown');
    await page.getByRole('button', { name: 'Add a filter' }).press('Enter');
    await expect(page.locator('[role=menuitem]:focus', { hasText: 'Order status' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('select:focus')).toBeVisible();
    await page.keyboard.press('Tab');
    const search = page.getByRole('combobox', { name: 'Order status' });
    for (const status of ['Completed', 'Refunded']) {
      await search.pressSequentially(status.slice(0, 4));
      await expect(page.getByRole('option', { name: status, selected: true })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(token(page, status)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter');

    await page.waitForURL(/status_is=completed(,|%2C)refunded/);
    await expectOrders(page, chosen);

    await page.reload();
    await expect(token(page, 'Refunded')).toBeVisible();
    await expectOrders(page, chosen);
    expect(await session.accessibilityViolations()).toEqual([]);

    await page.setViewportSize(PHONE);
    await expect.poll(() => overflow(page)).toBe(0);
    expect(await session.accessibilityViolations()).toEqual([]);

    await page.getByRole('button', { name: 'Clear all filters' }).press('Enter');
    await expectOrders(page, all);
  },
);

test(
  'shows the product search on one line with its drop-down and the date range',
  { tag: '@wordpress' },
  async () => {
    const session = await shop.openSessionAs('admin');
    const { page } = session;
    await page.setViewportSize({ width: 1360, height: 900 });
    await session.open(PRODUCTS);
    await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Single product' });
    const search = page.getByRole('combobox', { name: 'Single product' });
    const bottomOf = async (part: string) => {
      const box = await page.locator(part).boundingBox();
      return box ? box.y + box.height : NaN;
    };
    // Positions differ by a pixel or two; a second line is more than 20 pixels away.
    const expectOneLine = async () => {
      const bottom = await bottomOf('.sa-range__button');
      expect(Math.abs((await bottomOf('.sa-filter-picker select')) - bottom)).toBeLessThan(4);
      expect(Math.abs((await bottomOf('.sa-filter-picker__item .sa-field__box')) - bottom)).toBeLessThan(4);
    };
    await expect(search).toBeVisible();
    await expectOneLine();

    await search.fill('coffee');
    await page.locator('[role=option]', { hasText: 'Coffee' }).first().click();
    await expect(page.getByRole('button', { name: /^Remove .*Coffee/ })).toBeVisible();

    await expectOneLine();
  },
);

test('compares rows and remembers the chosen columns', { tag: '@wordpress' }, async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(PRODUCTS);
  const ticks = page.getByRole('row').getByRole('checkbox');
  await expect(ticks.nth(2)).toBeVisible();

  await page.getByRole('button', { name: 'Choose columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Orders', checked: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Orders' })).not.toBeAttached();
  await ticks.nth(1).check();
  await ticks.nth(2).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();

  await page.waitForURL(/filter=compare-products&products=\d+(,|%2C)\d+/);
  await expect(page.locator('tbody .sa-table__row')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Compare Products' })).toBeVisible();
  expect(await session.accessibilityViolations()).toEqual([]);

  await page.reload();
  await expect(ticks.nth(2)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Orders' })).toHaveCount(0);
  await expect(page.locator('tbody .sa-table__row')).toHaveCount(2);
});
