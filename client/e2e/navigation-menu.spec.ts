import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { GENERAL_SETTINGS, HOME } from './support/urls';
import { startShop } from './support/shop';
import type { UserSession } from './support/user-session';

const shop = startShop(['--features', 'navigation']);

const COUPONS = '/wp-admin/edit.php?post_type=shop_coupon';
const FEATURES = '/wp-admin/admin.php?page=wc-settings&tab=advanced&section=features';
const TOOLTIP = 'woocommerce_navigation_favorites_tooltip_hidden';
/** Contains the navigation and its introduction. */
const HEADER = '.woocommerce-layout__header';

const DESKTOP = { width: 1360, height: 900 };
const PHONE = { width: 320, height: 640 };

/** The design's limit for any screen while it loads. */
const LAYOUT_SHIFT_LIMIT = 0.02;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Store', exact: true });
const icon = (page: Page) => page.getByRole('button', { name: 'Store navigation' });
const hint = (page: Page) => page.getByRole('dialog', { name: 'Introducing favorites' });
const isOpen = async (page: Page) => (await icon(page).getAttribute('aria-expanded')) === 'true';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectWellBehaved(
  session: UserSession,
  scope: Parameters<UserSession['accessibilityViolations']>[0] = {},
): Promise<void> {
  expect(await session.accessibilityViolations(scope)).toEqual([]);
  expect(await overflow(session.page)).toBeLessThanOrEqual(0);
  expect(await session.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
}

for (const [name, options, ...tag] of [
  ['on a desktop', { viewport: DESKTOP }, '@slow'],
  ['at 320 pixels', { viewport: PHONE }],
] satisfies [string, BrowserContextOptions, ...tag: string[]][]) {
  test(
    `${name}, is accessible open, collapsed and with its introduction, and does not shift`,
    { tag },
    async () => {
      const session = await shop.openSessionAs('admin', options);
      const { page } = session;
      await session.setOption(TOOLTIP, 'no');

      for (const path of [HOME, GENERAL_SETTINGS]) {
        await session.open(path);
        await expect(icon(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectWellBehaved(session);

        if (!(await isOpen(page))) await icon(page).click();
        await expect(hint(page)).toBeVisible();
        await expectWellBehaved(session, { within: HEADER });
        await page.emulateMedia({ forcedColors: 'active' });
        // Without contrast: in forced colors it depends on the user's palette.
        await expectWellBehaved(session, { within: HEADER, without: ['color-contrast'] });
        await page.emulateMedia({ forcedColors: 'none' });
        await icon(page).click();
        await expect(hint(page)).toHaveCount(0);
        await expectWellBehaved(session, { within: HEADER });
      }

      // The host's own admin bar stays visible.
      await expect(page.locator('#wpadminbar')).toBeVisible();
      expect(await page.locator('#adminmenu').isVisible()).toBe(options.viewport?.width !== PHONE.width);
    },
  );
}

test('is accessible in dark mode and right-to-left, where it is on the right', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.setOption(TOOLTIP, 'yes');
  await session.open(GENERAL_SETTINGS);
  await expect(menu(page).getByRole('link', { name: 'General' })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset['colorScheme'] = 'dark';
    document.documentElement.dir = 'rtl';
  });

  expect(await session.accessibilityViolations({ within: '.sa-navigation' })).toEqual([]);
  const box = await menu(page).boundingBox();
  const content = await page.locator('.woocommerce-layout__header-wrapper').boundingBox();
  expect(box && content && content.x + content.width <= box.x).toBe(true);
});

test('collapses the WordPress menu while open, and collapses when that one expands', async () => {
  const session = await shop.openSessionAs('admin', { viewport: DESKTOP });
  const { page } = session;
  await session.open(HOME);
  await expect(icon(page)).toHaveAttribute('aria-expanded', 'true');
  const widthOfHost = async () => (await page.locator('#adminmenu').boundingBox())?.width;
  expect(await widthOfHost()).toBe(36);
  expect(await session.layoutShift()).toBeLessThan(LAYOUT_SHIFT_LIMIT);

  await page.getByRole('button', { name: 'Collapse menu' }).click();

  await expect(icon(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await widthOfHost()).toBe(160);
  await icon(page).click();
  await expect.poll(widthOfHost).toBe(36);
});

test('a second skip link leads to the navigation', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(HOME);
  await expect(icon(page)).toBeVisible();
  await page.locator('a[href="#wpbody-content"]').first().focus();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to navigation' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(icon(page)).toBeFocused();
});

test('opens a page through a category with the keyboard, and Escape returns to the icon', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.setOption(TOOLTIP, 'yes');
  await session.open(HOME);
  await icon(page).focus();
  const press = (key: string) => page.keyboard.press(key);
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent;
    });

  await press('Tab');
  expect(await focused()).toBe('WordPress Dashboard');
  await menu(page).getByRole('button', { name: 'Analytics' }).focus();
  await press('Enter');
  expect(await focused()).toBe('Analytics');
  await press('Tab');
  expect(await focused()).toBe('Overview');
  await press('Tab');
  expect(await focused()).toBe('Favorite: Overview');
  await press('Shift+Tab');
  await press('Enter');
  await page.waitForURL(/overview/);
  await expect(menu(page).locator('[aria-current="page"]', { hasText: 'Overview' })).toBeVisible();

  await menu(page).getByRole('link', { name: 'Revenue' }).focus();
  await press('Escape');
  expect(await isOpen(page)).toBe(false);
  expect(await focused()).toBe('Store navigation');
});

test('remembers favorites and the dismissed introduction, and marks the current page', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.setOption(TOOLTIP, 'no');
  await session.open(COUPONS);
  const coupons = menu(page).getByRole('link', { name: 'Coupons' });
  await expect(coupons).toHaveAttribute('aria-current', 'page');

  const dismissed = page.waitForResponse((response) => response.request().method() === 'POST');
  await hint(page).getByRole('button', { name: 'Got it' }).click();
  await dismissed;
  const saved = page.waitForResponse((response) => response.url().includes('favorites'));
  await page.getByRole('button', { name: 'Favorite: Coupons' }).click();
  await saved;

  await session.open(HOME);
  const favorites = menu(page).getByRole('list', { name: 'Favorites' });
  await expect(favorites.getByRole('link', { name: 'Coupons' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Customers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await expect(menu(page).locator('[aria-current="page"]', { hasText: 'Customers' })).toBeVisible();
  await page.goBack();
  await expect(menu(page).locator('[aria-current="page"]', { hasText: 'Home' })).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
});

test('turning it off in the settings removes the menu and its scripts', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.setOption(TOOLTIP, 'yes');
  await session.open(HOME);
  await menu(page).getByRole('link', { name: 'Navigation settings' }).click();
  await page.waitForURL(`**${FEATURES}`);

  await page.getByRole('checkbox', { name: /navigation/i }).uncheck();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForLoadState('networkidle');

  await session.open(HOME);
  await page.waitForLoadState('networkidle');
  await expect(icon(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.body.className)).not.toContain('woocommerce-navigation');
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(files.filter((name) => /\/navigation\.|favorites/.test(name))).toEqual([]);
});
