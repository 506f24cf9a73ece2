import * as v from 'valibot';
import { boolean, date, html, integer, list, members, nullable, oneOf, string } from '../../rest';
import type { ArgumentValues } from '../../rest';
import { isAmount } from '../../shared/amounts';
import { metaArgs } from '../../shared/meta';

/** Non-negative decimal text with no more decimals than stored amounts; `''` for none. */
const decimal = () =>
  v.pipe(
    string(),
    v.trim(),
    v.check(
      (text) => text === '' || (/^\d{0,11}(\.\d{1,4})?$/.test(text) && isAmount(text)),
      '%s is not a number with at most four decimals.',
    ),
  );

/** A date; forms send both `''` and `null` for none. */
const moment = () =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (value === '' ? null : value)),
    nullable(date()),
  );

const chosen = list(members({ id: integer(), name: string(), option: string() }));
const named = list(members({ id: integer(), name: string() }));
const image = members({ id: integer(), src: string(), name: string(), alt: string(), position: integer() });

const COMMON = {
  description: html(),
  sku: string(),
  regular_price: decimal(),
  sale_price: decimal(),
  date_on_sale_from: moment(),
  date_on_sale_from_gmt: moment(),
  date_on_sale_to: moment(),
  date_on_sale_to_gmt: moment(),
  virtual: boolean(),
  downloadable: boolean(),
  downloads: list(members({ id: string(), name: string(), file: string() })),
  download_limit: integer({ minimum: -1 }),
  download_expiry: integer({ minimum: -1 }),
  tax_status: oneOf(['taxable', 'shipping', 'none']),
  tax_class: string(),
  manage_stock: boolean(),
  stock_quantity: nullable(integer()),
  stock_status: oneOf(['instock', 'outofstock', 'onbackorder']),
  backorders: oneOf(['no', 'notify', 'yes']),
  low_stock_amount: nullable(integer()),
  weight: decimal(),
  dimensions: members({ length: decimal(), width: decimal(), height: decimal() }),
  shipping_class: string(),
  menu_order: integer(),
  meta_data: metaArgs,
};

/** The properties of a product; all are optional. */
export const productArgs = {
  name: string(),
  slug: string(),
  date_created: moment(),
  date_created_gmt: moment(),
  type: oneOf(['simple', 'grouped', 'external', 'variable']),
  status: oneOf(['draft', 'pending', 'private', 'publish', 'future', 'auto-draft', 'trash']),
  featured: boolean(),
  catalog_visibility: oneOf(['visible', 'catalog', 'search', 'hidden']),
  short_description: html(),
  ...COMMON,
  external_url: string(),
  button_text: string(),
  sold_individually: boolean(),
  reviews_allowed: boolean(),
  upsell_ids: list(integer()),
  cross_sell_ids: list(integer()),
  grouped_products: list(integer()),
  purchase_note: html(),
  categories: named,
  tags: named,
  images: list(image),
  attributes: list(
    members({
      id: integer(),
      name: string(),
      position: integer(),
      visible: boolean(),
      variation: boolean(),
      options: list(string()),
    }),
  ),
  default_attributes: chosen,
};

/** The same for a variation. */
export const variationArgs = {
  ...COMMON,
  status: oneOf(['draft', 'pending', 'private', 'publish']),
  image: nullable(image),
  attributes: chosen,
};

export type ProductArgs = Partial<ArgumentValues<typeof productArgs>>;
export type VariationArgs = Partial<ArgumentValues<typeof variationArgs>>;
export type CommonArgs = Partial<ArgumentValues<typeof COMMON>>;
export type ImageArgs = NonNullable<ProductArgs['images']>[number];
