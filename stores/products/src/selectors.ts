import type { CollectionState, ListPage } from '@admin/collection';
import { lowStockQuery, products } from './products';
import type { LowStockQuery, Product, ProductQuery } from './types';

export const productsSelectors = (state: CollectionState<Product>) => ({
  /** A page of products with the list's totals; `undefined` until known. */
  getProducts: (query: ProductQuery): ListPage<Product> | undefined => products.getPage(state, { ...query }),

  /** A page of published products and variations that are low in stock; `undefined` until known. */
  getLowStock: (query: LowStockQuery): ListPage<Product> | undefined =>
    products.getPage(state, lowStockQuery(query)),

  getProduct: (id: number): Product | undefined => products.getItem(state, id),

  /** Whether a change of the product is being saved. */
  isSavingProduct: (id: number): boolean => products.isSaving(state, id),
});
