import { defineStore, dedupe } from '@admin/data';
import { products, productsSelectors } from './products';
import {
  createProductFromTemplate,
  fetchLowStock,
  fetchProducts,
  importSampleProducts,
  updateStock,
} from './sagas';

export const productsStore = defineStore({
  name: 'products',
  reducer: products.reducer,
  selectors: productsSelectors,
  actions: {
    updateStock,
    importSampleProducts: dedupe(importSampleProducts),
    createProductFromTemplate: dedupe(createProductFromTemplate),
  },
  resolvers: { getProducts: fetchProducts, getLowStock: fetchLowStock },
});

declare module '@admin/data' {
  interface StoreMap {
    products: typeof productsStore;
  }
}

/** Whether an action confirms a change of a product, for stores that react to it. */
export const isProductChange = products.isConfirmation;
