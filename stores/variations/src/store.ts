import { defineStore, shared } from '@admin/data';
import { createVariation, deleteVariations, generateVariations, readVariations } from './sagas';
import { variationsSelectors } from './selectors';
import { readingStopped, variationsReceived, variationsSlice } from './slice';

export const variationsStore = defineStore({
  name: 'variations',
  reducer: variationsSlice.reducer,
  selectors: variationsSelectors,
  actions: {
    /** Ends reading after the page under way; `invalidate(…).getVariations` goes on from there. */
    stopReading: readingStopped,
    /** For whoever saved variations of a product: `{ productId, records }` as the server confirmed them. */
    receiveVariations: variationsReceived,
    generateVariations: shared(generateVariations),
    createVariation,
    deleteVariations: shared(deleteVariations),
  },
  resolvers: { getVariations: readVariations },
});

declare module '@admin/data' {
  interface StoreMap {
    variations: typeof variationsStore;
  }
}
