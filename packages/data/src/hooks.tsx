import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type DependencyList,
  type ReactNode,
} from 'react';
import { Provider } from 'react-redux';
import type { ActionsOf, StoreKey, StoreOf } from './define-store';
import type { Query, Registry } from './registry';

const RegistryContext = createContext<Registry | null>(null);

/** Gives the registry to our hooks, and its Redux store to code that uses those of react-redux. */
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
 * Reads any number of stores; the component renders again when the result changes shallowly.
 * With a list of what the query uses of the component, rendering alone does not run it again.
 */
export function useSelect<T>(query: Query<T>, dependencies?: DependencyList): T {
  const registry = useRegistry();
  const reader = useMemo(() => registry.createReader<T>(), [registry]);
  // oxlint-disable-next-line react/exhaustive-deps -- the caller's list; without one it is a new query every time
  const selection = reader.select(useMemo(() => query, dependencies ?? [query]));
  const read = () => reader.read(selection);
  const result = useSyncExternalStore(reader.subscribe, read, read);
  useEffect(() => reader.follow(selection), [reader, selection]);
  return result;
}

/** The bound actions of one store; the object stays the same between renders. */
export function useDispatch<K extends StoreKey>(store: K): ActionsOf<StoreOf<K>> {
  return useRegistry().dispatch(store);
}
