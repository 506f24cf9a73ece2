import { allOf, anyOf, condition, isNoneOf, isOneOf } from '../../database';
import type { Condition, StoreDatabase } from '../../database';
import { integer, list, oneOf, withDefault } from '../../rest';
import type { ArgumentValues } from '../../rest';
import { statusesOr } from '../../site';
import { attributePairs, hasAttribute } from './attributes';

const ids = () => withDefault(list(integer()), []);

/** Filter arguments for orders and refunds. */
export const orderFilterArgs = {
  match: withDefault(oneOf(['all', 'any']), 'all'),
  status_is: statusesOr('any', 'trash'),
  status_is_not: statusesOr('any', 'trash'),
  product_includes: ids(),
  product_excludes: ids(),
  variation_includes: ids(),
  variation_excludes: ids(),
  coupon_includes: ids(),
  coupon_excludes: ids(),
  tax_rate_includes: ids(),
  tax_rate_excludes: ids(),
  order_includes: ids(),
  order_excludes: ids(),
  customer: oneOf(['', 'new', 'returning']),
  customer_type: oneOf(['', 'new', 'returning']),
  refunds: withDefault(oneOf(['', 'all', 'partial', 'full', 'none']), ''),
  attribute_is: attributePairs,
  attribute_is_not: attributePairs,
};

export type OrderFilters = Partial<ArgumentValues<typeof orderFilterArgs>>;

/** Matches the requested rows of `order_stats`; `undefined` if there is no filter. */
export function orderFilter(db: StoreDatabase, filters: OrderFilters): Condition | undefined {
  const conditions = [
    ...statusConditions(filters),
    ...typeConditions(filters),
    refundCondition(filters.refunds),
    ...lineConditions(filters),
    ...attributeConditions(db, filters),
  ].filter((each) => each !== undefined);
  if (conditions.length === 0) return undefined;
  return filters.match === 'any' ? anyOf(conditions) : allOf(conditions);
}

/** A condition for each list that isn't empty. */
export function includesAndExcludes(
  includes: readonly (string | number)[] | undefined,
  excludes: readonly (string | number)[] | undefined,
  column: string,
): (Condition | undefined)[] {
  return [
    includes && includes.length > 0 ? isOneOf(column, includes) : undefined,
    excludes && excludes.length > 0 ? isNoneOf(column, excludes) : undefined,
  ];
}

function statusConditions({ status_is = [], status_is_not = [] }: OrderFilters): (Condition | undefined)[] {
  const everything = status_is.includes('any') ? condition('true') : undefined;
  return everything
    ? [everything, ...includesAndExcludes([], status_is_not, 'order_stats.status')]
    : includesAndExcludes(status_is, status_is_not, 'order_stats.status');
}

function typeConditions({ customer, customer_type }: OrderFilters): Condition[] {
  return [customer, customer_type]
    .filter((type) => type === 'new' || type === 'returning')
    .map((type) => condition('order_stats.is_returning = ?', type === 'returning' ? 1 : 0));
}

/** A refund has the status of its order, which is `refunded` after a full refund. */
function refundCondition(refunds: OrderFilters['refunds']): Condition | undefined {
  const conditions = {
    all: 'order_stats.parent_id > 0',
    partial: "order_stats.parent_id > 0 AND order_stats.status <> 'refunded'",
    full: "order_stats.parent_id > 0 AND order_stats.status = 'refunded'",
    none: 'order_stats.parent_id = 0',
  };
  return refunds ? condition(conditions[refunds]) : undefined;
}

function lineConditions(filters: OrderFilters): (Condition | undefined)[] {
  const inTable = (
    table: string,
    column: string,
    includes: readonly number[] = [],
    excludes: readonly number[] = [],
  ) =>
    [
      { values: includes, word: 'IN' },
      { values: excludes, word: 'NOT IN' },
    ].map(({ values, word }) => {
      if (values.length === 0) return undefined;
      const chosen = isOneOf(column, values);
      return {
        ...chosen,
        sql: `order_stats.order_id ${word} (SELECT order_id FROM ${table} WHERE ${chosen.sql})`,
      };
    });
  const { product_includes, product_excludes, variation_includes, variation_excludes } = filters;
  return [
    ...inTable('product_stats', 'product_id', product_includes, product_excludes),
    ...inTable('product_stats', 'variation_id', variation_includes, variation_excludes),
    ...inTable('coupon_stats', 'coupon_id', filters.coupon_includes, filters.coupon_excludes),
    ...inTable('tax_stats', 'tax_rate_id', filters.tax_rate_includes, filters.tax_rate_excludes),
    ...includesAndExcludes(filters.order_includes, filters.order_excludes, 'order_stats.order_id'),
  ];
}

function attributeConditions(
  db: StoreDatabase,
  { attribute_is, attribute_is_not }: OrderFilters,
): Condition[] {
  return [
    ...(attribute_is ?? []).map((pair) => ({ word: 'IN', has: hasAttribute(db, pair) })),
    ...(attribute_is_not ?? []).map((pair) => ({ word: 'NOT IN', has: hasAttribute(db, pair) })),
  ].map(({ word, has }) => ({
    sql: `order_stats.order_id ${word} (SELECT order_id FROM product_stats WHERE ${has.sql})`,
    values: has.values,
  }));
}
