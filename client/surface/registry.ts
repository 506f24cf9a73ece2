import type { Registry } from '@admin/data';

let current: Registry | undefined;

/** The registry of this page, for hooks that are used outside of our own tree of components. */
export function getPageRegistry(): Registry {
  if (!current) throw new Error('The globals were not offered yet.');
  return current;
}

export function setPageRegistry(registry: Registry): void {
  current = registry;
}
