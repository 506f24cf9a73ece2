import type { Locator, Page } from 'playwright-core';
import { SHIPPING_TASK } from './support/addresses';
import { eventually } from './support/eventually';
import { startShop } from './support/shop';

const shop = startShop();

/** More than any page here has stops. */
const MOST_STOPS = 120;

test('the first task is reached and the tour closed by the keyboard alone', async () => {
  const visitor = await shop.visit();
  const { page } = visitor;
  await visitor.logIn('admin');
  await page.getByRole('button', { name: 'Add details' }).waitFor();

  await tabTo(page, 'Add details');
  await page.keyboard.press('Enter');
  const tour = page.getByRole('dialog', { name: 'Add your store location' });
  await tour.waitFor();
  await page.keyboard.press('Escape');

  await tour.waitFor({ state: 'detached' });
});

test('the store location is filled in and saved by the keyboard alone', async () => {
  const visitor = await shop.visit();
  const { page } = visitor;
  await visitor.logIn('admin', SHIPPING_TASK);
  await page.getByLabel('Street address').waitFor();

  await tabTo(page, /Country \/ Region/);
  await page.keyboard.type('united kingdom');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Street address');
  await page.keyboard.type('12 Quay Street');
  await tabTo(page, 'Town / City');
  await page.keyboard.type('Bristol');
  await tabTo(page, /Postcode/);
  await page.keyboard.type('BS1 4SB');
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: /complete: Set store location/ }).waitFor();
  // The next step is where the owner goes on.
  await eventually(async () => expect(await focusedText(page)).toMatch(/Set shipping costs/));
});

test('errors are named, and the first one has the focus', async () => {
  const visitor = await shop.visit();
  const { page } = visitor;
  await visitor.logIn('admin', SHIPPING_TASK);
  const step = page.getByRole('button', { name: /Set store location/ });
  await page.getByRole('heading', { name: /Set store location/ }).waitFor();
  if (await step.isVisible()) await step.press('Enter');
  await page.getByLabel('Street address').fill('');
  await page.getByLabel('Town / City').fill('');

  await page.getByRole('button', { name: 'Continue' }).press('Enter');

  await page.getByText('Please enter an address').first().waitFor();
  expect(await page.getByText('Please enter a city').first().isVisible()).toBe(true);
  await eventually(async () => expect(await isFocused(page.getByLabel('Street address'))).toBe(true));
  expect(await visitor.accessibilityViolations()).toEqual([]);
});

/** Presses Tab until the element with that name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const stops: string[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const text = await focusedText(page);
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
