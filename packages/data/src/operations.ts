import type { Action, UnknownAction } from '@reduxjs/toolkit';
import {
  mapFunctions,
  type AnyFunction,
  type AnyStore,
  type Functions,
  type Operation,
  type Saga,
} from './define-store';
import { serializeArgs } from './resolution';
import { CancelledError, type SagaRun } from './run-saga';

type Policy = 'shared' | 'latest';
type AnySaga = (...args: never[]) => Generator;

const policies = new WeakMap<object, Policy>();

/** Equal calls share a running saga instead of starting another. */
export const dedupe = <S extends AnySaga>(saga: S): S => withPolicy(saga, 'shared');

/** A new call cancels the previous run. */
export const takeLatest = <S extends AnySaga>(saga: S): S => withPolicy(saga, 'latest');

function withPolicy<S extends AnySaga>(saga: S, policy: Policy): S {
  const copy = saga.bind(null) as S;
  policies.set(copy, policy);
  return copy;
}

interface Context {
  dispatch(action: Action): void;
  run(store: string, saga: () => Saga<unknown>): SagaRun<unknown>;
}

/** A run that several callers may share. It is cancelled when all of them have cancelled. */
interface SharedRun extends SagaRun<unknown> {
  callers: number;
}

const RESOLVED_OPERATION: Operation<void> = Object.assign(Promise.resolve(), { cancel() {} });

/** Binds action creators and sagas, so that calling one dispatches or runs it. */
export function bindActions({ name: store, actions }: AnyStore, { dispatch, run }: Context): Functions {
  const sharedRuns = new Map<string, SharedRun>();

  /** Logs operations to Redux DevTools. RTK allows non-serializable values in `meta.arg`. */
  function logOperation(name: string, args: unknown[], ending = ''): void {
    const action: UnknownAction = { type: `${store}/${name}()${ending}`, meta: { arg: args } };
    dispatch(action);
  }

  function start(name: string, args: unknown[], saga: Saga<unknown>): SharedRun {
    logOperation(name, args);
    const running = run(store, () => saga);
    void running.promise.then(
      () => logOperation(name, args, ' finished'),
      (error: unknown) =>
        logOperation(name, args, error instanceof CancelledError ? ' cancelled' : ' failed'),
    );
    return { ...running, callers: 0 };
  }

  /** Keeps a run so that later calls can join or cancel it. */
  function shareRun(id: string, operation: SharedRun): void {
    const release = () => void (sharedRuns.get(id) === operation && sharedRuns.delete(id));
    sharedRuns.set(id, operation);
    operation.promise.then(release, release);
  }

  function bind(name: string, creator: AnyFunction): AnyFunction {
    const policy = policies.get(creator);
    return (...args): Operation<unknown> => {
      const id = policy === 'shared' ? name + serializeArgs(args) : name;
      const earlier = policy && sharedRuns.get(id);
      if (earlier?.task.isRunning()) {
        if (policy === 'shared') return join(earlier);
        earlier.task.cancel();
      }
      const created = creator(...args);
      if (!isSaga(created)) {
        dispatch(created as UnknownAction);
        return RESOLVED_OPERATION;
      }
      const operation = start(name, args, created);
      if (policy) shareRun(id, operation);
      return join(operation);
    };
  }

  return mapFunctions(actions, bind);
}

const isSaga = (value: unknown): value is Saga<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value && 'next' in value;

function join(operation: SharedRun): Operation<unknown> {
  let isCancelled = false;
  operation.callers += 1;
  const cancel = () => {
    if (isCancelled) return;
    isCancelled = true;
    operation.callers -= 1;
    if (operation.callers === 0) operation.task.cancel();
  };
  const promise = operation.promise.then((value) => value);
  promise.catch(() => {}); // Avoids an unhandled rejection. The error was reported, and callers that await still receive it.
  return Object.assign(promise, { cancel });
}
