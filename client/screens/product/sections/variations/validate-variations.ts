import { _n, sprintf } from '@wordpress/i18n';
import type { FieldErrors, VariationEdits } from '@admin/store-product';
import { validatePrices } from '../../rules/prices';

interface EditedVariations {
  edits: VariationEdits;
  /** Saved values of the edited fields, and of both prices if one is edited. */
  saved: VariationEdits;
}

type Members = NonNullable<VariationEdits[number]>;

/** Keyed by the edits of a variation: while one is typed, the others keep their identity. */
const cache = new WeakMap<Members, { saved: Members | undefined; isFine: boolean }>();

/** Returns the ids of edited variations with an invalid sale price. */
export const findInvalidSales = ({ edits, saved }: EditedVariations): number[] =>
  Object.keys(edits)
    .map(Number)
    .filter((id) => !hasPrices(edits[id] ?? {}, saved[id]));

function hasPrices(edited: Members, saved: Members | undefined): boolean {
  if (!Object.hasOwn(edited, 'regular_price') && !Object.hasOwn(edited, 'sale_price')) return true;
  const last = cache.get(edited);
  if (last?.saved === saved && last) return last.isFine;
  const { regular_price = '', sale_price = '' } = { ...saved, ...edited };
  const isFine = !('sale_price' in validatePrices({ regular_price, sale_price }));
  cache.set(edited, { saved, isFine });
  return isFine;
}

export function validateVariations(variations: EditedVariations): FieldErrors {
  const count = findInvalidSales(variations).length;
  return count === 0
    ? {}
    : { variations: formatInvalidSalePrices(count, Object.keys(variations.edits).length) };
}

const formatInvalidSalePrices = (count: number, all: number): string =>
  sprintf(
    /* translators: 1: how many, 2: number of all variations that were changed */
    _n(
      'The sale price of %1$d of %2$d changed variation is not lower than the list price.',
      'The sale price of %1$d of %2$d changed variations is not lower than the list price.',
      all,
      'store-admin',
    ),
    count,
    all,
  );
