/**
 * Measures the work of the main thread on screens of a store with 200,000 orders, at a CPU slowdown of 4×:
 *
 *   npm run bench -- screens [name]
 *
 * Prints CPU time (`tdur` of the tasks in a trace), which doesn't include waiting, beside its limits: until the press is
 * painted, until the response is painted, and of the longest task. Each step requests new data, except `go back`.
 * Other programs on the machine still slow it down by up to a third, through shared caches.
 */
import type { ChildProcess } from 'node:child_process';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { closeDatabase } from '../../packages/embedded-store/src/database';
import { getStoreFile, openStore, ORDERS } from '../reports/large-store';
import { logIn, median, printResult, startServer } from '../harness';
import { preparePress, exists, press, type, waitFor } from './input';
import type { Target } from './input';
import { trace, observeNetwork } from './trace';
import type { Work } from './trace';

const ROUNDS = 3;

/** CPU throttling rates. */
const FULL_SPEED = 1;
const SLOWDOWN = 4;

/** Limits of work with slowdown: for a press that feels instant, and for another date range, which changes the whole screen. */
const PRESS_LIMIT_MS = 100;
const RANGE_LIMIT_MS = 180;
/** Limits at full speed: of one task, and of returning to a screen. */
const LONG_TASK_LIMIT_MS = 50;
const RETURN_LIMIT_MS = 50;
/** One frame at 60 per second, with some tolerance. */
const FRAME_LIMIT_MS = 1000 / 60 + 4;

const MONTH = ['2026-10-21', '2026-11-20'] as const;
/** 400 days. */
const MANY_DAYS = ['2025-10-17', '2026-11-20'] as const;

const HEAD = `${'pressed'.padStart(10)}${'answered'.padStart(22)}${'longest task'.padStart(26)}\n`;

type Range = readonly [after: string, before: string];

const TILES = 'a.sa-summary__figure';
const HEADING = '.sa-table thead button';
const button = (name: string): Target => ({ selector: 'button', name });

/** One report of each kind: list rows, comparable rows, intervals. */
const REPORTS = ['orders', 'products', 'revenue'];
const BASELINE = 'orders: the page without scripts';

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
    const file = getStoreFile();
    closeDatabase(openStore(file, ORDERS).db);
    const shop = await startServer(programs, ['dist/server/main.cjs'], { STORE_FILE: file });
    await openPage();
    origin = shop;
    await logIn(page, origin);
    console.log(`Work of the main thread, medians in ms\n${HEAD}`);
    for (const report of REPORTS.filter((name) => name.includes(word))) await measureReport(report);
    if (BASELINE.includes(word)) await measureBaseline();
    if ('overview'.includes(word)) await measureOverview();
    if ('400 points, 100 rows'.includes(word)) await measureLargeReport();
    if ('10,000 rows'.includes(word)) {
      origin = await startServer(programs, ['scripts/components.mjs'], { PORT: '0' });
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

const throttleCpu = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });

async function openReport(path: string, [after, before]: Range, extra = ''): Promise<void> {
  await throttleCpu(FULL_SPEED);
  const waitForIdle = observeNetwork(page);
  const period = `period=custom&compare=previous_year&after=${after}&before=${before}`;
  await page.goto(
    `${origin}/wp-admin/admin.php?page=wc-admin&path=${encodeURIComponent(path)}&${period}${extra}`,
  );
  await waitFor(page, { selector: '.sa-chart svg, .sa-summary' });
  await waitForIdle();
}

async function measureReport(report: string): Promise<void> {
  await openReport(`/analytics/${report}`, MONTH);
  const pressWithNewRange = (target: Target) => afterNewRange(() => preparePress(page, target));
  const turns = (selector: string) => [
    pressWithNewRange({ selector, at: 1 }),
    pressWithNewRange({ selector, at: 0 }),
  ];
  print(`${report}: select another metric`, await measureSteps(turns(TILES)));
  print(`${report}: sort`, await measureSteps(turns(HEADING)));
  const next = button('Next page');
  if (await exists(page, next))
    print(`${report}: next page`, await measureSteps([pressWithNewRange(next), pressWithNewRange(next)]));
  print(`${report}: change the range`, await measureSteps([newRange, newRange]), RANGE_LIMIT_MS);
  await measureReturn(report);
}

/** Measures the browser alone, for comparison: the orders page without scripts, where a press changes the digits of all cells. */
async function measureBaseline(): Promise<void> {
  await openReport('/analytics/orders', MONTH);
  const html = await page.evaluate(() => {
    for (const script of document.querySelectorAll('script')) script.remove();
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  const address = `${origin}/without-scripts`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
  await page.evaluate(simulateResponse, HEADING);
  const { answered, longest } = await measureSteps([() => preparePress(page, { selector: HEADING })]);
  printResult(BASELINE, [
    [answered, PRESS_LIMIT_MS],
    [longest, LONG_TASK_LIMIT_MS],
  ]);
  await page.unroute(address);
}

/** Runs in the page: simulates a server response after a press. */
function simulateResponse(heading: string): void {
  const RESPONSE_DELAY_MS = 200;
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
    setTimeout(write, RESPONSE_DELAY_MS);
  });
}

