import { combineSlices, configureStore, createAction } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import createSagaMiddleware, { type SagaMiddleware } from 'redux-saga';
import { ApiError } from '@admin/http';
import type { AnyStore, Saga, StoreKey } from './define-store';
import { createInstance, perResolver, type Instance } from './instance';
import { createTracker } from './observer';
import type { Query } from './query';
import type { Registry, RegistryOptions } from './registry';
import { finished, RESOLUTION, resolutionSlice, type Request } from './resolution';
import { createResolving } from './resolving';
import { runSaga } from './running';
import { createSubscriptions, type RootState } from './subscriptions';

const storeRegistered = createAction<string>('registry/storeRegistered');
const storeUnregistered = createAction<string>('registry/storeUnregistered');

/** Stands in the state for that of a store which was unregistered; a reducer cannot be taken out again. */
const UNREGISTERED = 'unregistered';
const notRegistered = (name: string) => new Error(`Store "${name}" is not registered.`);

/**
 * The registry is generic on the outside, where every store has its own types, and untyped on the inside,
 * where all stores are alike. The casts at the end of this function are the border.
 */
export function createRegistry({ onError = () => {} }: RegistryOptions = {}): Registry {
  const instances = new Map<string, Instance>();
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
  const resolving = createResolving({
    dispatch,
    run,
    batch,
    getResolution: ({ store, selector, args }) => getState()[RESOLUTION][store]?.[selector]?.[args],
  });

  function instanceOf(store: string | AnyStore): Instance {
    const name = typeof store === 'object' ? store.name : store;
    const instance = instances.get(name);
    if (!instance) throw notRegistered(name);
    return instance;
  }

  function stateOf(name: string): unknown {
    const state = getState()[name];
    if (state === UNREGISTERED) throw notRegistered(name);
    return state;
  }

  /** What a query gives once all that it asks for is there. */
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
    const known = instances.get(name);
    if (known?.definition === definition) return false;
    // `inject` silently keeps the first reducer outside development, so clashes are caught here.
    if (known || name === RESOLUTION) throw new Error(`Store name "${name}" is taken.`);

    const registration = storeRegistered(name);
    rootReducer.inject(
      {
        reducerPath: name,
        reducer: (state: unknown, action) =>
          definition.reducer(action === registration ? undefined : state, action),
      },
      { overrideExisting: true },
    );
    dispatch(registration); // An injected reducer contributes no state until the next action.
    instances.set(name, createInstance(definition, context));
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

  function retain(requests: readonly Request[]): () => void {
    const releases = requests.map(resolving.retain);
    return () => {
      for (const release of releases) release();
    };
  }

  function watch<T>(query: Query<T>, listener: (result: T) => void): () => void {
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
    watch,
    batch,
    invalidate: ((store) =>
      perResolver(instanceOf(store).definition, resolving.invalidate)) as Registry['invalidate'],
    invalidateAll: (store) => resolving.invalidate({ store: instanceOf(store).definition.name }),
    fulfil: ((store) =>
      perResolver(instanceOf(store).definition, (target) =>
        resolving.report(target, finished(target)),
      )) as Registry['fulfil'],
    byName: (name) => instanceOf(name).untyped,
    createObserver: tracker.createObserver,
    retain,
  };
  sagas.setContext({ registry });
  return registry;
}

/** The one Redux store that all stores live on. */
function createReduxStore(sagas: SagaMiddleware) {
  const rootReducer = combineSlices(resolutionSlice);
  const reduxStore = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: false,
        // The checks are welcome, their warnings on slow machines are not.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(sagas),
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers({ autoBatch: false }),
  });
  return { rootReducer, reduxStore };
}
