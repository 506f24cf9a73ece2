import { allOf, anyOf, condition, isOneOf } from '../../database';
import type { Condition, StoreDatabase } from '../../database';
import { integer, list, oneOf, withDefault } from '../../rest';
import type { ArgumentValues } from '../../rest';
import { attributePairs, hasAttribute } from './attributes';
import type { LineScope } from './lines-source';
import { includesAndExcludes } from './order-filters';

const ids = () => list(integer());

export const productFilterArgs = { products: ids(), categories: ids(), variations: ids() };

export type ProductFilters = Partial<ArgumentValues<typeof productFilterArgs>>;

export const variationFilterArgs = {
  match: withDefault(oneOf(['all', 'any']), 'all'),
  variations: ids(),
  product_includes: ids(),
  product_excludes: ids(),
  category_includes: ids(),
  category_excludes: ids(),
  attribute_is: attributePairs,
  attribute_is_not: attributePairs,
};

export type VariationFilters = Partial<ArgumentValues<typeof variationFilterArgs>>;

/** Matches lines of the chosen products that are in one of the chosen categories. */
export function productFilter({
  products = [],
  categories = [],
  variations = [],
}: ProductFilters): Condition | undefined {
  return join('all', [
    ...includesAndExcludes(products, [], 'line.product_id'),
    ...includesAndExcludes(variations, [], 'line.variation_id'),
    ...categoryConditions(categories, []),
  ]);
}

/** Matches lines of the chosen variations. */
export function variationScope(db: StoreDatabase, filters: VariationFilters): LineScope {
  return { filter: variationFilter(db, filters), isVariations: true };
}

function variationFilter(db: StoreDatabase, filters: VariationFilters): Condition | undefined {
  return join(filters.match ?? 'all', [
    ...includesAndExcludes(filters.variations, [], 'line.variation_id'),
    ...includesAndExcludes(filters.product_includes, filters.product_excludes, 'line.product_id'),
    ...categoryConditions(filters.category_includes ?? [], filters.category_excludes ?? []),
    ...(filters.attribute_is ?? []).map((pair) => hasAttribute(db, pair)),
    ...(filters.attribute_is_not ?? []).map((pair) => {
      const has = hasAttribute(db, pair);
      return condition(`NOT (${has.sql})`, ...has.values);
    }),
  ]);
}

/** Products that are directly in one of the categories, or in none of them. */
function categoryConditions(
  includes: readonly number[],
  excludes: readonly number[],
): (Condition | undefined)[] {
  const within = (word: 'IN' | 'NOT IN', chosen: readonly number[]) => {
    if (chosen.length === 0) return undefined;
    const { sql, values } = isOneOf('term_id', chosen);
    return { sql: `line.product_id ${word} (SELECT product_id FROM product_terms WHERE ${sql})`, values };
  };
  return [within('IN', includes), within('NOT IN', excludes)];
}

function join(match: 'all' | 'any', conditions: readonly (Condition | undefined)[]): Condition | undefined {
  const counting = conditions.filter((each) => each !== undefined);
  if (counting.length === 0) return undefined;
  return match === 'any' ? anyOf(counting) : allOf(counting);
}
