import { defineStore, dedupe } from '@admin/data';
import { createVariation, deleteVariations, generateVariations, syncRecords, readVariations } from './sagas';
import { variationsSelectors } from './selectors';
import { readingStopped, variationsSlice } from './slice';

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
