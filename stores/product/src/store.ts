import { defineStore } from '@admin/data';
import { readRecord } from './sagas';
import { productSelectors } from './selectors';
import { edited, productSlice, redone, undone, variationsEdited } from './slice';

export const productStore = defineStore({
  name: 'product',
  reducer: productSlice.reducer,
  selectors: productSelectors,
  actions: { edit: edited, editVariations: variationsEdited, undo: undone, redo: redone },
  resolvers: { getRecord: readRecord },
});

declare module '@admin/data' {
  interface StoreMap {
    product: typeof productStore;
  }
}
