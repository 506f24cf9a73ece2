import type { Browser, Page } from 'playwright-core';

/** What something cost the main thread of a page, in milliseconds of its processor. */
export interface Work {
  /** All of it together. */
  total: number;
  /** The longest task, during which nothing else can happen. */
  longest: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds that the thread worked, whatever else the machine did. */
  tdur?: number;
  args: { name?: string };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** What the main thread does from the beginning of an action until the page is quiet again. */
export async function trace(browser: Browser, page: Page, action: () => Promise<void>): Promise<Work> {
  const quiet = watchQuiet(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  await action();
  await quiet();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return read(traceEvents);
}

/** Browsers have a process for each page that is open or about to be; the one that worked most is ours. */
function read(events: readonly TraceEvent[]): Work {
  const keyOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(keyOf),
  );
  const tasks = new Map<string, number[]>();
  for (const event of events) {
    if (event.name !== 'RunTask' || event.ph !== 'X' || !main.has(keyOf(event))) continue;
    const spent = (event.tdur ?? 0) / 1000;
    tasks.set(keyOf(event), [...(tasks.get(keyOf(event)) ?? []), spent]);
  }
  const [most = []] = [...tasks.values()].toSorted((a, b) => sum(b) - sum(a));
  return { total: sum(most), longest: Math.max(0, ...most) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** So long nothing is asked for before a page counts as quiet; milliseconds. */
const QUIET = 700;
const STEP = 50;

/** Waits until no request has been under way for a while. */
export function watchQuiet(page: Page): () => Promise<void> {
  let open = 0;
  const begin = () => (open += 1);
  const end = () => (open -= 1);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return async () => {
    for (let still = 0; still < QUIET; still = open > 0 ? 0 : still + STEP) await pause(STEP);
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  };
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
