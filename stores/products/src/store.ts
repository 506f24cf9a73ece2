import { defineStore } from '@admin/data';
import { products } from './products';
import { fetchLowStock, fetchProducts, updateStock } from './sagas';
import { productsSelectors } from './selectors';

export const productsStore = defineStore({
  name: 'products',
  reducer: products.reducer,
  selectors: productsSelectors,
  actions: { updateStock },
  resolvers: { getProducts: fetchProducts, getLowStock: fetchLowStock },
});

declare module '@admin/data' {
  interface StoreMap {
    products: typeof productsStore;
  }
}

/** Whether an action says that a product was changed, for stores that react to it. */
export const isProductChange = products.isChange;
