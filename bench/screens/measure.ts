/**
 * What screens over a large shop cost the browser, on a processor slowed down to a quarter:
 * `node --require ./packages/embedded-store/src/testing/typescript.cjs bench/screens/measure.ts [word]`, after
 * `npm run build`; with a word, the lines that have it in their name. `BENCH_FILE` names the shop, `CHROMIUM` the
 * browser.
 *
 * Counted is the time for which the processor worked on tasks of the page's main thread (`tdur` of the tasks in a
 * trace of the browser), whatever it was: scripts, styles, layout, painting, tidying up of memory, the browser's own
 * errands. Time in which the thread waits for the server or for other programs is not in it, so that a busy machine
 * changes little; yet caches that it shares do tell, and a run beside others is slower by a third. Three figures stand
 * beside their limits: the work from the first event of the pointer until the press shows, all work until
 * everything in sight is the answer of the server, and the longest task. The work that follows is told beside them.
 * What is asked is new each time, so that the answer is fetched, decoded and drawn; only `back again` finds it there.
 */
import type { ChildProcess } from 'node:child_process';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { closeDatabase } from '../../packages/embedded-store/src/database';
import { nameShop, openShop, ORDERS } from '../reports/large-shop';
import { logIn, median, printLine, startServer } from '../stage';
import { aim, isThere, press, type, waitFor } from './hand';
import type { Target } from './hand';
import { trace, watchQuiet } from './trace';
import type { Work } from './trace';

const ROUNDS = 3;

/** The whole processor, and a quarter of it. */
const FULL = 1;
const QUARTER = 4;

/** Milliseconds of work at a quarter of the processor, so that something feels instant. */
const INSTANT = 100;
/** The same for another range, where everything on the screen is another. */
const RANGE = 180;
/** Milliseconds of one task at the whole processor, even with hundreds of points and rows. */
const LONG_TASK = 50;
/** Milliseconds of work until a screen that was left is painted again, at the whole processor. */
const RETURN = 50;
/** Milliseconds between two frames at 60 a second, with some grace. */
const FRAME = 1000 / 60 + 4;

const MONTH = ['2026-10-21', '2026-11-20'] as const;
/** 400 days. */
const MANY_DAYS = ['2025-10-17', '2026-11-20'] as const;

/** Above the three columns of times. */
const HEAD = `${'pressed'.padStart(10)}${'answered'.padStart(22)}${'longest task'.padStart(26)}\n`;

type Range = readonly [after: string, before: string];

const TILES = 'a.sa-summary__figure';
const HEADING = '.sa-table thead button';
const button = (name: string): Target => ({ selector: 'button', name });

/** The reports that stand for the others: rows of a list, rows that are compared, intervals. */
const REPORTS = ['orders', 'products', 'revenue'];
const FLOOR = 'orders: the page without scripts';

let browser: Browser;
let page: Page;
let session: CDPSession;
let origin = '';

void main(process.argv[2] ?? '');

async function main(word: string): Promise<void> {
  const programs: ChildProcess[] = [];
  browser = await chromium.launch({
    ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const file = nameShop();
    closeDatabase(openShop(file, ORDERS).db);
    const shop = await startServer(programs, ['dist/server/main.cjs'], { STORE_FILE: file });
    await openPage();
    origin = shop;
    await logIn(page, origin);
    console.log(`Work of the main thread, medians in ms\n${HEAD}`);
    for (const report of REPORTS.filter((name) => name.includes(word))) await measureReport(report);
    if (FLOOR.includes(word)) await measureFloor();
    if ('overview'.includes(word)) await measureOverview();
    if ('400 points, 100 rows'.includes(word)) await measureMany();
    if ('10,000 rows'.includes(word)) {
      origin = await startServer(programs, ['scripts/gallery.mjs'], { PORT: '0' });
      await measureScrolling();
    }
  } finally {
    await browser.close();
    for (const program of programs) program.kill();
  }
}

async function openPage(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 } });
  page = await context.newPage();
  session = await context.newCDPSession(page);
}

const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });

async function openReport(path: string, [after, before]: Range, extra = ''): Promise<void> {
  await slowDown(FULL);
  const quiet = watchQuiet(page);
  const period = `period=custom&compare=previous_year&after=${after}&before=${before}`;
  await page.goto(
    `${origin}/wp-admin/admin.php?page=wc-admin&path=${encodeURIComponent(path)}&${period}${extra}`,
  );
  await waitFor(page, { selector: '.sa-chart svg, .sa-summary' });
  await quiet();
}

async function measureReport(report: string): Promise<void> {
  await openReport(`/analytics/${report}`, MONTH);
  const pressed = (target: Target) => afterNewRange(() => aim(page, target));
  const turns = (selector: string) => [pressed({ selector, at: 1 }), pressed({ selector, at: 0 })];
  print(`${report}: another figure`, await inTurns(turns(TILES)));
  print(`${report}: another order`, await inTurns(turns(HEADING)));
  const next = button('Next page');
  if (await isThere(page, next))
    print(`${report}: another page`, await inTurns([pressed(next), pressed(next)]));
  print(`${report}: another range`, await inTurns([newRange, newRange]), RANGE);
  await measureReturn(report);
}

/**
 * What the browser alone needs on this machine and at this hour, which the lines above can be held against: the page of the
 * orders without any script, where a press writes other figures into all cells.
 */
