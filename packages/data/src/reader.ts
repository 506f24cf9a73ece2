/**
 * Readers follow the result of a query while the state changes. A query may read any number of stores;
 * each selector call in it is remembered with the parts of the state it depends on, so a reader hears
 * only of changes that can matter to it.
 */
import { shallowEqual } from 'react-redux';
import type { Listener, Watch } from './parts';
import type { Call, Recorded } from './recording';
import type { Query } from './registry';
import type { Request } from './resolving';
import { areSame } from './same';

/** What a query gave in one state. */
export interface Selection<T> {
  readonly query: Query<T>;
  value: T;
  state: unknown;
  calls: readonly Call[];
}

export interface Reader<T> {
  /** Runs a query, for rendering: changes nothing, so the selection may be thrown away. */
  select(query: Query<T>): Selection<T>;
  /** Follows this selection from now on; to be called once it is on the screen. */
  follow(selection: Selection<T>): void;
  /** The present result of a selection; the same object for as long as it is shallowly equal. */
  read(selection: Selection<T>): T;
  /** Calls the listener when the result of the followed selection may have changed. */
  readonly subscribe: (listener: Listener) => () => void;
}

export interface ReaderSource {
  readonly watch: Watch;
  getState(): unknown;
  /** Runs a query and notes its calls. Calls equal to `known` ones are not made again. */
  record<T>(query: Query<T>, known?: readonly Call[]): Recorded<T>;
  want(request: Request): () => void;
}

export function createReader<T>({ watch, getState, record, want }: ReaderSource): Reader<T> {
  let followed: Selection<T> | undefined;
  let listener: Listener | undefined;
  let attached: readonly Call[] = [];
  let releases: readonly (() => void)[] = [];
  let isStale = false;

  function onChange(): void {
    isStale = true;
    listener?.();
  }

  const isFresh = (selection: Selection<T>): boolean =>
    selection === followed && listener ? !isStale && watch.isSettled() : selection.state === getState();

  /** Listens to what these calls depend on, instead of the calls before them. */
  function attach(calls: readonly Call[]): void {
    const earlier = attached;
    attached = calls;
    if (areSame(calls, earlier, isAlike)) return;
    const wantedBefore = releases;
    releases = calls.flatMap(({ requests }) => requests.map(want));
    for (const { paths } of earlier) for (const path of paths) watch.unlisten(path, onChange);
    for (const { paths } of calls) for (const path of paths) watch.listen(path, onChange);
    for (const release of wantedBefore) release();
  }

  function refresh(selection: Selection<T>): void {
    const { value, calls } = record(selection.query);
    if (!shallowEqual(selection.value, value)) selection.value = value;
    selection.state = getState();
    selection.calls = calls;
  }

  /** The state may have moved on since the selection was made or last followed. */
  function catchUp(selection: Selection<T>): void {
    const shown = selection.value;
    if (selection.state !== getState()) refresh(selection);
    isStale = false;
    attach(selection.calls);
    if (selection.value !== shown) listener?.();
  }

  return {
    select(query) {
      const last = followed;
      const isLastFresh = last !== undefined && isFresh(last);
      if (isLastFresh && last.query === query) return last;
      const { value, calls } = record(query, isLastFresh ? last.calls : []);
      const isEqual = last !== undefined && shallowEqual(last.value, value);
      return { query, value: isEqual ? last.value : value, state: getState(), calls };
    },

    read(selection) {
      if (isFresh(selection)) return selection.value;
      refresh(selection);
      if (selection === followed && listener) {
        isStale = false;
        attach(selection.calls);
      }
      return selection.value;
    },

    follow(selection) {
      if (selection === followed) return;
      followed = selection;
      if (listener) catchUp(selection);
    },

    subscribe(onMaybeChanged) {
      listener = onMaybeChanged;
      if (followed) catchUp(followed);
      return () => {
        listener = undefined;
        attach([]);
      };
    },
  };
}

/** Calls of the same selector with the same arguments that depend on the same parts. */
function isAlike(a: Call, b: Call | undefined): boolean {
  return (
    a === b ||
    (b !== undefined &&
      a.selector === b.selector &&
      areSame(a.args, b.args) &&
      areSame(a.paths, b.paths, (path, other) => other !== undefined && areSame(path, other)))
  );
}
