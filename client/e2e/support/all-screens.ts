import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { HOME } from './urls';
import { isInWordPress } from './host';

/** Enough orders for every screen to have something to show. */
export const ALL_SCREENS_FLAGS = ['--orders', '120'];

const ADMIN = '/wp-admin/';
const own = (path: string, query = '') => `${HOME}&path=${encodeURIComponent(path)}${query}`;

/** One screen of each kind that the dashboard renders as a whole, in the demo store. */
const DASHBOARD_SCREENS: readonly string[] = [
  HOME,
  ...['store_details', 'products', 'payments', 'shipping'].map((task) => `${HOME}&task=${task}`),
  own('/analytics/overview'),
  own('/analytics/orders'),
  own('/analytics/stock'),
  own('/analytics/settings'),
  own('/customers'),
  own('/marketing'),
  own('/store-admin/extensions'),
  own('/history'),
  own('/product/1'),
  own('/settings/email'),
];

/** One page of each kind that the dashboard only decorates, or that belongs to the embedded store alone. */
const CLASSIC_SCREENS: readonly string[] = [
  'admin.php?page=wc-settings',
  'admin.php?page=wc-settings&tab=tax&section=standard',
  'edit.php?post_type=shop_order',
  'post.php?post=1&action=edit&post_type=product',
  'users.php',
]
  .map((page) => ADMIN + page)
  // The page for a link in an email that lost a part of its URL.
  .concat('/store/outbox', '/store/unsubscribe');

/** All screens of the embedded store; in WordPress others render the classic pages, for light mode only. */
export const ALL_SCREENS: readonly string[] = isInWordPress()
  ? DASHBOARD_SCREENS
  : [...DASHBOARD_SCREENS, ...CLASSIC_SCREENS];

/** One dialog of each kind, and how to open it from the orders report. */
export const REPORT_WITH_DIALOGS = own('/analytics/orders');
export const DIALOGS: readonly { name: string | RegExp; open(page: Page): Promise<void> }[] = [
  {
    name: /^How “.*” is calculated$/,
    open: (page) =>
      page
        .getByRole('button', { name: /^How “/ })
        .first()
        .click(),
  },
  {
    name: 'Send by email',
    async open(page) {
      await page.getByRole('button', { name: /^View/ }).click();
      await page.getByRole('menuitem', { name: 'Send by email…' }).click();
    },
  },
  { name: 'Find anything', open: (page) => page.getByRole('button', { name: 'Find anything' }).click() },
  { name: 'Keyboard shortcuts', open: (page) => page.keyboard.press('?') },
];

/** Waits until a screen has loaded its data and is painted. */
export async function waitForScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]:visible, .sa-placeholder:visible')).toHaveCount(0);
  await waitForPaint(page);
}

/** Waits for fonts and for two animation frames. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** Waits until the page has updated the header's offset, shortly after a change of the window's width. */
export const waitForHeaderOffset = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const header = document.querySelector<HTMLElement>('.woocommerce-layout__header');
        const room = document.getElementById('wpbody')?.style.marginBlockStart ?? '';
        return header && room !== '' ? Number.parseInt(room, 10) - header.offsetHeight : 0;
      }),
    )
    .toBe(0);
