import type { Query } from './url';
import { Client, type HttpRequest } from './client';
import type { HttpConfiguration } from './configuration';
import { ApiError, createPayloadFailure } from './failure';

export interface RequestOptions<T> extends HttpRequest {
  /** Parses the untrusted payload, `undefined` for an empty body, or throws. */
  readonly parse: (payload: unknown) => T;
}

export interface Page<T> {
  readonly items: T;
  /** The total across all pages; the length of this page if the server sends no total. */
  readonly total: number;
  readonly totalPages: number;
}

let client = new Client({ root: '/wp-json/' });

/** Sets the API and user of all requests. Resets preloaded responses and the session. */
export function configureHttp(configuration: HttpConfiguration): void {
  client = new Client(configuration);
}

/**
 * Sends a request to the REST API. Reads are retried after transient errors, writes never.
 * @param path relative to the API root
 * @throws ApiError, or the signal's reason when aborted
 */
export async function request<T>(path: string, options: RequestOptions<T>): Promise<T> {
  const { payload } = await client.request(path, options);
  return parsePayload(payload, options);
}

/** Requests a page of a list, with totals from the response headers. */
export async function requestPage<T>(path: string, options: RequestOptions<T>): Promise<Page<T>> {
  const { payload, headers } = await client.request(path, options);
  const items = parsePayload(payload, options);
  const total = readCountHeader(headers, 'X-WP-Total') ?? (Array.isArray(payload) ? payload.length : 0);
  return { items, total, totalPages: readCountHeader(headers, 'X-WP-TotalPages') ?? Math.min(total, 1) };
}

/**
 * Takes the body of a preloaded response, to hydrate a store before the first render; `undefined` if there is
 * none. A response can be taken once.
 */
export function readPreloaded(path: string, query?: Query): unknown {
  return client.preloaded.take(path, query)?.body;
}

function parsePayload<T>(payload: unknown, { parse }: RequestOptions<T>): T {
  try {
    return parse(payload);
  } catch (cause) {
    // A parser throws an `ApiError` if a successful response reports an error.
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(createPayloadFailure('unexpected_payload'), { cause });
  }
}

function readCountHeader(headers: Headers, name: string): number | undefined {
  const value = headers.get(name)?.trim() ?? '';
  return /^\d+$/.test(value) ? Number(value) : undefined;
}
