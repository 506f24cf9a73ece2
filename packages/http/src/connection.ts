import { ApiError, timedOut, unreachable } from './failure';

/** What came over the wire, whatever it is worth. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Attempt {
  readonly url: URL | string;
  readonly init: RequestInit;
  readonly isWrite: boolean;
  /** Milliseconds until the whole answer has to be there. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a request once. Rejects with an `ApiError` when no answer comes, with the signal's reason when aborted. */
export async function send({ url, init, isWrite, timeout, signal }: Attempt): Promise<Answer> {
  signal?.throwIfAborted();
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeout);
  const signals = signal ? [signal, deadline.signal] : [deadline.signal];
  try {
    const response = await fetch(url, { ...init, credentials: 'include', signal: AbortSignal.any(signals) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ApiError(deadline.signal.aborted ? timedOut(isWrite) : unreachable(), { cause });
  } finally {
    clearTimeout(timer);
  }
}
