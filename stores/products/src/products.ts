import { createCollection, type CollectionState, type ListPage } from '@admin/collection';
import type { LowStockQuery, Product, ProductQuery } from './types';

export const products = createCollection<Product>('products');

/** Separates low-stock lists from the others (contract, section 12). */
export const lowStockQuery = (query: LowStockQuery) => ({
  ...query,
  status: 'publish',
  low_in_stock: true,
});

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
