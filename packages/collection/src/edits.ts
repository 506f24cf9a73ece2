import { createAction, nanoid, type UnknownAction } from '@reduxjs/toolkit';
import { call, put, select, take, type Saga } from '@admin/data';

/** Part of a store's state: changes that the user sees already and the server has not confirmed yet. */
export interface EditsState<E> {
  /** Oldest first; selectors show them on top of what is saved. */
  readonly pending: readonly Pending<E>[];
  /** How often something was saved, by the keys of its edits. */
  readonly saves: Readonly<Record<string, number>>;
}

export type Pending<E> = E & { readonly id: string };

interface EditsOptions<S, E, C> {
  /** Name of the store. */
  readonly name: string;
  /** What an edit changes. Edits with a key in common are saved in the order they were made, one at a time. */
  readonly getKeys: (edit: E) => readonly string[];
  /** The state with what the server confirmed. */
  readonly merge: (state: S, confirmed: C, edit: E) => S;
}

/** Where every store keeps its state. */
type RootState = Readonly<Record<string, unknown>>;

const NO_EDITS = { pending: [], saves: {} };

/**
 * Optimistic updates for one store: an edit is shown at once, saved when its turn comes, and taken back when that fails.
 * Every edit is a layer of its own, so that taking one back leaves the others as they are.
 */
export function createEdits<S extends EditsState<E>, E extends object, C>(options: EditsOptions<S, E, C>) {
  const { name, getKeys, merge } = options;
  const started = createAction<Pending<E>>(`${name}/editStarted`);
  const ended = createAction<{ id: string; confirmed?: C }>(`${name}/editEnded`);

  const selectState = (root: RootState) => root[name] as S;

  /** A reducer that keeps edits beside what the given one keeps. */
  const withEdits =
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
   * Shows an edit while `send` runs, which starts when earlier edits with a key in common have ended.
   * @param send gives what the server confirmed, which `merge` keeps; `undefined` where there is nothing to keep
   * @throws whatever `send` throws; the edit is then taken back
   */
  // By `call`, because the clean-up of a delegate would have the saga around it go on after it was cancelled.
  const save = <R extends C | undefined | void>(details: E, send: (edit: Pending<E>) => Saga<R>): Saga<R> =>
    call(() => showAndSend(details, send));

  function* showAndSend<R extends C | undefined | void>(
    details: E,
    send: (edit: Pending<E>) => Saga<R>,
  ): Saga<R> {
    const edit = { ...details, id: nanoid() };
    let confirmed: R | undefined;
    yield* put(started(edit));
    try {
      while (mustWait(yield* select(selectState), edit)) yield* take(ended);
      confirmed = yield* call(() => send(edit));
      return confirmed;
    } finally {
      // Reached on failure and on cancellation too, so no layer is ever left behind.
      yield* put(ended({ id: edit.id, ...(confirmed === undefined ? {} : { confirmed: confirmed as C }) }));
    }
  }

  function mustWait({ pending }: S, edit: Pending<E>): boolean {
    const keys = new Set(getKeys(edit));
    const earlier = pending.slice(
      0,
      pending.findIndex(({ id }) => id === edit.id),
    );
    return earlier.some((other) => getKeys(other).some((key) => keys.has(key)));
  }

  /**
   * Reads from the server; again when something was saved meanwhile, since the answer may be older.
   * @param key looks at saves of this key only; at all when left out
   */
  function* readFresh<A>(read: () => Saga<A>, key?: string): Saga<A> {
    let before: number;
    let answer: A;
    do {
      before = countSaves(yield* select(selectState), key);
      answer = yield* read();
    } while (countSaves(yield* select(selectState), key) !== before);
    return answer;
  }

  /** Whether an action says that the server confirmed an edit, for stores that react to it. */
  const isSave = (action: unknown): action is ReturnType<typeof ended> =>
    ended.match(action) && action.payload.confirmed !== undefined;

  return { initialState: NO_EDITS, selectState, withEdits, save, readFresh, isSave };
}

const countSaves = <E>({ saves }: EditsState<E>, key?: string): number =>
  key === undefined ? Object.values(saves).reduce((sum, count) => sum + count, 0) : (saves[key] ?? 0);
