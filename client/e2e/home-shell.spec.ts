import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { GENERAL_SETTINGS, HOME, SHIPPING_TASK, TASKS } from './support/addresses';
import type { VisitOptions } from './support/visitors';
import { startShop } from './support/shop';
import type { Visitor } from './support/visitor';

const shop = startShop();

const CUSTOMERS = `${HOME}&path=%2Fcustomers`;
const TRACKING_SETTINGS = '/wp-admin/admin.php?page=wc-settings&tab=advanced&section=woocommerce_com';
const EVENTS = '/store/events';
const PHONE = { width: 320, height: 640 };

/** The design's limit for any screen while it loads. */
const LAYOUT_SHIFT_LIMIT = 0.02;

/** Every task of the demo shop that is not done yet. */
const OPEN_TASKS = ['store_details', 'purchase', 'payments', 'tax', 'shipping', 'marketing', 'appearance'];

const reminder = (page: Page) => page.getByRole('region', { name: 'Store setup' });
const title = (page: Page) => page.locator('.woocommerce-layout__header-heading');
const badge = (page: Page) => page.locator('.remaining-tasks-badge');

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** All of the bar stands above the header that it belongs to, and all of that above the page. */
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
async function readEvents({ page }: Visitor): Promise<{ name: string; properties: object }[]> {
  const answer = await page.request.get(`${shop.origin}${EVENTS}.json`);
  const { events } = (await answer.json()) as { events: { name: string; properties: object }[] };
  return events.map(({ name, properties }) => ({ name, properties }));
}

const recordedNames = async (visitor: Visitor): Promise<string[]> =>
  (await readEvents(visitor)).map(({ name }) => name);

