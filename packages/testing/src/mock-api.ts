import nock, { type Interceptor, type RequestBodyMatcher, type Scope } from 'nock';
import { configureHttp, type HttpConfiguration } from '@admin/http';

/** A nock scope for the origin of the page. */
export const server = (): Scope => nock(window.location.origin);

export type QueryValue = string | number | boolean | readonly (string | number)[];

/** Query parameters before serialization. Lists become `key[0]=a`. */
export type Query = Readonly<Record<string, QueryValue>>;

/** Matches a query by some of its parameters. */
export type QueryMatcher = (query: Readonly<Record<string, unknown>>) => boolean;

/** The expected request body, or a matcher. */
export type Body = object | string | RegExp | ((body: unknown) => boolean);

/**
 * Mocks the REST API: `api.get('/wc-admin/options', { options: 'a' }).reply(200, { a: 'yes' })`.
 * Paths are relative to the API root. The `_locale` parameter is added automatically.
 */
export const api = {
  get: (path: string | RegExp, query: Query | QueryMatcher = {}): Interceptor =>
    nock(API_ROOT)
      .get(path)
      .query(typeof query === 'function' ? query : withLocale(query)),

  /** Matches any body if `body` is omitted. */
  post: (path: string, body?: Body, query: Query = {}): Interceptor =>
    nock(API_ROOT, { badheaders: ['X-HTTP-Method-Override'] })
      .post(path, toMatcher(body))
      .query(withLocale(query)),

  put: (path: string, body?: Body, query: Query = {}): Interceptor =>
    interceptWithMethodOverride('PUT', path, body, query),

  delete: (path: string, query: Query = {}): Interceptor =>
    interceptWithMethodOverride('DELETE', path, undefined, query),

  /** The endpoint that returns new nonces. */
  nonce: (): Interceptor => server().get('/wp-admin/admin-ajax.php').query({ action: 'rest-nonce' }),
};

const ORIGIN = 'http://localhost';
const API_ROOT = `${ORIGIN}/wp-json`;

/** The initial nonce of every test. */
export const NONCE = '0123456789';

/**
 * Resets `@admin/http` to a logged-in user and the mocked API. Reads are not retried unless `retryDelays` is given.
 */
export function setUpHttp(overrides: Partial<HttpConfiguration> = {}): void {
  configureHttp({
    root: `${API_ROOT}/`,
    nonce: NONCE,
    nonceEndpoint: `${ORIGIN}/wp-admin/admin-ajax.php?action=rest-nonce`,
    retryDelays: [],
    ...overrides,
  });
}

/** PUT and DELETE are sent as POST with an `X-HTTP-Method-Override` header. */
const interceptWithMethodOverride = (method: string, path: string, body: Body | undefined, query: Query) =>
  nock(API_ROOT, { reqheaders: { 'X-HTTP-Method-Override': method } })
    .post(path, toMatcher(body))
    .query(withLocale(query));

/** nock's type requires an index signature, which interfaces lack. */
const toMatcher = (body: Body | undefined) => body as RequestBodyMatcher | undefined;

const withLocale = (query: Query) => ({
  ...Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) =>
      Array.isArray(value) ? value.map((item, index) => [`${key}[${index}]`, item]) : [[key, value]],
    ),
  ),
  _locale: 'user',
});
