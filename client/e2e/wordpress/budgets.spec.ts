import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { HOME, REPORT } from '../support/urls';
import { startWordPress } from './start-wordpress';

const { openSessionAs, configureStub } = startWordPress();

const OVERVIEW = `${HOME}&path=%2Fanalytics%2Foverview`;

/** Maximum layout shift of our pages while loading. */
const SHIFT_LIMIT = 0.02;

interface Budget {
  readonly name: string;
  readonly address: string;
  /**
   * Maximum size of our scripts until the main content is visible, compressed by gzip, in bytes; without React, which
   * is WordPress's.
   */
  readonly scripts: number;
  /** API requests before the main content is visible. */
  readonly calls: number;
  /** Selector of the main content. */
  readonly shown: string;
  readonly tag?: string;
}

const BUDGETS: readonly Budget[] = [
  {
    name: 'home',
    address: HOME,
    // The design has 160 kB: see `.size-limit.cjs`.
    scripts: 168_000,
    calls: 0,
    shown: '.sa-task, .sa-summary__value, .sa-store-link',
  },
  { name: 'the overview', address: OVERVIEW, scripts: 200_000, calls: 8, shown: '.sa-summary__value' },
  { name: 'a report', address: REPORT, scripts: 200_000, calls: 3, shown: '.sa-summary__value' },
  {
    name: 'the guide to payments',
    address: `${HOME}&task=payments`,
    scripts: 205_000,
    // Gateways, suggestions, and two for recording the visit.
    calls: 4,
    shown: '.sa-payments',
    // Newer versions of WooCommerce have a settings page instead.
    tag: '@stand-in',
  },
];

const OURS = /\/plugins\/store-admin\/build\/.*\.js(?:\?|$)/;

/** Data that the page records about itself. */
interface Notes {
  /** By the page's own clock. */
  shownAt?: number;
  /** URLs of all scripts and style sheets added to the document, including those removed later. */
  used: string[];
}

async function noteLoading(page: Page, shown: string): Promise<void> {
  await page.addInitScript(noteInPage, shown);
}

/** Runs in the page before its content exists. */
function noteInPage(shown: string): void {
  const notes: Notes = { used: [] };
  Reflect.set(window, 'notes', notes);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof HTMLScriptElement && node.src) notes.used.push(node.src);
        if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') notes.used.push(node.href);
      }
    }
    if (notes.shownAt === undefined && document.querySelector(shown)) notes.shownAt = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

/** The size of scripts requested before a time, including our inline ones. */
async function weigh(page: Page, moment: number, which: RegExp): Promise<number> {
  const { addresses, inline } = await page.evaluate(
    ([limit, pattern]) => ({
      addresses: performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < limit)
        .map(({ name }) => name)
        .filter((name) => new RegExp(pattern).test(name)),
      inline: [...document.querySelectorAll('script[id^="store-admin"]:not([src])')].map(
        ({ textContent }) => textContent ?? '',
      ),
    }),
    [moment, which.source] as const,
  );
  const bodies = await Promise.all(
    [...new Set(addresses)].map(async (address) => (await page.request.get(address)).body()),
  );
  return [...bodies, ...inline].reduce((sum, body) => sum + gzipSync(body).length, 0);
}

/** Milliseconds from the page's request until its main content was visible. */
const momentShown = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'notes') as Notes).shownAt ?? Infinity);

/** API requests started before a time, by the browser's timing entries. */
const callsBefore = (page: Page, moment: number) =>
  page.evaluate(
    (limit) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime < limit && /\/wp-json\/|[?&]rest_route=/.test(name))
        .map(({ name }) => name),
    moment,
  );

/** Scripts that a page includes before they are requested. */
const EARLY_SCRIPTS = /<script [^>]*src="([^"#]+)#early"[^>]*><\/script>/g;

/** Serves a page without its early scripts, and returns their URLs. */
async function leaveOutEarly(page: Page): Promise<string[]> {
  const early: string[] = [];
  await page.route(/\/wp-admin\/admin\.php/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    early.push(...[...body.matchAll(EARLY_SCRIPTS)].map(([, address = '']) => address));
    await route.fulfill({ response, body: body.replaceAll(EARLY_SCRIPTS, '') });
  });
  return early;
}

/** Preload hints of ours and of WooCommerce that the page did not use. */
const unusedHints = (page: Page) =>
  page.evaluate(() => {
    const { used } = Reflect.get(window, 'notes') as Notes;
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
      .filter(({ as }) => as === 'script' || as === 'style')
      .map(({ href }) => href)
      .filter((href) => href.includes('/wp-content/plugins/') && !used.includes(href));
  });

for (const { name, address, scripts, calls, shown, tag = [] } of BUDGETS) {
  test.describe(name, { tag }, () => {
    async function open(viewport?: { width: number; height: number }) {
      const session = await openSessionAs('admin', viewport && { viewport });
      await noteLoading(session.page, shown);
      await session.open(address);
      await expect(session.page.locator(shown).first()).toBeVisible();
      await session.page.waitForLoadState('networkidle');
      return session;
    }

    test('stays within its script budget and has no unused preload hints', async () => {
      const { page } = await open();

      const weight = await weigh(page, await momentShown(page), OURS);
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(scripts);
      await expect.poll(() => unusedHints(page)).toEqual([]);
    });

    test('includes no early chunk that it does not need', async () => {
      const session = await openSessionAs('admin');
      const { page } = session;
      const early = await leaveOutEarly(page);
      const requested = new Set<string>();
      page.on('request', (request) => requested.add(request.url()));
      await session.open(address);
      await expect(page.locator(shown).first()).toBeVisible();
      await page.waitForLoadState('networkidle');

      expect(early).not.toHaveLength(0);
      await expect.poll(() => early.filter((part) => !requested.has(part))).toEqual([]);
    });

    test('shows its main content within its budget of API requests', async () => {
      const { page } = await open();

      const requested = await callsBefore(page, await momentShown(page));
      expect(requested.slice(calls)).toEqual([]);
    });

    for (const [device, viewport] of [
      ['a desktop', undefined],
      ['a phone', { width: 320, height: 640 }],
    ] as const) {
      test(`does not shift on ${device} and is accessible`, async () => {
        const session = await open(viewport);

        expect(await session.layoutShift()).toBeLessThanOrEqual(SHIFT_LIMIT);
        expect(await session.accessibilityViolations({ within: '#root' })).toEqual([]);
      });
    }
  });
}

for (const [name, version, device, viewport] of [
  ['analyst', '7.7.2', 'a desktop', undefined],
  ['analyst', '11.0.1', 'a phone', { width: 320, height: 640 }],
  ['admin', '11.0.1', 'a phone', { width: 320, height: 640 }],
] as const) {
  test.describe(`for ${name}, in ${version}, on ${device}`, () => {
    for (const [screen, address] of [
      ['a report', REPORT],
      ['the overview', OVERVIEW],
    ] as const) {
      test(`${screen} does not shift`, async () => {
        configureStub({ version });
        const session = await openSessionAs(name, viewport && { viewport });
        await session.open(address);
        await expect(session.page.locator('.sa-summary__value').first()).toBeVisible();
        await session.page.waitForLoadState('networkidle');

        expect(await session.layoutShift()).toBeLessThanOrEqual(SHIFT_LIMIT);
        expect(session.apiCalls.filter((call) => call.endsWith('/allowed'))).toEqual([]);
      });
    }
  });
}
