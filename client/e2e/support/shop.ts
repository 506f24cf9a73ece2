import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { StoreProcess } from './store-process';
import { logIn, Visitor } from './visitor';

/** Start, the slowest step of a journey, the fault that lasts longest. */
const JOURNEY_LIMIT = 60_000; // milliseconds

/** The longest that one step of a journey waits for the page. */
const STEP_LIMIT = 10_000; // milliseconds

/** The flags keep Chromium from looking for its own services, which are no part of a journey. */
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Shop {
  readonly store: StoreProcess;
  /** A visitor with a browser profile of their own; a desktop screen unless told otherwise. */
  visit(options?: BrowserContextOptions): Promise<Visitor>;
  /** The same, with somebody already logged in. */
  visitAs(name: string, options?: BrowserContextOptions): Promise<Visitor>;
}

/**
 * A real store in its own process and a real browser, for all journeys of one file. After each journey every page
 * must have been quiet: no console output, no uncaught error, no policy violation.
 */
export function startShop(flags: readonly string[] = []): Shop {
  jest.setTimeout(JOURNEY_LIMIT);
  const store = new StoreProcess(flags);
  const visitors: Visitor[] = [];
  let browser: Browser | undefined;

  beforeAll(async () => {
    const executablePath = process.env['CHROMIUM'];
    if (!executablePath) throw new Error('CHROMIUM is not set: run the journeys by "npm test".');
    browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
    await store.start();
  });

  afterEach(async () => {
    const noise = visitors.flatMap((visitor) => visitor.unexpectedNoise);
    await Promise.all(visitors.splice(0).map(({ context }) => context.close()));
    expect(noise).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await store.dispose();
  });

  async function visit(options: BrowserContextOptions = {}): Promise<Visitor> {
    if (!browser) throw new Error('The browser has not started yet.');
    const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, ...options });
    context.setDefaultTimeout(STEP_LIMIT);
    const visitor = await Visitor.arrive(context, store.origin);
    visitors.push(visitor);
    return visitor;
  }

  const sessions = new Map<string, Session>();

  async function visitAs(name: string, options: BrowserContextOptions = {}): Promise<Visitor> {
    const session = sessions.get(name) ?? (await sessionOf(name));
    sessions.set(name, session);
    return visit({ ...options, storageState: session });
  }

  async function sessionOf(name: string): Promise<Session> {
    const { context, page } = await visit();
    await logIn(page, store.origin, name);
    return context.storageState();
  }

  return { store, visit, visitAs };
}
