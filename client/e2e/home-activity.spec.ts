import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { runClockUntil } from './support/clock';
import { waitForHome } from './support/wait-for-home';
import { startShop, type Shop } from './support/shop';
import type { InjectedFault } from './support/store-process';
import type { UserSession } from './support/user-session';

const shop = startShop();

const LAYOUT_SHIFT_LIMIT = 0.02;
const PHONE = { viewport: { width: 320, height: 640 } };

const ORDERS = '/wc-analytics/orders';
const LOW_STOCK = '/wc-analytics/products/low-in-stock';
const REVIEWS = '/wc-analytics/products/reviews';
const NOTES = '/wc-analytics/admin/notes';
const INDICATORS = '/wc-analytics/reports/performance-indicators';

const toggle = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const ordersOf = (page: Page) => region(page, /^Orders/).getByRole('listitem');
/** The number in a heading. */
const countOf = async (page: Page, name: string): Promise<number> =>
  Number(await toggle(page, name).getByRole('img').textContent());
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last();

/** The home screen of a store with a hidden setup list. */
async function openHome(options?: Parameters<Shop['openSessionAs']>[1], query = ''): Promise<UserSession> {
  const session = await shop.openSessionAs('admin', options);
  await session.setOption('woocommerce_task_list_hidden_lists', ['setup']);
  await session.open(`${HOME}${query}`);
  await waitForHome(session.page);
  return session;
}

test.afterEach(() => shop.store.setFaults([]));

test('requests data once, does not shift, and expands orders, stock and reviews', async () => {
  const session = await openHome();
  const { page, apiCalls } = session;

  expect(apiCalls.filter((call, index) => apiCalls.indexOf(call) !== index)).toEqual([
    // Today and yesterday.
    `GET ${INDICATORS}`,
  ]);
  expect(await session.layoutShift()).toBeLessThan(LAYOUT_SHIFT_LIMIT);
  expect(await session.accessibilityViolations()).toEqual([]);

  for (const name of ['Orders', 'Stock', 'Reviews']) await toggle(page, name).click();
  await waitForHome(page);
  await expect(ordersOf(page)).toHaveCount(Math.min(5, await countOf(page, 'Orders')));
  expect(
    await region(page, /^Stock/)
      .getByRole('img')
      .count(),
  ).toBeGreaterThan(0);
  expect(await session.accessibilityViolations()).toEqual([]);
});

test.describe('section order', () => {
  /** Excludes the activity panel, which has a region of the same name. */
  const screenOf = (page: Page) => page.locator('#woocommerce-layout__primary');
  const HEADINGS = /^(Store Activity|Performance|Get ready to sell|Things to do next|Inbox)/;
  const WIDE = { viewport: { width: 1360, height: 900 } };

  /** The sections of the screen in order, by the names of their regions. */
  const parts = async (page: Page) => {
    const names = await screenOf(page)
      .getByRole('region')
      .evaluateAll((regions) =>
        regions.map((part) => part.getAttribute('aria-label') ?? part.querySelector('h2')?.textContent ?? ''),
      );
    return names.flatMap((name) => HEADINGS.exec(name)?.[0] ?? []);
  };

  async function openIn(layout: string, hidden: string[], options: typeof WIDE): Promise<Page> {
    const session = await shop.openSessionAs('admin', options);
    await session.setOption('woocommerce_task_list_hidden_lists', hidden);
    await session.post('/wp/v2/users/me', { woocommerce_meta: { homepage_layout: JSON.stringify(layout) } });
    await session.open(HOME);
    await waitForHome(session.page);
    return session.page;
  }

  for (const [name, layout, options] of [
    ['one column', 'single_column', WIDE],
    ['two columns on a phone', 'two_columns', PHONE],
  ] as const) {
    test(`in ${name}, store activity and metrics come first when setup is hidden`, async () => {
      const page = await openIn(layout, ['setup'], options);
      expect((await parts(page)).slice(0, 2)).toEqual(['Store Activity', 'Performance']);
      expect((await parts(page)).at(-1)).toBe('Inbox');
    });

    test(`in ${name}, the setup list comes first and metrics come before the inbox`, async () => {
      const page = await openIn(layout, [], options);
      const all = await parts(page);
      expect(all[0]).toBe('Get ready to sell');
      expect(all.indexOf('Performance')).toBeGreaterThan(0);
      expect(all.indexOf('Performance')).toBeLessThan(all.indexOf('Inbox'));
    });
  }

  test('in two columns, store activity and metrics are side by side', async () => {
    const page = await openIn('two_columns', ['setup'], WIDE);
    const top = async (name: string) => (await screenOf(page).getByRole('region', { name }).boundingBox())?.y;
    expect((await parts(page))[0]).toBe('Store Activity');
    expect(await top('Performance')).toBe(await top('Store Activity'));
  });
});

