import type { Registry, StoreMap } from '@admin/data';

/** Has stores of the dashboard read again what an extension changed behind their back; those not in use need not. */
export function refresh(registry: Registry, ...stores: readonly string[]): void {
  for (const name of stores) {
    if (isRegistered(registry, name)) registry.invalidateAll(name as keyof StoreMap);
  }
}

/** Has selectors of a store fetch again what is next read of them. */
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
