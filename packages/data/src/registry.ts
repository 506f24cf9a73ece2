import {
  combineSlices,
  configureStore,
  createAction,
  type EnhancedStore,
  type UnknownAction,
} from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { ApiError, toFailure, type Failure } from '@admin/http';
import type {
  ActionsOf,
  AnyStore,
  Operation,
  PerResolver,
  ResolveSelectorsOf,
  SelectorsOf,
  StoreKey,
  StoreOf,
} from './define-store';
import { call, type Saga } from './effects';
import { policyOf } from './policies';
import { resolutionSlice, serialiseArgs, type Resolution } from './resolution';

type AnyFunction = (...args: unknown[]) => unknown;
type Outcome<R> = { ok: true; value: R } | { ok: false; failure: Failure; cause: unknown };

export type Select = <K extends StoreKey>(store: K) => SelectorsOf<StoreOf<K>>;
export type SelectResolution = <K extends StoreKey>(store: K) => PerResolver<StoreOf<K>, Resolution>;

export interface Registry {
  readonly reduxStore: EnhancedStore;
  /** Adds a store: injects its reducer and starts its watchers. Adding the same one twice is harmless. */
  register(store: AnyStore): void;
  /** Cancels everything a store is doing and resets its state. */
  unregister(store: StoreKey): void;
  /** Reads the current state; reading a selector which has a resolver asks for its data. */
  readonly select: Select;
  /** Runs a query until every selector it read has its data. */
  resolve<T>(query: (select: Select) => T): Promise<T>;
  resolveSelect<K extends StoreKey>(store: K): ResolveSelectorsOf<StoreOf<K>>;
  dispatch<K extends StoreKey>(store: K): ActionsOf<StoreOf<K>>;
  readonly resolution: SelectResolution;
  /** Drops resolutions; data stays in place and is fetched again when it is next read. */
  invalidate<K extends StoreKey>(store: K): PerResolver<StoreOf<K>, void>;
  invalidateAll(store: StoreKey): void;
}

export interface RegistryOptions {
  /** Told of every failed operation, resolver and watcher, handled or not. */
  onError?: (error: unknown) => void;
}

export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}

const storeRegistered = createAction<string>('registry/storeRegistered');
const storeUnregistered = createAction<string>('registry/storeUnregistered');

/** Why a selector has no data yet. */
type Unready = { done: Promise<void> } | { failure: Failure };

interface Instance {
  readonly definition: AnyStore;
  readonly actions: object;
  readonly running: Set<Task>;
  /** Operations under way which have a policy, by action name (and arguments, when shared). */
  readonly guarded: Map<string, Operation<unknown>>;
  readonly resolving: Map<string, { task: Task; done: Promise<void> }>;
  snapshot?: { state: unknown; view: object };
}

