import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Provider, shallowEqual, useSelector } from 'react-redux';
import type { ActionsOf, StoreKey, StoreOf } from './define-store';
import type { Registry, Select, SelectResolution } from './registry';

const RegistryContext = createContext<Registry | null>(null);

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

/** Reads any number of stores; the component renders again when the result changes shallowly. */
export function useSelect<T>(query: (select: Select, resolution: SelectResolution) => T): T {
  const { select, resolution } = useRegistry();
  return useSelector(() => query(select, resolution), shallowEqual);
}

/** The bound actions of one store; the object stays the same between renders. */
export function useDispatch<K extends StoreKey>(store: K): ActionsOf<StoreOf<K>> {
  const registry = useRegistry();
  return useMemo(() => registry.dispatch(store), [registry, store]);
}
