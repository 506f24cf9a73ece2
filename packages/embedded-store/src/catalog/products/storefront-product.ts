import { first } from '../../database';
import type { StoreDatabase } from '../../database';
import { cleanHtml } from '../../shared/clean-html';
import { getSourceUrl, getTextSetting } from '../../site';
import type { Media } from '../../site';
import { toSlug } from '../../shared/slug';
import { isProductAttribute, toAttributeRecords, toChoiceRecords } from './attribute-records';
import { getPermalink } from './links';
import { getPrice } from './prices';
import { toProduct } from './product';
import type { ChosenAttribute, ProductAttribute, StoredProduct } from './product';
import { getOffers, toPriceHtml } from './record';
import { getLowStockAmount } from './stock';
import type { ProductContext } from './product-context';
import { __, sprintf } from '../../i18n';

export interface StorefrontImage {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

/** A variation on the storefront. */
export interface StorefrontVariation {
  id: number;
  /** `Red, Large` */
  name: string;
  priceHtml: string;
  stock: string;
  descriptionHtml: string;
  image: StorefrontImage | undefined;
  /** The slug or text of each value, by its parameter name in the URL. */
  chosen: ReadonlyMap<string, string>;
}

/** A product on the storefront. Members that end in `Html` are sanitized HTML. */
export interface StorefrontProduct {
  id: number;
  name: string;
  status: StoredProduct['status'];
  permalink: string;
  priceHtml: string;
  stock: string;
  summaryHtml: string;
  descriptionHtml: string;
  sku: string;
  categories: readonly string[];
  attributes: readonly ProductAttribute[];
  images: readonly StorefrontImage[];
  variations: readonly StorefrontVariation[];
}

/** Finds a product by its slug or ID from the URL; never a trashed one. */
export function findStorefrontProduct(
  db: StoreDatabase,
  where: { slug: string } | { id: number },
): StoredProduct | undefined {
  const [column, value] =
    'slug' in where ? (["slug <> '' AND slug", where.slug] as const) : (['id', where.id] as const);
  const row = first(
    db,
    `SELECT * FROM products WHERE ${column} = ? AND parent_id IS NULL AND status <> 'trash'`,
    value,
  );
  return row && toProduct(row);
}

/** The data for a product page, without hidden variations. */
export function toStorefrontProduct(around: ProductContext, product: StoredProduct): StorefrontProduct {
  const offers = getOffers(around, product);
  return {
    id: product.id,
    name: product.name,
    status: product.status,
    permalink: getPermalink(around, product),
    priceHtml: toPriceHtml(around, product, offers),
    stock: describeStock(around, product),
    summaryHtml: cleanHtml(product.short_description),
    descriptionHtml: cleanHtml(product.description),
    sku: product.sku,
    categories: (around.terms.get(product.id) ?? [])
      .filter(({ taxonomy }) => taxonomy === 'product_cat')
      .map(({ name }) => name),
    attributes: toAttributeRecords(around, product).filter(({ visible }) => visible),
    images: imagesOf(around, product),
    variations:
      product.type === 'variable' ? offers.map((offer) => toStorefrontVariation(around, product, offer)) : [],
  };
}

function toStorefrontVariation(
  around: ProductContext,
  parent: StoredProduct,
  variation: StoredProduct,
): StorefrontVariation {
  const isShared = !variation.manages_stock && parent.manages_stock;
  const options = toChoiceRecords(around, variation.attributes).map(({ option }) => option);
  return {
    id: variation.id,
    name: options.join(', ') || variation.name,
    priceHtml: getPrice(variation, around.now) === '' ? '' : toPriceHtml(around, variation, [variation]),
    stock: describeStock(around, isShared ? parent : variation),
    descriptionHtml: cleanHtml(variation.description),
    image: imagesOf(around, variation)[0],
    chosen: new Map(
      variation.attributes
        .filter((each): each is ChosenAttribute => !isProductAttribute(each))
        .map(({ id, name, option }) => [around.attributes.get(id)?.slug ?? toSlug(name), option]),
    ),
  };
}

/** Depends on the store's stock display setting (`woocommerce_stock_format`). */
function describeStock({ context: { db } }: ProductContext, product: StoredProduct): string {
  if (product.stock_status === 'outofstock') return __('Out of stock', 'store-admin');
  if (product.stock_status === 'onbackorder') return __('Available on backorder', 'store-admin');
  const { manages_stock, stock_quantity: left } = product;
  const format = getTextSetting(db, 'products', 'woocommerce_stock_format');
  if (!manages_stock || left === null || left <= 0 || format === 'no_amount')
    return __('In stock', 'store-admin');
  if (format !== 'low_amount')
    return /* translators: %s: number of items */ sprintf(__('%s in stock', 'store-admin'), String(left));
  return left <= (product.low_stock_amount ?? getLowStockAmount(db))
    ? /* translators: %s: number of items */
      sprintf(__('Only %s left in stock', 'store-admin'), String(left))
    : __('In stock', 'store-admin');
}

function imagesOf({ context, images }: ProductContext, { id }: StoredProduct): StorefrontImage[] {
  return (images.get(id) ?? []).map((media: Media) => ({
    src: getSourceUrl(context, media),
    alt: media.altText,
    width: media.width,
    height: media.height,
  }));
}
