import { put, serializeArgs, type AnyStore, type Saga } from '@admin/data';
import { ApiError } from '@admin/http';
import { mapValues } from './descriptor';
import { toHostError, type HostError } from './host-error';

/** The response for one list of arguments. */
interface StoredResponse {
  readonly value?: unknown;
  readonly error?: HostError | undefined;
}

interface PassthroughState {
  /** By selector name, then by arguments. */
  readonly responses: Readonly<Record<string, Readonly<Record<string, StoredResponse>>>>;
}

interface ResponseReceived {
  readonly type: string;
  readonly payload: { readonly name: string; readonly key: string; readonly response: StoredResponse };
}

/** The state of a passthrough store, as used by its selectors. */
export interface ResponseReader {
  /** The unvalidated response; the caller chooses its type. */
  value<T>(name: string, args: readonly unknown[], fallback: T): T;
  error(name: string, args: readonly unknown[]): HostError | undefined;
  /** The last error of a selector, for any arguments. */
  errorOf(name: string): HostError | undefined;
}

/** Functions that change the state of a passthrough store. */
export interface Changes {
  received(name: string, args: readonly unknown[], value: unknown): ResponseReceived;
  failed(name: string, args: readonly unknown[], error: unknown): ResponseReceived;
}

type Fetch = (...args: never[]) => Saga<unknown>;
type Reads = Readonly<Record<string, Fetch>>;
type Actions = AnyStore['actions'];

interface PassthroughDefinition {
  readonly name: string;
  /** Fetch functions, by selector name. */
  readonly reads?: Reads | ((changes: Changes) => Reads);
  readonly selectors: (reader: ResponseReader) => object;
  readonly actions?: (changes: Changes) => Actions;
}

const EMPTY: PassthroughState = { responses: {} };

/**
 * A store that keeps unmodified responses by selector and arguments, in the format extensions know. A failed request
 * still finishes the resolution; its error has a selector.
 */
export function definePassthroughStore({
  name,
  reads = {},
  selectors,
  actions,
}: PassthroughDefinition): AnyStore {
  const type = `${name}/received`;
  const change = (read: string, args: readonly unknown[], response: StoredResponse): ResponseReceived => ({
    type,
    payload: { name: read, key: serializeArgs(args), response },
  });
  const changes: Changes = {
    received: (read, args, value) => change(read, args, { value }),
    failed: (read, args, error) =>
      change(read, args, {
        error: error instanceof ApiError ? toHostError(error.failure) : (error as HostError),
      }),
  };
  const resolve = (read: string, fetch: Fetch) =>
    function* resolver(...args: never[]): Saga {
      try {
        yield* put(changes.received(read, args, yield* fetch(...args)));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        yield* put(changes.failed(read, args, error));
      }
    };
  return {
    name,
    // Not `createSlice`, which would freeze the responses: extensions sort and mutate them.
    reducer: (state = EMPTY, action) =>
      action.type === type ? reduce(state as PassthroughState, action as unknown as ResponseReceived) : state,
    selectors: (state) => selectors(createReader(state as PassthroughState)),
    actions: actions?.(changes) ?? {},
    resolvers: mapValues(typeof reads === 'function' ? reads(changes) : reads, (fetch, read) =>
      resolve(read, fetch),
    ),
  };
}

function reduce(
  { responses }: PassthroughState,
  { payload: { name, key, response } }: ResponseReceived,
): PassthroughState {
  const stored = responses[name] ?? {};
  // After a failure, stored data stays.
  return {
    responses: {
      ...responses,
      [name]: { ...stored, [key]: { ...stored[key], error: undefined, ...response } },
    },
  };
}

const createReader = ({ responses }: PassthroughState): ResponseReader => ({
  value: <T>(name: string, args: readonly unknown[], fallback: T): T =>
    (responses[name]?.[serializeArgs(args)]?.value as T | undefined) ?? fallback,
  error: (name, args) => responses[name]?.[serializeArgs(args)]?.error,
  errorOf: (name) => Object.values(responses[name] ?? {}).find(({ error }) => error)?.error,
});
