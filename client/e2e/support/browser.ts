import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';
import { writeWith, type Letters } from './letters';
import { Visitor } from './visitor';
import { noteSources } from './visited-sources';

const isWatched = process.env['WATCH_JOURNEY'] !== undefined;

/** A site that somebody brought has as many plugins as it has, and answers as fast as they let it. */
const TIMEOUT_FACTOR = isWatched || process.env['BROUGHT_SITE'] !== undefined ? 4 : 1;

/** Start, the slowest step of a journey, the fault that lasts longest. */
const JOURNEY_LIMIT = 60_000 * TIMEOUT_FACTOR; // milliseconds

/** The longest that one step of a journey waits for the page. */
const STEP_LIMIT = 10_000 * TIMEOUT_FACTOR; // milliseconds

/** The longest that a page takes to load, where other files of the suite have theirs loaded by the same two cores. */
const LOAD_LIMIT = 30_000 * TIMEOUT_FACTOR; // milliseconds

export interface VisitOptions extends BrowserContextOptions {
  /** Wide ones unless told otherwise, with which less fits. */
  letters?: Letters;
  /** Stays for the journeys of a file that only look at pages, and has the scripts of the site after the first. */
  stays?: boolean;
}

/** A visitor with a browser profile of their own; a desktop screen unless told otherwise. */
export type Visit = (options?: VisitOptions) => Promise<Visitor>;

/**
 * The browser of this run, for all journeys of one file, on what `getOrigin` names once everything has started. After
 * each journey every page must have been quiet: no console output, no uncaught error, no policy violation.
 */
export function startBrowser(getOrigin: () => string): Visit {
  jest.setTimeout(JOURNEY_LIMIT);
  const visitors: Visitor[] = [];
  const staying = new Set<Visitor>();
  const scripts = new Set<string>();
  let browser: Browser | undefined;

  beforeAll(async () => {
    const endpoint = process.env['BROWSER_ENDPOINT'];
    if (!endpoint) throw new Error('No browser was started before the journeys.');
    browser = await chromium.connect(endpoint);
  });

  afterEach(async () => {
    const noise = visitors.flatMap((visitor) => visitor.unexpectedNoise);
    for (const visitor of visitors) for (const script of visitor.scripts) scripts.add(script);
    await Promise.all(
      visitors.filter((visitor) => !staying.has(visitor)).map(({ context }) => context.close()),
    );
    visitors.splice(0, Infinity, ...staying);
    for (const visitor of staying) visitor.forgetNoise();
    expect(noise).toEqual([]);
  });

  afterAll(async () => {
    noteSources(scripts);
    await browser?.close();
  });

  return async ({ letters = 'wide', stays = false, ...options } = {}) => {
    if (!browser) throw new Error('The browser has not started yet.');
    const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, ...options });
    context.setDefaultTimeout(STEP_LIMIT);
    context.setDefaultNavigationTimeout(LOAD_LIMIT);
    await writeWith(context, letters);
    const visitor = await Visitor.arrive(context, getOrigin());
    visitors.push(visitor);
    if (stays) staying.add(visitor);
    return visitor;
  };
}
