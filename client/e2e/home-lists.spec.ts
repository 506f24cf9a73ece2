import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME, TASKS } from './support/urls';
import { call } from './support/rest';
import { startShop } from './support/shop';
import type { UserSession } from './support/user-session';

const shop = startShop();

const PROFILE = 'woocommerce_onboarding_profile';
/** Dismissed tasks. */
const DISMISSED = 'woocommerce_task_list_dismissed_tasks';
/** Snoozed tasks, each with the time until which it is snoozed; written by the server. */
const SNOOZED = 'woocommerce_task_list_remind_me_later_tasks';
const PHONE = { width: 320, height: 640 };
const HOUR = 60 * 60 * 1000;

/** The number of remaining steps in every place that shows it. */
interface Counted {
  badge: number;
  rows: number;
  progress: number;
}

/** A store that sells bookings, so that there is an extension to buy and to dismiss. */
async function openHome(options: Parameters<typeof shop.openSessionAs>[1] = {}): Promise<UserSession> {
  const session = await shop.openSessionAs('admin', options);
  await session.setOption(PROFILE, {
    completed: true,
    product_types: ['physical', 'bookings', 'memberships'],
  });
  await session.open(HOME);
  await expect(setupList(session.page)).toBeVisible();
  return session;
}

const setupList = (page: Page) => page.getByRole('region', { name: 'Get ready to sell' });
const nextList = (page: Page) => page.getByRole('region', { name: /^Things to do next/ });
const purchaseRow = (page: Page) =>
  setupList(page).getByRole('link', { name: 'Get the extensions you chose' });
const notice = (page: Page, text: string) => page.getByText(text, { exact: true });

