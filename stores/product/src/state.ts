import type { ProductState } from './slice';

/** The part of the root state that contains this store. */
export interface ProductRoot {
  product: ProductState;
}

export const selectProduct = (root: ProductRoot): ProductState => root.product;
