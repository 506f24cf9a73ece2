import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { REPORT, HOME } from './support/urls';
import { startShop } from './support/shop';
import type { UserSession } from './support/user-session';

const shop = startShop();

const CUSTOMERS = `${HOME}&path=%2Fcustomers`;
const SETTINGS = '/wp-admin/admin.php?page=wc-settings';
const NEW_PRODUCT = '/wp-admin/post-new.php?post_type=product';
const PHONE = { width: 320, height: 640 };
const NOTES = 'GET /wc-analytics/admin/notes';

/** The design's limit for layout shift while a screen loads. */
const LAYOUT_SHIFT_LIMIT = 0.02;

const tab = (page: Page, name: string) => page.locator(`#activity-panel-tab-${name}`);
const sheet = (page: Page) => page.locator('.woocommerce-layout__activity-panel-wrapper');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

const setScheme = (page: Page, scheme: string) =>
  page.evaluate((name) => (document.documentElement.dataset['colorScheme'] = name), scheme);

/** Variants of a page; the last one is the default. */
const LOOKS: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.emulateMedia({ forcedColors: 'active' }),
  (page) => page.emulateMedia({ forcedColors: 'none' }).then(() => setScheme(page, 'dark')),
  (page) => setScheme(page, 'light'),
];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('requests messages once and marks them as read when the panel closes', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  // Settings pages request alerts too.
  await session.open(REPORT);
  await expect(tab(page, 'activity').getByText('(unread messages)')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(session.apiCalls.filter((call) => call === NOTES)).toHaveLength(1);

  await tab(page, 'activity').click();
  await expect(sheet(page).getByRole('heading', { name: 'Inbox' })).toBeVisible();
  await expect(sheet(page).getByRole('listitem').first()).toBeVisible();
  await page.mouse.click(400, 500);
  await expect(sheet(page)).not.toBeAttached();
  await expect(tab(page, 'activity').getByText('(unread messages)')).toHaveCount(0);
  expect(session.apiCalls.filter((call) => call === NOTES)).toHaveLength(1);
});

test('users can hide promotions for themselves or for all users', async () => {
  const owner = await shop.openSessionAs('admin');
  const manager = await shop.openSessionAs('manager', { viewport: PHONE });
  const advert = ({ page }: UserSession) =>
    sheet(page).getByRole('heading', { name: 'Email your past customers' });
  const news = ({ page }: UserSession) =>
    sheet(page).getByRole('heading', { name: 'See when your customers order' });
  const openInbox = async (session: UserSession) => {
    await session.open(CUSTOMERS);
    await tab(session.page, 'activity').click();
    await expect(news(session)).toBeVisible();
  };
  const openSwitches = async ({ page }: UserSession) => {
    await sheet(page).getByRole('button', { name: 'Inbox actions' }).click();
    await page.getByRole('menuitem', { name: 'Suggestions and surveys' }).click();
    await expect(page.getByRole('switch', { name: 'Show for me' })).toBeVisible();
  };
  const press = async ({ page }: UserSession, name: string) => {
    const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
    await page.getByRole('switch', { name }).focus();
    await page.keyboard.press('Space');
    await saved;
  };

  await openInbox(owner);
  await expect(advert(owner)).toBeVisible();
  await openSwitches(owner);
  expect(await owner.accessibilityViolations({ within: '.sa-promotions' })).toEqual([]);
  await press(owner, 'Show for me');
  await owner.page.keyboard.press('Escape');
  await expect(advert(owner)).not.toBeAttached();
  await expect(news(owner)).toBeVisible();
  await owner.open(`${SETTINGS}&tab=shipping`);
  await owner.page.waitForLoadState('networkidle');
  await expect(owner.page.getByText('Recommended shipping solutions')).toHaveCount(0);

  await openInbox(manager);
  await expect(advert(manager)).toBeVisible();
  await openSwitches(manager);
  expect(await manager.accessibilityViolations({ within: '.sa-promotions' })).toEqual([]);
  expect(await overflow(manager.page)).toBeLessThanOrEqual(0);
  await press(manager, 'Show for all users');
  await owner.open(`${SETTINGS}&tab=advanced&section=woocommerce_com`);
  await expect(owner.page.getByRole('checkbox', { name: /Display suggestions/ })).not.toBeChecked();
  await press(manager, 'Show for all users');
  await owner.post('/wp/v2/users/me', { woocommerce_meta: { promotions_hidden: '' } });
});

