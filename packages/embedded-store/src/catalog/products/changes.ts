import { randomUUID } from 'node:crypto';
import { cleanLine } from '../../shared/clean';
import { cleanHtml } from '../../shared/clean-html';
import { fromDate, fromGmtDate } from '../../shared/dates';
import type { TimeZone } from '../../shared/local-time';
import { mergeMeta } from '../../shared/meta';
import type { CommonArgs, ProductArgs } from './arguments';
import type { Download, Product } from './product';

/** The product properties that a request changes, except those stored in separate tables. */
export function toChange(zone: TimeZone, product: Product, args: ProductArgs): Partial<Product> {
  const created = toMoment(zone, args.date_created, args.date_created_gmt);
  return {
    ...toCommonChange(zone, product, args),
    ...present({
      name: args.name === undefined ? undefined : cleanLine(args.name),
      type: args.type,
      status: args.status,
      is_featured: args.featured,
      catalog_visibility: args.catalog_visibility,
      short_description: args.short_description === undefined ? undefined : cleanHtml(args.short_description),
      external_url: args.external_url === undefined ? undefined : toAddress(args.external_url),
      button_text: args.button_text === undefined ? undefined : cleanLine(args.button_text),
      is_sold_individually: args.sold_individually,
      allows_reviews: args.reviews_allowed,
      upsell_ids: args.upsell_ids,
      cross_sell_ids: args.cross_sell_ids,
      grouped_ids: args.grouped_products,
      purchase_note: args.purchase_note === undefined ? undefined : cleanHtml(args.purchase_note),
      created_at: created ?? undefined,
    }),
  };
}

/** The properties that variations have, too. */
export function toCommonChange(zone: TimeZone, product: Product, args: CommonArgs): Partial<Product> {
  return present({
    description: args.description === undefined ? undefined : cleanHtml(args.description),
    sku: args.sku === undefined ? undefined : cleanLine(args.sku),
    regular_price: args.regular_price,
    sale_price: args.sale_price,
    sale_from: toMoment(zone, args.date_on_sale_from, args.date_on_sale_from_gmt),
    sale_to: toMoment(zone, args.date_on_sale_to, args.date_on_sale_to_gmt),
    is_virtual: args.virtual,
    is_downloadable: args.downloadable,
    downloads: args.downloads?.flatMap(toDownload),
    download_limit: args.download_limit,
    download_expiry: args.download_expiry,
    tax_status: args.tax_status,
    tax_class: args.tax_class === undefined ? undefined : toTaxClass(args.tax_class),
    manages_stock: args.manage_stock,
    stock_quantity: args.stock_quantity,
    stock_status: args.stock_status,
    backorders: args.backorders,
    low_stock_amount: args.low_stock_amount,
    weight: args.weight,
    length: args.dimensions?.length,
    width: args.dimensions?.width,
    height: args.dimensions?.height,
    menu_order: args.menu_order,
    meta: args.meta_data && mergeMeta(product.meta, args.meta_data),
  });
}

/** Omits undefined members. */
function present<Members extends object>(
  members: Members,
): {
  [Name in keyof Members]?: Exclude<Members[Name], undefined>;
} {
  const given = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [Name in keyof Members]?: Exclude<Members[Name], undefined> };
}

function toMoment(
  zone: TimeZone,
  local: string | null | undefined,
  gmt: string | null | undefined,
): number | null | undefined {
  if (local) return fromDate(zone, local);
  if (gmt) return fromGmtDate(gmt);
  return local === null || gmt === null ? null : undefined;
}

function toDownload({ id, name, file }: Partial<Download>): Download[] {
  const address = toAddress(file ?? '');
  if (address === '') return [];
  return [{ id: id || randomUUID(), name: cleanLine(name ?? '') || nameOf(address), file: address }];
}

function nameOf(address: string): string {
  return new URL(address).pathname.split('/').at(-1) ?? '';
}

function toAddress(address: string): string {
  const isWeb = /^https?:\/\//i.test(address) && URL.canParse(address);
  return isWeb ? new URL(address).href : '';
}

/** The standard tax class is stored as an empty name. */
function toTaxClass(name: string): string {
  const slug = cleanLine(name);
  return slug === 'standard' ? '' : slug;
}
