import type { VariationEdits, ListedVariation } from './types';

type Placed = Pick<ListedVariation, 'id' | 'menu_order'>;

/**
 * The position changes for moving a variation: as few as possible, which is a swap of two, or all positions from there
 * on if some are equal.
 * @param variations all of the product, in their order
 * @param to place counted from zero; beyond the ends is the end
 */
export function moveVariation(variations: readonly Placed[], id: number, to: number): VariationEdits {
  const from = variations.findIndex((variation) => variation.id === id);
  const moved = variations[from];
  if (!moved) return {};
  const target = Math.min(Math.max(to, 0), variations.length - 1);
  const placed = variations.toSpliced(from, 1).toSpliced(target, 0, moved);
  const places = isStrict(variations)
    ? variations.map(({ menu_order }) => menu_order)
    : numberFrom(variations);
  return Object.fromEntries(
    placed.flatMap(({ id: each, menu_order }, index) =>
      menu_order === places[index] ? [] : [[each, { menu_order: places[index] ?? index }]],
    ),
  );
}

const isStrict = (variations: readonly Placed[]): boolean =>
  variations.every(({ menu_order }, index) => menu_order > (variations[index - 1]?.menu_order ?? -Infinity));

/** Distinct positions, starting from that of the first. */
function numberFrom(variations: readonly Placed[]): number[] {
  const first = variations[0]?.menu_order ?? 0;
  return variations.map((_, index) => first + index);
}
