import * as v from 'valibot';
import { defineStore, type Registry } from '@admin/data';
import { parseMenuItems, MenuSchema } from './schemas';
import { addFavorite, ensureFavorites, fetchFavorites, fetchSiteIcon, removeFavorite } from './sagas';
import { navigationSelectors } from './selectors';
import {
  favoriteEdits,
  favoritesReceived,
  itemsAdded,
  itemsSet,
  menuReceived,
  navigationSlice,
} from './slice';

/** Items come from code that may omit members. */
type GivenItems = readonly { id: string }[];

export const navigationStore = defineStore({
  name: 'navigation',
  reducer: favoriteEdits.withOptimisticUpdates(navigationSlice.reducer),
  selectors: navigationSelectors,
  actions: {
    addFavorite,
    addMenuItems: (items: GivenItems) => itemsAdded(parseMenuItems(items)),
    receiveFavorites: favoritesReceived,
    receiveMenu: menuReceived,
    removeFavorite,
    setMenuItems: (items: GivenItems) => itemsSet(parseMenuItems(items)),
  },
  resolvers: { getFavorites: fetchFavorites, getSiteIconUrl: fetchSiteIcon, isFavorite: ensureFavorites },
});

declare module '@admin/data' {
  interface StoreMap {
    navigation: typeof navigationStore;
  }
}

/** Hydrates from the global `wcNavigation`, which pages have while the navigation feature is enabled. */
export function hydrateNavigation(registry: Registry, page: unknown): void {
  const { success, output } = v.safeParse(MenuSchema, page);
  if (!success) return;
  const { menuItems: items, rootBackUrl, rootBackLabel } = output;
  void registry.dispatch(navigationStore).receiveMenu({ items, rootBackUrl, rootBackLabel });
}
