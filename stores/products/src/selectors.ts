import type { CollectionState, ListPage } from '@admin/collection';
import { lowStockQuery, products } from './products';
import type { LowStockQuery, Product, ProductQuery } from './types';

export const productsSelectors = (state: CollectionState<Product>) => ({
  /** A page of products with the totals of its list; `undefined` until known. */
  getProducts: (query: ProductQuery): ListPage<Product> | undefined => products.getPage(state, { ...query }),

  /** A page of what is published and low in stock, variations among them; `undefined` until known. */
  getLowStock: (query: LowStockQuery): ListPage<Product> | undefined =>
    products.getPage(state, lowStockQuery(query)),

  getProduct: (id: number): Product | undefined => products.getItem(state, id),

  /** Whether a change of the product is on its way to the server. */
  isSavingProduct: (id: number): boolean => products.isSaving(state, id),
});
