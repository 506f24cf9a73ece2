/** A product or a variation that has a SKU. */
export interface SkuHolder {
  id: number;
  /** The product this is a variation of; 0 for a product. */
  parentId: number;
  /** Plain text. */
  name: string;
}

/** A product whose page has an address. */
export interface SlugHolder {
  id: number;
  /** Plain text. */
  name: string;
}
