import {
  applyMiddleware,
  combineSlices,
  compose,
  createImmutableStateInvariantMiddleware,
  createSerializableStateInvariantMiddleware,
  legacy_createStore as createStore,
  type StoreEnhancer,
} from '@reduxjs/toolkit';
import type { SagaMiddleware } from 'redux-saga';
import { aListener, type Watch } from './parts';
import { RESOLUTION, resolutionReducer } from './resolution';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

declare global {
  interface Window {
    /** The browser's Redux DevTools, where somebody installed them: `compose` with their enhancer. */
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: typeof compose;
  }
}

/**
 * The one Redux store that all stores live on; whoever listens to it is told by `watch`. Put together by hand:
 * `configureStore` would bring thunks, batches and tuples along, which nothing here uses, to every page.
 */
export function createReduxStore(sagas: SagaMiddleware, watch: () => Watch) {
  const rootReducer = combineSlices({ [RESOLUTION]: resolutionReducer });
  const composeAll = globalThis.window?.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ ?? compose;
  const enhancer: StoreEnhancer = composeAll(applyMiddleware(...checks(), sagas), notifyThrough(watch));
  return { rootReducer, reduxStore: createStore(rootReducer, enhancer) };
}

/** Complain about a state that somebody changes in place, or that holds what no server could send; while developing only. */
function checks() {
  if (process.env.NODE_ENV === 'production') return [];
  const isPatient = { warnAfter: Infinity }; // The checks are welcome, their complaints about slow machines are not.
  return [
    createImmutableStateInvariantMiddleware({
      ...isPatient,
      // Written by our own reducer alone, and the longest part to go through.
      ignoredPaths: [RESOLUTION],
    }),
    createSerializableStateInvariantMiddleware(isPatient),
  ];
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
