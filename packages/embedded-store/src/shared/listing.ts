import { condition, isNoneOf, isOneOf } from '../database';
import type { Condition } from '../database';
import { boolean, date, integer, list, oneOf, pageArgs, string, withDefault } from '../rest';
import type { ArgumentValues } from '../rest';
import { fromDate } from './dates';
import type { TimeZone } from './local-time';

/** Parameters shared by orders, refunds, coupons and other lists sorted by date. */
export const listingArgs = {
  ...pageArgs,
  context: withDefault(oneOf(['view', 'edit']), 'view'),
  search: string(),
  after: date(),
  before: date(),
  modified_after: date(),
  modified_before: date(),
  dates_are_gmt: withDefault(boolean(), false),
  exclude: withDefault(list(integer()), []),
  include: withDefault(list(integer()), []),
  offset: integer({ minimum: 0 }),
  order: withDefault(oneOf(['asc', 'desc']), 'desc'),
  orderby: withDefault(oneOf(['date', 'id', 'include', 'title', 'slug', 'modified']), 'date'),
};

export type Listing = ArgumentValues<typeof listingArgs>;

/** The SQL conditions for the common parameters, on the columns `id`, `created_at` and `modified_at`. */
export function toConditions(zone: TimeZone, args: Listing): (Condition | false)[] {
  const moment = (value: string) => fromDate(args.dates_are_gmt ? 0 : zone, value);
  const bound = (column: string, sign: '<' | '>', value: string | undefined) =>
    value !== undefined && condition(`${column} ${sign} ?`, moment(value));
  return [
    bound('created_at', '>', args.after),
    bound('created_at', '<', args.before),
    bound('modified_at', '>', args.modified_after),
    bound('modified_at', '<', args.modified_before),
    args.include.length > 0 && isOneOf('id', args.include),
    args.exclude.length > 0 && isNoneOf('id', args.exclude),
  ];
}

/** The ORDER BY clause. `title` is the column to sort names by; `include` keeps the order of the requested ids. */
export function toOrderBy({ order, orderby, include }: Listing, title: string): Condition {
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  if (orderby === 'include' && include.length > 0) {
    return condition('(SELECT key FROM json_each(?) WHERE value = id)', JSON.stringify(include));
  }
  const columns = {
    date: 'created_at',
    id: 'id',
    include: 'id',
    title,
    slug: title,
    modified: 'modified_at',
  };
  return { sql: `${columns[orderby]} ${direction}, id ${direction}`, values: [] };
}
