import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { startShop } from './support/shop';
import type { UserSession } from './support/user-session';
import { expectAccessible } from './support/wizards';

const shop = startShop();

const MARKETING = `${HOME}&path=%2Fmarketing`;
const LISTS = '/wc-admin/marketing';
const SCREEN = '.sa-marketing';
const PHONE = { viewport: { width: 320, height: 700 } };

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Waits until every section has content. */
async function everySectionShown(page: Page): Promise<void> {
  await expect(
    page
      .getByText('23 orders worth')
      .or(page.getByText(/\d+ orders? worth/))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mugs for grey mornings' })).toBeVisible();
  await expect(card(page, 'Coupons').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('Klaviyo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Install: MailPoet' })).toBeVisible();
}

test('shows all sections, pages through campaigns, activates an extension, hides the intro', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(HOME);
  await page.getByRole('link', { name: 'Marketing', exact: true }).first().click();
  await everySectionShown(page);
  expect(await session.layoutShift()).toBeLessThan(0.02);
  await expectAccessible(session);

  await page.getByRole('button', { name: 'Next page' }).first().click();
  await expect(page.getByRole('link', { name: 'Winter market' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mugs for grey mornings' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Create a campaign', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Create: Search advertisement' })).toBeVisible();
  await expectAccessible(session, '[role="dialog"]');
  await page.getByRole('button', { name: 'Add channels for other campaign types' }).click();
  await expect(page.locator(':focus', { hasText: 'Recommended channels' })).toBeVisible();

  // By keyboard only; other buttons stay usable.
  await page.getByRole('button', { name: 'Activate: Klaviyo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-busy="true"][aria-label="Activate: Klaviyo"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Install: MailPoet' })).toBeEnabled();
  await expect(page.getByText('Klaviyo is installed and active')).toBeVisible();
  await expect(page.locator(':focus[aria-label="Finish setup: Klaviyo"]')).toBeVisible();

  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Articles pagination' })).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset['colorScheme'] = 'dark'));
  await expectAccessible(session, SCREEN);

  await page.getByRole('button', { name: 'Close introduction' }).click();
  await page.waitForLoadState('networkidle');
  await session.open(MARKETING);
  await everySectionShown(page);
  await expect(page.getByRole('button', { name: 'Close introduction' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Add coupon' }).click();
  await page.waitForURL(/post-new\.php\?post_type=shop_coupon/);
});

test('failed sections show errors on a right-to-left phone, and Retry loads them', async () => {
  const session = await shop.openSessionAs('admin', PHONE);
  await session.context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl'));
  });
  session.allowConsoleMessage(/status of 50\d/);
  const { page } = session;
  await shop.store.setFaults([
    { path: `${LISTS}/campaigns`, kind: 'html', status: 502 },
    { path: '/wc-analytics/coupons', kind: 'status', status: 500 },
  ]);
  await session.open(MARKETING);
  await expect(page.getByText('The campaigns could not be loaded')).toBeVisible();
  await expect(page.getByText('The coupons could not be loaded')).toBeVisible();
  await expect(page.getByText(/\d+ orders? worth/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Install: MailPoet' })).toBeVisible();
  await expectAccessible(session);

  await shop.store.setFaults([]);
  await card(page, 'Campaigns').getByRole('button', { name: 'Retry' }).click();
  await card(page, 'Coupons').getByRole('button', { name: 'Retry' }).click();

  await expect(page.getByRole('link', { name: 'Mugs for grey mornings' })).toBeVisible();
  await expect(card(page, 'Coupons').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(session, SCREEN);
});

test('hides recommendations when turned off, and shows analysts the used coupons', async () => {
  const session = await shop.openSessionAs('admin');
  await session.setOption('woocommerce_show_marketplace_suggestions', 'no');
  await session.open(MARKETING);
  await expect(session.page.getByRole('link', { name: 'Mugs for grey mornings' })).toBeVisible();
  await expect(card(session.page, 'Installed extensions')).toBeVisible();
  await expect(session.page.getByText('Discover more marketing tools')).toHaveCount(0);
  expect(session.apiCalls).not.toContain(`GET ${LISTS}/recommendations`);
  await session.setOption('woocommerce_show_marketplace_suggestions', 'yes');

  const reader: UserSession = await shop.openSessionAs('analyst', PHONE);
  await reader.open(MARKETING);
  await expect(card(reader.page, 'Coupons used in the last 30 days')).toBeVisible();
  await expectAccessible(reader);
});
