import { getHost } from '@admin/host';
import { ApiError, isRecord, request, requestPage, type Page, type Query } from '@admin/http';

/** Parameters as passed by extensions. */
export type AnyQuery = Readonly<Record<string, unknown>>;

/** One page of a collection, as sent by the server. */
export const fetchPage = (signal: AbortSignal, path: string, query: AnyQuery): Promise<Page<unknown>> =>
  requestPage(path, { query: toQuery(query), signal, parse: (payload) => payload });

export const fetchResponse = (signal: AbortSignal, path: string, query: AnyQuery): Promise<unknown> =>
  request(path, { query: toQuery(query), signal, parse: (payload) => payload });

export type WriteMethod = 'POST' | 'PUT' | 'DELETE';

export const write = (
  signal: AbortSignal,
  method: WriteMethod,
  path: string,
  body?: object,
  query: AnyQuery = {},
): Promise<unknown> =>
  request(path, { method, body, query: toQuery(query), signal, parse: (payload) => payload });

/**
 * The path and the parameters of an API URL: links in responses are absolute, in either of a site's formats
 * (`/wp-json/…`, `?rest_route=/…`).
 */
export function toCall(address: string): { path: string; query: AnyQuery } {
  const root = new URL(getHost().api.root, window.location.href);
  const url = new URL(address, root);
  const { rest_route: route, ...query } = Object.fromEntries(url.searchParams);
  return { path: route ?? url.pathname.slice(root.pathname.length), query };
}

/**
 * Posts a form to a URL outside of the API, like the toggles of the WooCommerce plugin, and returns the response.
 * @throws ApiError when it was refused, or has no JSON response
 */
export async function postForm(
  signal: AbortSignal,
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<unknown> {
  try {
    const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields), signal });
    const payload: unknown = await response.json();
    if (response.ok) return payload;
    const { status, statusText } = response;
    throw new ApiError({ kind: 'http', code: 'form_refused', message: statusText, status });
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof ApiError) throw cause;
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ApiError({ kind: 'network', code: 'form_unanswered', message }, { cause });
  }
}

/** Serializes lists and scalars; the members of an object become `key[member]`. */
function toQuery(query: AnyQuery): Query {
  const entries = Object.entries(query).flatMap(([key, value]): [string, unknown][] =>
    isRecord(value)
      ? Object.entries(value).map(([member, inner]) => [`${key}[${member}]`, inner])
      : [[key, value]],
  );
  return Object.fromEntries(entries) as Query;
}
