import { combineSlices, configureStore, createAction, type StoreEnhancer } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { ApiError } from '@admin/http';
import { bindSelectors } from './bind-selectors';
import { asFunctions, mapFunctions, type AnyStore, type Functions, type StoreKey } from './define-store';
import type { Saga } from './saga';
import { createMetadata } from './metadata';
import { bindActions } from './operations';
import { aListener, type Path, watchState, type Watch } from './parts';
import { Reader } from './reader';
import { createRecorder } from './recording';
import type { Query } from './query';
import type { Registry, RegistryOptions, UntypedStore } from './registry';
import {
  FINISHED,
  resolutionPath,
  RESOLUTION,
  resolutionReducer,
  serialiseArgs,
  type Resolution,
  type StoreResolutions,
  type Target,
} from './resolution';
import { createResolving } from './resolving';
import { runSaga } from './running';

/** A registered store. */
interface Instance {
  readonly definition: AnyStore;
  readonly tasks: Set<Task>;
  readonly selectors: Functions;
  readonly resolveSelectors: Functions;
  readonly resolution: Functions;
  readonly actions: Functions;
  readonly metadata: object;
  readonly untyped: UntypedStore;
}

const storeRegistered = createAction<string>('registry/storeRegistered');
const storeUnregistered = createAction<string>('registry/storeUnregistered');

/** Stands in the state for that of a store which has left; a reducer cannot be taken out again. */
const LEFT = 'unregistered';
const notRegistered = (name: string) => new Error(`Store "${name}" is not registered.`);

/**
 * The registry is generic on the outside, where every store has its own types, and untyped on the inside,
 * where all stores are alike. The casts at the end of this function are the border.
 */
