import type { BrowserContextOptions, Page } from 'playwright-core';
import { REPORT, HOME } from './support/addresses';
import { eventually } from './support/eventually';
import { startShop } from './support/shop';
import type { Visitor } from './support/visitor';

const shop = startShop();

const CUSTOMERS = `${HOME}&path=%2Fcustomers`;
const SETTINGS = '/wp-admin/admin.php?page=wc-settings';
const NEW_PRODUCT = '/wp-admin/post-new.php?post_type=product';
const PHONE = { width: 320, height: 640 };
const NOTES = 'GET /wc-analytics/admin/notes';

/** The design's limit for any screen while it loads. */
const LAYOUT_SHIFT_LIMIT = 0.02;

const tab = (page: Page, name: string) => page.locator(`#activity-panel-tab-${name}`);
const sheet = (page: Page) => page.locator('.woocommerce-layout__activity-panel-wrapper');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

const setScheme = (page: Page, scheme: string) =>
  page.evaluate((name) => (document.documentElement.dataset['colorScheme'] = name), scheme);

/** The ways to look at a page; the last one is how it opens. */
const LOOKS: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.emulateMedia({ forcedColors: 'active' }),
  (page) => page.emulateMedia({ forcedColors: 'none' }).then(() => setScheme(page, 'dark')),
  (page) => setScheme(page, 'light'),
];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('messages are asked after once, when the page has time, and count as read once the panel closes', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  // Settings pages ask for alerts besides.
  await visitor.open(REPORT);
  await tab(page, 'activity').getByText('(unread messages)').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(visitor.apiCalls.filter((call) => call === NOTES)).toHaveLength(1);

  await tab(page, 'activity').click();
  await sheet(page).getByRole('heading', { name: 'Inbox' }).waitFor();
  await sheet(page).getByRole('listitem').first().waitFor();
  await page.mouse.click(400, 500);
  await sheet(page).waitFor({ state: 'detached' });
  await eventually(async () =>
    expect(await tab(page, 'activity').getByText('(unread messages)').count()).toBe(0),
  );
  expect(visitor.apiCalls.filter((call) => call === NOTES)).toHaveLength(1);
});

test('what advertises is switched off by a user for herself, and for everybody in the store', async () => {
  const owner = await shop.visitAs('admin');
  const manager = await shop.visitAs('manager', { viewport: PHONE });
  const advert = ({ page }: Visitor) =>
    sheet(page).getByRole('heading', { name: 'Write to those who bought once' });
  const news = ({ page }: Visitor) =>
    sheet(page).getByRole('heading', { name: 'See when your customers buy' });
  const openInbox = async (visitor: Visitor) => {
    await visitor.open(CUSTOMERS);
    await tab(visitor.page, 'activity').click();
    await news(visitor).waitFor();
  };
  const openSwitches = async ({ page }: Visitor) => {
    await sheet(page).getByRole('button', { name: 'Inbox actions' }).click();
    await page.getByRole('menuitem', { name: 'Suggestions and feedback requests' }).click();
    await page.getByRole('switch', { name: 'Show them to me' }).waitFor();
  };
  const press = async ({ page }: Visitor, name: string) => {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
    await page.getByRole('switch', { name }).focus();
    await page.keyboard.press('Space');
    await saved;
  };

  await openInbox(owner);
  await advert(owner).waitFor();
  await openSwitches(owner);
  expect(await owner.accessibilityViolations({ within: '.sa-promotions' })).toEqual([]);
  await press(owner, 'Show them to me');
  await owner.page.keyboard.press('Escape');
  await advert(owner).waitFor({ state: 'detached' });
  await news(owner).waitFor();
  await owner.open(`${SETTINGS}&tab=shipping`);
  await owner.page.waitForLoadState('networkidle');
  expect(await owner.page.getByText('Recommended shipping solutions').count()).toBe(0);

  await openInbox(manager);
  await advert(manager).waitFor();
  await openSwitches(manager);
  expect(await manager.accessibilityViolations({ within: '.sa-promotions' })).toEqual([]);
  expect(await overflow(manager.page)).toBeLessThanOrEqual(0);
  await press(manager, 'Show them in this store');
  await owner.open(`${SETTINGS}&tab=advanced&section=woocommerce_com`);
  expect(await owner.page.getByRole('checkbox', { name: /marketplace/ }).isChecked()).toBe(false);
  await press(manager, 'Show them in this store');
  await owner.post('/wp/v2/users/me', { woocommerce_meta: { promotions_hidden: '' } });
});