test.describe('the reminder of setup', () => {
  for (const [name, options, ...tag] of [
    ['on a desktop', {}, '@slow'],
    ['at 320 pixels', { viewport: PHONE }, '@wordpress'],
    ['at 320 pixels in narrow letters', { viewport: PHONE, letters: 'narrow' }, '@slow', '@wordpress'],
  ] satisfies [string, VisitOptions, ...tag: string[]][]) {
    test(`stands on own and classic pages without moving them, ${name}`, { tag }, async () => {
      const visitor = await shop.visitAs('admin', options);
      const { page } = visitor;

      for (const path of [GENERAL_SETTINGS, CUSTOMERS]) {
        await visitor.open(path);
        await expect(reminder(page).getByRole('link', { name: 'Continue setup' })).toBeVisible();
        const left = await badge(page).textContent();
        await expect(reminder(page)).toContainText(`You're doing great! ${left} steps left`);
        await page.waitForLoadState('networkidle');

        expect(await visitor.accessibilityViolations()).toEqual([]);
        expect(await visitor.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await expect(() => expectAbovePage(page)).toPass();
      }

      // As long as in the wordiest of languages.
      await reminder(page)
        .getByText('steps left')
        .evaluate((words) => words.append(' and as many again, '.repeat(8)));
      await expect(() => expectAbovePage(page)).toPass();
      await visitor.open(CUSTOMERS);

      expect(visitor.apiCalls.filter((call) => call.endsWith(TASKS))).toEqual([]);
      await reminder(page).getByRole('link', { name: 'Continue setup' }).click();
      await expect(page.getByRole('heading', { name: 'First, tell us about your store' })).toBeVisible();
      await expect(reminder(page)).toHaveCount(0);
    });
  }

  test('stays closed on every page, for good', async () => {
    const visitor = await shop.visitAs('admin');
    const { page } = visitor;
    await visitor.open(GENERAL_SETTINGS);

    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await reminder(page).getByRole('button', { name: 'Close the reminder' }).click();
    await saved;

    await expect(reminder(page)).toHaveCount(0);
    await expect(title(page)).toBeFocused();
    for (const path of [GENERAL_SETTINGS, CUSTOMERS]) {
      await visitor.open(path);
      await page.waitForLoadState('networkidle');
      await expect(reminder(page)).toHaveCount(0);
      expect(await visitor.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
    }
  });
});

test.describe('what is recorded', () => {
  test('is nothing without consent', async () => {
    const visitor = await shop.visitAs('admin');
    const { page } = visitor;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });

    await visitor.open(HOME);
    await page.getByRole('link', { name: 'Set up shipping' }).click();
    await expect(page.getByText(/Set store location/).first()).toBeVisible();
    await visitor.open(GENERAL_SETTINGS);
    await page.waitForLoadState('networkidle');

    expect(sent).not.toContain(EVENTS);
    await visitor.open(EVENTS);
    await expect(page.getByText('Nothing was recorded so far.')).toBeVisible();
    expect(await visitor.accessibilityViolations()).toEqual([]);
  });

  test('can be read with consent, and ends in every tab when that is withdrawn in one', async () => {
    const visitor = await shop.visitAs('admin');
    const { page } = visitor;
    await visitor.setOption('woocommerce_allow_tracking', 'yes');
    await visitor.open(CUSTOMERS);
    await expect
      .poll(() => readEvents(visitor))
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

    const settings = await visitor.openTab();
    await settings.goto(`${shop.origin}${TRACKING_SETTINGS}`);
    await settings.locator('#woocommerce_allow_tracking').uncheck();
    await settings.getByRole('button', { name: 'Save changes' }).click();
    await expect(settings.getByText('Your settings have been saved')).toBeVisible();
    const before = await recordedNames(visitor);

    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.locator('#toplevel_page_woocommerce').getByRole('link', { name: /^Home/ }).click();
    await expect(page.getByRole('heading', { name: 'First, tell us about your store' })).toBeVisible();
    await page.getByRole('link', { name: 'Set up shipping' }).click();
    await expect(page.getByText(/Set store location/).first()).toBeVisible();
    await page.waitForLoadState('networkidle');

    expect(sent).not.toContain(EVENTS);
    expect(await recordedNames(visitor)).toEqual(before);
  });

  test('waits while the store cannot be reached, and is there afterwards', async () => {
    const visitor = await shop.visitAs('admin');
    const { page, context } = visitor;
    await visitor.setOption('woocommerce_allow_tracking', 'no');
    // The browser keeps the files of the screen, which could not be fetched later.
    await visitor.open(SHIPPING_TASK);
    await expect(page.getByText(/Set store location/).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await visitor.setOption('woocommerce_allow_tracking', 'yes');
    await visitor.open(HOME);
    await expect(page.getByRole('link', { name: 'Set up shipping' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const views = async () => (await recordedNames(visitor)).filter((name) => name === 'task_view').length;
    expect(await views()).toBe(0);
    visitor.expectNoise(/ERR_INTERNET_DISCONNECTED/);

    await context.setOffline(true);
    await page.getByRole('link', { name: 'Set up shipping' }).click();
    await expect(title(page).getByText(/shipping/i)).toBeVisible();
    await context.setOffline(false);

    await expect.poll(() => views()).toBe(1);
    expect(await readEvents(visitor)).toEqual(
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

test('an owner who was not content says why, once, and the answer can be read', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  await visitor.setOption('woocommerce_allow_tracking', 'yes');
  await visitor.setOption('woocommerce_task_list_dismissed_tasks', OPEN_TASKS);
  await visitor.open(HOME);

  const faces = page.getByRole('group', { name: 'How was your experience?' });
  await expect(faces).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await visitor.accessibilityViolations()).toEqual([]);
  expect(await visitor.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);

  await faces.getByRole('button', { name: 'Bad', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'What went wrong?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Please choose an answer').first()).toBeVisible();
  expect(await visitor.accessibilityViolations()).toEqual([]);

  const needs = dialog.getByRole('radiogroup', { name: 'Setup covered what my store needs.' });
  await needs.getByRole('radio', { name: 'Strongly disagree' }).check();
  await dialog.getByRole('textbox').fill('Too many steps');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await expect(page.getByText('Thank you for your feedback!')).not.toBeAttached();

  await page.waitForLoadState('networkidle');
  await visitor.open(HOME);
  await expect(page.getByRole('heading', { name: "You've completed store setup" })).toBeVisible();
  await expect(faces).toHaveCount(0);

  await visitor.open(`${EVENTS}?name=ces_feedback`);
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
  expect(await visitor.accessibilityViolations()).toEqual([]);
});

test('for an owner who was content the face is the whole answer', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  await visitor.setOption('woocommerce_allow_tracking', 'yes');
  await visitor.setOption('woocommerce_task_list_dismissed_tasks', OPEN_TASKS);
  await visitor.setOption('woocommerce_ces_shown_for_actions', []);
  await visitor.open(HOME);

  const faces = page.getByRole('group', { name: 'How was your experience?' });
  await faces.getByRole('button', { name: 'Good', exact: true }).click();
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Thank you for your feedback!')).not.toBeAttached();

  await expect(faces).toHaveCount(0);
  await expect(page.getByRole('heading', { name: "You've completed store setup" })).toBeVisible();
  await expect
    .poll(() => readEvents(visitor))
    .toContainEqual({
      name: 'ces_feedback',
      properties: expect.objectContaining({ action: 'store_setup', score: 4, score_combined: 4 }),
    });
});
