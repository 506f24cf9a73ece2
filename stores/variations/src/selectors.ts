import type { VariationsState } from './slice';
import type { ListedVariation, VariationList, VariationWork } from './types';

export const variationsSelectors = ({ products }: VariationsState) => ({
  /** The loaded variations of a product; `undefined` until the first page. */
  getVariations: (productId: number): VariationList | undefined => products[productId]?.list,

  /** The variation as saved. */
  getVariation: (productId: number, id: number): ListedVariation | undefined =>
    products[productId]?.records[id],

  /** Reading or generating in progress for a product; otherwise `null`. */
  getWork: (productId: number): VariationWork | null => products[productId]?.work ?? null,
});
