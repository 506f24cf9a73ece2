import { all, first, integer, text } from '../../database';
import type { StoreDatabase } from '../../database';
import type { VariationArgs } from './arguments';
import { isProductAttribute } from './attribute-records';
import { toValues } from './relations';
import type { ChosenAttribute, StoredProduct } from './product';
import { addVariation } from './save';

/** Maximum variations per call, as in WooCommerce. */
const MAX_GENERATED = 50;

/**
 * Adds a variation for every attribute combination that has none yet, after the existing ones, and returns how many it
 * added. Depends on the attributes, not on the product type, because a new product is stored as simple until it is
 * saved.
 */
export function generateVariations(
  db: StoreDatabase,
  product: StoredProduct,
  args: VariationArgs,
  now: Date,
): number {
  const values = toValues(db, product.id, product.attributes.filter(isProductAttribute)).filter(
    (options) => options.length > 0,
  );
  if (values.length === 0) return 0;
  const existing = new Set(
    all(db, "SELECT attributes FROM products WHERE parent_id = ? AND status <> 'trash'", product.id).map(
      (row) => toKey(JSON.parse(text(row, 'attributes'))),
    ),
  );
  const missing = combine(values, MAX_GENERATED + existing.size).filter(
    (chosen) => !existing.has(toKey(chosen)),
  );
  const added = missing.slice(0, MAX_GENERATED);
  const last = lastPlace(db, product);
  added.forEach((attributes, index) => {
    addVariation(db, product, { ...args, menu_order: last + index + 1, attributes }, now);
  });
  return added.length;
}

function lastPlace(db: StoreDatabase, { id }: StoredProduct): number {
  const row = first(db, 'SELECT coalesce(max(menu_order), 0) AS last FROM products WHERE parent_id = ?', id);
  return integer(row, 'last');
}

/** The first combinations of one value per attribute, up to a maximum. */
function combine(values: readonly (readonly ChosenAttribute[])[], most: number): ChosenAttribute[][] {
  return values.reduce<ChosenAttribute[][]>(
    (combinations, options) =>
      combinations.flatMap((chosen) => options.map((option) => [...chosen, option])).slice(0, most),
    [[]],
  );
}

function toKey(chosen: readonly ChosenAttribute[]): string {
  return chosen
    .map(({ id, name, option }) => `${id || name}=${option}`)
    .toSorted()
    .join('&');
}
