import type { Page } from 'playwright-core';
import { COMING_REPORT, HOME, TASKS } from './support/addresses';
import { startShop } from './support/shop';
import type { Fault } from './support/store-process';

const shop = startShop();

/** Longer than every timeout and every pause between tries of `packages/http` together. */
const LONG = 120_000; // milliseconds
const STEP = 5_000;

const FAULTS: { name: string; fault: Omit<Fault, 'path'> }[] = [
  { name: '500', fault: { kind: 'status', status: 500 } },
  { name: '403', fault: { kind: 'status', status: 403 } },
  { name: 'HTML', fault: { kind: 'html', status: 502 } },
  { name: 'nothing at all', fault: { kind: 'hang' } },
  { name: 'after 30 seconds', fault: { kind: 'delay', delay: 30_000 } },
];

afterEach(() => shop.store.setFaults([]));

describe.each(FAULTS)('the API answers $name', ({ fault }) => {
  test('to the task lists: the rest of the screen stays, says what failed, and tries again', async () => {
    const visitor = await shop.visit();
    visitor.expectNoise(/Failed to load resource/);
    const { page } = visitor;
    await page.clock.install();
    await visitor.logIn('admin', COMING_REPORT);
    await page.getByRole('heading', { name: 'Revenue' }).first().waitFor();
    await shop.store.setFaults([{ path: TASKS, ...fault }]);

    await homeLink(page).click();
    const failure = page.getByRole('alert').filter({ hasText: 'The setup list could not be loaded' });
    await runClockUntil(page, () => failure.isVisible());

    expect(await page.locator('#adminmenu').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Home', level: 1 }).isVisible()).toBe(true);
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await shop.store.setFaults([]);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { name: 'First, tell us about your store' }).waitFor();
  });

  test('to hiding the list: it is back with a notice', async () => {
    const visitor = await shop.visit();
    visitor.expectNoise(/Failed to load resource/);
    const { page } = visitor;
    await page.clock.install();
    await visitor.logIn('admin', HOME);
    await page.getByRole('heading', { name: 'First, tell us about your store' }).waitFor();
    await shop.store.setFaults([{ path: `${TASKS}/setup/hide`, method: 'POST', ...fault }]);

    await page.getByRole('button', { name: 'Task list options' }).first().click();
    await page.getByRole('menuitem', { name: 'Hide this' }).click();
    await page.getByRole('button', { name: 'Yes, hide store setup tasks' }).click();
    const notice = page.getByText('There was a problem hiding the list').first();
    const hidden = page.getByText('Setup task list hidden').first();
    await runClockUntil(page, async () => (await notice.isVisible()) || (await hidden.isVisible()));

    if (fault.kind === 'delay') {
      // Late but confirmed: the list is gone, and Undo brings it back.
      await page.getByRole('button', { name: 'Undo' }).click();
    } else {
      expect(await notice.isVisible()).toBe(true);
    }
    await page.getByRole('heading', { name: 'First, tell us about your store' }).waitFor();
  });
});

test('without a network the screen says so and comes back with it', async () => {
  const visitor = await shop.visit();
  visitor.expectNoise(/Failed to load resource/);
  const { page } = visitor;
  await page.clock.install();
  await visitor.logIn('admin', COMING_REPORT);
  await page.getByRole('heading', { name: 'Revenue' }).first().waitFor();
  await homeLink(page).click();
  await page.getByRole('heading', { name: 'First, tell us about your store' }).waitFor();
  await visitor.context.setOffline(true);

  await page.getByRole('button', { name: 'Task list options' }).first().click();
  await page.getByRole('menuitem', { name: 'Hide this' }).click();
  await page.getByRole('button', { name: 'Yes, hide store setup tasks' }).click();
  await page.getByText('There was a problem hiding the list').first().waitFor();
  await page.getByRole('heading', { name: 'First, tell us about your store' }).waitFor();
  await visitor.context.setOffline(false);
});

const homeLink = (page: Page) => page.locator('#adminmenu').getByRole('link', { name: /^Home/ });

/** Lets the page's own clock run on in steps until something is so, since real waiting would take minutes. */
async function runClockUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let passed = 0; passed < LONG; passed += STEP) {
    if (await isSo()) return;
    // Answers that are under way need the real network in between.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    await page.clock.runFor(STEP);
  }
  throw new Error(`Not so after ${LONG} ms of the page's clock.`);
}
