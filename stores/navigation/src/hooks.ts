import { useMemo } from 'react';
import { useDispatch, useSelect } from '@admin/data';
import { useFilterChanges } from '@admin/extensions';
import { filterMenuItems, filterRootBack, MENU_FILTER } from './filter-items';
import { getMenu, getVisibleItems } from './menu';
import { navigationStore } from './store';

/** The user's menu; `can` checks capabilities, and must keep its identity while they stay the same. */
export function useMenu(can: (capability: string) => boolean) {
  // Late callbacks do not change the store, so the filter runs during render.
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

/** URL of the site's icon; `undefined` if it has none, and until known. */
export function useSiteIconUrl(): string | undefined {
  return useSelect((select) => select(navigationStore).getSiteIconUrl()) || undefined;
}

/** Whether a menu item is a favorite, and a function that changes it. */
export function useFavorite(id: string) {
  const { addFavorite, removeFavorite } = useDispatch(navigationStore);
  const isFavorite = useSelect((select) => select(navigationStore).isFavorite(id));
  const toggle = () => (isFavorite ? removeFavorite(id) : addFavorite(id));
  return { isFavorite, toggle };
}
