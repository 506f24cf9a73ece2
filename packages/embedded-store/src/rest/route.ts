import type { StoreContext } from '../context';
import type { User } from '../accounts';
import type { RestAnswer } from './answer';
import type { Arguments, ArgumentValues } from './args';
import type { Upload } from './body';
import type { Parameters } from './query';
import { validate } from './validate';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export type Method = (typeof METHODS)[number];

/** Update routes answer these three alike (contract, section 1.3). */
export const UPDATE = ['POST', 'PUT', 'PATCH'] as const satisfies readonly Method[];

export interface RestResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  /** Milliseconds until it leaves. */
  delay?: number;
}

/** A call inside the process. */
export interface RequestedCall {
  method: Method;
  /** With its query: `/wc/v3/products?include=1,2`. */
  path: string;
  body?: unknown;
}

/** One call, before its parameters are checked. */
export interface RestRequest {
  context: StoreContext;
  /** The caller; `undefined` for anyone who did not prove to be someone. */
  user: User | undefined;
  /** The caller's nonce for an action, for addresses that are to act on opening; `''` where there is no session. */
  nonceFor: (action: string) => string;
  /** The text in the place of the `{name}` segment of the route's path. */
  param: (name: string) => string;
  /** A parameter as it arrived, from the body, the query or the path, in this order. */
  value: (name: string) => unknown;
  /** What a JSON body holds; `undefined` when there was none. */
  json: unknown;
  /** The file that the body was or held. */
  upload: Upload | undefined;
  /** `/wc-admin/options` */
  path: string;
  query: Parameters;
  /** The address of another route, for `_links`. */
  link: (path: string) => string;
  /** Answers another call in the caller's name, with their rights; within a write a step of its transaction. */
  ask: (call: RequestedCall) => RestResponse;
}

/**
 * Lets a caller pass, or not.
 * @throws {RestError} that says why not.
 */
export type Permission = (request: RestRequest) => void;

/** A request whose arguments were checked. */
export type RequestWith<Set extends Arguments> = RestRequest & { args: ArgumentValues<Set> };

/** A body for status 200, or an `Answer` with more to say. */
export type Result = RestAnswer | object | boolean;

export interface RouteDefinition<Set extends Arguments> {
  method: Method | readonly Method[];
  /** `{name}` stands for one segment, `{name:digits}` for a number, `{name:slug}` for letters, digits, `_` and `-`. */
  path: string;
  args?: Set;
  permission: Permission;
  /** Runs in one transaction when the method writes. */
  handler: (request: RequestWith<Set>) => Result;
}

/** A route as the router keeps it, whatever its parameters. */
export interface Route {
  methods: readonly Method[];
  path: string;
  /** The parameters it takes. */
  args: Arguments;
  permission: Permission;
  /**
   * Checks the parameters and answers how to run the route with them.
   * @throws {RestError} when a parameter is missing or wrong.
   */
  prepare: (request: RestRequest) => () => Result;
}

/** Declares a route; its handler sees parameters with their types. */
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
