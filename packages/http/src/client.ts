import { withAbortSignal } from './abort';
import { buildUrl, type Query } from './url';
import { isTransient, readPayload, type HttpResponse } from './response';
import { READ_TIMEOUT_MS, RETRY_DELAYS_MS, WRITE_TIMEOUT_MS, type HttpConfiguration } from './configuration';
import { sendRequest } from './send-request';
import { toFailure } from './failure';
import { PreloadedCache } from './preloaded';
import { withRetry } from './retry';
import { Session } from './session';
import { trackRead } from './pending-reads';

export interface HttpRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  readonly query?: Query | undefined;
  /** Sent as JSON, or unchanged if it is FormData. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds per attempt. */
  readonly timeout?: number | undefined;
  /** Called with the sent fraction of an upload, from 0 to 1. Each call restarts `timeout`. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

export interface ParsedResponse {
  /** `undefined` if the response has no body. */
  readonly payload: unknown;
  readonly headers: Headers;
}

/** Sends requests to one API for one user, with preloaded responses, retries and nonce renewal. */
export class Client {
  readonly preloaded: PreloadedCache;
  readonly #configuration: HttpConfiguration;
  readonly #session: Session;

  constructor(configuration: HttpConfiguration) {
    const { nonce, nonceEndpoint, timeout = READ_TIMEOUT_MS } = configuration;
    this.#configuration = configuration;
    this.preloaded = new PreloadedCache(configuration.preloaded);
    this.#session = new Session(
      nonce,
      nonceEndpoint
        ? () => sendRequest({ url: nonceEndpoint, init: {}, isWrite: false, timeout })
        : undefined,
    );
  }

  async request(path: string, call: HttpRequest): Promise<ParsedResponse> {
    const { signal, query, method = 'GET' } = call;
    signal?.throwIfAborted();
    const attempt = async () => {
      const response = await this.#sendAuthorized(path, call);
      return { payload: readPayload(response), headers: response.headers };
    };
    if (method !== 'GET') {
      this.preloaded.clear();
      return attempt();
    }
    const preloaded = this.preloaded.take(path, query);
    if (preloaded) return { payload: preloaded.body, headers: preloaded.headers };
    const pauses = this.#configuration.retryDelays ?? RETRY_DELAYS_MS;
    return trackRead(
      withRetry(attempt, { delays: pauses, isTransient: (error) => isTransient(toFailure(error)), signal }),
    );
  }

  /**
   * Sends a request with the nonce. Repeats it once with a renewed nonce if the nonce had expired, since the
   * server rejected it without effect.
   */
  async #sendAuthorized(path: string, call: HttpRequest): Promise<HttpResponse> {
    const { nonce } = this.#session;
    const response = await this.#send(path, call, nonce);
    // Other requests may wait for the renewal, so aborting this one does not stop it.
    if (!(await withAbortSignal(this.#session.renewIfExpired(response, nonce), call.signal))) return response;
    const fresh = this.#session.nonce;
    const second = await this.#send(path, call, fresh);
    this.#session.assertLoggedIn(second, fresh);
    return second;
  }

  #send(path: string, call: HttpRequest, nonce: string | undefined): Promise<HttpResponse> {
    const { method = 'GET', query = {}, body, signal, onProgress } = call;
    const { root, timeout: usual } = this.#configuration;
    const isWrite = method !== 'GET';
    // Some servers only allow GET and POST.
    const sent = isWrite ? 'POST' : 'GET';
    const headers = {
      Accept: 'application/json',
      ...(nonce === undefined ? {} : { 'X-WP-Nonce': nonce }),
      // The browser sets the type of FormData, which includes its boundary.
      ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      ...(sent === method ? {} : { 'X-HTTP-Method-Override': method }),
    };
    return sendRequest({
      url: buildUrl(root, path, query),
      init: { method: sent, headers, ...(body === undefined ? {} : { body: encode(body) }) },
      isWrite,
      timeout: call.timeout ?? usual ?? (isWrite ? WRITE_TIMEOUT_MS : READ_TIMEOUT_MS),
      signal,
      onProgress,
    });
  }
}

const encode = (body: unknown): BodyInit => (body instanceof FormData ? body : JSON.stringify(body));
