import { isRecord, request, requestPage, type Page, type Query } from '@admin/http';

/** Parameters as extensions give them. */
export type AnyQuery = Readonly<Record<string, unknown>>;

/** One page of a collection, as it was sent. */
export const fetchPage = (signal: AbortSignal, path: string, query: AnyQuery): Promise<Page<unknown>> =>
  requestPage(path, { query: toQuery(query), signal, decode: (payload) => payload });

export const fetchAnswer = (signal: AbortSignal, path: string, query: AnyQuery): Promise<unknown> =>
  request(path, { query: toQuery(query), signal, decode: (payload) => payload });

export type WriteMethod = 'POST' | 'PUT' | 'DELETE';

export const write = (
  signal: AbortSignal,
  method: WriteMethod,
  path: string,
  body?: object,
  query: AnyQuery = {},
): Promise<unknown> =>
  request(path, { method, body, query: toQuery(query), signal, decode: (payload) => payload });

/** Lists and plain values travel; the members of an object travel as `key[member]`. */
function toQuery(query: AnyQuery): Query {
  const entries = Object.entries(query).flatMap(([key, value]): [string, unknown][] =>
    isRecord(value)
      ? Object.entries(value).map(([member, inner]) => [`${key}[${member}]`, inner])
      : [[key, value]],
  );
  return Object.fromEntries(entries) as Query;
}
