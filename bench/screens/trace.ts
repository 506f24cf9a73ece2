import type { Browser, Page } from '@playwright/test';
import { delay } from '../harness';

/** CPU time of the main thread in milliseconds. */
export interface Work {
  /** From the first pointer event until the press is painted. */
  responded: number;
  /** From the first pointer event until the response is painted. */
  answered: number;
  /** Including later work: offscreen rows, transitions and garbage collection. */
  total: number;
  /** Longest task. */
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
  /** CPU time in microseconds. */
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Prefix of the performance marks of DOM changes. */
const CHANGE = 'change';

/** Traces the main thread from the start of an action until the network is idle. */
export async function trace(browser: Browser, page: Page, action: () => Promise<void>): Promise<Work> {
  const waitForIdle = observeNetwork(page);
  const findLastSeen = await page.evaluateHandle(markChanges, CHANGE);
  await browser.startTracing(page, { categories: CATEGORIES });
  await action();
  await waitForIdle();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return read(traceEvents, await findLastSeen.evaluate((find) => find()));
}

/**
 * Runs in the page: marks each DOM change. The returned function stops that and returns the mark of the last change in the
 * viewport. Positions are only read at the end, since reading them earlier would force a layout.
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

  const isInViewport = (node: Node): boolean => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest('.sa-visually-hidden')) return false;
    const { width, height, top, right, bottom, left } = element.getBoundingClientRect();
    const hasSize = width > 0 && height > 0;
    return hasSize && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  };
  return () => {
    observer.disconnect();
    return `${name} ${moments.findLastIndex((records) => records.some((record) => changedBy(record).some(isInViewport)))}`;
  };
}

/** Several processes have a main thread; that of the page has the most work. */
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
    responded: sum(timesOf(getTasksUntilPaint(own, endOfClick(own)))),
    answered: sum(timesOf(getTasksUntilPaint(own, seenAt))),
    total: sum(all),
    longest: Math.max(0, ...all),
  };
}

/** End of the click event in microseconds. */
const endOfClick = (events: readonly TraceEvent[]): number =>
  Math.max(
    ...events.flatMap((event) =>
      event.name === 'EventDispatch' && event.args.data?.type === 'click' ? endOf(event) : [],
    ),
  );

/** Returns the tasks from the first pointer event to the first paint after a moment, in microseconds. */
function getTasksUntilPaint(events: readonly TraceEvent[], moment: number): readonly TraceEvent[] {
  const first = Math.min(...events.flatMap(({ name, ts }) => (name === 'EventDispatch' ? ts : [])));
  const painted = Math.min(
    ...events.flatMap((event) => (event.name === 'Paint' && event.ts >= moment ? endOf(event) : [])),
  );
  return events.filter((event) => endOf(event) >= first && event.ts <= painted);
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** CPU times of the tasks in milliseconds. */
const timesOf = (events: readonly TraceEvent[]): number[] =>
  events.flatMap(({ name, tdur = 0 }) => (name === 'RunTask' ? tdur / 1000 : []));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The network is idle after this long without requests. */
const IDLE_MS = 700;
const POLL_INTERVAL_MS = 50;

/** Counts requests from now on; the returned function waits until the network is idle. */
export function observeNetwork(page: Page): () => Promise<void> {
  let open = 0;
  const begin = () => (open += 1);
  const end = () => (open -= 1);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return async () => {
    for (let idle = 0; idle < IDLE_MS; idle = open > 0 ? 0 : idle + POLL_INTERVAL_MS)
      await delay(POLL_INTERVAL_MS);
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  };
}
