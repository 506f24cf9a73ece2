/**
 * Readers follow the result of a query while the state changes. A query may read any number of stores.
 * At first a reader hears of every change of those; once it has been called for nothing, it finds out
 * which parts of the state its query reads, and from then on hears only of changes of those.
 */
import { shallowEqual } from 'react-redux';
import type { Listener, Path, Watch } from './parts';
import type { Query } from './query';
import type { Approach, Call, Recorded } from './recording';
import type { Request } from './resolution';
import { areSame } from './same';

/** What a query gave in one state. */
export interface Selection<T> {
  readonly query: Query<T>;
  value: T;
  /** Of the state it was read from. */
  version: number;
  calls: readonly Call[];
}

export interface ReaderSource {
  readonly watch: Watch;
  record<T>(query: Query<T>, approach?: Approach): Recorded<T>;
  want(request: Request): () => void;
}

export class Reader<T> implements Listener {
  round = 0;
  private readonly source: ReaderSource;
  private listener: (() => void) | undefined;
  private followed: Selection<T> | undefined;
  /** Whether the selection followed may be out of date. */
  private isStale = false;
  private attached: readonly Call[] = [];
  private watched: readonly Path[] = [];
  private releases: readonly (() => void)[] = [];

  constructor(source: ReaderSource) {
    this.source = source;
  }

  /** Runs a query, for rendering. Changes nothing, so the selection may be thrown away. */
  select(query: Query<T>): Selection<T> {
    const { watch, record } = this.source;
    const last = this.followed;
    if (!last) return { query, ...record(query), version: watch.getVersion() };
    const isFresh = this.isFresh(last);
    if (isFresh && last.query === query) return last;
    const { value, calls } = record(query, { last: last.calls, isFresh });
    const isEqual = shallowEqual(last.value, value);
    return { query, value: isEqual ? last.value : value, version: watch.getVersion(), calls };
  }

  /** The present result of a selection; the same object for as long as it is shallowly equal. */
  read(selection: Selection<T>): T {
    if (this.isFresh(selection)) return selection.value;
    const last = selection.value;
    this.refresh(selection);
    if (selection === this.followed && this.listener) {
      if (selection.value === last) this.refresh(selection, true); // Called for nothing.
      this.attach(selection.calls);
    }
    return selection.value;
  }

  /** Follows this selection from now on; to be called once it is on the screen. */
  follow(selection: Selection<T>): void {
    if (selection === this.followed) return;
    this.followed = selection;
    if (this.listener) this.catchUp(selection);
  }

  /** Calls the listener when the result of the followed selection may have changed. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listener = listener;
    if (this.followed) this.catchUp(this.followed);
    return () => {
      this.listener = undefined;
      this.attach([]);
    };
  };

  /** A part of the state that the query reads is another one. */
  notify(): void {
    this.isStale = true;
    this.listener?.();
  }

  private isFresh(selection: Selection<T>): boolean {
    const { watch } = this.source;
    return selection === this.followed && this.listener
      ? !this.isStale && watch.isSettled()
      : selection.version === watch.getVersion();
  }

  /** The state may have moved on since the selection was made or last followed. */
  private catchUp(selection: Selection<T>): void {
    const shown = selection.value;
    if (selection.version !== this.source.watch.getVersion()) this.refresh(selection);
    this.attach(selection.calls);
    if (selection.value !== shown) this.listener?.();
  }

  private refresh(selection: Selection<T>, isTracing = false): void {
    const { watch, record } = this.source;
    const { value, calls } = record(selection.query, { last: selection.calls, isTracing });
    if (!shallowEqual(selection.value, value)) selection.value = value;
    selection.version = watch.getVersion();
    selection.calls = calls;
  }

  private attach(calls: readonly Call[]): void {
    this.isStale = false;
    const earlier = this.attached;
    this.attached = calls;
    if (areSame(calls, earlier, isAlike)) return;
    // What was traced before stays, since it will probably be found again as soon as it is asked for.
    this.listenTo(pathsOf(calls));
    const releases = this.releases;
    this.releases = calls.flatMap(({ request }) => (request ? this.source.want(request) : []));
    for (const release of releases) release();
  }

  private listenTo(paths: readonly Path[]): void {
    const { watch } = this.source;
    const before = this.watched;
    if (paths === before) return;
    this.watched = paths;
    for (const path of paths) if (!has(before, path)) watch.listen(path, this);
    for (const path of before) if (!has(paths, path)) watch.unlisten(path, this);
  }
}

/** Most queries make one call, whose own list will do. */
function pathsOf(calls: readonly Call[]): readonly Path[] {
  const [first] = calls;
  if (calls.length === 1 && first && !first.traced) return first.paths;
  return calls.flatMap(({ paths, traced = [] }) => [...paths, ...traced]);
}

const has = (paths: readonly Path[], path: Path) => paths.some((other) => areSame(other, path));

/** Calls that want the same data and depend on the same parts. */
const isAlike = (a: Call, b: Call | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.selector === b.selector &&
    a.paths === b.paths &&
    a.traced === b.traced &&
    areSame(a.args, b.args));
