import { all, integer, isOneOf, text } from '../../database';
import type { Row, StoreDatabase } from '../../database';
import type { StoreContext } from '../../context';
import { listAttributes } from '../attributes/queries';
import type { Attribute } from '../attributes/queries';
import { getTimeZone, getMedia } from '../../site';
import type { TimeZone } from '../../shared/local-time';
import type { Media } from '../../site';
import { createPriceFormat } from './prices';
import type { PriceFormat } from './prices';
import { toProduct } from './product';
import type { StoredProduct } from './product';

export interface ProductTerm {
  id: number;
  taxonomy: string;
  name: string;
  slug: string;
}

/** Data that a product's record needs besides the product. */
export interface ProductContext {
  context: StoreContext;
  now: Date;
  zone: TimeZone;
  prices: PriceFormat;
  attributes: ReadonlyMap<number, Attribute>;
  /** Display names of global attributes' values: `pa_color/blue` is Blue. */
  valueNames: ReadonlyMap<string, string>;
  terms: ReadonlyMap<number, readonly ProductTerm[]>;
  images: ReadonlyMap<number, readonly Media[]>;
  /** By parent product ID, in their order. */
  variations: ReadonlyMap<number, readonly StoredProduct[]>;
  /** Parents of variations and members of groups, by ID. */
  others: ReadonlyMap<number, StoredProduct>;
  related: ReadonlyMap<number, readonly number[]>;
  /** Quantities sold. */
  sales: ReadonlyMap<number, number>;
}

/** Maximum related products, as in WooCommerce. */
const MAX_RELATED = 5;

const SIMILAR = ['product_cat', 'product_tag'];

/** Reads everything that the records of these products need, in a fixed number of queries. */
export function readProductContext(
  context: StoreContext,
  products: readonly StoredProduct[],
): ProductContext {
  const { db } = context;
  const ids = products.map(({ id }) => id);
  const attributes = listAttributes(db);
  const variations = readVariations(db, products);
  const terms = readTerms(db, ids);
  const withVariations = [...ids, ...[...variations.values()].flat().map(({ id }) => id)];
  return {
    context,
    now: context.clock(),
    zone: getTimeZone(db),
    prices: createPriceFormat(db),
    attributes: new Map(attributes.map((attribute) => [attribute.id, attribute])),
    valueNames: readValueNames(db, attributes),
    terms,
    images: readImages(db, withVariations),
    variations,
    others: readOthers(db, products),
    related: readRelated(db, terms),
    sales: readSales(db, ids),
  };
}

function readTerms(db: StoreDatabase, ids: readonly number[]): ReadonlyMap<number, ProductTerm[]> {
  const where = isOneOf('product_id', ids);
  const rows = all(
    db,
    `SELECT product_id, terms.id, taxonomy, name, slug FROM product_terms JOIN terms ON terms.id = term_id
     WHERE ${where.sql} ORDER BY taxonomy, terms.menu_order, name COLLATE NOCASE`,
    ...where.values,
  );
  return groupBy(rows, 'product_id', (row) => ({
    id: integer(row, 'id'),
    taxonomy: text(row, 'taxonomy'),
    name: text(row, 'name'),
    slug: text(row, 'slug'),
  }));
}

function readImages(db: StoreDatabase, ids: readonly number[]): ReadonlyMap<number, Media[]> {
  const where = isOneOf('product_id', ids);
  const rows = all(
    db,
    `SELECT product_id, media_id FROM product_images WHERE ${where.sql} ORDER BY position`,
    ...where.values,
  );
  const media = getMedia(db, [...new Set(rows.map((row) => integer(row, 'media_id')))]);
  const listed = groupBy(rows, 'product_id', (row) => media.get(integer(row, 'media_id')));
  return new Map([...listed].map(([id, images]) => [id, images.filter((image) => image !== undefined)]));
}

function readVariations(
  db: StoreDatabase,
  products: readonly StoredProduct[],
): ReadonlyMap<number, StoredProduct[]> {
  const where = isOneOf(
    'parent_id',
    products.filter(({ type }) => type === 'variable').map(({ id }) => id),
  );
  const rows = all(
    db,
    `SELECT * FROM products WHERE ${where.sql} AND status <> 'trash' ORDER BY menu_order, id`,
    ...where.values,
  );
  return groupBy(rows, 'parent_id', toProduct);
}

function readOthers(
  db: StoreDatabase,
  products: readonly StoredProduct[],
): ReadonlyMap<number, StoredProduct> {
  const ids = products.flatMap(({ parent_id, grouped_ids }) => [
    ...grouped_ids,
    ...(parent_id ? [parent_id] : []),
  ]);
  const where = isOneOf('id', ids);
  const rows = all(db, `SELECT * FROM products WHERE ${where.sql}`, ...where.values).map(toProduct);
  return new Map(rows.map((product) => [product.id, product]));
}

function readValueNames(db: StoreDatabase, attributes: readonly Attribute[]): ReadonlyMap<string, string> {
  const where = isOneOf(
    'taxonomy',
    attributes.map(({ slug }) => slug),
  );
  const rows = all(db, `SELECT taxonomy, slug, name FROM terms WHERE ${where.sql}`, ...where.values);
  return new Map(rows.map((row) => [`${text(row, 'taxonomy')}/${text(row, 'slug')}`, text(row, 'name')]));
}

/** Related products share a category or a tag; only the first few of each are considered. */
function readRelated(
  db: StoreDatabase,
  terms: ReadonlyMap<number, readonly ProductTerm[]>,
): ReadonlyMap<number, number[]> {
  const shared = [...terms].map(
    ([id, each]) =>
      [id, each.filter(({ taxonomy }) => SIMILAR.includes(taxonomy)).map((term) => term.id)] as const,
  );
  const rows = all(
    db,
    `SELECT value AS term_id, (
       SELECT json_group_array(product_id) FROM (
         SELECT product_id FROM product_terms JOIN products ON products.id = product_id
         WHERE term_id = value AND products.status = 'publish' ORDER BY product_id LIMIT ${MAX_RELATED + 1})
     ) AS products FROM json_each(?)`,
    JSON.stringify([...new Set(shared.flatMap(([, ids]) => ids))]),
  );
  const members = new Map(rows.map((row) => [integer(row, 'term_id'), toNumbers(text(row, 'products'))]));
  return new Map(
    shared.map(([id, ids]) => {
      const others = new Set(ids.flatMap((term) => members.get(term) ?? []));
      return [id, [...others].filter((other) => other !== id).slice(0, MAX_RELATED)];
    }),
  );
}

/** The quantity of a product in orders that are paid or about to be, minus refunded items. */
export const SOLD_SQL = `(SELECT coalesce(sum(items_sold), 0) FROM product_stats
  WHERE product_stats.product_id = products.id AND status IN ('processing', 'on-hold', 'completed'))`;

function readSales(db: StoreDatabase, ids: readonly number[]): ReadonlyMap<number, number> {
  const where = isOneOf('id', ids);
  const rows = all(db, `SELECT id, ${SOLD_SQL} AS sold FROM products WHERE ${where.sql}`, ...where.values);
  return new Map(rows.map((row) => [integer(row, 'id'), integer(row, 'sold')]));
}

function toNumbers(json: string): number[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.filter((item) => typeof item === 'number') : [];
}

function groupBy<Value>(
  rows: readonly Row[],
  column: string,
  read: (row: Row) => Value,
): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const id = integer(row, column);
    const group = groups.get(id) ?? [];
    group.push(read(row));
    groups.set(id, group);
  }
  return groups;
}