async function measureFloor(): Promise<void> {
  await openReport('/analytics/orders', MONTH);
  const html = await page.evaluate(() => {
    for (const script of document.querySelectorAll('script')) script.remove();
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  const address = `${origin}/without-scripts`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
  await page.evaluate(answerLater, HEADING);
  const { answered, longest } = await inTurns([() => aim(page, { selector: HEADING })]);
  printLine(FLOOR, [
    [answered, INSTANT],
    [longest, LONG_TASK],
  ]);
  await page.unroute(address);
}

/** In the page: as if a server answered a moment after the press. */
function answerLater(heading: string): void {
  const ANSWER = 200; // milliseconds
  const button = document.querySelector(heading);
  const rows = button?.closest('table')?.tBodies[0];
  if (!rows) throw new Error('There is no table.');
  let presses = 0;
  const write = () => {
    const texts = document.createTreeWalker(rows, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.nodeValue = (text.nodeValue ?? '').replaceAll(/\d/g, (digit) =>
        String((Number(digit) + presses) % 10),
      );
  };
  button.addEventListener('click', () => {
    presses += 1;
    setTimeout(write, ANSWER);
  });
}

async function measureOverview(): Promise<void> {
  await openReport('/analytics/overview', MONTH);
  print('overview: another range', await inTurns([newRange, newRange]), RANGE);
  await measureReturn('overview');
}

/** Hundreds of points and rows, where only long tasks count. */
async function measureMany(): Promise<void> {
  await openReport('/analytics/orders', MANY_DAYS, '&interval=day&per_page=100');
  const turns = [1, 0].map((at) => () => aim(page, { selector: TILES, at }));
  printLongest('400 points, 100 rows: another figure', await inTurns(turns, FULL));
  const turn = (name: string) => () => aim(page, button(name));
  printLongest(
    '400 points, 100 rows: another page',
    await inTurns([turn('Next page'), turn('Previous page')], FULL),
  );
  const kind = (name: string) => () => aim(page, { selector: '.sa-chart-tools label', name });
  printLongest('400 points, 100 rows: bars', await inTurns([kind('Bar chart'), kind('Line chart')], FULL));
}

/** Leaves a screen by the menu and comes back: how long the task takes that draws it from the store. */
async function measureReturn(report: string): Promise<void> {
  const leave = async () => {
    await press(page, { selector: '#adminmenu a[href*="analytics%2Fcoupons"]' });
    await waitFor(page, { selector: 'h1', name: 'Coupons' });
    return async () => page.evaluate(() => window.history.back());
  };
  const { total, longest } = await inTurns([leave], FULL);
  printLine(`${report}: back again`, [[longest, RETURN]], `in all ${total.toFixed(0)}`);
}

/** A table of thousands of rows under the wheel. */
async function measureScrolling(): Promise<void> {
  await page.context().close();
  await openPage();
  const quiet = watchQuiet(page);
  await page.goto(origin);
  await quiet();
  await aim(page, { selector: '.sa-table__region.is-long' });
  await slowDown(QUARTER);
  const work = await trace(browser, page, async () => {
    for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, 400);
  });
  printLine('10,000 rows: longest task of scrolling', [[work.longest, FRAME * QUARTER]]);
}

/** Types a range, so that only applying it is left. */
async function choose([after, before]: Range): Promise<() => Promise<void>> {
  await press(page, { selector: '.sa-range__button' });
  await press(page, { selector: '[role=tab]', name: 'Custom' });
  await type(page, { selector: 'input', name: 'Start date' }, after);
  await type(page, { selector: 'input', name: 'End date' }, before);
  return aim(page, button('Update'));
}

/** Prepares something to be traced. */
type Step = () => Promise<() => Promise<void>>;

/** Days by which each range begins before the one at hand: none is asked for twice. */
let shift = 0;

const newRange: Step = () => {
  shift += 1;
  const [after, before] = MONTH.map((day) => {
    const date = new Date(`${day}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() - shift);
    return date.toISOString().slice(0, 10);
  });
  return choose([after ?? '', before ?? '']);
};

/** The answers of another range are not known, whichever page or order of them is asked for. */
const afterNewRange =
  (step: Step): Step =>
  async () => {
    const quiet = watchQuiet(page);
    const apply = await newRange();
    await apply();
    await quiet();
    return step();
  };

/** Prepares and traces steps one after the other, again and again; the first round only warms up. */
async function inTurns(steps: readonly Step[], rate = QUARTER): Promise<Work> {
  const found: Work[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const prepare of steps) {
      await slowDown(FULL);
      const settled = watchQuiet(page);
      const action = await prepare();
      await settled();
      await slowDown(rate);
      const work = await trace(browser, page, action);
      if (round > 0) found.push(work);
    }
  }
  return {
    responded: median(found.map(({ responded }) => responded)),
    answered: median(found.map(({ answered }) => answered)),
    total: median(found.map(({ total }) => total)),
    longest: median(found.map(({ longest }) => longest)),
  };
}

const print = (name: string, { responded, answered, total, longest }: Work, limit = INSTANT) =>
  printLine(
    name,
    [
      [responded, INSTANT],
      [answered, limit],
      [longest, LONG_TASK],
    ],
    `with what follows ${total.toFixed(0)}`,
  );

const printLongest = (name: string, { answered, longest }: Work) =>
  printLine(name, [[longest, LONG_TASK]], `until painted ${answered.toFixed(0)}`);
