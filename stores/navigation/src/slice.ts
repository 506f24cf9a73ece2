import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MenuItem } from './types';

export interface NavigationState {
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
  /** Edits on their way to the server, oldest first; readers see them on top of `favorites`. */
  pending: FavoriteEdit[];
  /** How many edits were confirmed: tells a list that is older than an edit from a newer one. */
  saves: number;
}

export interface FavoriteEdit {
  id: string;
  item: string;
  isFavorite: boolean;
}

interface EditEnd {
  id: string;
  isConfirmed: boolean;
  /** All favourites, where the server told them. */
  favorites?: string[] | undefined;
}

const initialState: NavigationState = {
  items: [],
  rootBackUrl: '',
  rootBackLabel: '',
  siteIconUrl: null,
  favorites: null,
  pending: [],
  saves: 0,
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
    editStarted(state, { payload }: PayloadAction<FavoriteEdit>) {
      state.pending.push(payload);
    },
    /** Removing the layer is the whole rollback; what the server confirmed moves into `favorites` first. */
    editEnded(state, { payload: { id, isConfirmed, favorites } }: PayloadAction<EditEnd>) {
      const edit = state.pending.find((other) => other.id === id);
      if (edit && isConfirmed) {
        if (favorites) state.favorites = favorites;
        else if (state.favorites) state.favorites = applyEdit(state.favorites, edit);
        state.saves += 1;
      }
      state.pending = state.pending.filter((other) => other !== edit);
    },
  },
});

export const {
  menuReceived,
  itemsSet,
  itemsAdded,
  siteIconReceived,
  favoritesReceived,
  editStarted,
  editEnded,
} = navigationSlice.actions;

/** The favourites with one edit on top. */
export function applyEdit(favorites: string[], { item, isFavorite }: FavoriteEdit): string[] {
  const others = favorites.filter((id) => id !== item);
  if (!isFavorite) return others;
  return others.length < favorites.length ? favorites : [...favorites, item];
}
