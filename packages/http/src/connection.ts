import type { Answer } from './wire';
import { ApiError, timedOut, unreachable } from './failure';

export interface Attempt {
  readonly url: URL | string;
  readonly init: RequestInit;
  readonly isWrite: boolean;
  /** Milliseconds until the whole answer has to be there; of an upload, until it has to go on. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
  /** Told of the share of the body that is sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Sends a request once. Rejects with an `ApiError` when no answer comes, with the signal's reason when aborted. */
export async function send(attempt: Attempt): Promise<Answer> {
  const { url, init, isWrite, timeout, signal, onProgress } = attempt;
  signal?.throwIfAborted();
  const deadline = new AbortController();
  const startTimer = () => setTimeout(() => deadline.abort(), timeout);
  let timer = startTimer();
  const either = AbortSignal.any(signal ? [signal, deadline.signal] : [deadline.signal]);
  try {
    if (!onProgress) {
      const response = await fetch(url, { ...init, credentials: 'include', signal: either });
      return { status: response.status, headers: response.headers, text: await response.text() };
    }
    const { upload } = await import(/* webpackChunkName: "upload" */ './upload');
    // Large files take their time; what counts is that they go on.
    return await upload(url, init, either, (share) => {
      clearTimeout(timer);
      timer = startTimer();
      onProgress(share);
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ApiError(deadline.signal.aborted ? timedOut(isWrite) : unreachable(), { cause });
  } finally {
    clearTimeout(timer);
  }
}
