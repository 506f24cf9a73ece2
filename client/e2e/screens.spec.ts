import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { REPORT, GENERAL_SETTINGS, HOME, SHIPPING_TASK } from './support/urls';
import type { SessionOptions } from './support/user-sessions';
import { waitForHome } from './support/wait-for-home';
import { isInWordPress } from './support/host';
import { startShop } from './support/shop';

const shop = startShop();

/** A tour of all screens takes longer than a normal test. */
const WALK_LIMIT = 240_000; // milliseconds

/** The design's limit for layout shift while a screen loads. */
const LAYOUT_SHIFT_LIMIT = 0.05;

const DESKTOP = { width: 1360, height: 900 };
/** The width required by WCAG 2.2, success criterion 1.4.10. */
const PHONE = { width: 320, height: 640 };

/** The design's limit for all JavaScript of a home screen, compressed, including the host's own. */
const HOME_SCRIPTS_LIMIT = 260_000; // bytes

interface Manifest {
  entrypoints: { dashboard: string[] };
  chunks: { home: string[] };
}
const readManifest = () =>
  JSON.parse(
    readFileSync(
      resolve(__dirname, '../../dist', isInWordPress() ? 'wordpress' : 'client', 'manifest.json'),
      'utf8',
    ),
  ) as Manifest;

/**
 * Every kind of screen: its URL and a text that is visible when it has loaded. Tests of reports, classic pages and
 * their panels check more of each kind.
 */
const SCREENS = [
  { path: HOME, text: 'First, tell us about your store' },
  { path: SHIPPING_TASK, text: /Set store location/ },
  { path: `${HOME}&task=store_details`, text: /store details/i },
  { path: `${HOME}&task=payments`, text: /Set up payments/ },
  { path: REPORT, text: 'Revenue' },
  {
    path: `${HOME}&path=%2Fanalytics%2Fnope`,
    text: 'Go to Analytics overview',
  },
  // An unknown path is rendered by the stock client there.
  ...(isInWordPress() ? [] : [{ path: `${HOME}&path=%2Fnope`, text: 'Not allowed' }]),
  { path: GENERAL_SETTINGS, text: 'General options' },
  {
    path: `${GENERAL_SETTINGS}&tutorial=true`,
    text: 'Add your store location',
  },
];

/** Tests that pass in the middle one also pass in the others. */
const VIEWS: [string, SessionOptions, ...tag: string[]][] = [
  ['on a desktop', { viewport: DESKTOP }, '@slow'],
  ['at 320 pixels', { viewport: PHONE }],
  ['at 320 pixels with a narrow font', { viewport: PHONE, fontWidth: 'narrow' }, '@slow'],
];

for (const [name, options, ...tag] of VIEWS) {
  test(
    `every screen ${name} is accessible, also in forced colors, fits and does not shift`,
    { tag },
    async () => {
      test.setTimeout(WALK_LIMIT);
      const session = await shop.openSessionAs('admin', options);
      const { page } = session;
      const complaints: unknown[] = [];
      for (const { path, text } of SCREENS) {
        await session.open(path);
        await expect(page.getByText(text).locator('visible=true').first()).toBeVisible();
        await settled(page);
        const violations = await session.accessibilityViolations();
        const faults = { wide: await overflow(page), shift: await session.layoutShift() };
        await page.emulateMedia({ forcedColors: 'active' });
        // Without contrast: in forced colors it depends on the user's palette.
        violations.push(...(await session.accessibilityViolations({ without: ['color-contrast'] })));
        faults.wide = Math.max(faults.wide, await overflow(page));
        await page.emulateMedia({ forcedColors: 'none' });
        if (violations.length > 0 || faults.wide > 0 || faults.shift > LAYOUT_SHIFT_LIMIT)
          complaints.push({ path, violations, ...faults });
      }

      expect(complaints).toEqual([]);
    },
  );
}

// The login page belongs to WordPress.
test('the login page is accessible and fits at 320 pixels', { tag: '@embedded' }, async () => {
  const session = await shop.openSession({ viewport: PHONE });
  await session.open('/wp-login.php');
  await expect(session.page.locator('#wp-submit')).toBeVisible();

  expect(await session.accessibilityViolations()).toEqual([]);
  expect(await overflow(session.page)).toBeLessThanOrEqual(0);
});

test(
  'home, a task and a tour are mirrored, accessible and fit in a right-to-left language',
  { tag: '@rtl' },
  async () => {
    const session = await shop.openSessionAs('admin', { viewport: PHONE });
    const { page } = session;
    await session.setOption('WPLANG', 'ar');
    for (const path of [HOME, SHIPPING_TASK, `${GENERAL_SETTINGS}&tutorial=true`]) {
      await session.open(path);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await settled(page);

      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
      expect(await session.accessibilityViolations()).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
    await session.setOption('WPLANG', '');
  },
);

test('an uncached home screen sends at most one API request and loads only budgeted chunks', async () => {
  const session = await shop.openSessionAs('admin');
  await session.context.addInitScript(noteWhenReady);
  await session.open(HOME);
  await expect(session.page.getByRole('heading', { name: 'First, tell us about your store' })).toBeVisible();

  // Content below the task lists is fetched after them.
  const before = await session.page.evaluate(() => {
    const { readyAt } = window as unknown as { readyAt: number };
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources.filter(({ startTime }) => startTime < readyAt).map(({ name }) => name);
  });
  expect(before.filter((address) => address.includes('/wp-json/')).length).toBeLessThanOrEqual(1);
  const bundled = before.flatMap((address) => /([^/]+\.([0-9a-f]{6})\.js)\?ver=\2$/.exec(address)?.[1] ?? []);
  expect(bundled.length).toBeGreaterThan(0);
  const manifest = readManifest();
  const counted = [manifest.entrypoints.dashboard, manifest.chunks.home].flat();
  expect(counted).toEqual(expect.arrayContaining(bundled));
});

for (const [name, hidden] of [
  ['with setup', []],
  ['with setup hidden', ['setup']],
] as const) {
  test(`an uncached home screen ${name} stays within its JavaScript budget`, async () => {
    const writer = await shop.openSessionAs('admin');
    await writer.setOption('woocommerce_task_list_hidden_lists', hidden);
    const session = await shop.openSessionAs('admin');
    const { page } = session;
    await session.open(HOME);
    await waitForHome(page);
    await page.waitForLoadState('networkidle');

    const sent = await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return resources
        .filter(({ name }) => /\/build\/[^/]+\.js$/.test(new URL(name).pathname))
        .map(({ encodedBodySize }) => encodedBodySize);
    });
    expect(sent.length).toBeGreaterThan(5);
    expect(sent).not.toContain(0);
    expect(sent.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(HOME_SCRIPTS_LIMIT);
    await writer.setOption('woocommerce_task_list_hidden_lists', []);
  });
}

// In WordPress the policy is the site's, since WordPress's scripts need more.
test('every page has a strict content security policy with Trusted Types', { tag: '@embedded' }, async () => {
  const session = await shop.openSessionAs('admin');

  for (const path of [HOME, GENERAL_SETTINGS, '/wp-login.php']) {
    const response = await session.page.goto(`${shop.origin}${path}`);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe-eval');
  }
});

/** Records in the page when the next step's button is ready. */
function noteWhenReady(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.sa-task-header button')) return;
    observer.disconnect();
    Object.assign(window, { readyAt: performance.now() });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Waits for fonts and for two animation frames. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** By how many pixels the page overflows its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
