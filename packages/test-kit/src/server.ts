import nock, { type Interceptor, type RequestBodyMatcher, type Scope } from 'nock';
import { configureHttp, type HttpConfiguration } from '@admin/http';

/** Everything at the page's own address, as nock sees it. */
export const server = (): Scope => nock(window.location.origin);

export type QueryValue = string | number | boolean | readonly (string | number)[];

/** A query as the caller gave it, before it is written as `key[0]=a`. */
export type Query = Readonly<Record<string, QueryValue>>;

/** Decides whether a query fits, where only some of it matters. */
export type QueryMatcher = (query: Readonly<Record<string, unknown>>) => boolean;

/** The payload of a write, or what decides whether one fits. */
export type Body = object | string | RegExp | ((body: unknown) => boolean);

/**
 * The REST API: `api.get('/wc-admin/options', { options: 'a' }).reply(200, { a: 'yes' })`.
 * Paths start after the API root; the language that every call carries is matched by itself.
 */
export const api = {
  get: (path: string | RegExp, query: Query | QueryMatcher = {}): Interceptor =>
    nock(API_ROOT)
      .get(path)
      .query(typeof query === 'function' ? query : withLocale(query)),

  /** Without a body any body matches. */
  post: (path: string, body?: Body, query: Query = {}): Interceptor =>
    nock(API_ROOT, { badheaders: ['X-HTTP-Method-Override'] })
      .post(path, toMatcher(body))
      .query(withLocale(query)),

  put: (path: string, body?: Body, query: Query = {}): Interceptor => overridden('PUT', path, body, query),

  delete: (path: string, query: Query = {}): Interceptor => overridden('DELETE', path, undefined, query),

  /** The address that hands out fresh nonces. */
  nonce: (): Interceptor => server().get('/wp-admin/admin-ajax.php').query({ action: 'rest-nonce' }),
};

const ORIGIN = 'http://localhost';
const API_ROOT = `${ORIGIN}/wp-json`;

/** The nonce of every test until an answer hands out another. */
export const NONCE = '0123456789';

/**
 * Points requests at `api`, logged in and with nothing known. Reads are not tried again unless
 * `retryPauses` says so, so that a refusal under test is final at once.
 */
export function setUpHttp(given: Partial<HttpConfiguration> = {}): void {
  configureHttp({
    root: `${API_ROOT}/`,
    nonce: NONCE,
    nonceEndpoint: `${ORIGIN}/wp-admin/admin-ajax.php?action=rest-nonce`,
    retryPauses: [],
    ...given,
  });
}

/** Writes go out as POST and name their method in a header. */
const overridden = (method: string, path: string, body: Body | undefined, query: Query) =>
  nock(API_ROOT, { reqheaders: { 'X-HTTP-Method-Override': method } })
    .post(path, toMatcher(body))
    .query(withLocale(query));

/** nock's type asks for an index signature, which interfaces do not have. */
const toMatcher = (body: Body | undefined) => body as RequestBodyMatcher | undefined;

const withLocale = (query: Query) => ({
  ...Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) =>
      Array.isArray(value) ? value.map((item, index) => [`${key}[${index}]`, item]) : [[key, value]],
    ),
  ),
  _locale: 'user',
});
