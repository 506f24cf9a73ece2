import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { AnyStore } from './define-store';
import { useRegistry } from './hooks';
import type { Registry } from './registry';

/** A store that comes with a part of the page, and how to fill it from what the page already knows. */
export interface LateStore {
  store: AnyStore;
  hydrate?: (registry: Registry) => void;
}

interface WithStoresProps {
  stores: readonly LateStore[];
  children: ReactNode;
}

/**
 * Registers stores that only this part of the page needs, so that their code travels with its chunk; each is
 * filled once, when it is new. They stay: what was read is still known when the part is shown again.
 */
export function WithStores({ stores, children }: WithStoresProps): ReactNode {
  const registry = useRegistry();
  const [isReady, setReady] = useState(false);
  // Registering tells readers of the state, which must not happen while something renders.
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
