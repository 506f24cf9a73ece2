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
import type { Query } from './query';
import type { Registry } from './registry';

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
 * With a list of what the query uses of the component, rendering alone does not run it again; a component
 * always passes such a list or never does.
 */
export function useSelect<T>(query: Query<T>, dependencies?: DependencyList): T {
  // oxlint-disable-next-line react/rules-of-hooks -- which of them is decided by how the call is written
  return dependencies ? useFixedQuery(query, dependencies) : useAnyQuery(query);
}

/** The query stays the same while its dependencies do, so there is nothing to follow up after rendering. */
function useFixedQuery<T>(query: Query<T>, dependencies: DependencyList): T {
  const registry = useRegistry();
  const { subscribe, read } = useMemo(
    () => {
      const reader = registry.createReader<T>();
      const selection = reader.select(query);
      reader.follow(selection);
      return { subscribe: reader.subscribe, read: () => reader.read(selection) };
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the caller's list
    [registry, ...dependencies],
  );
  return useSyncExternalStore(subscribe, read, read);
}

/** The query is another one with every rendering; the reader follows the one that is on the screen. */
function useAnyQuery<T>(query: Query<T>): T {
  const registry = useRegistry();
  const reader = useMemo(() => registry.createReader<T>(), [registry]);
  const selection = reader.select(query);
  const read = () => reader.read(selection);
  const result = useSyncExternalStore(reader.subscribe, read, read);
  useEffect(() => reader.follow(selection), [reader, selection]);
  return result;
}

/** The bound actions of one store; the object stays the same between renders. */
export function useDispatch<K extends StoreKey>(store: K): ActionsOf<StoreOf<K>> {
  return useRegistry().dispatch(store);
}
