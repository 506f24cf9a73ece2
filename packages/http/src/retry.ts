import { abortable } from './abort';

/** Pauses before further attempts, in milliseconds, and which errors deserve one. */
export interface RetryPolicy {
  readonly pauses: readonly number[];
  readonly isPassing: (error: unknown) => boolean;
  readonly signal: AbortSignal | undefined;
}

/** Once so much time has passed, a failure is reported instead of tried again. */
const RETRY_TIMEOUT_MS = 20_000;

/** Repeats what failed for a passing reason, pausing longer each time, until the pauses are used up. */
export async function retrying<T>(
  attempt: () => Promise<T>,
  { pauses, isPassing, signal }: RetryPolicy,
): Promise<T> {
  const started = Date.now();
  for (const length of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error) || Date.now() - started > RETRY_TIMEOUT_MS) throw error;
    }
    await pause(scattered(length), signal);
  }
  return attempt();
}

/** Half to one and a half times the length, so that many pages do not come back in the same moment. */
const scattered = (length: number) => length * (0.5 + Math.random());

async function pause(length: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, length);
  });
  await abortable(end, signal).finally(() => clearTimeout(timer));
}
