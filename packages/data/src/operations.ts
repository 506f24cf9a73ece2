import type { Action, UnknownAction } from '@reduxjs/toolkit';
import {
  mapFunctions,
  type AnyFunction,
  type AnyStore,
  type Functions,
  type Operation,
  type Saga,
} from './define-store';
import { serialiseArgs } from './resolution';
import { CancelledError, type Running } from './running';

type Policy = 'shared' | 'latest';
type AnySaga = (...args: never[]) => Generator;

const policies = new WeakMap<object, Policy>();

/** While one run is under way, equal calls join it instead of starting another. */
export const shared = <S extends AnySaga>(saga: S): S => withPolicy(saga, 'shared');

/** A new run cancels the one before it. */
export const latest = <S extends AnySaga>(saga: S): S => withPolicy(saga, 'latest');

function withPolicy<S extends AnySaga>(saga: S, policy: Policy): S {
  const copy = saga.bind(null) as S;
  policies.set(copy, policy);
  return copy;
}

interface Context {
  dispatch(action: Action): void;
  run(store: string, saga: () => Saga<unknown>): Running<unknown>;
}

/** A run with a policy; it goes on as long as one of its callers has not cancelled. */
interface Guarded extends Running<unknown> {
  callers: number;
}

const DONE: Operation<void> = Object.assign(Promise.resolve(), { cancel() {} });

/** Turns action creators and sagas into functions which dispatch or run what those create. */
export function bindActions({ name: store, actions }: AnyStore, { dispatch, run }: Context): Functions {
  const guarded = new Map<string, Guarded>();

  /** Shows operations in Redux DevTools. `meta.arg` is where RTK does not ask for plain data. */
  function announce(name: string, args: unknown[], ending = ''): void {
    const action: UnknownAction = { type: `${store}/${name}()${ending}`, meta: { arg: args } };
    dispatch(action);
  }

  function start(name: string, args: unknown[], saga: Saga<unknown>): Guarded {
    announce(name, args);
    const running = run(store, () => saga);
    void running.promise.then(
      () => announce(name, args, ' finished'),
      (error: unknown) => announce(name, args, error instanceof CancelledError ? ' cancelled' : ' failed'),
    );
    return { ...running, callers: 0 };
  }

  /** Keeps a run to be found by calls that come while it goes on. */
  function guard(id: string, operation: Guarded): void {
    const release = () => void (guarded.get(id) === operation && guarded.delete(id));
    guarded.set(id, operation);
    operation.promise.then(release, release);
  }

  function bind(name: string, creator: AnyFunction): AnyFunction {
    const policy = policies.get(creator);
    return (...args): Operation<unknown> => {
      const id = policy === 'shared' ? name + serialiseArgs(args) : name;
      const earlier = policy && guarded.get(id);
      if (earlier?.task.isRunning()) {
        if (policy === 'shared') return join(earlier);
        earlier.task.cancel();
      }
      const created = creator(...args);
      if (!isSaga(created)) {
        dispatch(created as UnknownAction);
        return DONE;
      }
      const operation = start(name, args, created);
      if (policy) guard(id, operation);
      return join(operation);
    };
  }

  return mapFunctions(actions, bind);
}

const isSaga = (value: unknown): value is Saga<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value && 'next' in value;

function join(operation: Guarded): Operation<unknown> {
  let isCancelled = false;
  operation.callers += 1;
  const cancel = () => {
    if (isCancelled) return;
    isCancelled = true;
    operation.callers -= 1;
    if (operation.callers === 0) operation.task.cancel();
  };
  const promise = operation.promise.then((value) => value);
  promise.catch(() => {}); // Reported already; whoever awaits it still sees the rejection.
  return Object.assign(promise, { cancel });
}
