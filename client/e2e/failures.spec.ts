import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME, TASKS } from './support/urls';
import { LONG_TIMEOUT_MS, runClockUntil } from './support/clock';
import { waitForHome } from './support/wait-for-home';
import { startShop } from './support/shop';
import type { InjectedFault } from './support/store-process';

const shop = startShop();

const HIDE = `${TASKS}/setup/hide`;
/** A page that requests no tasks. */
const ELSEWHERE = `${HOME}&path=%2Fanalytics%2Fnope`;

const FAULTS: { name: string; fault: Omit<InjectedFault, 'path'> }[] = [
  { name: '500', fault: { kind: 'status', status: 500 } },
  { name: '403', fault: { kind: 'status', status: 403 } },
  { name: 'HTML', fault: { kind: 'html', status: 502 } },
  { name: 'no response', fault: { kind: 'hang' } },
  { name: 'after 30 seconds', fault: { kind: 'delay', delay: 30_000 } },
];

test.afterEach(() => shop.store.setFaults([]));

for (const { name, fault } of FAULTS) {
  test.describe(`API response: ${name}`, () => {
    test('shows an error with Retry for task lists, and opens tasks without recording the start', async () => {
      const session = await shop.openSessionAs('admin');
      session.allowConsoleMessage(/Failed to load resource/);
      const { page, context } = session;
      await page.clock.install();
      await context.addInitScript(forgetPreloadedAnswers);
      await shop.store.setFaults([{ path: TASKS, ...fault }]);

      await session.open(HOME);
      const failure = page.getByRole('alert').filter({ hasText: 'The setup list could not be loaded' });
      await runClockUntil(page, () => failure.isVisible());

      await expect(page.locator('#adminmenu')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
      expect(await session.accessibilityViolations()).toEqual([]);
      await shop.store.setFaults([]);
      await failure.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { name: 'First, tell us about your store' })).toBeVisible();

      await shop.store.setFaults([{ path: '/wp/v2/users/me', ...fault }]);
      await page.getByRole('link', { name: 'Set up shipping' }).click();
      await expect(page.getByLabel('Street address')).toBeVisible();
      await page.getByRole('button', { name: 'WooCommerce Home' }).click();
      await expect(page.getByRole('heading', { name: 'First, tell us about your store' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('keeps showing the loaded task lists on a refetch', async () => {
      const session = await shop.openSessionAs('admin');
      session.allowConsoleMessage(/Failed to load resource/);
      const { page } = session;
      await page.clock.install();
      await session.open(ELSEWHERE);
      await expect(page.getByText('Go to Analytics overview').first()).toBeVisible();
      await shop.store.setFaults([{ path: TASKS, ...fault }]);

      const requested = page.waitForRequest((request) => request.url().includes(TASKS));
      await homeLink(page).click();
      await requested;
      // The other sections must load before the lists time out.
      await waitForHome(page);
      await page.clock.runFor(LONG_TIMEOUT_MS);

      await expect(page.getByRole('heading', { name: 'First, tell us about your store' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
}

for (const { name, fault } of FAULTS.filter(({ fault }) => fault.kind !== 'delay')) {
  test.describe(`API response to hiding the list: ${name}`, () => {
    test('shows the list again with an error', async () => {
      const session = await shop.openSessionAs('admin');
      session.allowConsoleMessage(/Failed to load resource/);
      const { page } = session;
      await page.clock.install();
      await session.open(HOME);
      await shop.store.setFaults([{ path: HIDE, method: 'POST', ...fault }]);

      await hideSetupList(page);
      const notice = page.getByText('There was a problem hiding the list').first();
      await runClockUntil(page, () => notice.isVisible());

      await expect(page.getByRole('heading', { name: 'First, tell us about your store' })).toBeVisible();
    });
  });
}

test('hides the list after a 30-second response, and Undo restores it', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await page.clock.install();
  await session.open(HOME);
  let answer = () => {};
  const patience = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**${HIDE}*`, (route) => patience.then(() => route.continue()));

  const requested = page.waitForRequest(`**${HIDE}*`);
  await hideSetupList(page);
  await requested;
  await page.clock.runFor(30_000);
  answer();

  await expect(page.getByText('Setup task list hidden').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'First, tell us about your store' })).toBeVisible();
});

test('reverts a change and shows an error when offline', async () => {
  const session = await shop.openSessionAs('admin');
  session.allowConsoleMessage(/Failed to load resource/);
  const { page } = session;
  await session.open(HOME);
  await expect(page.getByRole('heading', { name: 'First, tell us about your store' })).toBeVisible();
  // The sections of the screen are fetched after the list.
  await waitForHome(page);
  await page.waitForLoadState('networkidle');
  await session.context.setOffline(true);

  await hideSetupList(page);

  await expect(page.getByText('There was a problem hiding the list').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First, tell us about your store' })).toBeVisible();
});

for (const kind of ['script', 'stylesheet']) {
  test.describe(`when a ${kind} of a screen`, () => {
    for (const how of ['is blocked', 'never arrives']) {
      test(`${how}, shows an error and loads the screen on Retry`, async () => {
        const session = await shop.openSessionAs('admin');
        session.allowConsoleMessage(/Failed to load resource|could not be loaded|Loading (CSS )?chunk/);
        const { page } = session;
        await page.clock.install();
        await session.open(HOME);
        await waitForHome(page);
        await page.waitForLoadState('networkidle');
        await page.route('**/*', (route) => {
          if (route.request().resourceType() !== kind) return route.fallback();
          return how === 'is blocked' ? route.abort() : undefined;
        });

        await page.getByRole('link', { name: 'Customers' }).click();
        const failure = page.getByRole('alert').filter({ hasText: 'This screen could not be loaded' });
        await runClockUntil(page, () => failure.isVisible());

        await expect(page.locator('#adminmenu')).toBeVisible();
        expect(await session.accessibilityViolations()).toEqual([]);
        await page.unroute('**/*');
        await failure.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
      });
    }
  });
}

async function hideSetupList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Task List Options' }).first().click();
  await page.getByRole('menuitem', { name: 'Hide this' }).click();
  await page.getByRole('button', { name: 'Yes, hide store setup tasks' }).click();
}

/** The store's item in the host's menu, which opens the home screen from any page. */
const homeLink = (page: Page) => page.locator('#toplevel_page_woocommerce > a');

/** Removes the page's preloaded data, so that the home screen has to request it. */
function forgetPreloadedAnswers(): void {
  let host: object | undefined;
  Object.defineProperty(window, 'storeAdminHost', {
    get: () => host,
    set: (printed: object) => {
      host = { ...printed, preloaded: {} };
    },
  });
}
