/** A product or a variation with a SKU. */
export interface SkuHolder {
  id: number;
  /** The variation's product; 0 for a product. */
  parentId: number;
  /** Plain text. */
  name: string;
}

/** A product with a slug. */
export interface SlugHolder {
  id: number;
  /** Plain text. */
  name: string;
}