describe('the panel is accessible and fits in every state', () => {
  test.each<[string, BrowserContextOptions]>([
    ['on a desktop', {}],
    ['at 320 pixels with reduced motion', { viewport: PHONE, reducedMotion: 'reduce' }],
  ])('%s', async (_, options) => {
    const visitor = await shop.visitAs('admin', options);
    const { page } = visitor;

    for (const [path, name, content] of [
      [HOME, 'help', 'Work through orders'],
      [CUSTOMERS, 'activity', 'Inbox'],
      [NEW_PRODUCT, 'feedback', 'Feedback is off'],
    ] as const) {
      await visitor.open(path);
      await tab(page, name).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await visitor.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);

      // In the middle of a page, where phones have moved the header.
      await page.evaluate(() => window.scrollTo(0, 300));
      await tab(page, name).click();
      await sheet(page).getByText(content).first().waitFor();
      await page.waitForLoadState('networkidle');
      for (const look of LOOKS) {
        await look(page);
        expect(await visitor.accessibilityViolations({ within: '#woocommerce-activity-panel' })).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      }
      await eventually(async () => {
        const [header, panel, window] = [
          await page.locator('.woocommerce-layout__header').boundingBox(),
          await sheet(page).boundingBox(),
          page.viewportSize(),
        ];
        expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBe(window?.width);
        expect(panel?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
        expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBe(window?.height);
        if (window?.width === PHONE.width) expect(panel?.width).toBe(PHONE.width);
      });

      await page.keyboard.press('Escape');
      await sheet(page).waitFor({ state: 'detached' });
      expect(await focused(page)).toBe(`activity-panel-tab-${name}`);
    }
  });
});

test('from right to left the panel opens at the other side', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  await visitor.setOption('WPLANG', 'ar');
  await visitor.open(HOME);

  await tab(page, 'help').click();
  await sheet(page).getByText('Work through orders').waitFor();
  await page.waitForLoadState('networkidle');

  await eventually(async () => expect((await sheet(page).boundingBox())?.x).toBe(0));
  expect(await visitor.accessibilityViolations({ within: '#woocommerce-activity-panel' })).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await visitor.setOption('WPLANG', '');
});

test('with the keyboard alone: open, read, switch, close, and back and forward', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  await visitor.open(NEW_PRODUCT);
  await tab(page, 'activity').focus();

  await page.keyboard.press('Enter');
  await sheet(page).getByRole('heading', { name: 'Inbox' }).waitFor();
  await eventually(async () => expect(await focused(page)).toBe('activity-panel-activity'));
  await page.keyboard.press('Tab');
  expect(await sheet(page).locator(':focus').count()).toBe(1);

  await tab(page, 'feedback').focus();
  await page.keyboard.press('Space');
  await sheet(page).getByText('Feedback is off').waitFor();
  expect(await sheet(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  await eventually(async () => expect(await focused(page)).toBe('activity-panel-tab-feedback'));

  await visitor.open(CUSTOMERS);
  await page.locator('#toplevel_page_woocommerce').getByRole('link', { name: /^Home/ }).click();
  await tab(page, 'help').click();
  await page.goBack();
  await sheet(page).waitFor({ state: 'detached' });
  await page.goForward();
  await tab(page, 'help').waitFor();
  expect(await sheet(page).count()).toBe(0);
});

test('seven minutes with a new product point at feedback, while typing goes on', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  await page.clock.install();
  await visitor.open(NEW_PRODUCT);
  await tab(page, 'feedback').waitFor();
  await page.waitForLoadState('networkidle');
  const title = page.locator('.title-field');
  await title.fill('Rope');
  const hint = page.getByRole('dialog', { name: 'Feeling stuck?' });

  await page.clock.fastForward(419_000);
  expect(await hint.count()).toBe(0);
  // The seven minutes begin once the panel is ready, a moment after the page's clock did.
  await eventually(async () => {
    await page.clock.fastForward(1_000);
    expect(await hint.count()).toBe(1);
  });

  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type(' and sail');
  expect(await title.inputValue()).toBe('Rope and sail');
  expect(await visitor.accessibilityViolations({ within: '#woocommerce-activity-panel' })).toEqual([]);
  await page.waitForLoadState('networkidle');
  await hint.getByRole('button', { name: 'Got it' }).click();
  await hint.waitFor({ state: 'detached' });
});
