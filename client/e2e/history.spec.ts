import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { startShop } from './support/shop';
import type { UserSession } from './support/user-session';

const shop = startShop();

const HISTORY = `${HOME}&path=${encodeURIComponent('/history')}`;
const PHONE = { width: 320, height: 640 };

/** The design's limit for any screen while it loads. */
const LAYOUT_SHIFT_LIMIT = 0.02;

const rowOf = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name });
const undoIn = (page: Page, name: string | RegExp) =>
  rowOf(page, name).getByRole('button', { name: /^Undo/ });

/** The accessible text of the row. */
const TO_BERGEN = /to\s+Bergen/;

async function setCity(session: UserSession, value: string): Promise<void> {
  await session.post('/wc-analytics/settings/general/batch', {
    update: [{ id: 'woocommerce_store_city', value }],
  });
}

test('lists and undoes changes, asks before overwriting newer values, and downloads a CSV file', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(HISTORY);
  await expect(page.getByText(/No changes yet/)).toBeVisible();

  await setCity(session, 'Bergen');
  // Through the command palette, right after a change.
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByRole('combobox', { name: /Screens, reports/ }).fill('layout');
  await page
    .getByRole('option', { name: /in (one|two) columns?/ })
    .first()
    .click();
  await page.reload();
  const layout = rowOf(page, 'Layout');
  await expect(layout).toBeVisible();
  await expect(rowOf(page, 'Bergen').getByText('Settings: general')).toBeVisible();
  expect(await session.layoutShift()).toBeLessThan(LAYOUT_SHIFT_LIMIT);
  expect(await session.accessibilityViolations()).toEqual([]);

  // Undo by keyboard only.
  await undoIn(page, 'Layout').focus();
  await page.keyboard.press('Enter');
  await expect(layout.filter({ hasText: 'Already undone' })).toBeVisible();
  await expect(rowOf(page, /Undone/)).toBeVisible();

  // Undo of a value that was changed since: both values are shown, and nothing is written before the second press.
  await setCity(session, 'Tromsø');
  await undoIn(page, TO_BERGEN).click();
  const dialog = page.getByRole('dialog', { name: 'Changed since' });
  await expect(dialog.getByRole('row', { name: /City .*Bergen Tromsø/ })).toBeVisible();
  expect(await session.accessibilityViolations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep current values' }).click();
  await undoIn(page, TO_BERGEN).click();
  await dialog.getByRole('button', { name: 'Undo anyway' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, /Undone/).filter({ hasText: 'Tromsø' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Settings' });
  await expect(rowOf(page, 'Layout').first()).toBeHidden();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await text(await (await downloading).createReadStream());
  expect(file).toContain(',Settings,general,Undone,City,Tromsø,');
  expect(file).not.toContain('Layout');

  await page.setViewportSize(PHONE);
  await expect(rowOf(page, /Undone/).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(session.unexpectedMessages).toEqual([]);
});

test('analysts cannot open the history', async () => {
  const session = await shop.openSessionAs('analyst');
  await session.open(HISTORY);

  await expect(session.page.getByRole('heading', { name: 'Not allowed' }).first()).toBeVisible();
});
