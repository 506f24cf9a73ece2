import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { AnyStore } from './define-store';
import { useRegistry } from './hooks';
import type { Registry } from './registry';

/** A store that is loaded with a part of the page, and how to hydrate it. */
export interface LazyStore {
  store: AnyStore;
  hydrate?: (registry: Registry) => void;
}

interface WithStoresProps {
  stores: readonly LazyStore[];
  children: ReactNode;
}

/**
 * Registers stores that only this part of the page needs, so that their code is loaded with its chunk. Each
 * is hydrated once and stays registered, so its data is kept.
 */
export function WithStores({ stores, children }: WithStoresProps): ReactNode {
  const registry = useRegistry();
  const [isReady, setReady] = useState(false);
  // Registering notifies subscribers, which must not happen during rendering.
  useLayoutEffect(() => {
    registry.batch(() => {
      const added = stores.filter(({ store }) => registry.register(store));
      for (const { hydrate } of added) hydrate?.(registry);
    });
    setReady(true);
    // oxlint-disable-next-line react/exhaustive-deps -- what this part needs does not change while it is shown
  }, [registry]);
  return isReady ? children : null;
}
