/** Runs resolvers: once per argument list, for as long as somebody needs the data. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { toFailure } from '@admin/http';
import type { Saga } from './define-store';
import { CancelledError, type Running } from './running';
import {
  failed,
  finished,
  forgotten,
  idOf,
  IDLE,
  RESOLVING,
  started,
  type Request,
  type Resolution,
  type Scope,
  type Target,
} from './resolution';

/** Data that somebody reads, waits for or has fetched. */
interface Entry extends Request {
  /** Readers on the screen. */
  readers: number;
  /** Called when the run ends, in whichever way. */
  readonly waiting: Set<() => void>;
  /** The run goes on even when no reader is left: somebody asked for it outside of a query. */
  isKept: boolean;
  /** Present from the moment the run is planned; the task, once it has started. */
  run: { task: Task | undefined } | undefined;
}

interface Context {
  dispatch(action: UnknownAction): void;
  getResolution(target: Target): Resolution | undefined;
  batch(work: () => void): void;
  /** Runs a saga on behalf of a store, where failures are reported. */
  run(store: string, saga: () => Saga): Running<void>;
}

export interface Resolving {
  statusOf(target: Target): Resolution;
  /** Starts the resolver, a tick later, unless it ran or runs. */
  ensure(request: Request, isKept: boolean): void;
  /** Counts a reader in, until the function given back is called. */
  retain(request: Request): () => void;
  /** Resolves once the run under way has ended. */
  waitFor(request: Request): Promise<void>;
  /** Ends the run under way with what `action` says of it. */
  report(target: Target, action: UnknownAction): void;
  /** Forgets what was resolved; what is on the screen is fetched again at once. */
  invalidate(scope: Scope): void;
  /** Cancels and forgets everything of a store that is unregistered. */
  removeStore(store: string): void;
}

export function createResolving({ dispatch, getResolution, batch, run }: Context): Resolving {
  const entries = new Map<string, Entry>();
  const planned = new Set<Entry>();

  function entryOf(request: Request): Entry {
    const { id } = request;
    const entry = entries.get(id) ?? {
      ...request,
      readers: 0,
      waiting: new Set(),
      isKept: false,
      run: undefined,
    };
    entries.set(id, entry);
    return entry;
  }

  const statusOf = (target: Target): Resolution =>
    entries.get(idOf(target))?.run ? RESOLVING : (getResolution(target) ?? IDLE);

  function ensure(request: Request, isKept: boolean): void {
    const known = entries.get(request.id);
    if (known?.run) known.isKept ||= isKept;
    if (statusOf(request.target).status !== 'idle') return;
    const entry = entryOf(request);
    entry.isKept = isKept;
    entry.run = { task: undefined };
    // Selectors run while components render, and nothing may be dispatched there.
    if (planned.size === 0) queueMicrotask(() => start(Array.from(planned)));
    planned.add(entry);
  }

  /** With one notification, however many there are. */
  function start(starting: readonly Entry[]): void {
    if (starting.length === 0) return;
    batch(() => {
      for (const entry of starting) planned.delete(entry);
      dispatch(started(starting.map(({ target }) => target)));
      starting.forEach(launch);
    });
  }

  function launch(entry: Entry): void {
    const { target } = entry;
    const current: Entry['run'] = { task: undefined };
    entry.run = current;
    const conclude = (action: UnknownAction) => {
      if (entry.run !== current) return;
      current.task = undefined;
      stop(entry);
      dispatch(action);
    };
    const { task, promise } = run(target.store, function* () {
      yield* entry.resolver();
      // Not when the promise settles: data and status are to reach the screen together.
      conclude(finished(target));
    });
    if (entry.run === current) current.task = task;
    promise.catch((error: unknown) => {
      const isCancelled = error instanceof CancelledError;
      conclude(isCancelled ? forgotten(target) : failed({ ...target, failure: toFailure(error) }));
    });
  }

  /** Cancels the run of an entry, or notes that it has ended. */
  function stop(entry: Entry): void {
    const task = entry.run?.task;
    entry.run = undefined;
    entry.isKept = false;
    planned.delete(entry);
    task?.cancel();
    for (const wake of entry.waiting) wake();
    entry.waiting.clear();
    dropUnused(entry);
  }

  function dropUnused(entry: Entry): void {
    const { id, readers } = entry;
    if (readers === 0 && !entry.run && entries.get(id) === entry) entries.delete(id);
  }

  function abandon(entry: Entry): void {
    if (entry.readers > 0 || entry.waiting.size > 0) return;
    if (!entry.run || entry.isKept) return dropUnused(entry);
    stop(entry);
    dispatch(forgotten(entry.target));
  }

  return {
    statusOf,
    ensure,

    retain(request) {
      const entry = entryOf(request);
      entry.readers += 1;
      ensure(request, false);
      return () => {
        entry.readers -= 1;
        // Another reader may take over in the same moment: one screen leaves as the next one comes.
        if (entry.readers === 0) queueMicrotask(() => abandon(entry));
      };
    },

    waitFor: (request) => new Promise((resolve) => entryOf(request).waiting.add(resolve)),

    report(target, action) {
      const entry = entries.get(idOf(target));
      if (entry) stop(entry);
      dispatch(action);
    },

    invalidate(scope) {
      const { store, selector, args } = scope;
      const affected = Array.from(entries.values()).filter(
        ({ target }) =>
          target.store === store &&
          (selector === undefined || target.selector === selector) &&
          (args === undefined || target.args === args),
      );
      batch(() => {
        affected.forEach(stop);
        dispatch(forgotten(scope));
        start(affected.filter(({ readers }) => readers > 0));
      });
    },

    removeStore(store) {
      for (const [id, entry] of entries) {
        if (entry.target.store !== store) continue;
        stop(entry);
        entries.delete(id);
      }
      dispatch(forgotten({ store }));
    },
  };
}
