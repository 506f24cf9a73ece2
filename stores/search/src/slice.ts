import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FoundItem, Resource } from './types';

export interface SearchState {
  /** By resource and key. */
  labels: Partial<Record<Resource, Record<string, string>>>;
  /** Ids of all matches, by `keyOf`. */
  found: Record<string, readonly string[]>;
}

const initialState: SearchState = { labels: {}, found: {} };

interface IdsFound {
  collection: string;
  search: string;
  ids: readonly string[];
}

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    itemsNamed(state, { payload }: PayloadAction<{ resource: Resource; items: readonly FoundItem[] }>) {
      const labels = (state.labels[payload.resource] ??= {});
      for (const { key, label } of payload.items) labels[key] = label;
    },
    idsFound(state, { payload: { collection, search, ids } }: PayloadAction<IdsFound>) {
      state.found[keyOf(collection, search)] = [...ids];
    },
  },
});

export const { itemsNamed, idsFound } = searchSlice.actions;

export const keyOf = (collection: string, search: string): string => `${collection} ${search}`;
