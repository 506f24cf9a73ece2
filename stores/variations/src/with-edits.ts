import type { VariationEdits } from '@admin/store-product';
import type { ListedVariation } from './types';

/** Variations including edits. Objects keep their identity if their edits did not change. */
export function withEdits(
  variations: readonly ListedVariation[],
  edits: VariationEdits,
): readonly ListedVariation[] {
  const edited = Object.values(edits);
  if (edited.length === 0) return variations;
  const shown = variations.map((variation) => {
    const edit = edits[variation.id];
    return edit ? merge(variation, edit) : variation;
  });
  return edited.some((edit) => 'menu_order' in edit)
    ? shown.toSorted((a, b) => a.menu_order - b.menu_order)
    : shown;
}

interface Merged {
  variation: ListedVariation;
  shown: ListedVariation;
}

/** Cached by the edits of one variation, which keep their identity while others are edited. */
const cache = new WeakMap<object, Merged>();

function merge(variation: ListedVariation, edit: Partial<ListedVariation>): ListedVariation {
  const last = cache.get(edit);
  if (last?.variation === variation) return last.shown;
  const shown = { ...variation, ...edit };
  cache.set(edit, { variation, shown });
  return shown;
}
