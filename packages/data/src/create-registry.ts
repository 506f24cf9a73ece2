import { combineSlices, configureStore, createAction } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import createSagaMiddleware, { type SagaMiddleware } from 'redux-saga';
import { ApiError } from '@admin/http';
import type { AnyStore, Saga, StoreKey } from './define-store';
import { createRegisteredStore, mapResolvers, type RegisteredStore } from './registered-store';
import { createTracker } from './observer';
import type { Query } from './query';
import type { Registry, RegistryOptions } from './registry';
import { finished, RESOLUTION, resolutionSlice, type ResolutionRequest } from './resolution';
import { createResolverScheduler } from './resolver-scheduler';
import { runSaga } from './run-saga';
import { createSubscriptions, type RootState } from './subscriptions';

const storeRegistered = createAction<string>('registry/storeRegistered');
const storeUnregistered = createAction<string>('registry/storeUnregistered');

/** The state of an unregistered store. `combineSlices` cannot remove a reducer. */
const UNREGISTERED = 'unregistered';
const createNotRegisteredError = (name: string) => new Error(`Store "${name}" is not registered.`);

/**
 * Stores are typed in the public API and untyped internally. The casts at the end convert between the two.
 */
export function createRegistry({ onError = () => {} }: RegistryOptions = {}): Registry {
  const instances = new Map<string, RegisteredStore>();
  const sagas = createSagaMiddleware({ onError: (error) => onError(error) });
  const { rootReducer, reduxStore } = createReduxStore(sagas);
  const { dispatch } = reduxStore;
  const getState = (): RootState => reduxStore.getState();
  const { subscribe, notify, batch } = createSubscriptions(getState, onError);
  reduxStore.subscribe(notify);
  const select = ((store) => instanceOf(store).selectors) as Registry['select'];
  const resolution = ((store) => instanceOf(store).resolution) as Registry['resolution'];
  const tracker = createTracker({ subscribe, select, resolution });
  const run = <R>(store: string, saga: () => Saga<R>) =>
    runSaga(saga, {
      sagas,
      tasks: instanceOf(store).tasks,
      onError: (error) => onError(error, store),
    });
  const resolving = createResolverScheduler({
    dispatch,
    run,
    batch,
    getResolution: ({ store, selector, args }) => getState()[RESOLUTION][store]?.[selector]?.[args],
  });

  function instanceOf(store: string | AnyStore): RegisteredStore {
    const name = typeof store === 'object' ? store.name : store;
    const instance = instances.get(name);
    if (!instance) throw createNotRegisteredError(name);
    return instance;
  }

  function stateOf(name: string): unknown {
    const state = getState()[name];
    if (state === UNREGISTERED) throw createNotRegisteredError(name);
    return state;
  }

  /** Runs a query until all data that it reads is loaded. */
  async function resolve<T>(query: () => T): Promise<T> {
    for (;;) {
      const { value, requests } = tracker.createObserver().run(query);
      const statuses = requests.map(({ target }) => resolving.statusOf(target));
      const failure = statuses.find((status) => status.failure)?.failure;
      if (failure) throw new ApiError(failure);
      const pending = requests.filter((_, index) => statuses[index]?.status === 'resolving');
      if (pending.length === 0) return value;
      await Promise.all(pending.map(resolving.waitFor));
    }
  }

  const context = {
    tracker,
    resolving,
    stateOf,
    resolutionsOf: (store: string) => getState()[RESOLUTION][store] ?? {},
    resolve,
    selectorsOf: (store: string) => instanceOf(store).selectors,
    dispatch,
    run,
  };

  function register(definition: AnyStore): boolean {
    const { name, saga } = definition;
    const existing = instances.get(name);
    if (existing?.definition === definition) return false;
    // `inject` ignores a second reducer in production, so duplicates are detected here.
    if (existing || name === RESOLUTION) throw new Error(`Store name "${name}" is taken.`);

    const registration = storeRegistered(name);
    rootReducer.inject(
      {
        reducerPath: name,
        reducer: (state: unknown, action) =>
          definition.reducer(action === registration ? undefined : state, action),
      },
      { overrideExisting: true },
    );
    dispatch(registration); // An injected reducer adds no state until the next action.
    instances.set(name, createRegisteredStore(definition, context));
    if (saga) run(name, saga);
    return true;
  }

  function unregister(store: StoreKey): void {
    const { definition, tasks } = instanceOf(store);
    const { name } = definition;
    batch(() => {
      instances.delete(name);
      resolving.removeStore(name);
      for (const task of tasks) task.cancel();
      rootReducer.inject({ reducerPath: name, reducer: () => UNREGISTERED }, { overrideExisting: true });
      dispatch(storeUnregistered(name));
    });
  }

  function retain(requests: readonly ResolutionRequest[]): () => void {
    const releases = requests.map(resolving.retain);
    return () => {
      for (const release of releases) release();
    };
  }

  function subscribeToQuery<T>(query: Query<T>, listener: (result: T) => void): () => void {
    const observer = tracker.createObserver();
    let { value, requests } = observer.run(query);
    let release = retain(requests);
    const stop = observer.subscribe(() => {
      const next = observer.run(query);
      if (next.requests !== requests) {
        const releaseLast = release;
        release = retain(next.requests);
        releaseLast();
        requests = next.requests;
      }
      if (shallowEqual(value, next.value)) return;
      value = next.value;
      listener(value);
    });
    return () => {
      stop();
      release();
    };
  }

  const registry: Registry = {
    reduxStore,
    register,
    unregister,
    select,
    resolution,
    resolve: (query) => resolve(() => query(select)),
    resolveSelect: ((store) => instanceOf(store).resolveSelectors) as Registry['resolveSelect'],
    dispatch: ((store) => instanceOf(store).actions) as Registry['dispatch'],
    subscribe: (listener, store) => subscribe(listener, store && instanceOf(store).definition.name),
    subscribeToQuery,
    batch,
    invalidate: ((store) =>
      mapResolvers(instanceOf(store).definition, resolving.invalidate)) as Registry['invalidate'],
    invalidateAll: (...stores) => {
      for (const store of stores) {
        const name = typeof store === 'string' ? store : store.name;
        if (instances.has(name)) resolving.invalidate({ store: name });
      }
    },
    finishResolution: ((store) =>
      mapResolvers(instanceOf(store).definition, (target) =>
        resolving.setStatus(target, finished(target)),
      )) as Registry['finishResolution'],
    byName: (name) => instanceOf(name).untyped,
    createObserver: tracker.createObserver,
    retain,
  };
  sagas.setContext({ registry });
  return registry;
}

/** Creates the Redux store that all registered stores share. */
function createReduxStore(sagas: SagaMiddleware) {
  const rootReducer = combineSlices(resolutionSlice);
  const reduxStore = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: false,
        // Keep the checks, but without their warnings on slow machines.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(sagas),
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers({ autoBatch: false }),
  });
  return { rootReducer, reduxStore };
}
