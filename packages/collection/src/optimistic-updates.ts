import { createAction, nanoid, type UnknownAction } from '@reduxjs/toolkit';
import { call, put, select, take, type Saga } from '@admin/data';

/** The part of a store's state that tracks pending edits. */
export interface OptimisticState<E> {
  /** Oldest first. Selectors apply them on top of the saved values. */
  readonly pending: readonly Pending<E>[];
  /** The number of confirmed edits by key. */
  readonly saves: Readonly<Record<string, number>>;
}

export type Pending<E> = E & { readonly id: string };

interface OptimisticUpdateOptions<S, E, C> {
  readonly name: string;
  /** The keys that an edit changes. Edits that share a key are saved one after another. */
  readonly getKeys: (edit: E) => readonly string[];
  /** Merges what the server confirmed into the state. */
  readonly merge: (state: S, confirmed: C, edit: E) => S;
}

type RootState = Readonly<Record<string, unknown>>;

const NO_EDITS = { pending: [], saves: {} };

/**
 * Creates optimistic updates for a store. An edit is applied at once, sent when earlier edits of the same
 * keys are done, and removed if the request fails.
 * Each edit is a separate layer, so removing one keeps the others.
 */
export function createOptimisticUpdates<S extends OptimisticState<E>, E extends object, C>(
  options: OptimisticUpdateOptions<S, E, C>,
) {
  const { name, getKeys, merge } = options;
  const started = createAction<Pending<E>>(`${name}/editStarted`);
  const ended = createAction<{ id: string; confirmed?: C }>(`${name}/editEnded`);

  const selectState = (root: RootState) => root[name] as S;

  /** Wraps a reducer so that it also tracks pending edits. */
  const withOptimisticUpdates =
    (reducer: (state: S | undefined, action: UnknownAction) => S) =>
    (state: S | undefined, action: UnknownAction): S => {
      if (state && started.match(action)) return { ...state, pending: [...state.pending, action.payload] };
      if (state && ended.match(action)) return end(state, action.payload.id, action.payload.confirmed);
      return reducer(state, action);
    };

  function end(state: S, id: string, confirmed: C | undefined): S {
    const edit = state.pending.find((other) => other.id === id);
    const pending = state.pending.filter((other) => other !== edit);
    if (!edit || confirmed === undefined) return { ...state, pending };
    const saves = { ...state.saves };
    for (const key of getKeys(edit)) saves[key] = (saves[key] ?? 0) + 1;
    return { ...merge(state, confirmed, edit), pending, saves };
  }

  /**
   * Applies an edit and runs `send` once earlier edits with a shared key have ended.
   * @param send returns what the server confirmed, for `merge`, or `undefined`
   * @throws what `send` throws, after removing the edit
   */
  // `call` is needed: `yield*` would let the calling saga continue after it was cancelled.
  const save = <R extends C | undefined | void>(details: E, send: (edit: Pending<E>) => Saga<R>): Saga<R> =>
    call(() => applyAndSend(details, send));

  function* applyAndSend<R extends C | undefined | void>(
    details: E,
    send: (edit: Pending<E>) => Saga<R>,
  ): Saga<R> {
    const edit = { ...details, id: nanoid() };
    let confirmed: R | undefined;
    yield* put(started(edit));
    try {
      while (hasEarlierConflict(yield* select(selectState), edit)) yield* take(ended);
      confirmed = yield* call(() => send(edit));
      return confirmed;
    } finally {
      // Also runs on failure and cancellation, so no layer is left behind.
      yield* put(ended({ id: edit.id, ...(confirmed === undefined ? {} : { confirmed: confirmed as C }) }));
    }
  }

  function hasEarlierConflict({ pending }: S, edit: Pending<E>): boolean {
    const keys = new Set(getKeys(edit));
    const earlier = pending.slice(
      0,
      pending.findIndex(({ id }) => id === edit.id),
    );
    return earlier.some((other) => getKeys(other).some((key) => keys.has(key)));
  }

  /**
   * Fetches data. Repeats the request if an edit was confirmed meanwhile, since the response may be outdated.
   * @param key check only edits of this key
   */
  function* readFresh<A>(read: () => Saga<A>, key?: string): Saga<A> {
    let savesBefore: number;
    let result: A;
    do {
      savesBefore = countSaves(yield* select(selectState), key);
      result = yield* read();
    } while (countSaves(yield* select(selectState), key) !== savesBefore);
    return result;
  }

  /** Whether an action confirms an edit, for stores that react to it. */
  const isConfirmation = (action: unknown): action is ReturnType<typeof ended> =>
    ended.match(action) && action.payload.confirmed !== undefined;

  return { initialState: NO_EDITS, selectState, withOptimisticUpdates, save, readFresh, isConfirmation };
}

const countSaves = <E>({ saves }: OptimisticState<E>, key?: string): number =>
  key === undefined ? Object.values(saves).reduce((sum, count) => sum + count, 0) : (saves[key] ?? 0);
