import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defineStore, put, request, type Saga } from '@admin/data';
import * as api from './api';
import type { SkuHolder, SlugHolder } from './types';

interface SkusState {
  /** By SKU. */
  holders: Record<string, readonly SkuHolder[]>;
  /** By slug. */
  slugHolders: Record<string, readonly SlugHolder[]>;
}

const initialState: SkusState = { holders: {}, slugHolders: {} };

const skusSlice = createSlice({
  name: 'skus',
  initialState,
  reducers: {
    holdersReceived: (state, { payload }: PayloadAction<{ sku: string; holders: readonly SkuHolder[] }>) => ({
      ...state,
      holders: { ...state.holders, [payload.sku]: payload.holders },
    }),
    slugHoldersReceived: (
      state,
      { payload }: PayloadAction<{ slug: string; holders: readonly SlugHolder[] }>,
    ) => ({ ...state, slugHolders: { ...state.slugHolders, [payload.slug]: payload.holders } }),
  },
});

const { holdersReceived, slugHoldersReceived } = skusSlice.actions;

const skusSelectors = (state: SkusState) => ({
  /** Products with this SKU, except trashed ones; `undefined` until known. */
  getHolders: (sku: string): readonly SkuHolder[] | undefined => state.holders[sku],

  /** Products with this slug, except trashed ones; `undefined` until known. */
  getSlugHolders: (slug: string): readonly SlugHolder[] | undefined => state.slugHolders[slug],
});

export const skusStore = defineStore({
  name: 'skus',
  reducer: skusSlice.reducer,
  selectors: skusSelectors,
  actions: {},
  resolvers: {
    *getHolders(sku: string): Saga {
      yield* put(holdersReceived({ sku, holders: yield* request(api.fetchHolders, sku) }));
    },
    *getSlugHolders(slug: string): Saga {
      yield* put(slugHoldersReceived({ slug, holders: yield* request(api.fetchSlugHolders, slug) }));
    },
  },
});

declare module '@admin/data' {
  interface StoreMap {
    skus: typeof skusStore;
  }
}
