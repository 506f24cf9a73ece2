/** Runs resolvers: once per argument list, for as long as somebody needs the data. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { toFailure } from '@admin/http';
import type { Saga } from './saga';
import { CancelledError, type Running } from './running';
import {
  failed,
  finished,
  forgotten,
  FINISHED,
  IDLE,
  RESOLVING,
  started,
  type Request,
  type Resolution,
  type Scope,
  type Target,
} from './resolution';

interface Need extends Request {
  /** Readers on the screen. */
  readers: number;
  /** Those to be told when the run under way has ended, however it does. */
  readonly waiting: Set<() => void>;
  /** Somebody asked who will not say when the data is no longer needed. */
  isKept: boolean;
  /** Present from the moment the run is planned. */
  run: { task: Task | undefined } | undefined;
}

interface Surroundings {
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
  /** Counts in a reader on the screen, and out again by the function given back. */
  want(request: Request): () => void;
  /** Resolves once the run under way has ended. */
  waitFor(request: Request): Promise<void>;
  /** Says how things stand, whatever a run was about to say. */
  report(target: Target, resolution: Resolution): void;
  /** Forgets what was resolved; what is on the screen is fetched again at once. */
  invalidate(scope: Scope): void;
  /** Cancels and forgets everything of a store that goes away. */
  leave(store: string): void;
}

const idOf = ({ store, selector, args }: Target) => `${store}/${selector}${args}`;

export function createResolving({ dispatch, getResolution, batch, run }: Surroundings): Resolving {
  const needs = new Map<string, Need>();
  const planned = new Set<Need>();
  /** Finished in this tick. Readers see it at once, the state is told of all of them together. */
  const ended = new Map<string, Target>();

  function needOf({ target, resolver }: Request): Need {
    const id = idOf(target);
    const need = needs.get(id) ?? {
      target,
      resolver,
      readers: 0,
      waiting: new Set(),
      isKept: false,
      run: undefined,
    };
    needs.set(id, need);
    return need;
  }

  function statusOf(target: Target): Resolution {
    const id = idOf(target);
    if (needs.get(id)?.run) return RESOLVING;
    return ended.has(id) ? FINISHED : (getResolution(target) ?? IDLE);
  }

  function ensure(request: Request, isKept: boolean): void {
    const known = needs.get(idOf(request.target));
    if (known?.run) known.isKept ||= isKept;
    if (statusOf(request.target).status !== 'idle') return;
    const need = needOf(request);
    need.isKept = isKept;
    need.run = { task: undefined };
    // Selectors run while components render, and nothing may be dispatched there.
    if (planned.size === 0) queueMicrotask(() => start(Array.from(planned)));
    planned.add(need);
  }

  /** One notification for all of them, however many there are. */
  function start(starting: readonly Need[]): void {
    if (starting.length === 0) return;
    batch(() => {
      for (const need of starting) planned.delete(need);
      dispatch(started(starting.map(({ target }) => target)));
      starting.forEach(launch);
    });
  }

  function launch(need: Need): void {
    const current: Need['run'] = { task: undefined };
    need.run = current;
    const conclude = (tell: () => void) => {
      if (need.run !== current) return;
      current.task = undefined;
      stop(need);
      tell();
    };
    const { task, promise } = run(need.target.store, function* () {
      yield* need.resolver();
      // Not when the promise settles: data and status are to reach the screen together.
      conclude(() => end(need.target));
    });
    if (need.run === current) current.task = task;
    promise.catch((error: unknown) => {
      const { target } = need;
      if (error instanceof CancelledError) conclude(() => dispatch(forgotten(target)));
      else conclude(() => dispatch(failed({ ...target, failure: toFailure(error) })));
    });
  }

  function end(target: Target): void {
    if (ended.size === 0) queueMicrotask(tellEnded);
    ended.set(idOf(target), target);
  }

  function tellEnded(): void {
    if (ended.size === 0) return;
    const targets = Array.from(ended.values());
    ended.clear();
    dispatch(finished(targets));
  }

  /** Ends a run, or takes note that it has ended. */
  function stop(need: Need): void {
    const task = need.run?.task;
    need.run = undefined;
    need.isKept = false;
    planned.delete(need);
    task?.cancel();
    for (const wake of need.waiting) wake();
    need.waiting.clear();
    drop(need);
  }

  function drop(need: Need): void {
    const id = idOf(need.target);
    if (need.readers === 0 && !need.run && needs.get(id) === need) needs.delete(id);
  }

  function want(request: Request): () => void {
    const need = needOf(request);
    need.readers += 1;
    ensure(request, false);
    return () => {
      need.readers -= 1;
      // Another reader may take over in the same moment: one screen leaves as the next one comes.
      if (need.readers === 0) queueMicrotask(() => abandon(need));
    };
  }

  function abandon(need: Need): void {
    if (need.readers > 0 || need.waiting.size > 0) return;
    if (!need.run || need.isKept) return drop(need);
    stop(need);
    dispatch(forgotten(need.target));
  }

  return {
    statusOf,
    ensure,
    want,
    waitFor: (request) => new Promise((resolve) => needOf(request).waiting.add(resolve)),

    report(target, resolution) {
      tellEnded();
      const need = needs.get(idOf(target));
      if (resolution.status === 'resolving' && need?.run) return;
      if (need) stop(need);
      dispatch(toAction(target, resolution));
    },

    invalidate(scope) {
      const { store, selector, args } = scope;
      const affected = Array.from(needs.values()).filter(
        ({ target }) =>
          target.store === store &&
          (selector === undefined || target.selector === selector) &&
          (args === undefined || target.args === args),
      );
      batch(() => {
        tellEnded();
        affected.forEach(stop);
        dispatch(forgotten(scope));
        start(affected.filter(({ readers }) => readers > 0));
      });
    },

    leave(store) {
      tellEnded();
      for (const [id, need] of needs) {
        if (need.target.store !== store) continue;
        stop(need);
        needs.delete(id);
      }
      dispatch(forgotten({ store }));
    },
  };
}

function toAction(target: Target, { status, failure }: Resolution): UnknownAction {
  if (failure) return failed({ ...target, failure });
  if (status === 'resolving') return started([target]);
  return status === 'finished' ? finished([target]) : forgotten(target);
}
