import { allOf, anyOf, condition, contains, isNoneOf, isOneOf } from '../../database';
import type { Condition, SqlValue } from '../../database';
import { date, integer, list, number, oneOf, string, withDefault } from '../../rest';
import type { ArgumentValues } from '../../rest';
import { fromDate } from '../../shared/dates';
import type { TimeZone } from '../../shared/local-time';
import { includesAndExcludes } from './order-filters';

export const customerFilterArgs = {
  match: withDefault(oneOf(['all', 'any']), 'all'),
  search: string(),
  searchby: withDefault(oneOf(['name', 'username', 'email', 'all']), 'name'),
  name_includes: string(),
  name_excludes: string(),
  username_includes: string(),
  username_excludes: string(),
  email_includes: string(),
  email_excludes: string(),
  country_includes: string(),
  country_excludes: string(),
  registered_before: date(),
  registered_after: date(),
  registered_between: list(date()),
  last_active_before: date(),
  last_active_after: date(),
  last_active_between: list(date()),
  last_order_before: date(),
  last_order_after: date(),
  orders_count_min: integer(),
  orders_count_max: integer(),
  orders_count_between: list(integer()),
  total_spend_min: number(),
  total_spend_max: number(),
  total_spend_between: list(number()),
  avg_order_value_min: number(),
  avg_order_value_max: number(),
  avg_order_value_between: list(number()),
  customers: list(integer()),
  include: list(integer()),
  users: list(integer()),
};

export type CustomerFilters = Partial<ArgumentValues<typeof customerFilterArgs>>;

/** Matches rows of `customer_totals`. `match` combines the attribute filters; search and IDs always narrow the result. */
export function customerFilter(zone: TimeZone, filters: CustomerFilters): Condition {
  const conditions = [
    ...wordConditions(filters),
    ...dateConditions(zone, filters),
    ...numberConditions(filters),
  ].filter((each) => each !== undefined);
  const { search = '', searchby = 'name', users = [] } = filters;
  const numbers = [...(filters.customers ?? []), ...(filters.include ?? [])];
  return allOf([
    conditions.length > 0 && (filters.match === 'any' ? anyOf(conditions) : allOf(conditions)),
    search !== '' && contains(searchby === 'all' ? ['name', 'username', 'email'] : [searchby], search),
    ...includesAndExcludes(numbers, [], 'id'),
    ...includesAndExcludes(users, [], 'user_id'),
  ]);
}

/** Names, usernames and emails can also be customer IDs, the only format that WooCommerce accepted before 10.7. */
function wordConditions(filters: CustomerFilters): (Condition | undefined)[] {
  return (['name', 'username', 'email', 'country'] as const).flatMap((column) =>
    [
      { words: toWords(filters[`${column}_includes`]), has: isOneOf },
      { words: toWords(filters[`${column}_excludes`]), has: isNoneOf },
    ].map(({ words, has }) => {
      if (words.length === 0) return undefined;
      const areIds = column !== 'country' && words.every((word) => /^\d{1,15}$/.test(word));
      return areIds ? has('id', words.map(Number)) : has(`lower(${column})`, words);
    }),
  );
}

function toWords(text = ''): string[] {
  return text
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);
}

function dateConditions(zone: TimeZone, filters: CustomerFilters): (Condition | undefined)[] {
  const start = (text: string | undefined) => text && fromDate(zone, text);
  // A date without a time includes the whole day.
  const end = (text: string | undefined) =>
    text && fromDate(zone, text.length === 10 ? `${text}T23:59:59` : text);
  return [
    ...range('registered_at', start(filters.registered_after), end(filters.registered_before)),
    ...between('registered_at', start(filters.registered_between?.[0]), end(filters.registered_between?.[1])),
    ...range('last_active_at', start(filters.last_active_after), end(filters.last_active_before)),
    ...between(
      'last_active_at',
      start(filters.last_active_between?.[0]),
      end(filters.last_active_between?.[1]),
    ),
    ...range('last_order_at', start(filters.last_order_after), end(filters.last_order_before)),
  ];
}

function numberConditions(filters: CustomerFilters): (Condition | undefined)[] {
  return (['orders_count', 'total_spend', 'avg_order_value'] as const).flatMap((column) => {
    const [low, high] = filters[`${column}_between`] ?? [];
    return [
      ...range(column, filters[`${column}_min`], filters[`${column}_max`]),
      ...between(column, low, high),
    ];
  });
}

function range(
  column: string,
  low: SqlValue | undefined,
  high: SqlValue | undefined,
): (Condition | undefined)[] {
  return [
    low === undefined || low === '' ? undefined : condition(`${column} >= ?`, low),
    high === undefined || high === '' ? undefined : condition(`${column} <= ?`, high),
  ];
}

function between(
  column: string,
  low: SqlValue | undefined,
  high: SqlValue | undefined,
): (Condition | undefined)[] {
  const bounds = range(column, low, high).filter((each) => each !== undefined);
  return bounds.length === 2 ? [allOf(bounds)] : [];
}
