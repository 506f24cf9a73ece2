/**
 * Compares the dashboard with the stock dashboard of the same site:
 *
 *   SITE_URL=https://shop.example npm run bench -- host [page name]
 *
 * The plugin must be active on the site. `SITE_USER` and `SITE_PASSWORD` are a shop manager's.
 *
 * "ready" is the time from the end of the document response until the page shows its content without placeholders.
 * "work" is the CPU time of the page until half a second later. "bytes" is the gzipped size of all scripts.
 */
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { PAGES, PENDING, type ComparedPage } from './pages';

const ROUNDS = 5;
const SPEEDS = [
  { name: 'full speed', rate: 1 },
  { name: 'a quarter', rate: 4 },
] as const;
/** A page is ready once it has stayed ready for this long. */
const STABLE_MS = 500;
/** Polling by animation frames would make the browser render additional frames. */
const POLL_INTERVAL_MS = 50;
/** Binding through which the page reports that it is ready. */
const BINDING = 'reportReady';
/** A page that isn't ready by then is measured as it is. */
const READY_TIMEOUT_MS = 30_000;

interface Visit {
  readonly ready: number;
  readonly work: number;
  readonly heap: number;
  readonly scripts: number;
  readonly bytes: number;
  readonly requests: number;
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;
type Side = 'ours' | 'stock';

const { SITE_URL = '', SITE_USER = 'admin', SITE_PASSWORD = 'admin', CHROMIUM } = process.env;
const sizes = new Map<string, number>();

void main(process.argv[2] ?? '');

async function main(word: string): Promise<void> {
  if (!SITE_URL)
    throw new Error('SITE_URL is not set. Set it to the URL of a WordPress site with the plugin.');
  const browser = await chromium.launch({
    ...(CHROMIUM && { executablePath: CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const session = await logIn(browser);
    for (const page of PAGES.filter(({ name }) => name.includes(word))) await compare(browser, session, page);
  } finally {
    await browser.close();
  }
}

async function logIn(browser: Browser): Promise<Session> {
  const context = await browser.newContext();
  const form = { log: SITE_USER, pwd: SITE_PASSWORD };
  const answer = await context.request.post(`${SITE_URL}/wp-login.php`, { form, maxRedirects: 0 });
  if (answer.status() !== 302) throw new Error(`Login as ${SITE_USER} failed: ${answer.status()}`);
  const session = await context.storageState();
  await context.close();
  return session;
}

async function compare(browser: Browser, session: Session, page: ComparedPage): Promise<void> {
  console.log(
    `\n${page.name.padEnd(26)}${['ready', 'work', 'heap', 'bytes', 'scripts', 'requests'].map((name) => name.padStart(18)).join('')}`,
  );
  for (const { name, rate } of SPEEDS) {
    const visits: Record<Side, { cold: Visit[]; warm: Visit[] }> = {
      ours: { cold: [], warm: [] },
      stock: { cold: [], warm: [] },
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const order: Side[] = round % 2 === 0 ? ['ours', 'stock'] : ['stock', 'ours'];
      for (const side of order) {
        const context = await browser.newContext({
          storageState: session,
          viewport: { width: 1360, height: 900 },
        });
        visits[side].cold.push(await visit(context, page, side, rate));
        visits[side].warm.push(await visit(context, page, side, rate));
        await context.close();
      }
    }
    for (const kind of ['cold', 'warm'] as const) {
      print(`${name}, ${kind}`, visits.ours[kind], visits.stock[kind]);
    }
  }
}

async function visit(
  context: BrowserContext,
  compared: ComparedPage,
  side: Side,
  rate: number,
): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const readyAt = waitForReady(session);
  await observe(session, compared[side]);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const suffix = side === 'stock' ? '&dashboard=stock' : '';
  await page.goto(`${SITE_URL}/wp-admin/${compared.path}${suffix}`, { waitUntil: 'commit' });
  const ready = await readyAt;
  if (Number.isNaN(ready)) console.log(`  ${compared.name}, ${side}: never became ready`);
  const result = await read(page, session, ready);
  await page.close();
  return result;
}

/** Observes a page through the DevTools protocol. Playwright's own waiting would add 10% or more to the measured work. */
async function observe(session: CDPSession, shown: string): Promise<void> {
  await session.send('Performance.enable');
  await session.send('Runtime.enable');
  await session.send('Page.enable');
  await session.send('Runtime.addBinding', { name: BINDING });
  const options: ObserveOptions = {
    shown,
    pending: PENDING,
    stable: STABLE_MS,
    interval: POLL_INTERVAL_MS,
    binding: BINDING,
  };
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${reportReady.toString()})(${JSON.stringify(options)})`,
  });
}

/** Resolves with the time in milliseconds of the page's clock, or `NaN` after the timeout. */
function waitForReady(session: CDPSession): Promise<number> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, READY_TIMEOUT_MS, Number.NaN);
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== BINDING) return;
      clearTimeout(timeout);
      resolve(Number(payload));
    });
  });
}

async function read(page: Page, session: CDPSession, readyAt: number): Promise<Visit> {
  // First, so that the evaluation below isn't measured.
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  const { answered, scripts, requests } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      answered: document?.responseEnd ?? 0,
      scripts: resources
        .map(({ name }) => name)
        .filter((name) => /\.js(?:\?|$)|load-scripts\.php/.test(name)),
      requests: resources.length,
    };
  });
  const bytes = await Promise.all([...new Set(scripts)].map((address) => sizeOf(page, address)));
  return {
    ready: readyAt - answered,
    work: metric('TaskDuration') * 1000,
    heap: metric('JSHeapUsedSize') / 1e6,
    scripts: scripts.length,
    bytes: bytes.reduce((sum, size) => sum + size, 0) / 1000,
    requests,
  };
}

/** Returns the gzipped size of a script, or 0 if it can't be downloaded. */
async function sizeOf(page: Page, address: string): Promise<number> {
  const cached = sizes.get(address);
  if (cached !== undefined) return cached;
  const body = await page.request.get(address).then(
    (answer) => answer.body(),
    () => undefined,
  );
  const size = body ? gzipSync(body).length : 0;
  sizes.set(address, size);
  return size;
}

interface ObserveOptions {
  readonly shown: string;
  readonly pending: string;
  readonly stable: number;
  readonly interval: number;
  readonly binding: string;
}

/** Runs in the page. */
function reportReady({ shown, pending, stable, interval, binding }: ObserveOptions): void {
  let since: number | undefined;
  const poll = () => {
    const isReady = document.querySelector(shown) !== null && document.querySelector(pending) === null;
    since = isReady ? (since ?? performance.now()) : undefined;
    if (since !== undefined && performance.now() - since > stable)
      Reflect.get(window, binding)(String(since));
    else setTimeout(poll, interval);
  };
  poll();
}

function print(name: string, ours: readonly Visit[], stock: readonly Visit[]): void {
  const cells = (['ready', 'work', 'heap', 'bytes', 'scripts', 'requests'] as const).map((metric) => {
    const [mine, theirs] = [ours, stock].map((visits) => median(visits.map((each) => each[metric])));
    if (mine === undefined || theirs === undefined) return '';
    return `${Math.round(mine)}/${Math.round(theirs)} ${(mine / theirs).toFixed(2)}×`.padStart(18);
  });
  console.log(`  ${name.padEnd(24)}${cells.join('')}`);
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
