import * as v from 'valibot';
import { anyOf, condition, first, text } from '../../database';
import type { Condition, StoreDatabase } from '../../database';
import { accept, anything, list, withDefault } from '../../rest';
import { getAttribute } from '../../catalog';

/** An attribute and a value: the IDs of a global attribute and its term, or the names of a custom one. */
export type AttributePair = readonly [attribute: string, value: string];

const pair = v.pipe(
  list(anything()),
  v.transform(([attribute = '', option = '']): unknown =>
    [attribute, option].map((word) => (typeof word === 'number' ? String(word) : word)),
  ),
  accept<AttributePair>(
    (words) => Array.isArray(words) && words.every((word) => typeof word === 'string'),
    '%s is not a pair of an attribute and a value.',
    'rest_invalid_type',
  ),
);

export const attributePairs = withDefault(list(pair), []);

/**
 * Matches rows of `product_stats` with that attribute value: the variation has it, the product has it for an attribute
 * that isn't used for variations, or the order item has it for a variation with "any" value or a deleted one.
 */
export function hasAttribute(db: StoreDatabase, [attribute, value]: AttributePair): Condition {
  const shared = /^\d{1,15}$/.test(attribute) ? getAttribute(db, Number(attribute)) : undefined;
  const names = shared ? [shared.name, shared.slug] : [attribute];
  const option = shared ? toTermSlug(db, value) : value;
  const own = shared
    ? condition("chosen.value ->> 'id' = ?", shared.id)
    : condition("chosen.value ->> 'name' = ? COLLATE NOCASE", attribute);
  const chosen = `SELECT products.id FROM products, json_each(products.attributes) AS chosen
        WHERE products.type = 'variation' AND ${own.sql}`;
  const listed = shared
    ? condition(
        `listed.value ->> 'id' = ? AND EXISTS (
           SELECT 1 FROM product_terms JOIN terms ON terms.id = term_id
           WHERE product_terms.product_id = products.id AND taxonomy = ? AND slug = ?)`,
        shared.id,
        shared.slug,
        option,
      )
    : condition(
        `listed.value ->> 'name' = ? COLLATE NOCASE AND EXISTS (
           SELECT 1 FROM json_each(listed.value, '$.options') AS own WHERE own.value = ? COLLATE NOCASE)`,
        attribute,
        option,
      );
  const places = names.map(() => '?').join(', ');
  const ways: Condition[] = [
    {
      sql: `variation_id IN (${chosen} AND chosen.value ->> 'option' = ? COLLATE NOCASE)`,
      values: [...own.values, option],
    },
    {
      sql: `product_id IN (
        SELECT products.id FROM products, json_each(products.attributes) AS listed
        WHERE products.type <> 'variation'
          AND (products.type <> 'variable' OR NOT listed.value ->> 'variation') AND ${listed.sql})`,
      values: listed.values,
    },
    {
      sql: `line_id IN (
        SELECT sold.line_id FROM product_stats AS sold CROSS JOIN order_lines ON order_lines.id = sold.line_id
          CROSS JOIN json_each(order_lines.meta) AS noted
        WHERE sold.variation_id > 0
          AND sold.variation_id NOT IN (${chosen} AND chosen.value ->> 'option' <> '')
          AND noted.value ->> 'key' COLLATE NOCASE IN (${places})
          AND noted.value ->> 'value' = ? COLLATE NOCASE)`,
      values: [...own.values, ...names, option],
    },
  ];
  return anyOf(ways);
}

/** Variations store the term of a global attribute as its slug. */
function toTermSlug(db: StoreDatabase, value: string): string {
  const row = /^\d{1,15}$/.test(value)
    ? first(db, 'SELECT slug FROM terms WHERE id = ?', Number(value))
    : undefined;
  return row ? text(row, 'slug') : value;
}
