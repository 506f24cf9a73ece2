import type { HttpResponse } from './response';
import { ApiError, createTimeoutFailure, createNetworkFailure } from './failure';

export interface Attempt {
  readonly url: URL | string;
  readonly init: RequestInit;
  readonly isWrite: boolean;
  /** Milliseconds until the response must be complete. For uploads, milliseconds between progress events. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
  /** Called with the sent fraction of the body, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * Sends a request once.
 * @throws ApiError if no response arrives, or the signal's reason when aborted
 */
export async function sendRequest(attempt: Attempt): Promise<HttpResponse> {
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
    // Large uploads may take long as long as they make progress.
    return await upload(url, init, either, (share) => {
      clearTimeout(timer);
      timer = startTimer();
      onProgress(share);
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ApiError(deadline.signal.aborted ? createTimeoutFailure(isWrite) : createNetworkFailure(), {
      cause,
    });
  } finally {
    clearTimeout(timer);
  }
}
