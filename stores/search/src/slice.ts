import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FoundItem, Resource } from './types';

/** Labels by resource and key. */
export type SearchState = Partial<Record<Resource, Record<string, string>>>;

const initialState: SearchState = {};

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    itemsNamed(state, { payload }: PayloadAction<{ resource: Resource; items: readonly FoundItem[] }>) {
      const labels = (state[payload.resource] ??= {});
      for (const { key, label } of payload.items) labels[key] = label;
    },
  },
});

export const { itemsNamed } = searchSlice.actions;
