import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { startShop } from './support/shop';

const shop = startShop();

/** Failed reads are retried after several seconds. */
const AFTER_RETRIES = 30_000; // milliseconds

const addressOf = (path: string, period: string) =>
  `${HOME}&path=${encodeURIComponent(path)}&period=${period}&compare=previous_period`;

const explain = (page: Page, metric: string) =>
  page.getByRole('button', { name: `How “${metric}” is calculated`, exact: true }).first();

const panelOf = (page: Page, metric: string) =>
  page.getByRole('dialog', { name: `How “${metric}” is calculated`, exact: true });

const AGREES = /Verified: matches/;

/** Runs in the page: single words that take more than one line. */
const listBroken = (elements: Element[]): string[] =>
  elements.flatMap((element) => {
    const text = element.textContent.trim();
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    return lines.size > 1 && !/\s/.test(text) ? [text] : [];
  });

/** Focus returns to the element that opened the panel. */
async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).not.toBeAttached();
}

test('metrics explain their calculation and match the orders', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(HOME);

  await page.getByText('Month to date').click();
  await explain(page, 'Products sold').press('Enter');
  const ofHome = panelOf(page, 'Products sold');
  await expect(ofHome.getByText(AGREES)).toBeVisible();
  await expect(ofHome.getByText('Similar metrics')).toBeVisible();
  await leave(page);
  await expect(explain(page, 'Products sold')).toBeFocused();

  await session.open(addressOf('/analytics/overview', 'month'));
  await explain(page, 'Total sales').click();
  await expect(panelOf(page, 'Total sales').getByText(AGREES)).toBeVisible();
  await leave(page);

  await session.open(addressOf('/analytics/revenue', 'year'));
  await page.locator('.sa-summary').getByRole('button', { name: 'How “Net sales” is calculated' }).click();
  const ofReport = panelOf(page, 'Net sales');
  await expect(ofReport.getByText(AGREES)).toBeVisible();
  expect(await ofReport.getByRole('table').first().getByRole('row').allTextContents()).toEqual([
    expect.stringContaining('Gross sales'),
    expect.stringContaining('Coupons−'),
    expect.stringContaining('Returns−'),
    expect.stringContaining('Net sales='),
  ]);
  await ofReport.getByRole('button', { name: 'Next page' }).click();
  await expect(ofReport.getByText(/^11–/)).toBeVisible();
  expect(await session.accessibilityViolations()).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  expect(await session.accessibilityViolations()).toEqual([]);
  expect(await ofReport.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
  expect(await ofReport.locator('td, .sa-pager__jump :is(label, span)').evaluateAll(listBroken)).toEqual([]);
  await leave(page);
  await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  await page.setViewportSize({ width: 1280, height: 800 });

  // A total of the table, and a point of the chart by keyboard only.
  await page.locator('.sa-table-summary').getByRole('button', { name: 'How “Taxes” is calculated' }).click();
  await expect(panelOf(page, 'Taxes').getByText(AGREES)).toBeVisible();
  await leave(page);
  const reader = page.getByRole('slider', { name: 'Data points of the chart Gross sales' });
  await reader.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(panelOf(page, 'Gross sales').getByText(AGREES)).toBeVisible();
  await leave(page);
  await expect(reader).toBeFocused();
  expect(session.unexpectedMessages).toEqual([]);
});

test('shows analysts a notice instead of the comparison with orders', async () => {
  const session = await shop.openSessionAs('analyst');
  const { page } = session;
  await session.open(addressOf('/analytics/orders', 'month'));

  await page.locator('.sa-summary').getByRole('button', { name: 'How “Orders” is calculated' }).click();

  const panel = panelOf(page, 'Orders');
  await expect(panel.getByText(/^You are not allowed to view orders/)).toBeVisible();
  await expect(panel.getByRole('table').last().getByRole('link').first()).toBeVisible();
});

test('shows an error when the orders fail to load, and loads them on Retry', async () => {
  const session = await shop.openSessionAs('admin');
  session.allowConsoleMessage(/Failed to load resource/);
  const { page } = session;
  await session.open(addressOf('/analytics/taxes', 'month'));
  await expect(page.locator('.sa-summary').getByText('Total tax')).toBeVisible();
  await shop.store.setFaults([{ path: '/wc-analytics/orders', kind: 'html', status: 500 }]);

  await page.locator('.sa-summary').getByRole('button', { name: 'How “Total tax” is calculated' }).click();
  const panel = panelOf(page, 'Total tax');
  const failure = panel.getByRole('alert').filter({ hasText: 'The orders could not be loaded' });
  await expect(failure).toBeVisible({ timeout: AFTER_RETRIES });
  await shop.store.setFaults([]);
  await failure.getByRole('button', { name: 'Retry' }).click();

  await expect(panel.getByText(AGREES)).toBeVisible();
});