async function measureOverview(): Promise<void> {
  await openReport('/analytics/overview', MONTH);
  print('overview: change the range', await measureSteps([newRange, newRange]), RANGE_LIMIT_MS);
  await measureReturn('overview');
}

/** Hundreds of points and rows; only the longest task counts. */
async function measureLargeReport(): Promise<void> {
  await openReport('/analytics/orders', MANY_DAYS, '&interval=day&per_page=100');
  const turns = [1, 0].map((at) => () => preparePress(page, { selector: TILES, at }));
  printLongest('400 points, 100 rows: select another metric', await measureSteps(turns, FULL_SPEED));
  const turn = (name: string) => () => preparePress(page, button(name));
  printLongest(
    '400 points, 100 rows: next page',
    await measureSteps([turn('Next page'), turn('Previous page')], FULL_SPEED),
  );
  const kind = (name: string) => () => preparePress(page, { selector: '.sa-chart-tools label', name });
  printLongest(
    '400 points, 100 rows: bar chart',
    await measureSteps([kind('Bar chart'), kind('Line chart')], FULL_SPEED),
  );
}

/** Leaves a screen by the menu and goes back to its cached data. */
async function measureReturn(report: string): Promise<void> {
  const leave = async () => {
    await press(page, { selector: '#adminmenu a[href*="analytics%2Fcoupons"]' });
    await waitFor(page, { selector: 'h1', name: 'Coupons' });
    return async () => page.evaluate(() => window.history.back());
  };
  const { total, longest } = await measureSteps([leave], FULL_SPEED);
  printResult(`${report}: go back`, [[longest, RETURN_LIMIT_MS]], `total ${total.toFixed(0)}`);
}

/** Scrolls a table with 10,000 rows. */
async function measureScrolling(): Promise<void> {
  await page.context().close();
  await openPage();
  const waitForIdle = observeNetwork(page);
  await page.goto(`${origin}/iframe.html?viewMode=story&id=table-datatable--ten-thousand-rows`);
  await waitForIdle();
  await preparePress(page, { selector: '.sa-table__region.is-long' });
  await throttleCpu(SLOWDOWN);
  const work = await trace(browser, page, async () => {
    for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, 400);
  });
  printResult('10,000 rows: scroll', [[work.longest, FRAME_LIMIT_MS * SLOWDOWN]]);
}

/** Enters a date range and returns the action that applies it. */
async function enterRange([after, before]: Range): Promise<() => Promise<void>> {
  await press(page, { selector: '.sa-range__button' });
  await press(page, { selector: '[role=tab]', name: 'Custom' });
  await type(page, { selector: 'input', name: 'Start date' }, after);
  await type(page, { selector: 'input', name: 'End date' }, before);
  return preparePress(page, button('Update'));
}

/** Prepares a step and returns the action to trace. */
type Step = () => Promise<() => Promise<void>>;

/** Each new range starts one day earlier, so that it isn't cached. */
let shift = 0;

const newRange: Step = () => {
  shift += 1;
  const [after, before] = MONTH.map((day) => {
    const date = new Date(`${day}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() - shift);
    return date.toISOString().slice(0, 10);
  });
  return enterRange([after ?? '', before ?? '']);
};

/** Applies a new range first, so that the step's data isn't cached. */
const afterNewRange =
  (step: Step): Step =>
  async () => {
    const waitForIdle = observeNetwork(page);
    const apply = await newRange();
    await apply();
    await waitForIdle();
    return step();
  };

/** Traces steps in turns and returns medians; the first round is a warm-up. */
async function measureSteps(steps: readonly Step[], rate = SLOWDOWN): Promise<Work> {
  const found: Work[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const prepare of steps) {
      await throttleCpu(FULL_SPEED);
      const waitForIdle = observeNetwork(page);
      const action = await prepare();
      await waitForIdle();
      await throttleCpu(rate);
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

const print = (name: string, { responded, answered, total, longest }: Work, limit = PRESS_LIMIT_MS) =>
  printResult(
    name,
    [
      [responded, PRESS_LIMIT_MS],
      [answered, limit],
      [longest, LONG_TASK_LIMIT_MS],
    ],
    `total ${total.toFixed(0)}`,
  );

const printLongest = (name: string, { answered, longest }: Work) =>
  printResult(name, [[longest, LONG_TASK_LIMIT_MS]], `until painted ${answered.toFixed(0)}`);