test.describe('the panel is accessible and fits the window in every color mode', () => {
  for (const [name, options, ...tag] of [
    ['on a desktop', {}, '@slow'],
    ['at 320 pixels with reduced motion', { viewport: PHONE, reducedMotion: 'reduce' }],
  ] satisfies [string, BrowserContextOptions, ...tag: string[]][]) {
    test(name, { tag }, async () => {
      const session = await shop.openSessionAs('admin', options);
      const { page } = session;

      for (const [path, name, content] of [
        [HOME, 'help', 'Manage orders'],
        [CUSTOMERS, 'activity', 'Inbox'],
        [NEW_PRODUCT, 'feedback', 'Feedback is turned off'],
      ] as const) {
        await session.open(path);
        await expect(tab(page, name)).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await session.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);

        // Scrolled down, where phones have moved the header.
        await page.evaluate(() => window.scrollTo(0, 300));
        await tab(page, name).click();
        await expect(sheet(page).getByText(content).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        for (const look of LOOKS) {
          await look(page);
          expect(await session.accessibilityViolations({ within: '#woocommerce-activity-panel' })).toEqual(
            [],
          );
          expect(await overflow(page)).toBeLessThanOrEqual(0);
        }
        await expect(async () => {
          const [header, panel, window] = [
            await page.locator('.woocommerce-layout__header').boundingBox(),
            await sheet(page).boundingBox(),
            page.viewportSize(),
          ];
          expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBe(window?.width);
          expect(panel?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
          expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBe(window?.height);
          if (window?.width === PHONE.width) expect(panel?.width).toBe(PHONE.width);
        }).toPass();

        await page.keyboard.press('Escape');
        await expect(sheet(page)).not.toBeAttached();
        expect(await focused(page)).toBe(`activity-panel-tab-${name}`);
      }
    });
  }
});

test('opens on the left in right-to-left languages', { tag: '@embedded' }, async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.setOption('WPLANG', 'ar');
  await session.open(HOME);

  await tab(page, 'help').click();
  await expect(sheet(page).getByText('إدارة الطلبات')).toBeVisible();
  await page.waitForLoadState('networkidle');

  await expect.poll(async () => (await sheet(page).boundingBox())?.x).toBe(0);
  expect(await session.accessibilityViolations({ within: '#woocommerce-activity-panel' })).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await session.setOption('WPLANG', '');
});

test('opens, switches and closes with the keyboard, and stays closed on back and forward', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(NEW_PRODUCT);
  await tab(page, 'activity').focus();

  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('heading', { name: 'Inbox' })).toBeVisible();
  await expect.poll(() => focused(page)).toBe('activity-panel-activity');
  await page.keyboard.press('Tab');
  await expect(sheet(page).locator(':focus')).toHaveCount(1);

  await tab(page, 'feedback').focus();
  await page.keyboard.press('Space');
  await expect(sheet(page).getByText('Feedback is turned off')).toBeVisible();
  await expect(sheet(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).not.toBeAttached();
  await expect.poll(() => focused(page)).toBe('activity-panel-tab-feedback');

  await session.open(CUSTOMERS);
  await page.locator('#toplevel_page_woocommerce').getByRole('link', { name: /^Home/ }).click();
  await tab(page, 'help').click();
  await page.goBack();
  await expect(sheet(page)).not.toBeAttached();
  await page.goForward();
  await expect(tab(page, 'help')).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
});

test('suggests feedback after seven minutes on a new product without moving focus', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await page.clock.install();
  await session.open(NEW_PRODUCT);
  await expect(tab(page, 'feedback')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const title = page.locator('.title-field');
  await title.fill('Rope');
  const hint = page.getByRole('dialog', { name: 'Feeling stuck?' });

  // The page's clock also runs by itself, from when the panel is ready.
  await page.clock.fastForward(390_000);
  await expect(hint).toHaveCount(0);
  await expect(async () => {
    await page.clock.fastForward(5_000);
    expect(await hint.count()).toBe(1);
  }).toPass();

  await expect(title).toBeFocused();
  await page.keyboard.type(' and sail');
  await expect(title).toHaveValue('Rope and sail');
  expect(await session.accessibilityViolations({ within: '#woocommerce-activity-panel' })).toEqual([]);
  await page.waitForLoadState('networkidle');
  await hint.getByRole('button', { name: 'Got it' }).click();
  await expect(hint).not.toBeAttached();
});
