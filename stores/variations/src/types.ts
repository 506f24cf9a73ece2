import type { VariationRecord } from '@admin/store-product';

/** What tables and bulk changes need of thousands; descriptions and meta data are not among it. */
export const LISTED_MEMBERS = [
  'id',
  'sku',
  'regular_price',
  'sale_price',
  'date_on_sale_from',
  'date_on_sale_to',
  'on_sale',
  'status',
  'manage_stock',
  'stock_quantity',
  'stock_status',
  'weight',
  'image',
  'attributes',
  'menu_order',
  'permalink',
] as const;

/** A variation as lists tell of it, with the names and types of the wire. */
export type ListedVariation = Pick<VariationRecord, (typeof LISTED_MEMBERS)[number]>;

/** Changed members of variations, by their ids. */
export type VariationEdits = Readonly<Record<number, Partial<ListedVariation>>>;

/** The variations of a product, as far as they are known. */
export interface VariationList {
  /** In the order of the product. */
  readonly items: readonly ListedVariation[];
  /** How many there are, by the server's count. */
  readonly total: number;
  /** Whether all of them are known. */
  readonly isComplete: boolean;
}

/** What is under way for a product. */
export interface VariationWork {
  kind: 'reading' | 'generating';
  /** Read or generated so far. */
  done: number;
  /** Expected; 0 until that is known. */
  total: number;
}

/** What became of variations that were to be deleted. */
export interface DeleteOutcome {
  deleted: number[];
  /** Those the server kept, and why. */
  failed: { id: number; message: string }[];
}