export function createRegistry({ onError = () => {} }: RegistryOptions = {}): Registry {
  const instances = new Map<string, Instance>();
  const sagas = createSagaMiddleware({ onError });
  const rootReducer = combineSlices(resolutionSlice);
  const reduxStore = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });

  function instanceOf(store: StoreKey): Instance {
    const name = typeof store === 'object' ? store.name : store;
    const instance = instances.get(name);
    if (!instance) throw new Error(`Store "${name}" is not registered.`);
    return instance;
  }

  function register(definition: AnyStore): void {
    const { name, reducer } = definition;
    const existing = instances.get(name);
    if (existing?.definition === definition) return;
    // `inject` silently keeps the first reducer outside development, so clashes are caught here.
    if (existing || name === resolutionSlice.name) throw new Error(`Store name "${name}" is taken.`);

    const resettable = (state: unknown, action: UnknownAction) =>
      reducer(storeUnregistered.match(action) && action.payload === name ? undefined : state, action);
    rootReducer.inject({ reducerPath: name, reducer: resettable }, { overrideExisting: true });
    // An injected reducer contributes no state until the next action.
    reduxStore.dispatch(storeRegistered(name));

    const instance: Instance = {
      definition,
      actions: {},
      running: new Set(),
      guarded: new Map(),
      resolving: new Map(),
    };
    Object.assign(
      instance.actions,
      mapFunctions(definition.actions, (creator, action) => bindAction(instance, action, creator)),
    );
    instances.set(name, instance);
    if (definition.saga) void run(instance, () => definition.saga!());
  }

  function unregister(store: StoreKey): void {
    const instance = instanceOf(store);
    instances.delete(instance.definition.name);
    for (const task of instance.running) task.cancel();
    for (const selector of Object.keys(instance.definition.resolvers ?? {})) forget(instance, selector);
    reduxStore.dispatch(storeUnregistered(instance.definition.name));
  }

  /** Runs a saga on behalf of a store. Cancelled tasks resolve their promise, so that is turned into an error here. */
  function run<R>(instance: Instance, saga: () => Saga<R>): { task: Task; promise: Promise<R> } {
    const task: Task = sagas.run(settle<R>, saga);
    instance.running.add(task);
    const promise = task.toPromise<Outcome<R>>().then((outcome) => {
      instance.running.delete(task);
      if (task.isCancelled()) throw new CancelledError('The operation was cancelled.');
      if (outcome.ok) return outcome.value;
      onError(outcome.cause);
      throw new ApiError(outcome.failure, { cause: outcome.cause });
    });
    promise.catch(() => {}); // Already reported; callers who await still see the rejection.
    return { task, promise };
  }

  function bindAction(instance: Instance, action: string, creator: AnyFunction) {
    const policy = policyOf(creator);
    return (...args: unknown[]): Operation<unknown> => {
      const id = policy === 'shared' ? `${action}${serialiseArgs(args)}` : action;
      const earlier = policy && instance.guarded.get(id);
      if (earlier && policy === 'shared') return earlier;
      earlier?.cancel();

      const result = creator(...args);
      if (!isSaga(result)) {
        reduxStore.dispatch(result as UnknownAction);
        return Object.assign(Promise.resolve(), { cancel() {} });
      }
      const { task, promise } = run(instance, () => result);
      const operation = Object.assign(promise, { cancel: () => task.cancel() });
      if (policy) {
        instance.guarded.set(id, operation);
        const release = () => instance.guarded.get(id) === operation && instance.guarded.delete(id);
        promise.then(release, release);
      }
      return operation;
    };
  }

  const resolutionOf = (instance: Instance, selector: string, args: string) =>
    resolutionSlice.selectors.selectResolution(reduxStore.getState(), {
      store: instance.definition.name,
      selector,
      args,
    });

  /** Starts a resolver unless it ran or runs. */
  function ensure(
    instance: Instance,
    selector: string,
    resolver: AnyFunction,
    args: unknown[],
  ): Unready | undefined {
    const key = serialiseArgs(args);
    const id = `${selector}${key}`;
    const target = { store: instance.definition.name, selector, args: key };
    const underWay = instance.resolving.get(id);
    if (underWay) return underWay;
    const { status, failure } = resolutionOf(instance, selector, key);
    if (failure) return { failure };
    if (status === 'finished') return undefined;

    const report = (resolution: Resolution) =>
      reduxStore.dispatch(resolutionSlice.actions.resolutionChanged({ target, resolution }));
    const { task, promise } = run(instance, function* () {
      yield* call(async () => {}); // Selectors run while React renders; nothing may be dispatched there.
      report({ status: 'resolving' });
      yield* resolver(...args) as Saga<unknown>;
    });
    const done = promise.then(
      () => {
        instance.resolving.delete(id);
        report({ status: 'finished' });
      },
      (error: unknown) => {
        if (instance.resolving.get(id)?.task === task) instance.resolving.delete(id);
        if (error instanceof CancelledError) return;
        report({ status: 'failed', failure: toFailure(error) });
        throw error;
      },
    );
    done.catch(() => {});
    instance.resolving.set(id, { task, done });
    return { done };
  }

  function view(store: StoreKey, onUnready: (reading: Unready) => void = () => {}): object {
    const instance = instanceOf(store);
    const { selectors, resolvers = {} } = instance.definition;
    const state = Reflect.get(reduxStore.getState(), instance.definition.name) as unknown;
    if (instance.snapshot?.state !== state) instance.snapshot = { state, view: selectors(state) };
    const snapshot = instance.snapshot!.view;
    return {
      ...snapshot,
      ...mapFunctions(resolvers, (resolver, selector) => (...args) => {
        const unready = ensure(instance, selector, resolver, args);
        if (unready) onUnready(unready);
        return (Reflect.get(snapshot, selector) as AnyFunction)(...args);
      }),
    };
  }

  async function resolve<T>(query: (select: Select) => T): Promise<T> {
    for (;;) {
      const unready: Unready[] = [];
      const result = query(((store: StoreKey) => view(store, (reading) => unready.push(reading))) as Select);
      if (unready.length === 0) return result;
      for (const reading of unready) {
        if ('failure' in reading) throw new ApiError(reading.failure);
        await reading.done;
      }
    }
  }

  function forget(instance: Instance, selector: string, args?: string): void {
    for (const [id, { task }] of instance.resolving) {
      if (args === undefined ? id.startsWith(`${selector}[`) : id === `${selector}${args}`) {
        instance.resolving.delete(id);
        task.cancel();
      }
    }
    const target = { store: instance.definition.name, selector, ...(args === undefined ? {} : { args }) };
    reduxStore.dispatch(resolutionSlice.actions.resolutionForgotten(target));
  }

  const perResolver = (
    store: StoreKey,
    use: (instance: Instance, selector: string, args: string) => unknown,
  ) => {
    const instance = instanceOf(store);
    return mapFunctions(
      instance.definition.resolvers ?? {},
      (_, selector) =>
        (...args) =>
          use(instance, selector, serialiseArgs(args)),
    );
  };

  const registry: Registry = {
    reduxStore,
    register,
    unregister,
    resolve,
    select: view as Select,
    dispatch: ((store: StoreKey) => instanceOf(store).actions) as Registry['dispatch'],
    resolveSelect: ((store: StoreKey) =>
      mapFunctions(
        view(store),
        (_, selector) =>
          (...args) =>
            resolve((select) => (Reflect.get(select(store as AnyStore), selector) as AnyFunction)(...args)),
      )) as Registry['resolveSelect'],
    resolution: ((store: StoreKey) => perResolver(store, resolutionOf)) as SelectResolution,
    invalidate: ((store: StoreKey) => perResolver(store, forget)) as Registry['invalidate'],
    invalidateAll(store) {
      const instance = instanceOf(store);
      for (const selector of Object.keys(instance.definition.resolvers ?? {})) forget(instance, selector);
    },
  };
  sagas.setContext({ registry });
  return registry;
}

function* settle<R>(saga: () => Saga<R>): Saga<Outcome<R>> {
  try {
    return { ok: true, value: yield* saga() };
  } catch (cause) {
    return { ok: false, failure: toFailure(cause), cause };
  }
}

const isSaga = (value: unknown): value is Saga<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value && 'next' in value;

function mapFunctions(
  source: object,
  map: (fn: AnyFunction, name: string) => AnyFunction,
): Record<string, AnyFunction> {
  return Object.fromEntries(Object.entries(source).map(([name, fn]) => [name, map(fn as AnyFunction, name)]));
}
