import { createRegistry, type AnyStore, type Registry } from '@admin/data';

/** A fresh registry that holds `stores`, where nothing is rendered. */
export function aRegistry(...stores: readonly AnyStore[]): Registry {
  const registry = createRegistry();
  for (const store of stores) registry.register(store);
  return registry;
}
