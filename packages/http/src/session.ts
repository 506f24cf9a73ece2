import type { Answer } from './connection';
import { failureOf } from './answer';
import { ApiError, sessionLost, type Failure } from './failure';

type Listener = (failure: Failure) => void;

const lostListeners = new Set<Listener>();
const restoredListeners = new Set<() => void>();

/**
 * Called once when the user turns out to be logged out, and again only after a request got through
 * in between. Gives back the function which ends it.
 */
export function onSessionLost(listener: Listener): () => void {
  lostListeners.add(listener);
  return () => void lostListeners.delete(listener);
}

/** Called when a request gets through again after the session was lost, for example after a login in another tab. */
export function onSessionRestored(listener: () => void): () => void {
  restoredListeners.add(listener);
  return () => void restoredListeners.delete(listener);
}

const NONCE = /^[0-9a-f]{10}$/i;

/** Knows the nonce of the moment, and whether the user is still logged in. */
export class Session {
  #nonce: string | undefined;
  #isLost = false;
  #renewal: Promise<void> | undefined;
  readonly #askForNonce: (() => Promise<Answer>) | undefined;

  constructor(nonce: string | undefined, askForNonce: (() => Promise<Answer>) | undefined) {
    this.#nonce = nonce;
    this.#askForNonce = askForNonce;
  }

  get nonce(): string | undefined {
    return this.#nonce;
  }

  /** Takes note of what an answer tells about the session. */
  observe({ headers }: Answer): void {
    const nonce = headers.get('X-WP-Nonce');
    if (nonce) this.#adopt(nonce);
  }

  /**
   * Whether a request that was sent with `nonce` deserves a repetition, with a fresh nonce that was
   * fetched meanwhile. All who ask at the same time wait for one renewal. Rejects when there is none to be had.
   */
  async mayRepeat(answer: Answer, nonce: string | undefined): Promise<boolean> {
    if (!isStale(answer, nonce)) return false;
    if (nonce === this.#nonce)
      await (this.#renewal ??= this.#renew(answer.status).finally(() => (this.#renewal = undefined)));
    return true;
  }

  /** Throws when the answer says that nobody is logged in any more. */
  check(answer: Answer, nonce: string | undefined): void {
    // Anyone known to the server gets a nonce with the answer, even with a 401 of the route's own.
    const isAnonymous = answer.status === 401 && nonce !== undefined && !answer.headers.has('X-WP-Nonce');
    if (isAnonymous || hasInvalidNonce(answer)) throw this.#lose(answer.status);
  }

  async #renew(status: number): Promise<void> {
    if (!this.#askForNonce) throw this.#lose(status);
    const answer = await this.#askForNonce();
    const nonce = answer.text.trim();
    if (answer.status >= 500) throw new ApiError(failureOf(answer));
    if (answer.status !== 200 || !NONCE.test(nonce)) throw this.#lose(status);
    this.#adopt(nonce);
  }

  #adopt(nonce: string): void {
    this.#nonce = nonce;
    if (!this.#isLost) return;
    this.#isLost = false;
    for (const listener of restoredListeners) listener();
  }

  #lose(status: number): ApiError {
    const failure = sessionLost(status);
    if (!this.#isLost) {
      this.#isLost = true;
      for (const listener of lostListeners) listener(failure);
    }
    return new ApiError(failure);
  }
}

const hasInvalidNonce = (answer: Answer) =>
  answer.status === 403 && failureOf(answer).code === 'rest_cookie_invalid_nonce';

/** A login without a nonce counts for nothing, so a page that came without one asks for it here. */
const isStale = (answer: Answer, nonce: string | undefined) =>
  hasInvalidNonce(answer) || (answer.status === 401 && nonce === undefined);
