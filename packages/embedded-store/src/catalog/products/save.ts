import { all, first, integer, run, text } from '../../database';
import type { StoreDatabase } from '../../database';
import { RestError } from '../../rest/errors';
import { getTimeZone } from '../../site';
import { toFreeSlug, toSlug } from '../../shared/slug';
import { DEFAULT_CATEGORY, findTermBySlug } from '../terms/queries';
import type { ProductArgs, VariationArgs } from './arguments';
import { isProductAttribute } from './attribute-records';
import {
  hasTerm,
  setAttributes,
  setImages,
  setTerms,
  toSelectedAttributes,
  toImageIds,
  toTermIds,
} from './relations';
import { toChange, toCommonChange } from './changes';
import { blankProduct, getProduct, insertProduct, updateProduct } from './product';
import type { Product, ProductStatus, StoredProduct } from './product';
import { withStockStatus } from './stock';
import { __ } from '../../i18n';

/** Unpublished products, which need no slug yet. */
const WITHOUT_SLUG: readonly ProductStatus[] = ['draft', 'pending', 'auto-draft'];

/**
 * Adds a product.
 * @throws {RestError} when its SKU is taken or one of its images is not there.
 */
export function addProduct(db: StoreDatabase, args: ProductArgs, now: Date): StoredProduct {
  const blank = blankProduct(now, args.status === 'auto-draft' ? 'AUTO-DRAFT' : __('Product', 'store-admin'));
  const wanted = withStatusAndSlug(
    db,
    { ...blank, ...toChange(getTimeZone(db), blank, args) },
    args.slug,
    now,
  );
  const product = insertProduct(db, wanted);
  return setBelongings(db, product, args, now);
}

/**
 * Changes only what the request contains.
 * @throws {RestError} as `addProduct`.
 */
export function changeProduct(
  db: StoreDatabase,
  product: StoredProduct,
  args: ProductArgs,
  now: Date,
): StoredProduct {
  const change = toChange(getTimeZone(db), product, args);
  const wanted = { ...product, ...change, modified_at: now.getTime() };
  const saved = withStatusAndSlug(db, wanted, args.slug, now, product.id);
  updateProduct(db, saved);
  if (saved.name !== product.name) renameVariations(db, saved);
  return setBelongings(db, saved, args, now);
}

export function addVariation(
  db: StoreDatabase,
  parent: StoredProduct,
  args: VariationArgs,
  now: Date,
): StoredProduct {
  const blank: Product = {
    ...blankProduct(now),
    type: 'variation',
    parent_id: parent.id,
    tax_class: 'parent',
    slug: '',
  };
  const variation = insertProduct(db, toVariation(db, parent, blank, args));
  setVariationBelongings(db, variation, args, now);
  return variation;
}

export function changeVariation(
  db: StoreDatabase,
  parent: StoredProduct,
  variation: StoredProduct,
  args: VariationArgs,
  now: Date,
): StoredProduct {
  const wanted = { ...variation, modified_at: now.getTime() };
  const saved = { ...toVariation(db, parent, wanted, args, variation.id), id: variation.id };
  updateProduct(db, saved);
  setVariationBelongings(db, saved, args, now);
  return saved;
}

/** Moves a product or variation to the trash, with its data intact. */
export function trashProduct(db: StoreDatabase, product: StoredProduct, now: Date): void {
  run(
    db,
    "UPDATE products SET status = 'trash', untrashed_status = ?, modified_at = ? WHERE id = ?",
    product.status,
    now.getTime(),
    product.id,
  );
}

/** Deletes a variation, or a product with its variations and reviews. */
export function deleteProduct(db: StoreDatabase, product: StoredProduct): void {
  run(db, 'DELETE FROM products WHERE id = ?', product.id);
}

function withStatusAndSlug<Saved extends Product>(
  db: StoreDatabase,
  wanted: Saved,
  slug: string | undefined,
  now: Date,
  id = 0,
): Saved {
  if (wanted.status !== 'trash') assertFreeSku(db, wanted.sku, id);
  const isLater = wanted.status === 'publish' && wanted.created_at > now.getTime();
  const status = isLater ? 'future' : wanted.status;
  return withStockStatus(db, { ...wanted, status, slug: toProductSlug(db, { ...wanted, status }, slug, id) });
}

function toProductSlug(db: StoreDatabase, product: Product, wanted: string | undefined, id: number): string {
  const isNeeded = wanted || (product.slug === '' && !WITHOUT_SLUG.includes(product.status));
  if (!isNeeded) return product.slug;
  const isTaken = (slug: string) =>
    first(db, "SELECT 1 AS found FROM products WHERE slug = ? AND slug <> '' AND id <> ?", slug, id) !==
    undefined;
  return toFreeSlug(toSlug(wanted || product.name, 'product'), isTaken);
}

