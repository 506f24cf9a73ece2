import { getHost } from '@admin/host';
import { ApiError, isRecord, request, requestPage, type Page, type Query } from '@admin/http';

/** Parameters as extensions give them. */
export type AnyQuery = Readonly<Record<string, unknown>>;

/** One page of a collection, as it was sent. */
export const fetchPage = (signal: AbortSignal, path: string, query: AnyQuery): Promise<Page<unknown>> =>
  requestPage(path, { query: toQuery(query), signal, parse: (payload) => payload });

export const fetchAnswer = (signal: AbortSignal, path: string, query: AnyQuery): Promise<unknown> =>
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
 * The path of an address of the API, and its parameters: links in answers are whole addresses, in either form that a
 * site's have (`/wp-json/…`, `?rest_route=/…`).
 */
export function toCall(address: string): { path: string; query: AnyQuery } {
  const root = new URL(getHost().api.root, window.location.href);
  const url = new URL(address, root);
  const { rest_route: route, ...query } = Object.fromEntries(url.searchParams);
  return { path: route ?? url.pathname.slice(root.pathname.length), query };
}

/**
 * Sends a form to an address outside of the API, as the shop plugin's own switches do, and returns what was answered.
 * @throws ApiError when it was refused, or there was no answer that can be read
 */
export async function postForm(
  signal: AbortSignal,
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<unknown> {
  try {
    const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields), signal });
    const answer: unknown = await response.json();
    if (response.ok) return answer;
    const { status, statusText } = response;
    throw new ApiError({ kind: 'http', code: 'form_refused', message: statusText, status });
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof ApiError) throw cause;
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ApiError({ kind: 'network', code: 'form_unanswered', message }, { cause });
  }
}

/** Lists and plain values travel; the members of an object travel as `key[member]`. */
function toQuery(query: AnyQuery): Query {
  const entries = Object.entries(query).flatMap(([key, value]): [string, unknown][] =>
    isRecord(value)
      ? Object.entries(value).map(([member, inner]) => [`${key}[${member}]`, inner])
      : [[key, value]],
  );
  return Object.fromEntries(entries) as Query;
}
