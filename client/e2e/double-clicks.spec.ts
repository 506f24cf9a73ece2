import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME, TASKS } from './support/urls';
import { waitForHome } from './support/wait-for-home';
import { call } from './support/rest';
import { startShop } from './support/shop';

/** The second click of a double click never acts on a different element than the first. */
const shop = startShop(['--features', 'navigation']);

const TOOLTIP = 'woocommerce_navigation_favorites_tooltip_hidden';
const FAVORITES = '/wc-admin/navigation/favorites/me';

interface List {
  id: string;
  isHidden: boolean;
  tasks: { id: string; isComplete: boolean; isVisited: boolean }[];
}

const readTasks = (page: Page) => call<List[]>(page, TASKS);

/** A double click whose first click removes its element, so that the second one hits what is there then. */
async function doubleClick(page: Page, first: Locator, second: Locator): Promise<void> {
  await first.click();
  await expect(first).not.toBeAttached();
  await second.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await second.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

const buildLink = (page: Page) =>
  page.getByRole('region', { name: 'Store management' }).getByRole('link').first();

test('double-clicking "Yes, hide store setup tasks" hides them and opens nothing below', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(HOME);
  await waitForHome(page);
  const before = await readTasks(page);
  const address = page.url();

  await page.getByRole('button', { name: 'Task List Options' }).first().click();
  await page.getByRole('menuitem', { name: 'Hide this' }).click();
  await doubleClick(page, page.getByRole('button', { name: 'Yes, hide store setup tasks' }), buildLink(page));
  await expect(page.getByRole('heading', { name: 'First, tell us about your store' })).not.toBeAttached();

  await page.waitForLoadState('networkidle');
  expect(page.url()).toBe(address);
  const after = await readTasks(page);
  const done = (lists: List[]) =>
    lists.flatMap(({ tasks }) => tasks.filter(({ isComplete, isVisited }) => isComplete || isVisited));
  expect(done(after).map(({ id }) => id)).toEqual(done(before).map(({ id }) => id));
});

test('double-clicking "Yes, share usage data" opens nothing below', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.setOption('woocommerce_allow_tracking', 'no');
  await session.open(`${HOME}&wcpay-connection-success=1`);
  await doubleClick(page, page.getByRole('button', { name: 'Yes, share usage data' }), buildLink(page));

  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).searchParams.get('page')).toBe('wc-admin');
  expect(new URL(page.url()).searchParams.get('task')).toBe(null);
  expect(new URL(page.url()).searchParams.get('path')).toBe(null);
});

test('double-clicking the star of a favorite removes only that favorite', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.setOption(TOOLTIP, 'yes');
  await session.open(HOME);
  const stars = page.locator('[data-favorite]');
  await expect(stars.nth(2)).toBeAttached();
  const ids = await stars.evaluateAll((all) => all.map((star) => star.getAttribute('data-favorite')));
  for (const item_id of ids.slice(0, 3)) await session.post(FAVORITES, { item_id });
  await session.open(HOME);
  const favorites = page.getByRole('list', { name: 'Favorites' });
  await expect(favorites.getByRole('link').nth(2)).toBeVisible();
  const names = await favorites.getByRole('link').allInnerTexts();
  await page.waitForLoadState('networkidle');

  const star = (place: number) => favorites.locator(`[data-favorite="${ids[place]}"]`);
  await doubleClick(page, star(0), star(1));

  await expect.poll(() => favorites.getByRole('link').allInnerTexts()).toEqual(names.slice(1));
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(favorites.getByRole('link').nth(1)).toBeVisible();
  expect(await favorites.getByRole('link').allInnerTexts()).toEqual(names.slice(1));
});
