import type { VariationsState } from './slice';
import type { ListedVariation, VariationList, VariationWork } from './types';

export const variationsSelectors = ({ products }: VariationsState) => ({
  /** The variations of a product as far as they are known; `undefined` until the first ones are. */
  getVariations: (productId: number): VariationList | undefined => products[productId]?.list,

  /** As the server has it. */
  getVariation: (productId: number, id: number): ListedVariation | undefined =>
    products[productId]?.records[id],

  /** Reading or generating in progress for a product; `null` when there is neither. */
  getWork: (productId: number): VariationWork | null => products[productId]?.work ?? null,
});
