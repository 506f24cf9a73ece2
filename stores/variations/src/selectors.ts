import { weakMapMemoize } from '@reduxjs/toolkit';
import type { KnownVariations, VariationsState } from './slice';
import type { VariationList, ListedVariation, VariationWork } from './types';

export const variationsSelectors = ({ products }: VariationsState) => ({
  /** The variations of a product as far as they are known; `undefined` until the first ones are. */
  getVariations(productId: number): VariationList | undefined {
    const known = products[productId];
    return (
      known &&
      toList(known.records, known.isComplete ? known.ids : known.found, known.total, known.isComplete)
    );
  },

  getVariation: (productId: number, id: number): ListedVariation | undefined =>
    products[productId]?.records[id],

  /** Reading or generating under way for a product; `null` when there is neither. */
  getWork: (productId: number): VariationWork | null => products[productId]?.work ?? null,
});

const toList = weakMapMemoize(
  (
    records: KnownVariations['records'],
    ids: readonly number[],
    total: number,
    isComplete: boolean,
  ): VariationList | undefined => {
    if (ids.length === 0 && !isComplete) return undefined;
    const items = ids.flatMap((id) => records[id] ?? []);
    return { items: items.toSorted(byPlace), total, isComplete };
  },
);

/** Those with equal places stay as the server had them. */
const byPlace = (a: ListedVariation, b: ListedVariation) => a.menu_order - b.menu_order;
