import type * as v from 'valibot';
import type { ImportOutcomeSchema, ProductAttributeSchema, ProductSchema } from './schemas';

export type ProductAttribute = v.InferOutput<typeof ProductAttributeSchema>;

export type Product = v.InferOutput<typeof ProductSchema>;

export type ImportOutcome = v.InferOutput<typeof ImportOutcomeSchema>;

/** Query parameters, named as in the contract. */
export interface ProductQuery {
  search?: string;
  status?: 'any' | 'draft' | 'pending' | 'private' | 'publish' | 'future' | 'trash';
  type?: string;
  category?: string;
  include?: readonly number[];
  orderby?: 'date' | 'id' | 'include' | 'title' | 'popularity' | 'rating' | 'menu_order' | 'price';
  order?: 'asc' | 'desc';
  page?: number;
  per_page?: number;
}

/** Which page of the published products that are low in stock. */
export interface LowStockQuery {
  page?: number;
  per_page?: number;
}

/** The action that reverts a stock change, for an Undo button. */
export interface Undo {
  action: 'updateStock';
  productId: number;
  /** The previous quantity. */
  stockQuantity: number;
}

/** Templates of a new product (contract, section 6.1). */
export type ProductTemplate = 'physical' | 'digital' | 'grouped' | 'external' | 'variable';