export function createRegistry({ onError = () => {} }: RegistryOptions = {}): Registry {
  const instances = new Map<string, Instance>();
  const sagas = createSagaMiddleware({ onError: (error) => onError(error) });
  const rootReducer = combineSlices({ [RESOLUTION]: resolutionReducer });
  const reduxStore = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: false,
        // The checks are welcome, their complaints about slow machines are not.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(sagas),
    enhancers: (defaults) => defaults({ autoBatch: false }).concat(notifyThrough(() => watch)),
  });
  const { dispatch, getState } = reduxStore;
  const watch: Watch = watchState(getState, onError);
  const recorder = createRecorder();
  const run = <R>(store: string, saga: () => Saga<R>) =>
    runSaga(saga, instanceOf(store).tasks, {
      sagas,
      registry,
      onError: (error) => onError(error, store),
    });
  const resolving = createResolving({
    dispatch,
    run,
    batch: watch.batch,
    getResolution: ({ store, selector, args }) => getState().resolution[store]?.[selector]?.[args],
  });

  let latest: { asked: string | AnyStore; instance: Instance } | undefined;

  function instanceOf(store: string | AnyStore): Instance {
    // Listeners ask for the same store one after the other, so looking it up once is most of the way.
    if (latest?.asked === store) return latest.instance;
    const name = typeof store === 'object' ? store.name : store;
    const instance = instances.get(name);
    if (!instance) throw notRegistered(name);
    latest = { asked: store, instance };
    return instance;
  }

  const stateOf = (name: string): unknown => (getState() as Readonly<Record<string, unknown>>)[name];

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
    instances.set(name, createInstance(definition));
    if (saga) run(name, saga);
    return true;
  }

  function createInstance(definition: AnyStore): Instance {
    const { name } = definition;
    const selectors = bindSelectors(definition, stateOf(name), {
      recorder,
      ensure: resolving.ensure,
      getVersion: watch.getVersion,
      getState() {
        const state = stateOf(name);
        if (state === LEFT) throw notRegistered(name);
        return state;
      },
    });
    const resolveSelectors = mapFunctions(
      selectors,
      (selector) =>
        (...args) =>
          resolve(() => instanceOf(name).selectors[selector]?.(...args)),
    );
    const actions = bindActions(definition, { dispatch, run });
    const metadata = createMetadata(name, { ...resolving, statusOf, statusesOf });
    return {
      definition,
      tasks: new Set(),
      selectors,
      resolveSelectors,
      resolution: perResolver(definition, statusOf),
      actions,
      metadata: { ...metadata.selectors, ...metadata.actions },
      untyped: {
        selectors: { ...asFunctions(metadata.selectors), ...selectors },
        resolveSelectors,
        // All actions give promises in the platform's registry.
        actions: {
          ...mapFunctions(
            metadata.actions,
            (_, action) =>
              async (...args) =>
                action(...args),
          ),
          ...actions,
        },
      },
    };
  }

  function unregister(store: StoreKey): void {
    const { definition, tasks } = instanceOf(store);
    const { name } = definition;
    watch.batch(() => {
      instances.delete(name);
      latest = undefined;
      resolving.leave(name);
      for (const task of tasks) task.cancel();
      rootReducer.inject({ reducerPath: name, reducer: () => LEFT }, { overrideExisting: true });
      dispatch(storeUnregistered(name));
    });
  }

  /** What the registry itself knows is noted like a selector call, so that readers hear of changes. */
  const noteOwn = <R>(asked: unknown, path: Path, getValue: () => R): R =>
    recorder.note(asked, path, (_args, _isTracing, last) => {
      const paths = last?.paths ?? [path];
      return {
        selector: asked,
        args: path,
        value: getValue(),
        paths,
        traced: paths,
        request: undefined,
        isVolatile: true, // A run counts from the moment it is planned.
      };
    });
  const statusOf = (target: Target): Resolution =>
    noteOwn(statusOf, resolutionPath(target), () => resolving.statusOf(target));
  const statusesOf = (store: string): StoreResolutions =>
    noteOwn(statusesOf, [RESOLUTION, store], () => getState().resolution[store] ?? {});

  async function resolve<T>(query: () => T): Promise<T> {
    for (;;) {
      const { value, calls } = recorder.record(query);
      const requests = calls.flatMap(({ request }) => request ?? []);
      const statuses = requests.map(({ target }) => resolving.statusOf(target));
      const failure = statuses.find((status) => status.failure)?.failure;
      if (failure) throw new ApiError(failure);
      const pending = requests.filter((_, index) => statuses[index]?.status === 'resolving');
      if (pending.length === 0) return value;
      await Promise.all(pending.map(resolving.waitFor));
    }
  }

  const select = ((store) => instanceOf(store).selectors) as Registry['select'];
  const resolution = ((store) => instanceOf(store).resolution) as Registry['resolution'];

  const createOwnReader = <T>(): Reader<T> =>
    new Reader<T>({
      watch,
      want: resolving.want,
      record: (query, approach) => recorder.record(() => query(select, resolution), approach),
    });

  const registry: Registry = {
    reduxStore,
    register,
    unregister,
    select,
    resolution,
    resolve: (query) => resolve(() => query(select)),
    resolveSelect: ((store) => instanceOf(store).resolveSelectors) as Registry['resolveSelect'],
    dispatch: ((store) => instanceOf(store).actions) as Registry['dispatch'],
    invalidate: ((store) =>
      perResolver(instanceOf(store).definition, resolving.invalidate)) as Registry['invalidate'],
    invalidateAll: (store) => resolving.invalidate({ store: instanceOf(store).definition.name }),
    fulfil: ((store) =>
      perResolver(instanceOf(store).definition, (target) =>
        resolving.report(target, FINISHED),
      )) as Registry['fulfil'],
    metadata: ((store) => instanceOf(store).metadata) as Registry['metadata'],
    byName: (name) => instanceOf(name).untyped,
    batch: watch.batch,
    createReader: createOwnReader,

    subscribe(listener, store) {
      const own = aListener(listener);
      const name = store && instanceOf(store).definition.name;
      const paths = name === undefined ? [[]] : [[name], [RESOLUTION, name]];
      for (const path of paths) watch.listen(path, own);
      return () => {
        for (const path of paths) watch.unlisten(path, own);
      };
    },

    watch<T>(query: Query<T>, listener: (result: T) => void) {
      const reader = createOwnReader<T>();
      const selection = reader.select(query);
      let last = selection.value;
      const stop = reader.subscribe(() => {
        const result = reader.read(selection);
        if (result === last) return;
        last = result;
        listener(result);
      });
      reader.follow(selection);
      return stop;
    },
  };
  return registry;
}

/** The selectors which have a resolver, each with something to do with its arguments. */
const perResolver = ({ name, resolvers = {} }: AnyStore, use: (target: Target) => unknown): Functions =>
  mapFunctions(
    resolvers,
    (selector) =>
      (...args) =>
        use({ store: name, selector, args: serialiseArgs(args) }),
  );

/** Sends all notifications of a Redux store through `watch`, those of react-redux included. */
function notifyThrough(watch: () => Watch): StoreEnhancer {
  return (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    store.subscribe(() => watch().flush());
    return {
      ...store,
      subscribe(listener) {
        const own = aListener(listener);
        watch().listen([], own);
        return () => watch().unlisten([], own);
      },
    };
  };
}
