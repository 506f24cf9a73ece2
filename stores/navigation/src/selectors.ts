import { createSelector } from '@reduxjs/toolkit';
import { filterMenuItems } from './filter-items';
import { applyEdit, type NavigationState } from './slice';
import type { MenuItem } from './types';

const selectFavorites = createSelector(
  (state: NavigationState) => state.favorites,
  (state: NavigationState) => state.pending,
  (favorites, pending) => (favorites ? pending.reduce(applyEdit, favorites) : undefined),
);

const selectRootBack = createSelector(
  (state: NavigationState) => state.rootBackUrl,
  (state: NavigationState) => state.rootBackLabel,
  (url, label) => ({ url, label }),
);

export const navigationSelectors = (state: NavigationState) => ({
  /** All items and categories after the extensions' filter; empty if the page has no menu. */
  getMenuItems: (): readonly MenuItem[] => filterMenuItems(state.items),

  /** Unfiltered items, for code that applies the filter during render. */
  getGivenMenuItems: (): readonly MenuItem[] => state.items,

  /** Ids of the user's favorites, including pending edits; `undefined` until known. */
  getFavorites: (): readonly string[] | undefined => selectFavorites(state),

  isFavorite: (id: string): boolean => selectFavorites(state)?.includes(id) ?? false,

  /** From the site's root record; empty if the site has no icon, `undefined` until known. */
  getSiteIconUrl: (): string | undefined => state.siteIconUrl ?? undefined,

  /** The link out of the store's menu as set by the page; `filterRootBack` applies the extensions' filter. */
  getRootBack: () => selectRootBack(state),
});