function assertFreeSku(db: StoreDatabase, sku: string, id: number): void {
  const owner = sku === '' ? undefined : findSku(db, sku, id);
  if (!owner) return;
  let number = 1;
  while (findSku(db, `${sku}-${number}`, id)) number += 1;
  throw new RestError(400, 'product_invalid_sku', __('Invalid or duplicated SKU.', 'store-admin'), {
    resource_id: integer(owner, 'id'),
    unique_sku: `${sku}-${number}`,
  });
}

function findSku(db: StoreDatabase, sku: string, id: number) {
  // SQLite only uses the partial index if the query repeats its condition `sku <> ''`.
  const where = "sku = ? AND sku <> '' AND status <> 'trash' AND id <> ?";
  return first(db, `SELECT id FROM products WHERE ${where}`, sku, id);
}

/** Saves the product data stored in other tables. */
function setBelongings(
  db: StoreDatabase,
  product: StoredProduct,
  args: ProductArgs,
  now: Date,
): StoredProduct {
  const { id } = product;
  if (args.categories) setTerms(db, id, 'product_cat', toTermIds(db, 'product_cat', args.categories));
  if (args.tags) setTerms(db, id, 'product_tag', toTermIds(db, 'product_tag', args.tags));
  if (args.shipping_class !== undefined) setShippingClass(db, id, args.shipping_class);
  if (args.images) setImages(db, id, toImageIds(db, args.images, now));
  if (!hasTerm(db, id, 'product_cat')) setTerms(db, id, 'product_cat', [DEFAULT_CATEGORY]);
  if (!args.attributes && !args.default_attributes) return product;
  const attributes = args.attributes ? setAttributes(db, id, args.attributes) : product.attributes;
  const differing = attributes.filter(isProductAttribute);
  const default_attributes = args.default_attributes
    ? toSelectedAttributes(db, differing, args.default_attributes).filter(({ option }) => option !== '')
    : product.default_attributes;
  const saved = { ...product, attributes, default_attributes };
  updateProduct(db, saved);
  return saved;
}

function setShippingClass(db: StoreDatabase, product: number, slug: string): void {
  const found = slug === '' ? undefined : findTermBySlug(db, 'product_shipping_class', slug);
  setTerms(db, product, 'product_shipping_class', found ? [found.id] : []);
}

function toVariation(
  db: StoreDatabase,
  parent: StoredProduct,
  variation: Product,
  args: VariationArgs,
  id = 0,
): Product {
  const change = toCommonChange(getTimeZone(db), variation, args);
  const attributes = args.attributes
    ? toSelectedAttributes(db, parent.attributes.filter(isProductAttribute), args.attributes)
    : variation.attributes;
  const wanted = { ...variation, ...change, attributes, ...(args.status && { status: args.status }) };
  const named = { ...wanted, name: toVariationName(db, parent, wanted) };
  assertFreeSku(db, named.sku, id);
  return withStockStatus(db, named);
}

function setVariationBelongings(
  db: StoreDatabase,
  variation: StoredProduct,
  args: VariationArgs,
  now: Date,
): void {
  if (args.shipping_class !== undefined) setShippingClass(db, variation.id, args.shipping_class);
  if (args.image !== undefined)
    setImages(db, variation.id, toImageIds(db, args.image ? [args.image] : [], now));
}

/** Variations can be searched by their parent's name and their values. */
function toVariationName(db: StoreDatabase, parent: StoredProduct, { attributes }: Product): string {
  const values = attributes.flatMap((each) => {
    if (isProductAttribute(each) || each.option === '') return [];
    const term = first(
      db,
      `SELECT terms.name FROM terms JOIN attributes ON attributes.slug = terms.taxonomy
       WHERE attributes.id = ? AND terms.slug = ?`,
      each.id,
      each.option,
    );
    return [term ? text(term, 'name') : each.option];
  });
  return values.length === 0 ? parent.name : `${parent.name} - ${values.join(', ')}`;
}

function renameVariations(db: StoreDatabase, parent: StoredProduct): void {
  for (const row of all(db, 'SELECT id FROM products WHERE parent_id = ?', parent.id)) {
    const variation = getProduct(db, integer(row, 'id'));
    if (variation) updateProduct(db, { ...variation, name: toVariationName(db, parent, variation) });
  }
}