async function choose(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** All displayed numbers at the same moment. */
const counted = (page: Page): Promise<Counted> =>
  page.evaluate(() => {
    const bar = document.querySelector<HTMLProgressElement>('.sa-setup-list progress');
    const rows = [...document.querySelectorAll('.sa-setup-list .sa-task')];
    return {
      badge: Number(document.querySelector('.remaining-tasks-badge')?.textContent),
      rows: rows.filter((row) => !row.classList.contains('is-complete')).length,
      progress: bar ? bar.max - bar.value : Number.NaN,
    };
  });

const hasColumnsBeside = (page: Page): Promise<boolean> =>
  page.locator('.sa-home-columns__column').evaluateAll((columns) => {
    const [first, second] = columns.map((column) => column.getBoundingClientRect());
    return first !== undefined && first.top === second?.top;
  });

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The numbers on other pages at the same moment. */
const countedElsewhere = (page: Page) =>
  page.evaluate(() => ({
    badge: Number(document.querySelector('.remaining-tasks-badge')?.textContent),
    reminder: Number(/\d+/.exec(document.querySelector('.sa-reminder-bar__text')?.textContent ?? '')?.[0]),
    quarters: Number(document.querySelector('.sa-setup-progress')?.getAttribute('data-quarters')),
  }));

test('list, progress, badge, reminder and setup icon always show the same number', async () => {
  const session = await openHome();
  const { page } = session;
  // Three of seven are done: without the first task it is half, which the icon shows.
  await session.setOption(DISMISSED, ['marketing']);
  await session.post(`${TASKS}/appearance/action`);
  await session.open(HOME);
  await expect(purchaseRow(page)).toBeVisible();
  const { rows: left } = await counted(page);
  const all = (number: number): Counted => ({ badge: number, rows: number, progress: number });
  expect(await counted(page)).toEqual(all(left));
  await shop.store.setFaults([{ path: `${TASKS}/purchase/dismiss`, kind: 'delay', delay: 300, times: 1 }]);

  await choose(page, 'Options for “Get the extensions you chose”', 'Dismiss');
  expect(await counted(page)).toEqual(all(left - 1));
  await expect(notice(page, 'Task dismissed')).toBeVisible();

  await page.locator('#adminmenu').getByRole('link', { name: 'Analytics' }).first().click();
  await expect(page.getByText(`You're doing great! ${left - 1} steps left`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Finish setup' })).toBeVisible();
  expect(await countedElsewhere(page)).toEqual({ badge: left - 1, reminder: left - 1, quarters: 2 });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`You're doing great! ${left} steps left`)).toBeVisible();
  expect(await countedElsewhere(page)).toEqual({ badge: left, reminder: left, quarters: 1 });
  await page.goBack();
  await expect(purchaseRow(page)).toBeVisible();
  expect(await counted(page)).toEqual(all(left));

  await dismissAndUndo(page, 'Get the extensions you chose', 25);
  expect(await counted(page)).toEqual(all(left));
  await choose(page, 'Options for “Get the extensions you chose”', 'Dismiss');
  expect(await counted(page)).toEqual(all(left - 1));
  await expect(notice(page, 'Task dismissed')).toBeVisible();
  await session.open(HOME);
  await expect(setupList(page)).toBeVisible();
  expect(await counted(page)).toEqual(all(left - 1));
  await session.setOption(DISMISSED, []);
});

/** As fast as possible: each Undo is pressed as soon as it appears. */
const dismissAndUndo = (page: Page, title: string, times: number): Promise<void> =>
  page.evaluate(
    async ([menu, rounds]) => {
      const find = (selector: string, text: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find(
          (element) => (element.ariaLabel ?? element.textContent).trim() === text,
        );
      const press = async (selector: string, text: string) => {
        let element = find(selector, text);
        while (!element) {
          await new Promise(requestAnimationFrame);
          element = find(selector, text);
        }
        element.click();
      };
      for (let round = 0; round < rounds; round++) {
        await press('button', menu);
        await press('[role="menuitem"]', 'Dismiss');
        await press('button', 'Undo');
      }
    },
    [`Options for “${title}”`, times] as const,
  );

test('hides setup everywhere after confirmation, and shows it again from the Display menu', async () => {
  const session = await openHome();
  const { page } = session;
  await choose(page, 'Task List Options', 'Hide this');
  const question = page.getByRole('dialog', { name: 'Hide store setup tasks' });
  await expect(question.getByText('Are you sure? These tasks are required for all stores.')).toBeVisible();
  expect(await session.accessibilityViolations()).toEqual([]);

  await shop.store.setFaults([{ path: `${TASKS}/setup/hide`, kind: 'status', status: 500, times: 1 }]);
  session.allowConsoleMessage(/500/);
  await question.getByRole('button', { name: 'Yes, hide store setup tasks' }).click();
  await expect(notice(page, 'There was a problem hiding the list')).toBeVisible();
  await expect(setupList(page)).toBeVisible();

  await choose(page, 'Task List Options', 'Hide this');
  await page.getByRole('button', { name: 'Yes, hide store setup tasks' }).click();
  await expect(notice(page, 'Setup task list hidden')).toBeVisible();
  await expect(setupList(page)).toHaveCount(0);
  await expect(page.locator('.remaining-tasks-badge')).toHaveCount(0);
  expect(await session.accessibilityViolations()).toEqual([]);

  await session.open(HOME);
  await expect(page.getByRole('region', { name: /Things to do next/ })).toBeVisible();
  await expect(setupList(page)).toHaveCount(0);
  await expect(page.locator('.remaining-tasks-badge')).toHaveCount(0);
  await choose(page, 'Display', 'Show setup task list');
  await expect(setupList(page)).toBeVisible();
  await session.open(HOME);
  await expect(setupList(page)).toBeVisible();
  const { badge, rows } = await counted(page);
  expect(badge).toBe(rows);
});

test('the Display menu works with the keyboard, and its choices survive a reload', async () => {
  const session = await openHome();
  const { page } = session;
  await page.getByRole('button', { name: 'Display' }).focus();
  await page.keyboard.press('Enter');
  expect(await session.accessibilityViolations()).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/users/me') && response.ok()),
    page.keyboard.press('Enter'),
  ]);
  await page.getByRole('button', { name: 'Display' }).click();
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('extended/hide') && response.ok()),
    page.getByRole('menuitemcheckbox', { name: 'Show things to do next' }).click(),
  ]);

  await session.open(HOME);
  await expect(setupList(page)).toBeVisible();
  expect(await hasColumnsBeside(page)).toBe(true);
  expect(await session.accessibilityViolations()).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 782, height: 900 });
  expect(await hasColumnsBeside(page)).toBe(true);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 781, height: 900 });
  await expect.poll(() => hasColumnsBeside(page)).toBe(false);

  await expect(page.getByRole('region', { name: /Things to do next/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Display' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Two columns' })).toBeChecked();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Show things to do next' })).not.toBeChecked();

  await page.getByRole('menuitemcheckbox', { name: 'Show things to do next' }).click();
  await expect(page.getByRole('region', { name: /Things to do next/ })).toBeVisible();
  await page.getByRole('menuitemradio', { name: 'Single column' }).click();
});

