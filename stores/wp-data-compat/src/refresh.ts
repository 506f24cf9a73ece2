import type { Registry, StoreMap } from '@admin/data';

/** Makes dashboard stores refetch data that an extension changed directly; stores not in use are skipped. */
export function refresh(registry: Registry, ...stores: readonly string[]): void {
  for (const name of stores) {
    if (isRegistered(registry, name)) registry.invalidateAll(name as keyof StoreMap);
  }
}

/** Makes selectors of a store refetch their data when next used. */
export function readAgain(registry: Registry, store: string, ...selectors: readonly string[]): void {
  for (const selector of selectors) {
    void registry.byName(store).actions['invalidateResolutionForStoreSelector']?.(selector);
  }
}

function isRegistered(registry: Registry, name: string): boolean {
  try {
    registry.byName(name);
    return true;
  } catch {
    return false;
  }
}