test('fits a phone and is accessible with all sections expanded', async () => {
  const session = await openHome(PHONE);
  const { page } = session;
  for (const name of ['Orders', 'Stock', 'Reviews']) await toggle(page, name).click();
  await waitForHome(page);

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await session.accessibilityViolations()).toEqual([]);
});

/** Records when the setup list becomes usable. */
function noteUsable(): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.sa-setup-list .sa-task__open')) return;
    Object.assign(window, { usableAt: performance.now() });
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** Requests made before the setup list became usable. */
const requestsBefore = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { usableAt } = window as unknown as { usableAt: number };
    const requested = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < usableAt);
    return requested.map(({ name }) => name);
  });

test('requests data below the setup list only after the list is usable', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(HOME);
  await session.setOption('woocommerce_task_list_hidden_lists', []);
  await session.context.addInitScript(noteUsable);
  await session.open(HOME);
  await waitForHome(page);

  const before = await requestsBefore(page);

  expect(before.filter((address) => address.includes('.js'))).not.toEqual([]);
  expect(before.filter((address) => address.includes('/wc-analytics/'))).toEqual([]);
});

/** Variants of a page, each with the accessibility rules that do not apply. */
const LOOKS: readonly { look: (page: Page) => Promise<unknown>; without?: string[] }[] = [
  // These two are independent.
  {
    look: (page) =>
      page.evaluate(() => {
        document.documentElement.dataset['colorScheme'] = 'dark';
        document.documentElement.dir = 'rtl';
      }),
  },
  // Contrast depends on the user's palette.
  { look: (page) => page.emulateMedia({ forcedColors: 'active' }), without: ['color-contrast'] },
];

for (const [name, hidden] of [
  ['with setup', []],
  ['with setup hidden', ['setup']],
] as const) {
  test(`${name}, is accessible and fits in dark right-to-left and in forced colors`, async () => {
    const session = await shop.openSessionAs('admin');
    const { page } = session;
    await session.setOption('woocommerce_task_list_hidden_lists', hidden);
    await session.open(HOME);
    await waitForHome(page);
    if (hidden.length > 0) {
      for (const name of ['Orders', 'Stock', 'Reviews']) await toggle(page, name).click();
      await waitForHome(page);
    }

    for (const { look, without = [] } of LOOKS) {
      await look(page);
      expect(await session.accessibilityViolations({ without })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1360);
    }
  });
}

test('saves the last of fifty quick stock changes, and Undo restores the previous one', async () => {
  const { page } = await openHome({}, '&opened_panel=stock-panel');
  const stored: unknown[] = [];
  page.on('response', async (response) => {
    if (response.request().method() !== 'POST' || !response.url().includes('/wc-analytics/products/')) return;
    const { stock_quantity: quantity } = (await response.json()) as { stock_quantity: unknown };
    stored.push(quantity);
  });
  const field = region(page, /^Stock/)
    .getByRole('textbox')
    .first();
  await expect(field).toBeVisible();

  for (let change = 1; change <= 50; change++) {
    await field.fill(String(500 + change));
    await field.press('Enter');
  }
  await expect.poll(() => stored.at(-1)).toBe(550);
  await expect(page.getByText(/^Quantity of .* saved$/)).toBeVisible();
  await expect(field).toHaveValue('550');

  await undo(page).click();

  await expect.poll(() => stored.at(-1)).toBe(549);
  await expect(field).toHaveValue('549');
});

