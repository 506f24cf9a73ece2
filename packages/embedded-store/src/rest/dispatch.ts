import type { StoreContext } from '../context';
import { explainStorage, transaction } from '../database';
import type { User } from '../accounts';
import { HandlerResponse } from './handler-response';
import { isMap } from './args';
import type { Upload } from './body';
import { RestError } from './errors';
import { selectFields } from './fields';
import { parseParameters } from './query';
import type { Parameters } from './query';
import { METHODS } from './route';
import type { InternalRequest, Method, RestRequest, RestResponse, Result, Route } from './route';
import { findRoute } from './router';
import type { Endpoint, Router } from './router';
import { __ } from '../i18n';

/** A REST request, from HTTP or from inside the process. */
export interface RestCall {
  method: string;
  /** `/wc-admin/options` */
  path: string;
  query: Parameters;
  /** A JSON body, parsed; `undefined` when there was none. */
  json?: unknown;
  /** Fields of a form body. */
  form?: Parameters;
  /** The body claimed to be JSON but could not be parsed. */
  isMalformed?: boolean;
  /** The file, when the body was a file. */
  upload?: Upload;
  user: User | undefined;
  /** Creates the user's nonce for an action; missing without a session. */
  nonceFor?: (action: string) => string;
}

const NO_ROUTE = () =>
  new RestError(
    404,
    'rest_no_route',
    __('No route was found matching the URL and request method.', 'store-admin'),
  );

/**
 * Finds the route, checks parameters and permission, runs the handler and builds the response.
 * @throws only inside a transaction, when SQLite has rolled it back.
 */
export function dispatch(context: StoreContext, router: Router, call: RestCall): RestResponse {
  const match = router.match(call.path);
  const method = toMethod(call.method);
  const route = match && method && findRoute(match.endpoint, method);
  if (!match || !route) return toResponse(NO_ROUTE());

  const request = toRequest(context, router, call, match.params);
  const response = toResponse(attempt(context, () => handle(route, call, request)));
  const allowed = allowedMethods(match.endpoint, request);
  const headers = allowed ? { ...response.headers, Allow: allowed } : response.headers;
  const isError = response.status >= 400;
  return {
    ...response,
    headers,
    body: isError ? response.body : selectFields(response.body, call.query['_fields']),
  };
}

/** The error that a caller gets for an unexpected failure; the details only go to the error report. */
export function unexpected(context: StoreContext, error: unknown): RestError {
  context.report(error);
  const storage = explainStorage(error);
  if (storage) return new RestError(storage.status, storage.code, storage.sentence);
  return new RestError(
    500,
    'internal_server_error',
    __('The store could not complete this request because of an unexpected error.', 'store-admin'),
  );
}

/** Whether a request failed because another process was writing. */
export const isBusy = ({ status, body }: RestResponse): boolean =>
  status === 503 && isMap(body) && body['code'] === 'store_busy';

export function toResponse(result: Result | RestError): RestResponse {
  if (result instanceof RestError) {
    const { status, code, message, data } = result;
    return { status, headers: {}, body: { code, message, data } };
  }
  if (result instanceof HandlerResponse) return result;
  return { status: 200, headers: {}, body: result };
}

function attempt(context: StoreContext, run: () => Result): Result | RestError {
  const isNested = context.db.inTransaction;
  try {
    return run();
  } catch (error) {
    if (error instanceof RestError) return error;
    // A full disk ends all transactions around this one, so their writes must not be reported as saved.
    if (isNested && !context.db.inTransaction) throw error;
    return unexpected(context, error);
  }
}

function handle(route: Route, call: RestCall, request: RestRequest): Result {
  if (call.isMalformed) {
    throw new RestError(400, 'rest_invalid_json', __('Invalid JSON body passed.', 'store-admin'), {
      json_error_code: 4,
      json_error_message: 'Syntax error',
    });
  }
  const run = route.prepare(request);
  route.permission(request);
  return call.method === 'GET' ? run() : transaction(request.context.db, run);
}

/** Runs another request as the caller of the first one. */
export function callRoute(
  context: StoreContext,
  router: Router,
  { user, nonceFor }: RestCall,
  { method, path: address, body }: InternalRequest,
): RestResponse {
  const [path = '', query = ''] = address.split('?');
  return dispatch(context, router, {
    method,
    path,
    query: parseParameters(query),
    json: body,
    user,
    ...(nonceFor && { nonceFor }),
  });
}

/** The methods of this path that the caller may use. */
function allowedMethods(endpoint: Endpoint, request: RestRequest): string {
  const open = endpoint.routes.filter((route) => passes(route, request));
  return METHODS.filter((method) => open.some(({ methods }) => methods.includes(method))).join(', ');
}

function passes(route: Route, request: RestRequest): boolean {
  try {
    route.permission(request);
    return true;
  } catch (error) {
    if (error instanceof RestError) return false;
    throw error;
  }
}

function toMethod(name: string): Method | undefined {
  return METHODS.find((method) => method === name);
}

function toRequest(
  context: StoreContext,
  router: Router,
  call: RestCall,
  params: Readonly<Record<string, string>>,
): RestRequest {
  const body = isMap(call.json) ? call.json : (call.form ?? {});
  return {
    context,
    user: call.user,
    nonceFor: call.nonceFor ?? (() => ''),
    json: call.json,
    upload: call.upload,
    path: call.path,
    query: call.query,
    link: (path) => `${context.siteUrl}/wp-json${path}`,
    dispatch: (request) => callRoute(context, router, call, request),
    param(name) {
      const value = params[name];
      if (value === undefined) throw new TypeError(`The route has no segment {${name}}.`);
      return value;
    },
    value: (name) => [body, call.query, params].find((source) => Object.hasOwn(source, name))?.[name],
  };
}
