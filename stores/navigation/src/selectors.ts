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
  /** All entries and categories, as extensions want them; none where the page has no menu. */
  getMenuItems: (): readonly MenuItem[] => filterMenuItems(state.items),

  /** The same without the filter, for code that runs it by itself whenever it renders. */
  getGivenMenuItems: (): readonly MenuItem[] => state.items,

  /** Ids of the user's favorites, edits in progress included; `undefined` until known. */
  getFavorites: (): readonly string[] | undefined => selectFavorites(state),

  isFavorite: (id: string): boolean => selectFavorites(state)?.includes(id) ?? false,

  /** Of the site's base record; empty where the site has none, `undefined` until known. */
  getSiteIconUrl: (): string | undefined => state.siteIconUrl ?? undefined,

  /** Where the menu leads out of the store's pages as the page has it; `filterRootBack` asks extensions. */
  getRootBack: () => selectRootBack(state),
});
