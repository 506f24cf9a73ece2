import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defineStore, put, request, type Saga } from '@admin/data';
import * as api from './api';
import type { SkuHolder } from './types';

interface SkusState {
  /** By their SKU. */
  holders: Record<string, readonly SkuHolder[]>;
}

const initialState: SkusState = { holders: {} };

const skusSlice = createSlice({
  name: 'skus',
  initialState,
  reducers: {
    holdersReceived: (
      { holders },
      { payload }: PayloadAction<{ sku: string; holders: readonly SkuHolder[] }>,
    ) => ({ holders: { ...holders, [payload.sku]: payload.holders } }),
  },
});

const { holdersReceived } = skusSlice.actions;

const skusSelectors = (state: SkusState) => ({
  /** Who has a SKU, what is in the trash left out; `undefined` until known. */
  getHolders: (sku: string): readonly SkuHolder[] | undefined => state.holders[sku],
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
  },
});

declare module '@admin/data' {
  interface StoreMap {
    skus: typeof skusStore;
  }
}
