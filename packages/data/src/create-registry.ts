import { createAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createAnswers } from './answers';
import type { AnyStore, StoreKey } from './define-store';
import { createInstance, LEFT, notRegistered, perResolver, type Instance } from './instance';
import { aListener, watchState, type Watch } from './parts';
import type { Query } from './query';
import { Reader } from './reader';
import { createRecorder } from './recording';
import { createReduxStore } from './redux-store';
import type { Registry, RegistryOptions } from './registry';
import { FINISHED, RESOLUTION } from './resolution';
import { createResolving } from './resolving';
import { runSaga } from './running';
import type { Saga } from './saga';

const storeRegistered = createAction<string>('registry/storeRegistered');
const storeUnregistered = createAction<string>('registry/storeUnregistered');

/**
 * The registry is generic on the outside, where every store has its own types, and untyped on the inside,
 * where all stores are alike. The casts at the end of this function are the border.
 */
export function createRegistry({ onError = () => {} }: RegistryOptions = {}): Registry {
  const instances = new Map<string, Instance>();
  const sagas = createSagaMiddleware({ onError: (error) => onError(error) });
  const { rootReducer, reduxStore } = createReduxStore(sagas, () => watch);
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
  const answers = createAnswers({
    recorder,
    resolving,
    getResolutions: (store) => getState().resolution[store],
  });
  const { resolve } = answers;

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

  const surroundings = {
    recorder,
    watch,
    resolving,
    answers,
    stateOf,
    selectorsOf: (name: string) => instanceOf(name).selectors,
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
    instances.set(name, createInstance(definition, surroundings));
    if (saga) run(name, saga);
    return true;
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
    hold: watch.hold,
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
