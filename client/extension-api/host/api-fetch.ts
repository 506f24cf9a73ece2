import { ApiError, isRecord, request, requestPage } from '@admin/http';
import { getQueryArgs } from './url';

export interface FetchOptions {
  /** Relative to the API root. */
  readonly path?: string;
  readonly method?: string;
  readonly data?: object;
  /** `false` returns the `Response`, which has the totals in its headers. */
  readonly parse?: boolean;
  readonly signal?: AbortSignal;
}

type Handler = (options: FetchOptions) => Promise<unknown>;
type Middleware = (options: FetchOptions, next: Handler) => Promise<unknown>;

const middlewares: Middleware[] = [];

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Calls the REST API like the platform's own client: resolves with the response body, and rejects with an object that
 * has the server's `code`, `message` and `data.status`.
 */
const send: Handler = async ({ path = '/', method = 'GET', data, parse = true, signal }) => {
  const [route = ''] = path.split('?', 1);
  const options = {
    method: method.toUpperCase() as Method,
    query: flatten(getQueryArgs(path)),
    ...(data ? { body: data } : {}),
    signal: signal ?? new AbortController().signal,
    parse: (payload: unknown) => payload,
  };
  try {
    if (parse) return await request(route, options);
    const { items, total, totalPages } = await requestPage(route, options);
    const headers = { 'X-WP-Total': String(total), 'X-WP-TotalPages': String(totalPages) };
    return Response.json(items, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message, status } = error.failure;
    throw Object.assign(error, { code, message, data: { status } });
  }
};

/** Writes objects as `key[member]`, which our own client doesn't do. */
function flatten(args: Readonly<Record<string, unknown>>): Record<string, string | string[]> {
  const flat: Record<string, string | string[]> = {};
  for (const [key, value] of Object.entries(args)) {
    if (isRecord(value)) {
      for (const [member, inner] of Object.entries(value)) flat[`${key}[${member}]`] = String(inner);
    } else flat[key] = Array.isArray(value) ? value.map(String) : String(value);
  }
  return flat;
}

/**
 * `wp.apiFetch`. Our client handles the nonce, the root URL and nonce renewal, so the middlewares for them do nothing.
 */
export const apiFetch = Object.assign(
  (options: FetchOptions): Promise<unknown> =>
    middlewares.reduceRight<Handler>((next, middleware) => (given) => middleware(given, next), send)(options),
  {
    use(middleware: Middleware): void {
      middlewares.push(middleware);
    },
    createNonceMiddleware: () => pass,
    createRootURLMiddleware: () => pass,
  },
);

const pass: Middleware = (options, next) => next(options);
