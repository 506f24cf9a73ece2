import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { startShop } from './support/shop';

const shop = startShop();

const ORDERS = `${HOME}&path=%2Fanalytics%2Forders&period=year`;
const DELIVERIES = '/store-admin/v1/deliveries';
const PHONE = { width: 320, height: 640 };
/** The fields of the dialog's request for this report that the test needs. */
const DAILY = {
  frequency: 'daily',
  time: '08:00',
  content: {
    title: 'Orders',
    path: '/analytics/orders',
    query: { period: 'year' },
    stats: 'orders',
    filters: {},
    figures: [],
    period: { name: 'year', compare: 'previous_year' },
    report: 'orders',
    table: {},
    columns: [],
  },
};
const DAY = 24 * 60 * 60 * 1000; // milliseconds

test('schedules and sends a report by email, and handles unsubscribing, pausing and resuming', async () => {
  const session = await shop.openSessionAs('manager', { viewport: PHONE });
  const { page } = session;
  const dialog = page.getByRole('dialog', { name: 'Send by email' });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const choose = async (name: string) => {
    await dialog.getByRole('button', { name: /^More options for/ }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  const openDialog = async () => {
    await page.getByRole('button', { name: /^View/ }).click();
    await page.getByRole('menuitem', { name: 'Send by email…' }).click();
    await expect(dialog).toBeVisible();
  };
  await session.open(ORDERS);
  await expect(page.locator('.sa-summary__value').first()).toBeVisible();

  // Typed text survives a refusal, a failure and a reload.
  await openDialog();
  await expect(dialog.getByText('No scheduled reports yet')).toBeVisible();
  expect(await session.accessibilityViolations()).toEqual([]);
  await press('Schedule this view');
  await dialog.getByRole('textbox', { name: /Name/ }).fill('Mornings');
  await dialog.getByRole('combobox', { name: 'Frequency' }).selectOption('Every day');
  const recipients = dialog.getByRole('textbox', { name: /Recipients/ });
  await recipients.fill('ann@example.com\nnobody');
  await press('Save');
  await expect(dialog.getByText('“nobody” is not a valid email address').first()).toBeVisible();
  expect(await session.accessibilityViolations()).toEqual([]);
  await recipients.fill('ann@example.com');
  await dialog.getByRole('button', { name: 'Add recipient' }).click();
  await page.getByRole('menuitem', { name: /analyst@/ }).click();
  await shop.store.setFaults([{ path: DELIVERIES, method: 'POST', kind: 'status', status: 500, times: 1 }]);
  session.allowConsoleMessage(/500/);
  await press('Save');
  await expect(
    dialog.getByText('Something went wrong in the store. Please try again.').first(),
  ).toBeVisible();
  await page.reload();
  await openDialog();
  await press('Schedule this view');
  await expect(recipients).toHaveValue(/^ann@example\.com\n.*@/);
  await press('Save');
  await expect(dialog.getByText('Report scheduled')).toBeVisible();

  await press('Send now');
  await expect(dialog.getByText('“Mornings” is in the outbox')).toBeVisible();
  expect(await session.accessibilityViolations()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await press('Sent emails');
  await expect(dialog.getByText('ann@example.com: in the outbox')).toBeVisible();
  await press('Back');
  await choose('Pause');
  await expect(dialog.getByText('“Mornings” paused')).toBeVisible();

  // The email that would have been sent, and its unsubscribe link, for a recipient without an account.
  const orders = await page.locator('.sa-summary__value').first().textContent();
  await dialog.getByRole('link', { name: 'the outbox' }).click();
  const mail = page.getByRole('article').filter({ hasText: 'To ann@example.com' });
  await expect(mail.getByRole('heading', { name: /^Mornings – Harbor Goods/ })).toBeVisible();
  await expect(mail).toContainText(`Orders: ${(/[\d,]+/.exec(orders ?? '') ?? ['none'])[0]}`);
  await expect(mail.getByRole('link', { name: /^orders_.*\.csv$/ })).toHaveCount(1);
  expect(await session.accessibilityViolations()).toEqual([]);
  const stranger = await shop.openSession({ viewport: PHONE });
  await stranger.page.goto(
    (await mail.getByRole('link', { name: 'Unsubscribe' }).getAttribute('href')) ?? '',
  );
  expect(await stranger.accessibilityViolations()).toEqual([]);
  await stranger.page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(stranger.page.getByText('“Mornings” is no longer sent to ann@example.com.')).toBeVisible();

  // A refusal is shown, and the failure can be retried.
  await shop.store.setFaults([{ path: DELIVERIES, kind: 'status', status: 403, times: 1 }]);
  session.allowConsoleMessage(/403/);
  await session.open(ORDERS);
  await openDialog();
  await expect(dialog.getByText('Your scheduled reports could not be loaded')).toBeVisible();
  await press('Retry');
  await expect(dialog.getByText('1 recipient')).toBeVisible();

  // After resuming, the report is sent once to the remaining recipients, however late it is.
  await choose('Resume');
  await expect(dialog.getByText('“Mornings” resumed')).toBeVisible();
  await shop.store.moveClock(3 * DAY);
  await session.logIn('manager');
  await session.open('/store/outbox');
  await expect(async () => {
    await page.reload();
    expect(await page.getByRole('article').count()).toBe(3);
  }).toPass();
});

test.describe('a scheduled report that cannot be sent', () => {
  // No server listens on this port.
  const offline = startShop([], { SMTP_URL: 'smtp://127.0.0.1:1' });

  test('shows a warning in the report and the inbox until its details are viewed', async () => {
    const session = await offline.openSessionAs('manager', { viewport: PHONE });
    const { page } = session;
    const warning = page.getByText('The scheduled email “Mornings” was not sent.');
    const note = page.getByRole('heading', { name: 'A scheduled report could not be sent' });
    await session.open(ORDERS);
    await session.post(DELIVERIES, { ...DAILY, name: 'Mornings', recipients: ['ann@example.com'] });
    await expect(warning).toHaveCount(0);

    await offline.store.moveClock(2 * DAY);
    await session.logIn('manager');
    await expect(async () => {
      await session.open(ORDERS);
      await page.locator('.sa-summary__value').first().waitFor();
      expect(await warning.count()).toBe(1);
    }).toPass({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Views' }).click();
    await expect(page.getByRole('menuitem', { name: 'Send by email… (failed)' })).toBeVisible();
    expect(await session.accessibilityViolations()).toEqual([]);
    await session.open(HOME);
    await expect(note).toBeVisible();
    await page.getByRole('link', { name: 'View report' }).click();
    await page.getByRole('button', { name: 'View details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send by email' });
    await expect(dialog.getByText(/ECONNREFUSED/)).toBeVisible();
    expect(await session.accessibilityViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(warning).not.toBeAttached();

    await session.open(ORDERS);
    await expect(page.locator('.sa-summary__value').first()).toBeVisible();
    await expect(warning).toHaveCount(0);
    await session.open(HOME);
    await expect(
      page
        .getByRole('region', { name: /^Inbox/ })
        .getByRole('heading', { level: 3 })
        .first(),
    ).toBeVisible();
    await expect(note).toHaveCount(0);
  });
});
