import { filterValue } from '@admin/extensions';
import { getRegistry, put, type AnyStore, type Registry, type Saga } from '@admin/data';
import { getPersistedQuery } from '@admin/navigation';
import { toHostStore } from '../delegate';
import type { HostStore } from '../descriptor';
import { definePassthroughStore } from '../passthrough-store';
import { fetchData, requesting, WC_ADMIN_NAMESPACE, write } from '../passthrough/fetching';
import { STORE_NAMES } from '../names';

const FAVORITES = `${WC_ADMIN_NAMESPACE}/navigation/favorites/me`;
const NO_LIST: readonly unknown[] = [];

const passthrough: AnyStore = definePassthroughStore({
  name: STORE_NAMES.NAVIGATION_STORE_NAME,
  reads: ({ received }) => ({
    getFavorites: () => requesting(received, 'getFavorites', fetchData(FAVORITES)),
  }),
  selectors: ({ value }) => ({
    getOwnMenuItems: (): readonly unknown[] => value('menuItems', [], NO_LIST),
    getFavorites: (): unknown => value('getFavorites', [], NO_LIST),
    getPersistedQuery: () => getPersistedQuery(),
    isNavigationRequesting: (selector: string): boolean => value('isRequesting', [selector], false),
  }),
  actions: ({ received }) => ({
    setMenuItems: (items: unknown) => received('menuItems', [], items),
    *addMenuItems(items: readonly unknown[]): Saga {
      const registry = yield* getRegistry();
      const existing = registry.byName(STORE_NAMES.NAVIGATION_STORE_NAME).selectors['getOwnMenuItems']?.();
      yield* put(received('menuItems', [], [...(existing as readonly unknown[]), ...items]));
    },
    addFavorite: (id: string) => favoriteChanged(write('POST', FAVORITES, { item_id: id })),
    removeFavorite: (id: string) => favoriteChanged(write('DELETE', FAVORITES, { item_id: id })),
    onLoad: () => received('isLoaded', [], true),
    onHistoryChange: () => received('isLoaded', [], true),
  }),
});

function* favoriteChanged(work: Saga<unknown>): Saga<unknown> {
  const response = yield* work;
  const registry = yield* getRegistry();
  registry.invalidateAll(passthrough);
  registry.invalidateAll('navigation');
  return response;
}

/** Menu items of the navigation feature, if enabled. */
export function navigationHostStore(registry: Registry): HostStore {
  registry.register(passthrough);
  const own = registry.byName(passthrough.name);
  void own.actions['setMenuItems']?.(printedItems());
  return toHostStore(registry, passthrough, {
    selectors: {
      getMenuItems: () =>
        filterValue<unknown>(
          'woocommerce_navigation_menu_items',
          own.selectors['getOwnMenuItems']?.(),
          Array.isArray,
        ),
    },
  });
}

function printedItems(): readonly unknown[] {
  const navigation: unknown = Reflect.get(window, 'wcNavigation');
  const items: unknown =
    typeof navigation === 'object' && navigation !== null ? Reflect.get(navigation, 'menuItems') : undefined;
  return Array.isArray(items) ? items : NO_LIST;
}
