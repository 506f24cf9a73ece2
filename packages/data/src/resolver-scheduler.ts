/** Runs resolvers, once per argument list, while their data is in use. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { toFailure } from '@admin/http';
import type { Saga } from './define-store';
import { CancelledError, type SagaRun } from './run-saga';
import {
  failed,
  finished,
  invalidated,
  toTargetId,
  IDLE,
  RESOLVING,
  started,
  type ResolutionRequest,
  type Resolution,
  type Scope,
  type Target,
} from './resolution';

/** Data that is in use, awaited or being fetched. */
interface Entry extends ResolutionRequest {
  /** The number of mounted components and other observers. */
  observerCount: number;
  /** Called when the run ends, whether it succeeded or not. */
  readonly waiters: Set<() => void>;
  /** The run continues without observers because it was requested outside of a query. */
  isPinned: boolean;
  /** Set when the run is scheduled; `task` is set when it starts. */
  run: { task: Task | undefined } | undefined;
}

interface Context {
  dispatch(action: UnknownAction): void;
  getResolution(target: Target): Resolution | undefined;
  batch(work: () => void): void;
  /** Runs a saga for a store and reports failures. */
  run(store: string, saga: () => Saga): SagaRun<void>;
}

export interface ResolverScheduler {
  statusOf(target: Target): Resolution;
  /** Schedules the resolver for the next microtask, unless it has run or is running. */
  ensure(request: ResolutionRequest, isPinned: boolean): void;
  /** Adds an observer until the returned function is called. */
  retain(request: ResolutionRequest): () => void;
  /** Resolves when the current run ends. */
  waitFor(request: ResolutionRequest): Promise<void>;
  /** Stops the current run and dispatches `action`, which sets the status. */
  setStatus(target: Target, action: UnknownAction): void;
  /** Invalidates resolutions. Data that is in use is fetched again at once. */
  invalidate(scope: Scope): void;
  /** Cancels and removes everything of an unregistered store. */
  removeStore(store: string): void;
}

export function createResolverScheduler({ dispatch, getResolution, batch, run }: Context): ResolverScheduler {
  const entries = new Map<string, Entry>();
  const scheduled = new Set<Entry>();

  function getEntry(request: ResolutionRequest): Entry {
    const { id } = request;
    const entry = entries.get(id) ?? {
      ...request,
      observerCount: 0,
      waiters: new Set(),
      isPinned: false,
      run: undefined,
    };
    entries.set(id, entry);
    return entry;
  }

  const statusOf = (target: Target): Resolution =>
    entries.get(toTargetId(target))?.run ? RESOLVING : (getResolution(target) ?? IDLE);

  function ensure(request: ResolutionRequest, isPinned: boolean): void {
    const existing = entries.get(request.id);
    if (existing?.run) existing.isPinned ||= isPinned;
    if (statusOf(request.target).status !== 'idle') return;
    const entry = getEntry(request);
    entry.isPinned = isPinned;
    entry.run = { task: undefined };
    // Selectors run during rendering, when nothing may be dispatched.
    if (scheduled.size === 0) queueMicrotask(() => start(Array.from(scheduled)));
    scheduled.add(entry);
  }

  /** Starts all entries with one notification. */
  function start(starting: readonly Entry[]): void {
    if (starting.length === 0) return;
    batch(() => {
      for (const entry of starting) scheduled.delete(entry);
      dispatch(started(starting.map(({ target }) => target)));
      starting.forEach(runResolver);
    });
  }

  function runResolver(entry: Entry): void {
    const { target } = entry;
    const current: Entry['run'] = { task: undefined };
    entry.run = current;
    const finish = (action: UnknownAction) => {
      if (entry.run !== current) return;
      current.task = undefined;
      stop(entry);
      dispatch(action);
    };
    const { task, promise } = run(target.store, function* () {
      yield* entry.resolver();
      // Inside the saga rather than after its promise, so that data and status render together.
      finish(finished(target));
    });
    if (entry.run === current) current.task = task;
    promise.catch((error: unknown) => {
      const isCancelled = error instanceof CancelledError;
      finish(isCancelled ? invalidated(target) : failed({ ...target, failure: toFailure(error) }));
    });
  }

  /** Cancels the run of an entry, or marks it as ended. */
  function stop(entry: Entry): void {
    const task = entry.run?.task;
    entry.run = undefined;
    entry.isPinned = false;
    scheduled.delete(entry);
    task?.cancel();
    for (const wake of entry.waiters) wake();
    entry.waiters.clear();
    dropUnused(entry);
  }

  function dropUnused(entry: Entry): void {
    const { id, observerCount } = entry;
    if (observerCount === 0 && !entry.run && entries.get(id) === entry) entries.delete(id);
  }

  function cancelIfUnused(entry: Entry): void {
    if (entry.observerCount > 0 || entry.waiters.size > 0) return;
    if (!entry.run || entry.isPinned) return dropUnused(entry);
    stop(entry);
    dispatch(invalidated(entry.target));
  }

  return {
    statusOf,
    ensure,

    retain(request) {
      const entry = getEntry(request);
      entry.observerCount += 1;
      ensure(request, false);
      return () => {
        entry.observerCount -= 1;
        // Another observer may take over in the same tick, when one screen replaces another.
        if (entry.observerCount === 0) queueMicrotask(() => cancelIfUnused(entry));
      };
    },

    waitFor: (request) => new Promise((resolve) => getEntry(request).waiters.add(resolve)),

    setStatus(target, action) {
      const entry = entries.get(toTargetId(target));
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
        dispatch(invalidated(scope));
        start(affected.filter(({ observerCount }) => observerCount > 0));
      });
    },

    removeStore(store) {
      for (const [id, entry] of entries) {
        if (entry.target.store !== store) continue;
        stop(entry);
        entries.delete(id);
      }
      dispatch(invalidated({ store }));
    },
  };
}
