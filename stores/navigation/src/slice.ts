import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createOptimisticUpdates, type OptimisticState } from '@admin/collection';
import type { MenuItem } from './types';

export interface NavigationState extends OptimisticState<FavoriteEdit> {
  /** As the page and extensions gave them; readers see what the filter makes of them. */
  items: MenuItem[];
  /** Where the menu leads out of the store's pages; empty: nowhere. */
  rootBackUrl: string;
  /** Empty: the usual words. */
  rootBackLabel: string;
  /** Empty: the site has no icon; `null` until known. */
  siteIconUrl: string | null;
  /** Ids, as the server last told us; `null` until it did. */
  favorites: string[] | null;
}

export interface FavoriteEdit {
  item: string;
  isFavorite: boolean;
}

interface SavedFavorite {
  /** All of them, where the server told them. */
  favorites: string[] | undefined;
}

export const favoriteEdits = createOptimisticUpdates<NavigationState, FavoriteEdit, SavedFavorite>({
  name: 'navigation',
  // Favorites are one list, so one write goes at a time and the last click decides.
  getKeys: () => ['favorites'],
  merge: (state, { favorites }, edit) => ({
    ...state,
    favorites: favorites ?? (state.favorites && applyEdit(state.favorites, edit)),
  }),
});

const initialState: NavigationState = {
  ...favoriteEdits.initialState,
  items: [],
  rootBackUrl: '',
  rootBackLabel: '',
  siteIconUrl: null,
  favorites: null,
};

export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    menuReceived(
      state,
      { payload }: PayloadAction<Pick<NavigationState, 'items' | 'rootBackUrl' | 'rootBackLabel'>>,
    ) {
      Object.assign(state, payload);
    },
    itemsSet(state, { payload }: PayloadAction<MenuItem[]>) {
      state.items = payload;
    },
    /** An entry that is there already is replaced where it stands. */
    itemsAdded(state, { payload }: PayloadAction<MenuItem[]>) {
      const items = new Map([...state.items, ...payload].map((item) => [item.id, item]));
      state.items = [...items.values()];
    },
    siteIconReceived(state, { payload }: PayloadAction<string>) {
      state.siteIconUrl = payload;
    },
    favoritesReceived(state, { payload }: PayloadAction<string[]>) {
      state.favorites = payload;
    },
  },
});

export const { menuReceived, itemsSet, itemsAdded, siteIconReceived, favoritesReceived } =
  navigationSlice.actions;

/** The favorites with one edit on top. */
export function applyEdit(favorites: string[], { item, isFavorite }: FavoriteEdit): string[] {
  const others = favorites.filter((id) => id !== item);
  if (!isFavorite) return others;
  return others.length < favorites.length ? favorites : [...favorites, item];
}
