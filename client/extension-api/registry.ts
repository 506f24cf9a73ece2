import type { Registry } from '@admin/data';
import type { StoreDescriptor } from '@admin/store-wp-data-compat';

let current: Registry | undefined;
let stores: ReadonlyMap<string, StoreDescriptor> = new Map();

/** The registry of this page, for hooks that are used outside of our own tree of components. */
export function getPageRegistry(): Registry {
  if (!current) throw new Error('The globals were not offered yet.');
  return current;
}

export function setPageRegistry(registry: Registry): void {
  current = registry;
}

/**
 * A store of this page in the form that the platform's registry takes.
 * @throws Error for a store that only a script of the platform brings
 */
export function getPageStore(name: string): StoreDescriptor {
  const store = stores.get(name);
  if (!store) throw new Error(`The store "${name}" comes with a script of the platform.`);
  return store;
}

export function setPageStores(offered: ReadonlyMap<string, StoreDescriptor>): void {
  stores = offered;
}
