import { defineStore, dedupe } from '@admin/data';
import { createVariation, deleteVariations, generateVariations, syncRecords, readVariations } from './sagas';
import { readingStopped, variationsSlice, type VariationsState } from './slice';
import type { ListedVariation, VariationList, VariationWork } from './types';

const variationsSelectors = ({ products }: VariationsState) => ({
  /** The loaded variations of a product; `undefined` until the first page. */
  getVariations: (productId: number): VariationList | undefined => products[productId]?.list,

  /** The variation as saved. */
  getVariation: (productId: number, id: number): ListedVariation | undefined =>
    products[productId]?.records[id],

  /** Reading or generating in progress for a product; otherwise `null`. */
  getWork: (productId: number): VariationWork | null => products[productId]?.work ?? null,
});

export const variationsStore = defineStore({
  name: 'variations',
  reducer: variationsSlice.reducer,
  selectors: variationsSelectors,
  actions: {
    /** Stops reading after the current page; `invalidate(…).getVariations` continues from there. */
    stopReading: readingStopped,
    generateVariations: dedupe(generateVariations),
    createVariation,
    deleteVariations: dedupe(deleteVariations),
  },
  resolvers: { getVariations: readVariations },
  saga: syncRecords,
});

declare module '@admin/data' {
  interface StoreMap {
    variations: typeof variationsStore;
  }
}
