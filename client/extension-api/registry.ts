import type { Registry } from '@admin/data';
import type { StoreDescriptor } from '@admin/store-wp-data-compat';

let current: Registry | undefined;
let stores: ReadonlyMap<string, StoreDescriptor> = new Map();

/** Returns the registry of this page, for hooks that are used outside of our component tree. */
export function getPageRegistry(): Registry {
  if (!current) throw new Error('The globals were not offered yet.');
  return current;
}

export function setPageRegistry(registry: Registry): void {
  current = registry;
}

/**
 * Returns a store of this page in the format of the platform's registry.
 * @throws Error for a store that only a script of the platform provides
 */
export function getPageStore(name: string): StoreDescriptor {
  const store = stores.get(name);
  if (!store) throw new Error(`The store "${name}" comes with a script of the platform.`);
  return store;
}

export function setPageStores(offered: ReadonlyMap<string, StoreDescriptor>): void {
  stores = offered;
}