// It ends in the marketplace's cart, which needs the network.
test(
  'offers missing extensions in the list and the header, and adds them to the cart',
  { tag: '@embedded' },
  async () => {
    const session = await openHome();
    const { page } = session;

    await purchaseRow(page).click();
    const dialog = page.getByRole('dialog', { name: 'Purchase your selected extensions' });
    await expect(dialog.getByText('Bookings')).toBeVisible();
    expect(await session.accessibilityViolations()).toEqual([]);
    await dialog.getByRole('button', { name: "I'll do it later" }).click();
    await expect(dialog).not.toBeAttached();

    await session.setOption(DISMISSED, ['store_details']);
    await session.open(HOME);
    await expect(
      setupList(page).getByText('Purchase the extensions you chose for your store.'),
    ).toBeVisible();
    expect(await session.accessibilityViolations()).toEqual([]);
    await setupList(page).getByRole('button', { name: 'Continue', exact: true }).click();
    await dialog.getByRole('button', { name: 'Buy now' }).click();
    await page.waitForURL(/\/store\/cart\?wccom-replace-with=958589,390890$/);
    expect(await page.getByRole('listitem').allTextContents()).toEqual([
      'Memberships (product 958589)',
      'Bookings (product 390890)',
    ]);
    expect(await session.accessibilityViolations()).toEqual([]);
    await session.setOption(DISMISSED, []);
  },
);

test('shows an error if connecting to the payments provider fails, and opens it on retry', async () => {
  const session = await openHome();
  const { page } = session;
  await session.setOption('woocommerce_default_country', 'US:CA');
  await session.post('/wc-admin/plugins/install', { plugins: 'woocommerce-payments' });
  await session.post('/wc-admin/plugins/activate', { plugins: 'woocommerce-payments' });
  // The list has the provider's step instead; the payment methods stay reachable.
  await session.open(`${HOME}&task=payments`);
  await expect(page.getByRole('region', { name: 'Additional payment methods' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'WooCommerce Home' })).toBeVisible();
  await session.open(HOME);
  await page.getByRole('button', { name: 'Finish setting up payments' }).click();
  await expect(page.getByRole('heading', { name: "It's time to get paid" })).toBeVisible();
  const verify = page.getByRole('button', { name: 'Verify details' });

  await shop.store.setFaults([
    { path: '/wc-admin/plugins/connect-wcpay', kind: 'status', status: 500, times: 1 },
  ]);
  session.allowConsoleMessage(/500/);
  await verify.click();
  await expect(
    page.getByText(
      "There was an error connecting to the provider's payments service. Please try again or connect later in store settings.",
    ),
  ).toBeVisible();
  await expect.poll(() => verify.getAttribute('aria-busy')).toBeNull();
  expect(await session.accessibilityViolations()).toEqual([]);

  await verify.click();
  await page.waitForURL(/\/store\/connect\/woocommerce-payments/);
});

