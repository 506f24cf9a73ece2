import { withAbortSignal } from './abort';

/** Delays before each retry in milliseconds, and which errors to retry. */
export interface RetryPolicy {
  readonly delays: readonly number[];
  readonly isTransient: (error: unknown) => boolean;
  readonly signal: AbortSignal | undefined;
}

/** No retry starts after this time. */
const RETRY_TIMEOUT_MS = 20_000;

/** Retries `attempt` after transient errors until the delays are used up. */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  { delays, isTransient, signal }: RetryPolicy,
): Promise<T> {
  const started = Date.now();
  for (const length of delays) {
    try {
      return await attempt();
    } catch (error) {
      if (!isTransient(error) || Date.now() - started > RETRY_TIMEOUT_MS) throw error;
    }
    await delay(withJitter(length), signal);
  }
  return attempt();
}

/** 50% to 150% of the delay, so that many pages do not retry at the same moment. */
const withJitter = (length: number) => length * (0.5 + Math.random());

async function delay(length: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, length);
  });
  await withAbortSignal(end, signal).finally(() => clearTimeout(timer));
}
