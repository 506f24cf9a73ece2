import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { GENERAL_SETTINGS, HOME, SHIPPING_TASK, TASKS } from './support/urls';
import type { SessionOptions } from './support/user-sessions';
import { startShop } from './support/shop';
import type { UserSession } from './support/user-session';

const shop = startShop();

const CUSTOMERS = `${HOME}&path=%2Fcustomers`;
const TRACKING_SETTINGS = '/wp-admin/admin.php?page=wc-settings&tab=advanced&section=woocommerce_com';
const EVENTS = '/store/events';
const PHONE = { width: 320, height: 640 };

/** The design's limit for any screen while it loads. */
const LAYOUT_SHIFT_LIMIT = 0.02;

/** Every incomplete task of the demo store. */
const OPEN_TASKS = ['store_details', 'purchase', 'payments', 'tax', 'shipping', 'marketing', 'appearance'];

const reminder = (page: Page) => page.getByRole('region', { name: 'Store setup' });
const title = (page: Page) => page.locator('.woocommerce-layout__header-heading');
const badge = (page: Page) => page.locator('.remaining-tasks-badge');

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The whole bar is above its header, and the header is above the page. */
async function expectAbovePage(page: Page): Promise<void> {
  const edges = async (part: Locator) => {
    const box = await part.boundingBox();
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  const header = await edges(page.locator('.woocommerce-layout__header'));
  const content = await edges(page.locator('#mainform, .woocommerce-layout__main').first());
  expect((await edges(reminder(page))).bottom).toBeLessThanOrEqual((await edges(title(page))).top);
  expect(header.bottom).toBeLessThanOrEqual(content.top);
}

/** The recorded events, newest first, as an administrator reads them. */
async function readEvents({ page }: UserSession): Promise<{ name: string; properties: object }[]> {
  const response = await page.request.get(`${shop.origin}${EVENTS}.json`);
  const { events } = (await response.json()) as { events: { name: string; properties: object }[] };
  return events.map(({ name, properties }) => ({ name, properties }));
}

const recordedNames = async (session: UserSession): Promise<string[]> =>
  (await readEvents(session)).map(({ name }) => name);

test.describe('setup reminder', () => {
  for (const [name, options, ...tag] of [
    ['on a desktop', {}, '@slow'],
    ['at 320 pixels', { viewport: PHONE }, '@wordpress'],
    ['at 320 pixels with a narrow font', { viewport: PHONE, fontWidth: 'narrow' }, '@slow', '@wordpress'],
  ] satisfies [string, SessionOptions, ...tag: string[]][]) {
    test(`shows on dashboard and classic pages without moving them, ${name}`, { tag }, async () => {
      const session = await shop.openSessionAs('admin', options);
      const { page } = session;

      for (const path of [GENERAL_SETTINGS, CUSTOMERS]) {
        await session.open(path);
        await expect(reminder(page).getByRole('link', { name: 'Continue setup' })).toBeVisible();
        const left = await badge(page).textContent();
        await expect(reminder(page)).toContainText(`You're doing great! ${left} steps left`);
        await page.waitForLoadState('networkidle');

        expect(await session.accessibilityViolations()).toEqual([]);
        expect(await session.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await expect(() => expectAbovePage(page)).toPass();
      }

      // As long as in the most verbose language.
      await reminder(page)
        .getByText('steps left')
        .evaluate((words) => words.append(' and as many again, '.repeat(8)));
      await expect(() => expectAbovePage(page)).toPass();
      await session.open(CUSTOMERS);

      expect(session.apiCalls.filter((call) => call.endsWith(TASKS))).toEqual([]);
      await reminder(page).getByRole('link', { name: 'Continue setup' }).click();
      await expect(page.getByRole('heading', { name: 'First, tell us about your store' })).toBeVisible();
      await expect(reminder(page)).toHaveCount(0);
    });
  }

  test('stays closed on every page once closed', async () => {
    const session = await shop.openSessionAs('admin');
    const { page } = session;
    await session.open(GENERAL_SETTINGS);

    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await reminder(page).getByRole('button', { name: 'Close reminder' }).click();
    await saved;

    await expect(reminder(page)).toHaveCount(0);
    await expect(title(page)).toBeFocused();
    for (const path of [GENERAL_SETTINGS, CUSTOMERS]) {
      await session.open(path);
      await page.waitForLoadState('networkidle');
      await expect(reminder(page)).toHaveCount(0);
      expect(await session.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
    }
  });
});

test.describe('usage events', () => {
  test('are not sent without consent', async () => {
    const session = await shop.openSessionAs('admin');
    const { page } = session;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });

    await session.open(HOME);
    await page.getByRole('link', { name: 'Set up shipping' }).click();
    await expect(page.getByText(/Set store location/).first()).toBeVisible();
    await session.open(GENERAL_SETTINGS);
    await page.waitForLoadState('networkidle');

    expect(sent).not.toContain(EVENTS);
    await session.open(EVENTS);
    await expect(page.getByText('No events yet.')).toBeVisible();
    expect(await session.accessibilityViolations()).toEqual([]);
  });

  test('are readable with consent, and stop in every tab when consent is withdrawn', async () => {
    const session = await shop.openSessionAs('admin');
    const { page } = session;
    await session.setOption('woocommerce_allow_tracking', 'yes');
    await session.open(CUSTOMERS);
    await expect
      .poll(() => readEvents(session))
      .toEqual(
        expect.arrayContaining([
          { name: 'page_view', properties: { path: '/customers', is_embedded: false } },
          {
            name: 'page_load',
            properties: {
              path: '/customers',
              is_embedded: false,
              load_time: expect.stringMatching(/^\d+-\d+s$/),
            },
          },
        ]),
      );

    const settings = await session.openTab();
    await settings.goto(`${shop.origin}${TRACKING_SETTINGS}`);
    await settings.locator('#woocommerce_allow_tracking').uncheck();
    await settings.getByRole('button', { name: 'Save changes' }).click();
    await expect(settings.getByText('Your settings have been saved')).toBeVisible();
    const before = await recordedNames(session);

    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.locator('#toplevel_page_woocommerce').getByRole('link', { name: /^Home/ }).click();
    await expect(page.getByRole('heading', { name: 'First, tell us about your store' })).toBeVisible();
    await page.getByRole('link', { name: 'Set up shipping' }).click();
    await expect(page.getByText(/Set store location/).first()).toBeVisible();
    await page.waitForLoadState('networkidle');

    expect(sent).not.toContain(EVENTS);
    expect(await recordedNames(session)).toEqual(before);
  });

  test('wait while offline and are sent afterward', async () => {
    const session = await shop.openSessionAs('admin');
    const { page, context } = session;
    await session.setOption('woocommerce_allow_tracking', 'no');
    // The browser caches the files of the screen, which could not be fetched later.
    await session.open(SHIPPING_TASK);
    await expect(page.getByText(/Set store location/).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await session.setOption('woocommerce_allow_tracking', 'yes');
    await session.open(HOME);
    await expect(page.getByRole('link', { name: 'Set up shipping' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const views = async () => (await recordedNames(session)).filter((name) => name === 'task_view').length;
    expect(await views()).toBe(0);
    session.allowConsoleMessage(/ERR_INTERNET_DISCONNECTED/);

    await context.setOffline(true);
    await page.getByRole('link', { name: 'Set up shipping' }).click();
    await expect(title(page).getByText(/shipping/i)).toBeVisible();
    await context.setOffline(false);

    await expect.poll(() => views()).toBe(1);
    expect(await readEvents(session)).toEqual(
      expect.arrayContaining([
        {
          name: 'tasklist_view',
          properties: {
            number_tasks: expect.any(Number),
            number_completed: expect.any(Number),
            context: 'root',
          },
        },
        { name: 'tasklist_click', properties: { task_name: 'shipping' } },
        { name: 'task_view', properties: { task_name: 'shipping' } },
      ]),
    );
  });
});

test('asks a dissatisfied user for details once, and records the response', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.setOption('woocommerce_allow_tracking', 'yes');
  await session.setOption('woocommerce_task_list_dismissed_tasks', OPEN_TASKS);
  await session.open(HOME);

  const faces = page.getByRole('group', { name: 'How was your experience?' });
  await expect(faces).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await session.accessibilityViolations()).toEqual([]);
  expect(await session.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);

  await faces.getByRole('button', { name: 'Bad', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'What went wrong?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Please choose an answer').first()).toBeVisible();
  expect(await session.accessibilityViolations()).toEqual([]);

  const needs = dialog.getByRole('radiogroup', { name: 'The store setup process meets my needs.' });
  await needs.getByRole('radio', { name: 'Strongly disagree' }).check();
  await dialog.getByRole('textbox').fill('Too many steps');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
  expect(await session.accessibilityViolations()).toEqual([]);
  await expect(page.getByText('Thank you for your feedback!')).not.toBeAttached();

  await page.waitForLoadState('networkidle');
  await session.open(HOME);
  await expect(page.getByRole('heading', { name: "You've completed store setup" })).toBeVisible();
  await expect(faces).toHaveCount(0);

  await session.open(`${EVENTS}?name=ces_feedback`);
  const row = page.getByRole('row').filter({ hasText: 'ces_feedback' });
  for (const property of [
    'score 2',
    'score_second_question 1',
    'score_combined 3',
    'comments Too many steps',
  ]) {
    expect((await row.innerText()).replaceAll(/\s+/g, ' ')).toContain(property);
  }
  await expect(row).toHaveCount(1);
  expect(await session.accessibilityViolations()).toEqual([]);
});

test('records a satisfied response without further questions', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.setOption('woocommerce_allow_tracking', 'yes');
  await session.setOption('woocommerce_task_list_dismissed_tasks', OPEN_TASKS);
  await session.setOption('woocommerce_ces_shown_for_actions', []);
  await session.open(HOME);

  const faces = page.getByRole('group', { name: 'How was your experience?' });
  await faces.getByRole('button', { name: 'Good', exact: true }).click();
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Thank you for your feedback!')).not.toBeAttached();

  await expect(faces).toHaveCount(0);
  await expect(page.getByRole('heading', { name: "You've completed store setup" })).toBeVisible();
  await expect
    .poll(() => readEvents(session))
    .toContainEqual({
      name: 'ces_feedback',
      properties: expect.objectContaining({ action: 'store_setup', score: 4, score_combined: 4 }),
    });
});