test.describe('unusual task list responses', () => {
  type Lists = { id: string; title: unknown; tasks: unknown[]; [member: string]: unknown }[];

  /** Modifies the store's lists in the response, and makes the screen refetch them. */
  async function answerWith(page: Page, change: (lists: Lists) => unknown): Promise<void> {
    await page.unrouteAll();
    await page.route(/onboarding\/tasks(\?|$)/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as Lists) });
    });
    await Promise.all([
      page.waitForResponse(/onboarding\/tasks(\?|$)/),
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    ]);
  }

  const ofSetup = (lists: Lists, change: (list: Lists[number]) => object): Lists =>
    lists.map((list) => (list.id === 'setup' ? { ...list, ...change(list) } : list));

  test('a complete setup shows a message, fits a phone, and can keep its list', async () => {
    const session = await openHome({ viewport: PHONE });
    const { page } = session;
    await answerWith(page, (lists) =>
      ofSetup(lists, ({ tasks }) => ({
        tasks: tasks.map((task) => ({ ...Object(task), isComplete: true })),
      })),
    );
    await expect(page.getByRole('heading', { name: "You've completed store setup" })).toBeVisible();
    await expect(page.locator('.remaining-tasks-badge')).toHaveCount(0);
    expect(await session.accessibilityViolations()).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await page.getByRole('button', { name: 'Keep list' }).click();
    await expect(setupList(page)).toBeVisible();
    await session.setOption('woocommerce_task_list_keep_completed', 'no');
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ id: `t${n}`, title: `Task ${n}` }));

  /** Modified responses, each with the number of rows that it adds to the setup list. */
  const ANSWERS: readonly [more: number, (lists: Lists) => unknown][] = [
    [0, (lists) => [null, ...ofSetup(lists, ({ tasks }) => ({ tasks: [null, ...tasks, null] })), 7]],
    [200, (lists) => ofSetup(lists, ({ tasks }) => ({ tasks: [...tasks, ...many(200)] }))],
    [
      2,
      (lists) => [
        ...ofSetup(lists, ({ tasks }) => ({
          title: null,
          tasks: [
            ...tasks,
            { id: 'bare' },
            { id: 'bare', title: 'The same again' },
            { id: 'evil', title: '<img src=x onerror=alert(1)>' },
          ],
        })).filter(({ id }) => id !== 'extended'),
        { id: 'acme-next', tasks: many(5).map((task) => ({ ...task, isSnoozeable: true })) },
        { id: 'secret_tasklist', title: 'Secret', tasks: many(1) },
        { id: 'acme', title: 'Put away by the server', isVisible: false, tasks: many(1) },
      ],
    ],
  ];

  test('invalid, duplicate, missing or very many tasks do not break the lists', async () => {
    const session = await openHome({ viewport: PHONE });
    const { page } = session;
    const { rows: usual } = await counted(page);

    for (const [more, change] of ANSWERS) {
      await answerWith(page, change);
      await expect(async () => {
        const all = usual + more;
        expect(await counted(page)).toEqual({ badge: all, rows: all, progress: all });
      }).toPass();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }

    await expect(page.getByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    const next = nextList(page);
    await expect(next.getByRole('img', { name: '5 tasks left' })).toBeVisible();
    await expect(next.getByRole('listitem')).toHaveCount(2);
    await next.getByRole('button', { name: 'Show 3 more tasks.' }).click();
    await expect(next.getByRole('listitem')).toHaveCount(5);
    expect(await session.accessibilityViolations()).toEqual([]);
    await next.getByRole('button', { name: 'Show less' }).click();
    await expect(next.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText(/Secret|Put away by the server/)).toHaveCount(0);

    await choose(page, 'Options for “Task 0”', 'Remind me later');
    await expect(notice(page, 'Task postponed until tomorrow')).toBeVisible();
    await expect(next.getByRole('img', { name: '4 tasks left' })).toBeVisible();
    expect(await session.accessibilityViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(next.getByRole('img', { name: '5 tasks left' })).toBeVisible();
  });
});

test('completes things to do next, and removes the list after the last one', async () => {
  const session = await openHome();
  const { page } = session;

  await nextList(page).getByRole('link', { name: 'Get the mobile app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage your store on the go' });
  await expect(dialog.getByRole('link', { name: /Google Play/ })).toBeVisible();
  expect(await session.accessibilityViolations()).toEqual([]);
  await dialog.getByRole('button', { name: 'I installed the app' }).click();
  await expect(nextList(page).getByRole('img', { name: '1 task left' })).toBeVisible();

  await Promise.all([
    page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/options'),
    ),
    nextList(page).getByRole('link', { name: 'Find extensions' }).click(),
  ]);
  expect(page.url()).toContain('page=wc-addons');
  await session.open(HOME);
  await expect(setupList(page)).toBeVisible();
  await expect(nextList(page)).toHaveCount(0);

  await session.setOption('woocommerce_admin_dismissed_mobile_app_modal', 'no');
  await session.setOption('woocommerce_admin_dismissed_in_app_marketplace_tour', 'no');
});

test('a snoozed task returns after a day by the server clock', async () => {
  const session = await openHome();
  const { page } = session;
  const left = (await counted(page)).rows;
  await session.setOption(SNOOZED, { purchase: Date.now() + 24 * HOUR });
  await session.open(HOME);
  await expect(setupList(page)).toBeVisible();
  await expect(purchaseRow(page)).toHaveCount(0);
  await expect.poll(async () => (await counted(page)).badge).toBe(left - 1);

  // A pending request would be refused, since nonces expire by this clock.
  await page.waitForLoadState('networkidle');
  await shop.store.moveClock(23 * HOUR);
  await session.open(HOME);
  await expect(setupList(page)).toBeVisible();
  await expect(purchaseRow(page)).toHaveCount(0);

  await page.waitForLoadState('networkidle');
  await shop.store.moveClock(2 * HOUR);
  await session.open(HOME);
  await expect(purchaseRow(page)).toBeVisible();
  await expect.poll(async () => (await counted(page)).badge).toBe(left);
});

test('every task that the store lists has a page or a link', async () => {
  const session = await openHome();
  const { page } = session;
  const lists = await call<{ tasks: { id: string; title: string }[] }[]>(page, TASKS, undefined);
  const tasks = lists.flatMap((list) => list.tasks);

  for (const { id, title } of tasks) {
    await session.open(`${HOME}&task=${id}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.locator('.sa-task-page').locator('a, button, input').first()).toBeVisible();
  }
});
