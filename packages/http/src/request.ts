import type { Query } from './address';
import { Client, type Call } from './client';
import type { HttpConfiguration } from './configuration';
import { ApiError, unreadable } from './failure';

export interface RequestOptions<T> extends Call {
  /** Turns the untrusted payload into `T`, or throws. An empty body arrives as `undefined`. */
  readonly decode: (payload: unknown) => T;
}

export interface Page<T> {
  readonly items: T;
  /** Of all pages together; what is on this page when the server does not tell. */
  readonly total: number;
  readonly totalPages: number;
}

let client = new Client({ root: '/wp-json/' });

/** Says where the API is and who we are there. Everything known from before is forgotten. */
export function configureHttp(configuration: HttpConfiguration): void {
  client = new Client(configuration);
}

/**
 * Calls the REST API; `path` starts after its root. Rejects with an `ApiError`, or with the signal's
 * reason when it is aborted. Reads are tried again when the cause may pass, writes never.
 */
export async function request<T>(path: string, options: RequestOptions<T>): Promise<T> {
  const { payload } = await client.exchange(path, options);
  return decoded(payload, options);
}

/** A request for one page of a list, with the totals which its headers tell. */
export async function requestPage<T>(path: string, options: RequestOptions<T>): Promise<Page<T>> {
  const { payload, headers } = await client.exchange(path, options);
  const items = decoded(payload, options);
  const total = countIn(headers, 'X-WP-Total') ?? (Array.isArray(payload) ? payload.length : 0);
  return { items, total, totalPages: countIn(headers, 'X-WP-TotalPages') ?? Math.min(total, 1) };
}

/**
 * The body of an answer which the page brought along, for filling a store before the first render;
 * `undefined` when there is none. Reading uses it up, as a request would.
 */
export function readPreloaded(path: string, query?: Query): unknown {
  return client.preloaded.take(path, query)?.body;
}

function decoded<T>(payload: unknown, { decode }: RequestOptions<T>): T {
  try {
    return decode(payload);
  } catch (cause) {
    // A good answer may say that nothing was done.
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(unreadable('unexpected_payload'), { cause });
  }
}

function countIn(headers: Headers, name: string): number | undefined {
  const value = headers.get(name)?.trim() ?? '';
  return /^\d+$/.test(value) ? Number(value) : undefined;
}
