import { abortable } from './abort';
import { addressOf, type Query } from './address';
import { isPassing, payloadOf } from './answer';
import { READ_TIMEOUT, RETRY_PAUSES, WRITE_TIMEOUT, type HttpConfiguration } from './configuration';
import { send } from './connection';
import { toFailure } from './failure';
import { Preloaded } from './preloaded';
import { retrying } from './retry';
import { Session } from './session';
import { noteRead } from './under-way';
import type { Answer } from './wire';

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  readonly query?: Query | undefined;
  /** Sent as JSON, or as it is when it is a form with files. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** How long one attempt may take, in milliseconds. */
  readonly timeout?: number | undefined;
  /** Told of the share of the body that is sent, from 0 to 1; of an upload `timeout` begins anew each time. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

export interface Received {
  /** `undefined` when the body is empty. */
  readonly payload: unknown;
  readonly headers: Headers;
}

/** The way of one call through everything that may happen to it, for one API and one user. */
export class Client {
  readonly preloaded: Preloaded;
  readonly #configuration: HttpConfiguration;
  readonly #session: Session;

  constructor(configuration: HttpConfiguration) {
    const { nonce, nonceEndpoint, timeout = READ_TIMEOUT } = configuration;
    this.#configuration = configuration;
    this.preloaded = new Preloaded(configuration.preloaded);
    this.#session = new Session(
      nonce,
      nonceEndpoint ? () => send({ url: nonceEndpoint, init: {}, isWrite: false, timeout }) : undefined,
    );
  }

  async exchange(path: string, call: Call): Promise<Received> {
    const { signal, query, method = 'GET' } = call;
    signal?.throwIfAborted();
    const attempt = async () => {
      const answer = await this.#sendAuthorised(path, call);
      return { payload: payloadOf(answer), headers: answer.headers };
    };
    if (method !== 'GET') {
      this.preloaded.forget();
      return attempt();
    }
    const carried = this.preloaded.take(path, query);
    if (carried) return { payload: carried.body, headers: carried.headers };
    const pauses = this.#configuration.retryPauses ?? RETRY_PAUSES;
    return noteRead(retrying(attempt, { pauses, isPassing: (error) => isPassing(toFailure(error)), signal }));
  }

  /** Sends a call in the user's name; a second time when its nonce has aged, since the first was not carried out. */
  async #sendAuthorised(path: string, call: Call): Promise<Answer> {
    const { nonce } = this.#session;
    const answer = await this.#send(path, call, nonce);
    // Others may still want the renewal, so it goes on when this call is cancelled.
    if (!(await abortable(this.#session.isRenewedAfter(answer, nonce), call.signal))) return answer;
    const fresh = this.#session.nonce;
    const second = await this.#send(path, call, fresh);
    this.#session.assertAlive(second, fresh);
    return second;
  }

  #send(path: string, call: Call, nonce: string | undefined): Promise<Answer> {
    const { method = 'GET', query = {}, body, signal, onProgress } = call;
    const { root, timeout: usual } = this.#configuration;
    const isWrite = method !== 'GET';
    // Some servers let only GET and POST through.
    const sent = isWrite ? 'POST' : 'GET';
    const headers = {
      Accept: 'application/json',
      ...(nonce === undefined ? {} : { 'X-WP-Nonce': nonce }),
      // Of a form with files the browser says the type, which names where its parts end.
      ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      ...(sent === method ? {} : { 'X-HTTP-Method-Override': method }),
    };
    return send({
      url: addressOf(root, path, query),
      init: { method: sent, headers, ...(body === undefined ? {} : { body: encode(body) }) },
      isWrite,
      timeout: call.timeout ?? usual ?? (isWrite ? WRITE_TIMEOUT : READ_TIMEOUT),
      signal,
      onProgress,
    });
  }
}

const encode = (body: unknown): BodyInit => (body instanceof FormData ? body : JSON.stringify(body));
