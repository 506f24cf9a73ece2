import * as v from 'valibot';
import { boolean, date, integer, list, oneOf, pageArgs, getOffset, string, withDefault } from '../../rest';
import type { ArgumentValues } from '../../rest';
import { fromDate, fromGmtDate } from '../../shared/dates';
import type { TimeZone } from '../../shared/local-time';
import type { ProductFilter } from './queries';

/** A number as text; anything else means no limit. */
const limit = () => v.pipe(string(), v.transform(toNumber));

const COMMON = {
  ...pageArgs,
  search: string(),
  after: date(),
  before: date(),
  modified_after: date(),
  modified_before: date(),
  dates_are_gmt: withDefault(boolean(), false),
  include: list(integer()),
  exclude: list(integer()),
  offset: integer({ minimum: 0 }),
  order: withDefault(oneOf(['asc', 'desc']), 'desc'),
  parent: list(integer()),
  parent_exclude: list(integer()),
  slug: string(),
  status: withDefault(oneOf(['any', 'future', 'trash', 'draft', 'pending', 'private', 'publish']), 'any'),
  sku: string(),
  on_sale: boolean(),
  min_price: limit(),
  max_price: limit(),
  stock_status: oneOf(['instock', 'outofstock', 'onbackorder']),
};

export const productListArgs = {
  ...COMMON,
  context: withDefault(oneOf(['view', 'embed', 'edit']), 'view'),
  orderby: withDefault(
    oneOf([
      'date',
      'id',
      'include',
      'title',
      'slug',
      'modified',
      'popularity',
      'rating',
      'menu_order',
      'price',
    ]),
    'date',
  ),
  type: oneOf(['simple', 'grouped', 'external', 'variable']),
  featured: boolean(),
  category: list(integer()),
  tag: list(integer()),
  shipping_class: list(integer()),
  attribute: string(),
  attribute_term: list(integer()),
  search_sku: string(),
  /** Only for the dashboard's list. */
  low_in_stock: withDefault(boolean(), false),
};

export const variationListArgs = {
  ...COMMON,
  orderby: withDefault(oneOf(['date', 'id', 'include', 'title', 'slug', 'modified', 'menu_order']), 'date'),
};

type CommonValues = ArgumentValues<typeof COMMON>;

/** The part of the filter that products and variations share. */
export function toFilter(
  args: CommonValues,
  zone: TimeZone,
  now: Date,
): Omit<ProductFilter, 'kind' | 'orderBy'> {
  const moment = (value: string | undefined) => {
    if (value === undefined) return undefined;
    return args.dates_are_gmt ? fromGmtDate(value) : fromDate(zone, value);
  };
  return {
    now,
    search: args.search,
    after: moment(args.after),
    before: moment(args.before),
    modifiedAfter: moment(args.modified_after),
    modifiedBefore: moment(args.modified_before),
    include: args.include,
    exclude: args.exclude,
    parent: args.parent,
    parentExclude: args.parent_exclude,
    slug: args.slug,
    status: args.status,
    // A SKU may contain commas.
    skus: args.sku ? [...args.sku.split(','), args.sku] : [],
    onSale: args.on_sale,
    minPrice: args.min_price,
    maxPrice: args.max_price,
    stockStatus: args.stock_status,
    order: args.order,
    limit: args.per_page,
    offset: args.offset ?? getOffset(args),
  };
}

function toNumber(text: string): number | undefined {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined;
}
