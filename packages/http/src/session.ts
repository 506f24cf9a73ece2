import { failureOf } from './answer';
import type { Answer } from './wire';
import { ApiError, sessionLost, type Failure } from './failure';

type LostListener = (failure: Failure) => void;
type RestoredListener = () => void;

const lostListeners = new Set<LostListener>();
const restoredListeners = new Set<RestoredListener>();

/**
 * Called once when the user turns out to be logged out, and again only after a request got through
 * in between. Gives back the function which ends it.
 */
export function onSessionLost(listener: LostListener): () => void {
  lostListeners.add(listener);
  return () => void lostListeners.delete(listener);
}

/** Called when a lost session is there again, for example after a login in another tab. */
export function onSessionRestored(listener: RestoredListener): () => void {
  restoredListeners.add(listener);
  return () => void restoredListeners.delete(listener);
}

/** How the platform writes its nonces. Whatever else the nonce endpoint answers, nobody is logged in. */
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

  /**
   * Looks at the answer to a call that was sent with `nonce`. Gives `true` when the call was turned
   * away for the nonce alone and there is a fresh one by now: all who wait share one renewal.
   */
  async isRenewedAfter(answer: Answer, nonce: string | undefined): Promise<boolean> {
    if (!hasInvalidNonce(answer) && !this.#lacksNonce(answer, nonce)) {
      this.assertAlive(answer, nonce);
      return false;
    }
    if (nonce === this.#nonce) {
      this.#renewal ??= this.#renew(answer.status).finally(() => (this.#renewal = undefined));
      await this.#renewal;
    }
    return true;
  }

  /** Adopts the nonce which an answer hands out. Throws when it tells that nobody is logged in. */
  assertAlive(answer: Answer, nonce: string | undefined): void {
    const handedOut = answer.headers.get('X-WP-Nonce');
    if (handedOut) this.#adopt(handedOut);
    // Whoever is logged in gets a nonce with the answer, even when the route itself says 401.
    const isAnonymous = answer.status === 401 && nonce !== undefined && !handedOut;
    if (isAnonymous || hasInvalidNonce(answer)) throw this.#lose(answer.status);
  }

  /** A login without nonce counts for nothing, so a page that came without one has to ask for it. */
  #lacksNonce(answer: Answer, nonce: string | undefined): boolean {
    return answer.status === 401 && nonce === undefined && this.#askForNonce !== undefined;
  }

  async #renew(status: number): Promise<void> {
    if (!this.#askForNonce) throw this.#lose(status);
    const answer = await this.#askForNonce();
    if (answer.status >= 500) throw new ApiError(failureOf(answer));
    const nonce = answer.text.trim();
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
