import type { Browser, Page } from '@playwright/test';
import { pause } from '../stage';

/** What something cost the main thread of a page, in milliseconds of its processor. */
export interface Work {
  /** From the first event of the pointer until the screen shows that it was pressed. */
  responded: number;
  /** From the first event of the pointer until all that is seen is the answer, all tasks together. */
  answered: number;
  /** With what follows: rows and tables that nobody sees, colours that fade, memory that is tidied up. */
  total: number;
  /** The longest task, during which nothing else can happen. */
  longest: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Microseconds that the thread worked, whatever else the machine did. */
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** The names of the marks that tell when a document changed begin with it. */
const CHANGE = 'change';

/** What the main thread does from the beginning of an action until the page is quiet again. */
export async function trace(browser: Browser, page: Page, action: () => Promise<void>): Promise<Work> {
  const quiet = watchQuiet(page);
  const findLastSeen = await page.evaluateHandle(markChanges, CHANGE);
  await browser.startTracing(page, { categories: CATEGORIES });
  await action();
  await quiet();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return read(traceEvents, await findLastSeen.evaluate((find) => find()));
}

/**
 * In the page: marks each moment in which the document changes, and gives back what ends that and names the last mark of a
 * change that is in sight. It looks where things are in the end, since looking any earlier would cost a layout.
 */
function markChanges(name: string): () => string {
  const moments: MutationRecord[][] = [];
  const changedBy = ({ type, target, addedNodes }: MutationRecord): Node[] =>
    type === 'childList' && addedNodes.length > 0 ? [...addedNodes] : [target];
  const observer = new MutationObserver((records) => {
    performance.mark(`${name} ${moments.length}`);
    moments.push(records);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  const isInSight = (node: Node): boolean => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest('.sa-visually-hidden')) return false;
    const { width, height, top, right, bottom, left } = element.getBoundingClientRect();
    const isDrawn = width > 0 && height > 0;
    return isDrawn && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  };
  return () => {
    observer.disconnect();
    return `${name} ${moments.findLastIndex((records) => records.some((record) => changedBy(record).some(isInSight)))}`;
  };
}

/** Browsers have a process for each page that is open or about to be; the one that worked most is ours. */
function read(events: readonly TraceEvent[], lastSeen: string): Work {
  const keyOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(keyOf),
  );
  const seenAt = events.find(({ name }) => name === lastSeen)?.ts ?? Number.NaN;
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    const key = keyOf(event);
    if (event.ph !== 'X' || !main.has(key)) continue;
    const thread = threads.get(key) ?? [];
    threads.set(key, thread);
    thread.push(event);
  }
  const [own = []] = [...threads.values()].toSorted((a, b) => sum(timesOf(b)) - sum(timesOf(a)));
  const all = timesOf(own);
  return {
    responded: sum(timesOf(untilPainted(own, endOfClick(own)))),
    answered: sum(timesOf(untilPainted(own, seenAt))),
    total: sum(all),
    longest: Math.max(0, ...all),
  };
}

/** The moment in which the page has heard of the click, in microseconds. */
const endOfClick = (events: readonly TraceEvent[]): number =>
  Math.max(
    ...events.flatMap((event) =>
      event.name === 'EventDispatch' && event.args.data?.type === 'click' ? endOf(event) : [],
    ),
  );

/** The tasks from the first event of the pointer to the one that paints what was there at a moment, in microseconds. */
function untilPainted(events: readonly TraceEvent[], moment: number): readonly TraceEvent[] {
  const first = Math.min(...events.flatMap(({ name, ts }) => (name === 'EventDispatch' ? ts : [])));
  const painted = Math.min(
    ...events.flatMap((event) => (event.name === 'Paint' && event.ts >= moment ? endOf(event) : [])),
  );
  return events.filter((event) => endOf(event) >= first && event.ts <= painted);
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** Milliseconds that each task worked. */
const timesOf = (events: readonly TraceEvent[]): number[] =>
  events.flatMap(({ name, tdur = 0 }) => (name === 'RunTask' ? tdur / 1000 : []));

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
