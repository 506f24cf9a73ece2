import { toHttpFailure, type HttpResponse } from './response';
import { ApiError, createSessionFailure, type Failure } from './failure';

type LostListener = (failure: Failure) => void;
type RestoredListener = () => void;

const lostListeners = new Set<LostListener>();
const restoredListeners = new Set<RestoredListener>();

/** Calls the listener once when the user turns out to be logged out. Returns a function that removes it. */
export function onSessionLost(listener: LostListener): () => void {
  lostListeners.add(listener);
  return () => void lostListeners.delete(listener);
}

/** Calls the listener when the session is restored, for example by a login in another tab. */
export function onSessionRestored(listener: RestoredListener): () => void {
  restoredListeners.add(listener);
  return () => void restoredListeners.delete(listener);
}

/**
 * The format of WordPress nonces. Any other response of the nonce endpoint means that the user is logged out.
 */
const NONCE = /^[0-9a-f]{10}$/i;

/** Keeps the current nonce and whether the user is logged in. */
export class Session {
  #nonce: string | undefined;
  #isLost = false;
  #renewal: Promise<void> | undefined;
  readonly #requestNonce: (() => Promise<HttpResponse>) | undefined;

  constructor(nonce: string | undefined, requestNonce: (() => Promise<HttpResponse>) | undefined) {
    this.#nonce = nonce;
    this.#requestNonce = requestNonce;
  }

  get nonce(): string | undefined {
    return this.#nonce;
  }

  /**
   * Renews the nonce if a response shows that it has expired. Concurrent requests share one renewal.
   * @returns whether to repeat the request with the new nonce
   */
  async renewIfExpired(response: HttpResponse, nonce: string | undefined): Promise<boolean> {
    if (!hasInvalidNonce(response) && !this.#lacksNonce(response, nonce)) {
      this.assertLoggedIn(response, nonce);
      return false;
    }
    if (nonce === this.#nonce) {
      this.#renewal ??= this.#renew(response.status).finally(() => (this.#renewal = undefined));
      await this.#renewal;
    }
    return true;
  }

  /**
   * Stores the nonce of a response.
   * @throws ApiError if the response shows that the user is logged out
   */
  assertLoggedIn(response: HttpResponse, nonce: string | undefined): void {
    const handedOut = response.headers.get('X-WP-Nonce');
    if (handedOut) this.#adopt(handedOut);
    // Responses to logged-in users include a nonce, even with status 401.
    const isAnonymous = response.status === 401 && nonce !== undefined && !handedOut;
    if (isAnonymous || hasInvalidNonce(response)) throw this.#lose(response.status);
  }

  /** WordPress ignores the login cookie without a nonce, so a page without one must request it. */
  #lacksNonce(response: HttpResponse, nonce: string | undefined): boolean {
    return response.status === 401 && nonce === undefined && this.#requestNonce !== undefined;
  }

  async #renew(status: number): Promise<void> {
    if (!this.#requestNonce) throw this.#lose(status);
    const response = await this.#requestNonce();
    if (response.status >= 500) throw new ApiError(toHttpFailure(response));
    const nonce = response.text.trim();
    if (response.status !== 200 || !NONCE.test(nonce)) throw this.#lose(status);
    this.#adopt(nonce);
  }

  #adopt(nonce: string): void {
    this.#nonce = nonce;
    if (!this.#isLost) return;
    this.#isLost = false;
    for (const listener of restoredListeners) listener();
  }

  #lose(status: number): ApiError {
    const failure = createSessionFailure(status);
    if (!this.#isLost) {
      this.#isLost = true;
      for (const listener of lostListeners) listener(failure);
    }
    return new ApiError(failure);
  }
}

const hasInvalidNonce = (response: HttpResponse) =>
  response.status === 403 && toHttpFailure(response).code === 'rest_cookie_invalid_nonce';
