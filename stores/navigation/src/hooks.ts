import { useMemo } from 'react';
import { useDispatch, useSelect } from '@admin/data';
import { useFilterChanges } from '@admin/extensions';
import { filterMenuItems, filterRootBack, MENU_FILTER } from './filter-items';
import { getMenu, getVisibleItems } from './menu';
import { navigationStore } from './store';

/** The menu of a user; `can` says what the user holds, and stays the same function while that does not change. */
export function useMenu(can: (capability: string) => boolean) {
  // Callbacks that come late are no change of the store, so they are asked while rendering.
  useFilterChanges(MENU_FILTER);
  const { given, favorites, rootBack } = useSelect((select) => ({
    given: select(navigationStore).getGivenMenuItems(),
    favorites: select(navigationStore).getFavorites(),
    rootBack: select(navigationStore).getRootBack(),
  }));
  const filtered = filterMenuItems(given);
  const items = useMemo(() => getVisibleItems(filtered, can), [filtered, can]);
  const menu = useMemo(() => getMenu(items, favorites), [items, favorites]);
  return { items, menu, rootBack: filterRootBack(rootBack) };
}

/** The address of the site's icon; nothing where it has none, and until it is known. */
export function useSiteIconUrl(): string | undefined {
  return useSelect((select) => select(navigationStore).getSiteIconUrl()) || undefined;
}

/** Whether an entry is a favorite, and a function that changes it. */
export function useFavorite(id: string) {
  const { addFavorite, removeFavorite } = useDispatch(navigationStore);
  const isFavorite = useSelect((select) => select(navigationStore).isFavorite(id));
  const toggle = () => (isFavorite ? removeFavorite(id) : addFavorite(id));
  return { isFavorite, toggle };
}
