/**
 * Our dashboard beside the stock one of the same site, in turns: `npm run bench -- host`. `SITE_URL` names a WordPress with
 * WooCommerce in which the plugin is active, `SITE_USER` and `SITE_PASSWORD` somebody who manages the shop there;
 * `CHROMIUM` the browser. A word after `host` chooses the pages that have it in their name.
 *
 * Ready is the moment from which a page has what it is for and nothing that stands in for something on its way, after the
 * last byte of the document; work is what the processor did on tasks of the page until then and half a second after.
 * Bytes are those of the scripts, compressed with gzip, whatever the server does.
 */
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { PAGES, PENDING, type ComparedPage } from './pages';

const ROUNDS = 5;
const SPEEDS = [
  { name: 'full speed', rate: 1 },
  { name: 'a quarter', rate: 4 },
] as const;
/** Milliseconds for which a page must stay as it is to count as ready. */
const CALM = 500;
/** Milliseconds between two looks at a page. A look at every frame would make the browser draw frames that nobody needs. */
const LOOK = 50;
/** The name under which a page tells that it is ready. */
const READY = 'noteReady';
/** Milliseconds after which a page that never calms down is taken as it is. */
const LIMIT = 30_000;

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
  if (!SITE_URL) throw new Error('SITE_URL is not set: it names the WordPress that is measured.');
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
  if (answer.status() !== 302) throw new Error(`${SITE_USER} was not let in: ${answer.status()}.`);
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
  const whenReady = hearReady(session);
  await watch(session, compared[side]);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const suffix = side === 'stock' ? '&dashboard=stock' : '';
  await page.goto(`${SITE_URL}/wp-admin/${compared.path}${suffix}`, { waitUntil: 'commit' });
  const ready = await whenReady;
  if (Number.isNaN(ready)) console.log(`  ${compared.name}, ${side}: never became ready`);
  const result = await read(page, session, ready);
  await page.close();
  return result;
}

/**
 * Has a page watched from its first moment by the browser's own protocol: what a test tool runs in a page to wait there, and
 * the frames it has drawn for that, cost a tenth and more of what is measured, and the lighter page most of its share.
 */
async function watch(session: CDPSession, shown: string): Promise<void> {
  await session.send('Performance.enable');
  await session.send('Runtime.enable');
  await session.send('Page.enable');
  await session.send('Runtime.addBinding', { name: READY });
  const looking: Looking = { shown, pending: PENDING, calm: CALM, every: LOOK, ready: READY };
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${watchReady.toString()})(${JSON.stringify(looking)})`,
  });
}

/** When the page became as it stays, in milliseconds of its own clock; `NaN` where it never did. */
function hearReady(session: CDPSession): Promise<number> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(resolve, LIMIT, Number.NaN);
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== READY) return;
      clearTimeout(giveUp);
      resolve(Number(payload));
    });
  });
}

async function read(page: Page, session: CDPSession, readyAt: number): Promise<Visit> {
  // Before anything else runs in the page.
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

/** Compressed, whatever the server sends; nothing for a script of somewhere that cannot be reached from here. */
async function sizeOf(page: Page, address: string): Promise<number> {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const body = await page.request.get(address).then(
    (answer) => answer.body(),
    () => undefined,
  );
  const size = body ? gzipSync(body).length : 0;
  sizes.set(address, size);
  return size;
}

interface Looking {
  readonly shown: string;
  readonly pending: string;
  readonly calm: number;
  readonly every: number;
  /** What is called with the answer. */
  readonly ready: string;
}

/** In the page: tells when it became as it stays. */
function watchReady({ shown, pending, calm, every, ready }: Looking): void {
  let since: number | undefined;
  const look = () => {
    const isReady = document.querySelector(shown) !== null && document.querySelector(pending) === null;
    since = isReady ? (since ?? performance.now()) : undefined;
    if (since !== undefined && performance.now() - since > calm) Reflect.get(window, ready)(String(since));
    else setTimeout(look, every);
  };
  look();
}

function print(name: string, ours: readonly Visit[], stock: readonly Visit[]): void {
  const cells = (['ready', 'work', 'heap', 'bytes', 'scripts', 'requests'] as const).map((figure) => {
    const [mine, theirs] = [ours, stock].map((visits) => median(visits.map((each) => each[figure])));
    if (mine === undefined || theirs === undefined) return '';
    return `${Math.round(mine)}/${Math.round(theirs)} ${(mine / theirs).toFixed(2)}×`.padStart(18);
  });
  console.log(`  ${name.padEnd(24)}${cells.join('')}`);
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
