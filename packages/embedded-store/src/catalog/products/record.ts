import { toGmtDate, toSiteDate } from '../../shared/dates';
import { toImageRecord } from '../../site';
import { toSlug } from '../../shared/slug';
import { toParts } from '../../shared/amounts';
import { toAttributeRecords, toChoiceRecords } from './attribute-records';
import { getPermalink } from './links';
import { isOnSale, getPrice } from './prices';
import type { StoredProduct } from './product';
import type { ProductContext } from './product-context';

/** Formats a product as in the contract, without its links. `edit` adds the data for changing its permalink. */
export function toProductRecord(
  around: ProductContext,
  product: StoredProduct,
  view: 'view' | 'edit',
): object {
  const { context, zone, now } = around;
  const { id, type, status } = product;
  const terms = around.terms.get(id) ?? [];
  const termsOf = (taxonomy: string) =>
    terms
      .filter((term) => term.taxonomy === taxonomy)
      .map((term) => ({ id: term.id, name: term.name, slug: term.slug }));
  const variations = around.variations.get(id) ?? [];
  const offers = getOffers(around, product);
  return {
    id,
    name: product.name,
    slug: product.slug,
    permalink: getPermalink(around, product),
    date_created: toSiteDate(zone, product.created_at),
    date_created_gmt: toGmtDate(product.created_at),
    date_modified: toSiteDate(zone, product.modified_at),
    date_modified_gmt: toGmtDate(product.modified_at),
    type,
    status,
    featured: product.is_featured,
    catalog_visibility: product.catalog_visibility,
    description: product.description,
    short_description: product.short_description,
    sku: product.sku,
    price: cheapest(offers.map((offer) => getPrice(offer, now))),
    // A variable product has no price of its own.
    regular_price: type === 'variable' ? '' : product.regular_price,
    sale_price: type === 'variable' ? '' : product.sale_price,
    ...toSaleDates(around, product),
    on_sale: offers.some((offer) => isOnSale(offer, now)),
    purchasable: isPurchasable(
      product,
      offers.map((offer) => getPrice(offer, now)),
    ),
    total_sales: around.sales.get(id) ?? 0,
    ...toCommonFields(product),
    external_url: product.external_url,
    button_text: product.button_text,
    tax_status: product.tax_status,
    tax_class: product.tax_class,
    ...toStock(product),
    sold_individually: product.is_sold_individually,
    ...toMeasures(product),
    shipping_required: !product.is_virtual && (type === 'simple' || type === 'variable'),
    shipping_taxable: !product.is_virtual && ['taxable', 'shipping'].includes(product.tax_status),
    shipping_class: termsOf('product_shipping_class')[0]?.slug ?? '',
    shipping_class_id: termsOf('product_shipping_class')[0]?.id ?? 0,
    reviews_allowed: product.allows_reviews,
    average_rating: product.average_rating,
    rating_count: product.rating_count,
    upsell_ids: product.upsell_ids,
    cross_sell_ids: product.cross_sell_ids,
    parent_id: 0,
    purchase_note: product.purchase_note,
    categories: termsOf('product_cat'),
    tags: termsOf('product_tag'),
    images: (around.images.get(id) ?? []).map((image) => toImageRecord(context, image)),
    attributes: toAttributeRecords(around, product),
    default_attributes: toChoiceRecords(around, product.default_attributes),
    variations: variations.map((variation) => variation.id),
    grouped_products: product.grouped_ids,
    menu_order: product.menu_order,
    price_html: toPriceHtml(around, product, offers),
    related_ids: around.related.get(id) ?? [],
    meta_data: product.meta,
    stock_status: product.stock_status,
    has_options: type === 'variable',
    ...(view === 'edit' && {
      permalink_template: `${context.siteUrl}/product/%pagename%/`,
      generated_slug: product.slug || toSlug(product.name, 'product'),
    }),
  };
}

/** Members that products and variations share. */
export function toSaleDates({ zone }: ProductContext, { sale_from, sale_to }: StoredProduct): object {
  return {
    date_on_sale_from: toSiteDate(zone, sale_from),
    date_on_sale_from_gmt: toGmtDate(sale_from),
    date_on_sale_to: toSiteDate(zone, sale_to),
    date_on_sale_to_gmt: toGmtDate(sale_to),
  };
}

export function toCommonFields(product: StoredProduct): object {
  return {
    virtual: product.is_virtual,
    downloadable: product.is_downloadable,
    downloads: product.downloads,
    download_limit: product.download_limit,
    download_expiry: product.download_expiry,
  };
}

export function toStock(product: StoredProduct): object {
  return {
    manage_stock: product.manages_stock,
    stock_quantity: product.stock_quantity,
    backorders: product.backorders,
    backorders_allowed: product.backorders !== 'no',
    backordered: product.stock_status === 'onbackorder',
    low_stock_amount: product.low_stock_amount,
  };
}

export function toMeasures({ weight, length, width, height }: StoredProduct): object {
  return { weight, dimensions: { length, width, height } };
}

/** What customers can choose: the product itself, its variations, or the members of its group. */
export function getOffers({ variations, others }: ProductContext, product: StoredProduct): StoredProduct[] {
  if (product.type === 'variable') {
    return (variations.get(product.id) ?? []).filter(({ status }) => status === 'publish');
  }
  if (product.type !== 'grouped') return [product];
  return product.grouped_ids.flatMap((id) => others.get(id) ?? []);
}

function isPurchasable({ type, status }: StoredProduct, prices: readonly string[]): boolean {
  if (type === 'grouped' || type === 'external') return false;
  return status !== 'trash' && prices.some((price) => price !== '');
}

function byAmount(left: string, right: string): number {
  return toParts(left) - toParts(right);
}

function cheapest(prices: readonly string[]): string {
  return prices.filter((price) => price !== '').toSorted(byAmount)[0] ?? '';
}

export function toPriceHtml(
  { prices, now }: ProductContext,
  product: StoredProduct,
  offers: readonly StoredProduct[],
): string {
  const all = offers
    .map((offer) => getPrice(offer, now))
    .filter((price) => price !== '')
    .toSorted(byAmount);
  const [lowest, highest] = [all[0], all.at(-1)];
  if (lowest === undefined || highest === undefined) return '';
  if (byAmount(lowest, highest) !== 0) return prices.range(lowest, highest);
  return isOnSale(product, now) ? prices.sale(product.regular_price, product.sale_price) : prices.one(lowest);
}
