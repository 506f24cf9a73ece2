import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createOptimisticUpdates, type OptimisticState } from '@admin/collection';
import type { MenuItem } from './types';

export interface NavigationState extends OptimisticState<FavoriteEdit> {
  /** As provided by the page and extensions; selectors apply the filter. */
  items: MenuItem[];
  /** URL of the link out of the store's menu; empty for no link. */
  rootBackUrl: string;
  /** Empty for the default label. */
  rootBackLabel: string;
  /** Empty if the site has no icon; `null` until known. */
  siteIconUrl: string | null;
  /** Ids as last received from the server; `null` until then. */
  favorites: string[] | null;
}

export interface FavoriteEdit {
  item: string;
  isFavorite: boolean;
}

interface SavedFavorite {
  /** All favorites, if the server returned them. */
  favorites: string[] | undefined;
}

export const favoriteEdits = createOptimisticUpdates<NavigationState, FavoriteEdit, SavedFavorite>({
  name: 'navigation',
  // Favorites are one list, so writes are sequential and the last click wins.
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
    /** An existing item is replaced in place. */
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

/** The favorites with one edit applied. */
export function applyEdit(favorites: string[], { item, isFavorite }: FavoriteEdit): string[] {
  const others = favorites.filter((id) => id !== item);
  if (!isFavorite) return others;
  return others.length < favorites.length ? favorites : [...favorites, item];
}
