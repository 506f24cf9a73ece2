import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';
import { writeWith, type Letters } from './letters';
import { Visitor } from './visitor';

/** `WATCH_JOURNEY=1` shows the browser, and takes a step at a time; the headless shell has no window to show. */
const isWatched = process.env['WATCH_JOURNEY'] !== undefined;
const WINDOW = isWatched ? { headless: false, slowMo: 300 } : {};

/** A site that somebody brought has as many plugins as it has, and answers as fast as they let it. */
const PATIENCE = isWatched || process.env['BROUGHT_SITE'] !== undefined ? 4 : 1;

/** Start, the slowest step of a journey, the fault that lasts longest. */
const JOURNEY_LIMIT = 60_000 * PATIENCE; // milliseconds

/** The longest that one step of a journey waits for the page. */
const STEP_LIMIT = 10_000 * PATIENCE; // milliseconds

/** The flags keep Chromium from looking for its own services, which are no part of a journey. */
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters keep the widths that their font gives them, whatever the machine's settings for its own fonts are.
  '--font-render-hinting=none',
];

export interface VisitOptions extends BrowserContextOptions {
  /** Wide ones unless told otherwise, with which less fits. */
  letters?: Letters;
}

/** A visitor with a browser profile of their own; a desktop screen unless told otherwise. */
export type Visit = (options?: VisitOptions) => Promise<Visitor>;

/**
 * A real browser for all journeys of one file, on what `getOrigin` names once everything has started. After each
 * journey every page must have been quiet: no console output, no uncaught error, no policy violation.
 */
export function startBrowser(getOrigin: () => string): Visit {
  jest.setTimeout(JOURNEY_LIMIT);
  const visitors: Visitor[] = [];
  let browser: Browser | undefined;

  beforeAll(async () => {
    const executablePath = process.env['CHROMIUM'];
    if (!executablePath) throw new Error('CHROMIUM is not set: run the journeys by "npm test".');
    browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS, ...WINDOW });
  });

  afterEach(async () => {
    const noise = visitors.flatMap((visitor) => visitor.unexpectedNoise);
    await Promise.all(visitors.splice(0).map(({ context }) => context.close()));
    expect(noise).toEqual([]);
  });

  afterAll(() => browser?.close());

  return async ({ letters = 'wide', ...options } = {}) => {
    if (!browser) throw new Error('The browser has not started yet.');
    const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, ...options });
    context.setDefaultTimeout(STEP_LIMIT);
    await writeWith(context, letters);
    const visitor = await Visitor.arrive(context, getOrigin());
    visitors.push(visitor);
    return visitor;
  };
}
