import { combineSlices, configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import type { SagaMiddleware } from 'redux-saga';
import { aListener, type Watch } from './parts';
import { RESOLUTION, resolutionReducer } from './resolution';

/** The one Redux store that all stores live on; whoever listens to it is told by `watch`. */
export function createReduxStore(sagas: SagaMiddleware, watch: () => Watch) {
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
    enhancers: (defaults) => defaults({ autoBatch: false }).concat(notifyThrough(watch)),
  });
  return { rootReducer, reduxStore };
}

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
