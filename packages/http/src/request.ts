import { addressOf, type Query } from './address';
import { isPassing, payloadOf } from './answer';
import { READ_TIMEOUT, RETRY_PAUSES, WRITE_TIMEOUT, type HttpConfiguration } from './configuration';
import { send, type Answer } from './connection';
import { ApiError, toFailure, unreadable } from './failure';
import { Preloaded } from './preloaded';
import { retrying } from './retry';
import { Session } from './session';

export interface RequestOptions<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  query?: Query | undefined;
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** How long one attempt may take, in milliseconds. */
  timeout?: number | undefined;
  /** Turns the untrusted payload into `T`, or throws. An empty body arrives as `undefined`. */
  decode: (payload: unknown) => T;
}

export interface Page<T> {
  readonly items: T;
  /** Of all pages together; what is on this page when the server does not tell. */
  readonly total: number;
  readonly totalPages: number;
}

let configuration: HttpConfiguration = { root: '/wp-json/' };
let session = new Session(undefined, undefined);
let preloaded = new Preloaded();

/** Says where the API is and who we are there. Everything known from before is forgotten. */
export function configureHttp(given: HttpConfiguration): void {
  const { nonce, nonceEndpoint, timeout = READ_TIMEOUT } = given;
  const askForNonce =
    nonceEndpoint === undefined
      ? undefined
      : () => send({ url: nonceEndpoint, init: {}, isWrite: false, timeout, signal: undefined });
  configuration = given;
  session = new Session(nonce, askForNonce);
  preloaded = new Preloaded(given.preloaded);
}

/**
 * Calls the REST API; `path` starts after its root. Rejects with an `ApiError`, or with the signal's
 * reason when it is aborted. Reads are tried again when the cause may pass, writes never.
 */
export async function request<T>(path: string, options: RequestOptions<T>): Promise<T> {
  const { payload } = await exchange(path, options);
  return decoded(payload, options.decode);
}

/** A request for one page of a list, with the totals that its headers tell. */
export async function requestPage<T>(path: string, options: RequestOptions<T>): Promise<Page<T>> {
  const { payload, headers } = await exchange(path, options);
  const items = decoded(payload, options.decode);
  const total = toCount(headers.get('X-WP-Total')) ?? (Array.isArray(items) ? items.length : 0);
  const totalPages = toCount(headers.get('X-WP-TotalPages')) ?? Math.min(total, 1);
  return { items, total, totalPages };
}

/**
 * The body of an answer the page brought along, for filling a store before the first render;
 * `undefined` when there is none. Reading uses it up, as a request would.
 */
export function readPreloaded(path: string, query?: Query): unknown {
  return preloaded.take(path, query)?.body;
}

async function exchange(path: string, options: RequestOptions<unknown>) {
  const { method = 'GET', query = {}, signal } = options;
  signal?.throwIfAborted();
  if (method !== 'GET') {
    preloaded.forget();
    return received(await authorised(path, options));
  }
  const known = preloaded.take(path, query);
  if (known) return { payload: known.body, headers: known.headers };
  return retrying(async () => received(await authorised(path, options)), {
    pauses: configuration.retryPauses ?? RETRY_PAUSES,
    isPassing: (error) => isPassing(toFailure(error)),
    signal,
  });
}

const received = (answer: Answer) => ({ payload: payloadOf(answer), headers: answer.headers });

/** Sends a request in the user's name, once more when the nonce has aged meanwhile. */
async function authorised(path: string, options: RequestOptions<unknown>): Promise<Answer> {
  const visit = session;
  let nonce = visit.nonce;
  let answer = await attempt(path, options, nonce);
  visit.observe(answer);
  if (await visit.mayRepeat(answer, nonce)) {
    options.signal?.throwIfAborted();
    nonce = visit.nonce;
    answer = await attempt(path, options, nonce);
    visit.observe(answer);
  }
  visit.check(answer, nonce);
  return answer;
}

function attempt(path: string, options: RequestOptions<unknown>, nonce: string | undefined): Promise<Answer> {
  const { method = 'GET', query = {}, body, signal } = options;
  const isWrite = method !== 'GET';
  const headers = new Headers({ Accept: 'application/json' });
  if (nonce !== undefined) headers.set('X-WP-Nonce', nonce);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  // Some servers let only GET and POST through.
  const isOverridden = isWrite && method !== 'POST';
  if (isOverridden) headers.set('X-HTTP-Method-Override', method);
  return send({
    url: addressOf(configuration.root, path, query),
    init: {
      method: isOverridden ? 'POST' : method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    isWrite,
    timeout: options.timeout ?? configuration.timeout ?? (isWrite ? WRITE_TIMEOUT : READ_TIMEOUT),
    signal,
  });
}

function decoded<T>(payload: unknown, decode: (payload: unknown) => T): T {
  try {
    return decode(payload);
  } catch (cause) {
    throw new ApiError(unreadable('unexpected_payload'), { cause });
  }
}

function toCount(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header.trim()) ? Number(header) : undefined;
}
