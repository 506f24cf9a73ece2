/** A product or a variation that has a SKU. */
export interface SkuHolder {
  id: number;
  /** The product this is a variation of; 0 for a product. */
  parentId: number;
  /** Plain text. */
  name: string;
}
