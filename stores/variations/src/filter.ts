import type { AttributeChoice } from '@admin/store-product';
import { getAttributeKey } from './combinations';
import type { ListedVariation } from './types';

/** Which variations to show. */
export interface VariationFilter {
  /** At most one value per attribute. */
  options: readonly AttributeChoice[];
  /** Search terms, each of which must occur in a value, the SKU or the id. */
  search: string;
}

/** Variations that match all selected values (or any value of the attribute) and all search terms. */
export function filterVariations(
  variations: readonly ListedVariation[],
  { options, search }: VariationFilter,
): readonly ListedVariation[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (options.length === 0 && words.length === 0) return variations;
  return variations.filter(
    (variation) => options.every((option) => has(variation, option)) && hasWords(variation, words),
  );
}

function has({ attributes }: ListedVariation, wanted: AttributeChoice): boolean {
  const chosen = attributes.find((attribute) => getAttributeKey(attribute) === getAttributeKey(wanted));
  return !chosen?.option || chosen.option === wanted.option;
}

function hasWords({ id, sku, attributes }: ListedVariation, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = [...attributes.map(({ option }) => option), sku, `#${id}`].join('\n').toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}
