import type { StoreContext } from '../context';
import type { User } from '../accounts';
import type { HandlerResponse } from './handler-response';
import type { Arguments, ArgumentValues } from './args';
import type { Upload } from './body';
import type { Parameters } from './query';
import { validate } from './validate';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export type Method = (typeof METHODS)[number];

/** Update routes accept all three (contract, section 1.3). */
export const UPDATE = ['POST', 'PUT', 'PATCH'] as const satisfies readonly Method[];

export interface RestResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  /** Milliseconds until the response is sent. */
  delay?: number;
}

/** A request made inside the process. */
export interface InternalRequest {
  method: Method;
  /** With its query: `/wc/v3/products?include=1,2`. */
  path: string;
  body?: unknown;
}

/** A request before its parameters are validated. */
export interface RestRequest {
  context: StoreContext;
  /** The caller; `undefined` when not authenticated. */
  user: User | undefined;
  /** Creates the caller's nonce for an action, for links that act when opened; returns `''` without a session. */
  nonceFor: (action: string) => string;
  /** The text of the `{name}` segment in the route's path. */
  param: (name: string) => string;
  /** A parameter's raw value from the body, the query or the path, in this order. */
  value: (name: string) => unknown;
  /** The parsed JSON body; `undefined` when there was none. */
  json: unknown;
  /** The file that the body was or contained. */
  upload: Upload | undefined;
  /** `/wc-admin/options` */
  path: string;
  query: Parameters;
  /** The URL of another route, for `_links`. */
  link: (path: string) => string;
  /** Runs another request as the caller, with their permissions; during a write it joins the transaction. */
  dispatch: (request: InternalRequest) => RestResponse;
}

/**
 * Checks whether the caller may use the route.
 * @throws {RestError} that says why not.
 */
export type Permission = (request: RestRequest) => void;

/** A request with validated arguments. */
export type RequestWith<Set extends Arguments> = RestRequest & { args: ArgumentValues<Set> };

/** A body for status 200, or a `HandlerResponse` with status, headers or a delay. */
export type Result = HandlerResponse | object | boolean;

export interface RouteDefinition<Set extends Arguments> {
  method: Method | readonly Method[];
  /** `{name}` matches one segment, `{name:digits}` a number, `{name:slug}` letters, digits, `_` and `-`. */
  path: string;
  args?: Set;
  permission: Permission;
  /** Runs in one transaction when the method writes. */
  handler: (request: RequestWith<Set>) => Result;
}

/** A route as the router stores it, independent of its parameter types. */
export interface Route {
  methods: readonly Method[];
  path: string;
  /** The parameters it accepts. */
  args: Arguments;
  permission: Permission;
  /**
   * Validates the parameters and returns a function that runs the route with them.
   * @throws {RestError} when a parameter is missing or wrong.
   */
  prepare: (request: RestRequest) => () => Result;
}

/** Declares a route; its handler gets typed parameters. */
export function route<Set extends Arguments = Record<never, never>>(definition: RouteDefinition<Set>): Route {
  const { method, path, args, permission, handler } = definition;
  return {
    methods: typeof method === 'string' ? [method] : method,
    path,
    args: args ?? {},
    permission,
    prepare(request) {
      const values = validate<Set | Record<never, never>>(args ?? {}, request.value, request.context.db);
      return () => handler({ ...request, args: values as ArgumentValues<Set> });
    },
  };
}
