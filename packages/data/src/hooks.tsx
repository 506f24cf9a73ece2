import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  type DependencyList,
  type ReactNode,
} from 'react';
import { Provider, shallowEqual } from 'react-redux';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';
import type { ActionsOf, StoreKey, StoreOf } from './define-store';
import type { Selection } from './observer';
import type { Query } from './query';
import type { Registry } from './registry';
import type { ResolutionRequest } from './resolution';

const RegistryContext = createContext<Registry | null>(null);

/** Provides the registry to the hooks of this package, and its Redux store to react-redux. */
export function RegistryProvider({ registry, children }: { registry: Registry; children: ReactNode }) {
  return (
    <RegistryContext.Provider value={registry}>
      <Provider store={registry.reduxStore}>{children}</Provider>
    </RegistryContext.Provider>
  );
}

export function useRegistry(): Registry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('useRegistry needs a RegistryProvider above it.');
  return registry;
}

/**
 * Selects from any number of stores. Re-renders when the result changes, compared shallowly.
 * @param dependencies values that `query` uses; without them `query` runs on every render
 */
export function useSelect<T>(query: Query<T>, dependencies?: DependencyList): T {
  const registry = useRegistry();
  const observer = useMemo(() => registry.createObserver(), [registry]);
  const read = useCallback(
    () => observer.run(query),
    // oxlint-disable-next-line react/exhaustive-deps -- the caller's list
    dependencies ? [observer, ...dependencies] : [observer, query],
  );
  const { getState } = registry.reduxStore;
  const selection = useSyncExternalStoreWithSelector(observer.subscribe, getState, getState, read, isSame);
  useEffect(() => registry.retain(selection.requests), [registry, selection.requests]);
  return selection.value;
}

const isSame = (a: Selection<unknown>, b: Selection<unknown>): boolean =>
  shallowEqual(a.value, b.value) && isSameList(a.requests, b.requests);

const isSameList = (a: readonly ResolutionRequest[], b: readonly ResolutionRequest[]): boolean =>
  a === b || (a.length === b.length && a.every(({ id }, index) => id === b[index]?.id));

/** The bound actions of a store. The returned object is stable. */
export function useDispatch<K extends StoreKey>(store: K): ActionsOf<StoreOf<K>> {
  return useRegistry().dispatch(store);
}