/** Moderation actions on a review, and their messages. */
const DECISIONS = [
  ['Approve', 'Review approved'],
  ['Mark as spam', 'Review marked as spam'],
  ['Delete', 'Review deleted'],
] as const;

test('approves, marks as spam and deletes a review, each with Undo and an updated count', async () => {
  const { page } = await openHome({}, '&opened_panel=reviews-panel');
  const reviews = region(page, /^Reviews/);
  await expect(reviews.getByRole('button', { name: 'Approve' }).first()).toBeVisible();
  const title = await reviews.getByRole('heading', { level: 3 }).first().textContent();
  const review = reviews
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title ?? '', exact: true }) });
  const before = await countOf(page, 'Reviews');

  for (const [decision, said] of DECISIONS) {
    await review.getByRole('button', { name: decision }).click();
    await expect(page.getByText(said)).toBeVisible();
    await expect(review).not.toBeAttached();
    await expect.poll(() => countOf(page, 'Reviews')).toBe(before - 1);

    await undo(page).click();
    await expect(review).toBeVisible();
    await expect.poll(() => countOf(page, 'Reviews')).toBe(before);
  }
});

test('activity links open and focus their section of the home screen', async () => {
  const { page } = await openHome();
  await page.getByRole('link', { name: 'Customers' }).click();
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /^Activity/ }).click();
  await page.getByRole('link', { name: /^Orders to fulfill/ }).click();
  await expect.poll(() => isFocusedInView(page, 'orders-panel')).toBe(true);
  await expect(toggle(page, 'Orders')).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('link', { name: /^Things to do next/ }).click();
  await expect.poll(() => isFocusedInView(page, 'extended_task_list')).toBe(true);

  function isFocusedInView(where: Page, id: string): Promise<boolean> {
    return where.evaluate((target) => {
      const { top } = document.getElementById(target)?.getBoundingClientRect() ?? { top: -1 };
      return document.activeElement?.id === target && top >= 0 && top < window.innerHeight;
    }, id);
  }
});

