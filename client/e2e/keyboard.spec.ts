import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME, REPORT, SHIPPING_TASK } from './support/urls';
import { startShop } from './support/shop';

const shop = startShop();

/** More tab stops than any page here has. */
const MAX_STOPS = 120;

test('opens the first task and closes its tour with the keyboard', async () => {
  const session = await shop.openSession();
  const { page } = session;
  await session.logIn('admin');
  await expect(page.getByRole('button', { name: 'Add details' })).toBeVisible();

  await tabTo(page, 'Add details');
  await page.keyboard.press('Enter');
  const tour = page.getByRole('dialog', { name: 'Add your store location' });
  await expect(tour).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(tour).not.toBeAttached();
});

test('fills in and saves the store location with the keyboard', async () => {
  const session = await shop.openSession();
  const { page } = session;
  await session.logIn('admin', SHIPPING_TASK);
  await expect(page.getByLabel('Street address')).toBeVisible();

  await tabTo(page, /Country \/ Region/);
  await page.keyboard.type('united kingdom');
  await page.keyboard.press('Enter');
  await tabTo(page, /Street address/);
  await page.keyboard.type('12 Quay Street');
  await tabTo(page, /Town \/ City/);
  await page.keyboard.type('Bristol');
  await tabTo(page, /Postcode/);
  await page.keyboard.type('BS1 4SB');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: /complete: Set store location/ })).toBeVisible();
  // Setup continues at the next step.
  await expect.poll(() => focusedText(page)).toMatch(/Set shipping costs/);
});

test('shows error messages and focuses the first invalid field', async () => {
  const session = await shop.openSession();
  const { page } = session;
  await session.logIn('admin', SHIPPING_TASK);
  const step = page.getByRole('button', { name: /Set store location/ });
  await expect(page.getByRole('heading', { name: /Set store location/ })).toBeVisible();
  if (await step.isVisible()) await step.press('Enter');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  const costs = page.getByLabel('Shipping cost');
  await expect(costs.first()).toBeVisible();
  await page.getByRole('switch', { name: 'Ship to these places' }).setChecked(true);
  await costs.first().fill('abc');
  await costs.last().fill('-1');

  await page.getByRole('button', { name: 'Continue' }).press('Enter');

  await expect(page.getByText(/^Please enter a number, or a formula/).first()).toBeVisible();
  await expect(page.getByText('Shipping rates can not be negative numbers.').first()).toBeVisible();
  await expect.poll(() => isFocused(costs.first())).toBe(true);
  expect(await session.accessibilityViolations()).toEqual([]);
});

test('messages never cover the focused element on a phone', async () => {
  const session = await shop.openSessionAs('admin', { viewport: { width: 320, height: 640 } });
  const { page } = session;
  await session.setOption('woocommerce_task_list_hidden_lists', ['setup']);
  await session.open(HOME);
  await page
    .getByRole('button', { name: /^Dismiss "/ })
    .first()
    .press('Enter');
  const message = page.locator('.sa-snackbar');
  await expect(message).toBeVisible();

  const covered: string[] = [];
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const [bar, focused] = [await message.boundingBox(), await page.locator(':focus').boundingBox()];
    const isInMessage = await message.evaluate((element) => element.contains(document.activeElement));
    if (
      !isInMessage &&
      bar &&
      focused &&
      focused.y < bar.y + bar.height &&
      focused.y + focused.height > bar.y
    )
      covered.push(await focusedText(page));
  }
  expect(covered).toEqual([]);
  await expect(message).toBeVisible();
});

test('Tab after a dismissal focuses Undo, which restores the message', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.setOption('woocommerce_task_list_hidden_lists', ['setup']);
  await session.open(HOME);
  const dismiss = page.getByRole('button', { name: /^Dismiss "/ }).first();
  await dismiss.focus();
  const name = await dismiss.getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect(page.locator('.sa-snackbar')).toBeVisible();

  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Undo');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('button', { name: name ?? '' })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test('the skip link moves focus past everything above the content', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(REPORT);
  await expect(page.locator('.sa-summary__value').first()).toBeVisible();

  await page.locator('a[href="#wpbody-content"]').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');

  const isInContent = await page.evaluate(
    () => document.activeElement?.closest('.woocommerce-layout__main') !== null,
  );
  expect(isInContent).toBe(true);
});

/** Presses Tab until the element with this name has focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const stops: string[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab');
    const text = await focusedText(page);
    if (await page.evaluate(() => document.activeElement === document.body))
      throw new Error(`Tab lost the focus to the page after: ${stops.at(-1)}`);
    if (typeof name === 'string' ? text === name || text === `${name}*` : name.test(text)) return;
    stops.push(text);
  }
  throw new Error(`Tab never reached ${name}, only: ${[...new Set(stops)].join(' | ')}`);
}

const isFocused = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element === document.activeElement);

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement === document.body ? null : document.activeElement;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const named = labels.map(({ textContent }) => textContent).join(' ');
    const labelledBy = element?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const referred = labelledBy.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return (named || referred || element?.textContent || '').trim();
  });
