import { put, serializeArgs, type AnyStore, type Saga } from '@admin/data';
import { ApiError } from '@admin/http';
import { mapValues } from './descriptor';
import { toHostError, type HostError } from './host-error';

/** What came back for one list of arguments. */
interface Answer {
  readonly value?: unknown;
  readonly error?: HostError | undefined;
}

interface PassthroughState {
  /** By the name of a selector, then by its arguments. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, Answer>>>>;
}

interface Answered {
  readonly type: string;
  readonly payload: { readonly name: string; readonly key: string; readonly answer: Answer };
}

/** The state of a passthrough store, to be read by its selectors. */
export interface Known {
  /** What the server sent, which nobody has checked: the caller says what it takes it for. */
  value<T>(name: string, args: readonly unknown[], fallback: T): T;
  error(name: string, args: readonly unknown[]): HostError | undefined;
  /** What went wrong with a selector, whatever its arguments were. */
  errorOf(name: string): HostError | undefined;
}

/** Ways to change the state of a passthrough store. */
export interface Changes {
  answered(name: string, args: readonly unknown[], value: unknown): Answered;
  failed(name: string, args: readonly unknown[], error: unknown): Answered;
}

type Fetch = (...args: never[]) => Saga<unknown>;
type Reads = Readonly<Record<string, Fetch>>;
type Actions = AnyStore['actions'];

interface PassthroughDefinition {
  readonly name: string;
  /** What is fetched, by the name of the selector that asks for it. */
  readonly reads?: Reads | ((changes: Changes) => Reads);
  readonly selectors: (known: Known) => object;
  readonly actions?: (changes: Changes) => Actions;
}

const EMPTY: PassthroughState = { answers: {} };

/**
 * A store that keeps server responses as they came, by selector and arguments, as extensions know them. A request
 * that fails ends its resolution all the same; what went wrong is read by a selector.
 */
export function definePassthroughStore({
  name,
  reads = {},
  selectors,
  actions,
}: PassthroughDefinition): AnyStore {
  const type = `${name}/answered`;
  const change = (read: string, args: readonly unknown[], answer: Answer): Answered => ({
    type,
    payload: { name: read, key: serializeArgs(args), answer },
  });
  const changes: Changes = {
    answered: (read, args, value) => change(read, args, { value }),
    failed: (read, args, error) =>
      change(read, args, {
        error: error instanceof ApiError ? toHostError(error.failure) : (error as HostError),
      }),
  };
  const resolve = (read: string, fetch: Fetch) =>
    function* resolver(...args: never[]): Saga {
      try {
        yield* put(changes.answered(read, args, yield* fetch(...args)));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        yield* put(changes.failed(read, args, error));
      }
    };
  return {
    name,
    // No `createSlice`: it would freeze the answers, and extensions sort and change what they are given.
    reducer: (state = EMPTY, action) =>
      action.type === type ? reduce(state as PassthroughState, action as unknown as Answered) : state,
    selectors: (state) => selectors(toKnown(state as PassthroughState)),
    actions: actions?.(changes) ?? {},
    resolvers: mapValues(typeof reads === 'function' ? reads(changes) : reads, (fetch, read) =>
      resolve(read, fetch),
    ),
  };
}

function reduce(
  { answers }: PassthroughState,
  { payload: { name, key, answer } }: Answered,
): PassthroughState {
  const known = answers[name] ?? {};
  // A failure leaves what was known before.
  return {
    answers: { ...answers, [name]: { ...known, [key]: { ...known[key], error: undefined, ...answer } } },
  };
}

const toKnown = ({ answers }: PassthroughState): Known => ({
  value: <T>(name: string, args: readonly unknown[], fallback: T): T =>
    (answers[name]?.[serializeArgs(args)]?.value as T | undefined) ?? fallback,
  error: (name, args) => answers[name]?.[serializeArgs(args)]?.error,
  errorOf: (name) => Object.values(answers[name] ?? {}).find(({ error }) => error)?.error,
});
