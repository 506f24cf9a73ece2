import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { startShop } from './support/shop';
import type { UserSession } from './support/user-session';

const shop = startShop(['--orders', '100']);

const OVERVIEW = `${HOME}&path=%2Fanalytics%2Foverview`;
const DEFAULT_RANGE = 'woocommerce_default_date_range';
const DAY = 86_400_000; // milliseconds

async function openOverview(options: Parameters<typeof shop.openSessionAs>[1] = {}): Promise<UserSession> {
  const session = await shop.openSessionAs('admin', options);
  await session.open(OVERVIEW);
  await settled(session.page);
  return session;
}

/** Waits for metrics, charts and leaderboards. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="false"] > .sa-summary')).toBeVisible();
  await expect(page.locator('.sa-chart svg').first()).toBeVisible();
  await expect(page.locator('.sa-leaderboard:not([aria-busy])').first()).toBeVisible();
}

const range = (page: Page) => page.getByRole('button', { name: /^Date range/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Choose a date range' });
const sections = (page: Page) => page.locator('.sa-section__title').allTextContents();
const saved = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().includes('/wp/v2/users/me') && response.request().method() === 'POST',
  );
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const isFocused = (control: Locator) => expect(control).toBeFocused();

test('selects a date range with the keyboard and keeps it when opening a report', async () => {
  const { page } = await openOverview();
  await range(page).press('Enter');
  await isFocused(panel(page).getByRole('tab', { name: 'Presets' }));
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('grid').first()).toBeVisible();

  const today = panel(page).getByRole('button', { name: /, today/ });
  await today.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  const weekBefore = panel(page).locator('.sa-months__button:focus');
  await expect.poll(() => weekBefore.getAttribute('aria-label')).not.toContain('today');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('textbox', { name: 'End date' })).not.toHaveValue('');
  await panel(page).getByRole('button', { name: 'Update' }).press('Enter');

  await page.waitForURL(/period=custom/);
  await isFocused(range(page));
  const { searchParams } = new URL(page.url());
  const [after, before] = ['after', 'before'].map((name) => Date.parse(searchParams.get(name) ?? ''));
  expect(((before ?? 0) - (after ?? 0)) / DAY).toBe(7);
  await expect(range(page)).toContainText('Custom (');

  await page.getByRole('link', { name: /^Total sales/ }).click();
  await page.waitForURL(/path=%2Fanalytics%2Frevenue/);
  expect(new URL(page.url()).searchParams.get('after')).toBe(searchParams.get('after'));
  await expect(range(page)).toContainText('Custom (');

  // Escape does not change the range.
  await range(page).press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).not.toBeAttached();
  await isFocused(range(page));
});

test('hides, drags, renames and adds sections, and keeps them after a reload', async () => {
  const session = await openOverview();
  const { page } = session;
  expect(await sections(page)).toEqual(['Performance', 'Charts', 'Leaderboards']);

  await page.getByRole('button', { name: 'Customize' }).click();
  const dialog = page.getByRole('dialog', { name: 'Customize overview' });
  await dialog.getByRole('checkbox', { name: 'Charts' }).uncheck();
  await drag(
    page,
    dialog.getByRole('button', { name: 'Move Leaderboards', exact: true }),
    dialog.getByRole('button', { name: 'Move Performance', exact: true }),
  );
  await expect(async () =>
    expect(await dialog.getByRole('checkbox').first().getAttribute('id')).toBe(
      await dialog.getByRole('checkbox', { name: 'Leaderboards' }).getAttribute('id'),
    ),
  ).toPass();
  await dialog.getByRole('button', { name: 'Rename Performance' }).click();
  await dialog.getByRole('textbox').fill('How it goes');
  await dialog.getByRole('textbox').press('Enter');
  await Promise.all([saved(page), dialog.getByRole('button', { name: 'Save' }).click()]);
  await expect.poll(() => sections(page)).toEqual(['Leaderboards', 'How it goes']);

  await page.reload();
  await expect(page.locator('[aria-busy="false"] > .sa-summary')).toBeVisible();
  expect(await sections(page)).toEqual(['Leaderboards', 'How it goes']);

  await page.getByRole('button', { name: 'Add more sections' }).click();
  await Promise.all([saved(page), page.getByRole('menuitem', { name: 'Charts' }).click()]);
  await isFocused(page.getByRole('button', { name: 'Options for Charts' }));
  await page.reload();
  await settled(page);
  expect(await sections(page)).toEqual(['Leaderboards', 'How it goes', 'Charts']);
  expect(await session.layoutShift()).toBeLessThan(0.02);
  await session.post('/wp/v2/users/me', { woocommerce_meta: { dashboard_sections: '' } });
});

test('is accessible in light and dark, fits a phone, and opens with the default date range', async () => {
  // Colors in transition would be measured halfway.
  const session = await openOverview({ reducedMotion: 'reduce' });
  const { page } = session;
  await session.post('/wc-analytics/settings/wc_admin/batch', {
    update: [{ id: DEFAULT_RANGE, value: 'period=last_week&compare=previous_period' }],
  });
  await session.open(OVERVIEW);
  await settled(page);
  await expect(range(page)).toContainText('Last week (');
  await expect(range(page)).toContainText('vs. Previous period (');
  await session.post('/wc-analytics/settings/wc_admin/batch', {
    update: [{ id: DEFAULT_RANGE, value: 'period=month&compare=previous_year' }],
  });

  expect(await session.accessibilityViolations()).toEqual([]);
  // The host's page around it is always light.
  const within = '.sa-overview';
  await page.evaluate(() => (document.documentElement.dataset['colorScheme'] = 'dark'));
  expect(await session.accessibilityViolations({ within })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  expect(await session.accessibilityViolations({ within })).toEqual([]);

  await range(page).press('Enter');
  await panel(page).getByRole('tab', { name: 'Custom' }).click();
  await expect(panel(page).getByRole('grid')).toBeVisible();
  expect(await session.accessibilityViolations({ within: '.sa-range__panel' })).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const box = await panel(page).boundingBox();
  expect(box).toMatchObject({ x: 0, width: 320 });
});

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('What is dragged must be seen.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}
