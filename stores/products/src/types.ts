export interface ProductAttribute {
  id: number;
  name: string;
  /** Of a variation: which of the choices it is. */
  option: string;
}

/** A product or a variation, as lists need it. */
export interface Product {
  id: number;
  /** The product this is a variation of; 0 for a product. */
  parentId: number;
  /** simple, grouped, external, variable, variation or a type of an extension. */
  type: string;
  /** Plain text. */
  name: string;
  attributes: ProductAttribute[];
  /** Address of the first picture; empty when there is none. */
  image: string;
  /** `null` when stock is not counted; below zero when more was sold than there was. */
  stockQuantity: number | null;
  /** From here on stock is low; `null` when the shop's own limit holds. */
  lowStockAmount: number | null;
  /** What only some lists tell. */
  status?: string;
  sku?: string;
  /** Decimal text in the shop's currency. */
  price?: string;
  stockStatus?: string;
  permalink?: string;
  /** Date and time in the site's time zone, as `2026-11-16T22:42:35`; `null` where the host doesn't say. */
  lastOrdered?: string | null;
}

/** Which products, as the contract names it. */
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

/** The action that takes a change of stock back, for an Undo button. */
export interface Undo {
  action: 'updateStock';
  productId: number;
  /** What was there before. */
  stockQuantity: number;
}

/** What a new product may start from (contract, section 6.1). */
export type ProductTemplate = 'physical' | 'digital' | 'grouped' | 'external' | 'variable';

/** How many of the sample products there are now, and how many could not be brought in. */
export interface ImportOutcome {
  /** New ones, and those that were there before. */
  present: number;
  failed: number;
}
