import type { Registry } from '@admin/data';

/** Makes selectors of a store refetch their data when next used. */
export function readAgain(registry: Registry, store: string, ...selectors: readonly string[]): void {
  for (const selector of selectors) {
    void registry.byName(store).actions['invalidateResolutionForStoreSelector']?.(selector);
  }
}
