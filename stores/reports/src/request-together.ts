import { call, request, type Saga } from '@admin/data';

/** Milliseconds for which an answer waits for the next one, and at most for all that follow: nobody notices either. */
const [GAP, MOST] = [40, 100];

/** Questions under way. */
let open = 0;

/** Of answers that wait for others. */
let meeting: { readonly over: Promise<void>; readonly end: () => void; readonly latest: number } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * `request`, whose answer or failure waits a moment for those of other questions under way: what comes together is drawn
 * once, where each would have the screen laid out and painted anew. The last one has nothing to wait for.
 */
export function* requestTogether<A extends readonly unknown[], R>(
  api: (signal: AbortSignal, ...args: A) => Promise<R>,
  ...args: A
): Saga<R> {
  open += 1;
  let outcome: { readonly answer: R } | { readonly cause: unknown };
  try {
    outcome = { answer: yield* request(api, ...args) };
  } catch (cause) {
    outcome = { cause };
  } finally {
    open -= 1;
    if (open === 0) meeting?.end();
  }
  if (open > 0) yield* call(meet);
  if ('cause' in outcome) throw outcome.cause;
  return outcome.answer;
}

function meet(): Promise<void> {
  meeting ??= begin();
  clearTimeout(timer);
  timer = setTimeout(meeting.end, Math.min(GAP, meeting.latest - performance.now()));
  return meeting.over;
}

function begin(): NonNullable<typeof meeting> {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = () => {
      clearTimeout(timer);
      meeting = undefined;
      resolve();
    };
  });
  return { over, end, latest: performance.now() + MOST };
}
