import type { ProductState } from './slice';

/** Where the store keeps its state. */
export interface ProductRoot {
  product: ProductState;
}

export const selectProduct = (root: ProductRoot): ProductState => root.product;
