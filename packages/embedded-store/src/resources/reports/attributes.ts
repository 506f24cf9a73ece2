import { condition, first, text } from '../../database';
import type { Condition, StoreDatabase } from '../../database';
import { anything, InvalidArgument, list, optional, withDefault } from '../../rest';

/** An attribute and one of its values: numbers of a shared attribute and its term, or the words of an own one. */
export type AttributePair = readonly [attribute: string, value: string];

const pair = optional((value, name, db): AttributePair => {
  const words = list(anything()).parse(value, name, db);
  const [attribute = '', option = ''] = words.map((word) => (typeof word === 'number' ? String(word) : word));
  if (typeof attribute === 'string' && typeof option === 'string') return [attribute, option];
  throw new InvalidArgument(`${name} is not a pair of an attribute and a value.`, 'rest_invalid_type', {
    param: name,
  });
});

export const attributePairs = withDefault(list(pair), []);

/** Which rows of `product_stats` are about a variation with that value. */
export function hasAttribute(db: StoreDatabase, [attribute, value]: AttributePair): Condition {
  const isShared = /^\d+$/.test(attribute);
  const has = isShared
    ? condition(
        "chosen.value ->> 'id' = ? AND chosen.value ->> 'option' = ?",
        Number(attribute),
        toTermSlug(db, value),
      )
    : condition(
        "chosen.value ->> 'name' = ? COLLATE NOCASE AND chosen.value ->> 'option' = ? COLLATE NOCASE",
        attribute,
        value,
      );
  return {
    sql: `variation_id IN (
      SELECT products.id FROM products, json_each(products.attributes) AS chosen
      WHERE products.type = 'variation' AND ${has.sql})`,
    values: has.values,
  };
}

/** Variations name the term of a shared attribute by its slug. */
function toTermSlug(db: StoreDatabase, value: string): string {
  const row = /^\d{1,15}$/.test(value)
    ? first(db, 'SELECT slug FROM terms WHERE id = ?', Number(value))
    : undefined;
  return row ? text(row, 'slug') : value;
}