test('dismisses inbox messages, one or all, with Undo, and marks all as read', async () => {
  const session = await openHome();
  const { page } = session;
  await session.post('/wp/v2/users/me', { woocommerce_meta: { activity_panel_inbox_last_read: '0' } });
  await session.open(HOME);
  await waitForHome(page);
  const inbox = region(page, /^Inbox/);
  const titles = () => inbox.getByRole('heading', { level: 3 }).allTextContents();
  const [first = ''] = await titles();

  expect(await titles()).toHaveLength(3);
  await inbox.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(async () => (await titles()).length).toBeGreaterThan(5);

  await inbox.getByRole('button', { name: `Dismiss "${first}"` }).click();
  await expect(page.getByText('Message dismissed')).toBeVisible();
  expect(await titles()).not.toContain(first);
  await undo(page).click();
  await expect.poll(() => titles()).toContain(first);

  const all = (await titles()).length;
  await inbox.getByRole('button', { name: 'Inbox actions' }).click();
  await page.getByRole('menuitem', { name: 'Dismiss all' }).click();
  expect(await session.accessibilityViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Yes, dismiss all' }).click();
  await expect(page.getByText(/messages dismissed$/)).toBeVisible();
  await expect(page.getByText('Your inbox is empty')).toBeVisible();
  await undo(page).click();
  await expect.poll(async () => (await titles()).length).toBeGreaterThanOrEqual(Math.min(all, 5));

  await inbox.getByRole('button', { name: 'Inbox actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark all as read' }).click();
  await page.waitForLoadState('networkidle');
  await session.open(HOME);
  await waitForHome(page);
  await expect(inbox.getByText('Unread')).toHaveCount(0);
});

test('a message action completes the message or opens its page', async () => {
  const session = await openHome();
  const { page } = session;
  const inbox = region(page, /^Inbox/);
  const message = (title: string) => inbox.getByRole('listitem').filter({ hasText: title });
  const declined = message('See when your customers order');
  const followed = message('Some products are low in stock');

  await Promise.all([
    page.waitForResponse((response) => /\/notes\/\d+\/action\//.test(response.url()) && response.ok()),
    declined.getByRole('button', { name: 'Not now' }).click(),
  ]);
  await expect(declined).not.toBeAttached();
  await followed.getByRole('link', { name: 'View stock' }).click();
  await page.waitForURL(/path=(%2F|\/)analytics(%2F|\/)stock/);

  await page.goBack();
  await waitForHome(page);
  for (const answered of [declined, followed]) await expect(answered).not.toBeAttached();
});

test('remembers the chosen metrics and opens their report for the same period', async () => {
  const session = await openHome();
  const { page } = session;
  const section = region(page, 'Performance');

  await section.getByRole('button', { name: 'Choose metrics' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Orders', exact: true }).click();
  await expect(section.getByRole('link', { name: /^Orders/ })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await session.open(HOME);
  await waitForHome(page);
  await expect(section.getByRole('link', { name: /^Orders/ })).toHaveCount(0);

  await section.getByText('Month to date').click();
  await waitForHome(page);
  await section.getByRole('link', { name: /^Total sales/ }).click();
  await page.waitForURL(/path=%2Fanalytics%2Frevenue/);
  expect(page.url()).toContain('period=month&compare=previous_period');
});

test.describe('failed requests', () => {
  const PLACES = [
    { path: ORDERS, name: 'Orders', text: 'There was an error getting your orders. Please try again.' },
    {
      path: LOW_STOCK,
      name: 'Stock',
      text: 'There was an error getting your low stock products. Please try again.',
    },
    { path: REVIEWS, name: 'Reviews', text: 'There was an error getting your reviews. Please try again.' },
    { path: NOTES, name: 'Inbox', text: 'There was an error getting your inbox. Please try again.' },
    { path: INDICATORS, name: 'Performance', text: 'The metrics could not be loaded' },
  ];

  const KINDS: readonly Omit<InjectedFault, 'path'>[] = [
    { kind: 'status', status: 403 },
    { kind: 'status', status: 500 },
    { kind: 'html', status: 200 },
    { kind: 'hang' },
  ];

  // Each section gets a different failure than its neighbors, and another one in the second round.
  for (const round of [0, 2]) {
    test(`show an error with Retry in their own section only, round ${round}`, async () => {
      const faults = PLACES.map(({ path }, index) => ({
        path,
        ...(KINDS[(index + round) % KINDS.length] ?? { kind: 'hang' as const }),
      }));
      const session = await shop.openSessionAs('admin');
      const { page } = session;
      session.allowConsoleMessage(/Failed to load resource/);
      await page.clock.install();
      await session.setOption('woocommerce_task_list_hidden_lists', ['setup']);
      await shop.store.setFaults(faults);

      await session.open(HOME);
      for (const name of ['Orders', 'Stock', 'Reviews']) await toggle(page, name).click();
      await runClockUntil(page, async () => (await page.getByRole('alert').count()) >= PLACES.length);

      for (const { text } of PLACES) await expect(page.getByText(text)).toHaveCount(1);
      expect(await region(page, 'Things to do next').getByRole('listitem').count()).toBeGreaterThan(0);
      expect(await region(page, 'Store management').getByRole('link').count()).toBeGreaterThan(5);
      expect(await session.accessibilityViolations()).toEqual([]);

      await shop.store.setFaults([]);
      for (const { name } of PLACES) {
        await region(page, new RegExp(`^${name}`))
          .getByRole('button', { name: 'Retry' })
          .click();
      }
      await expect(page.getByRole('alert')).toHaveCount(0);
      await waitForHome(page);
      await expect(ordersOf(page)).toHaveCount(Math.min(5, await countOf(page, 'Orders')));
    });
  }
});
