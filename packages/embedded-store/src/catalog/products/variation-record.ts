import { toGmtDate, toSiteDate } from '../../shared/dates';
import { toImageRecord } from '../../site';
import { isProductAttribute, toChoiceRecords } from './attribute-records';
import { getVariationPermalink } from './links';
import { isOnSale, getPrice } from './prices';
import type { ChosenAttribute, ProductAttribute, StoredProduct } from './product';
import { toCommonFields, toMeasures, toSaleDates, toStock } from './record';
import type { ProductContext } from './product-context';

/** Formats a variation as in the contract. Missing values are inherited from its parent. */
export function toVariationRecord(around: ProductContext, variation: StoredProduct): object {
  const { context, zone, now } = around;
  const parent = parentOf(around, variation);
  const shippingClass = [variation, parent]
    .flatMap(({ id }) => around.terms.get(id) ?? [])
    .find(({ taxonomy }) => taxonomy === 'product_shipping_class');
  const image = around.images.get(variation.id)?.[0];
  const price = getPrice(variation, now);
  const isShared = !variation.manages_stock && parent.manages_stock;
  return {
    id: variation.id,
    date_created: toSiteDate(zone, variation.created_at),
    date_created_gmt: toGmtDate(variation.created_at),
    date_modified: toSiteDate(zone, variation.modified_at),
    date_modified_gmt: toGmtDate(variation.modified_at),
    description: variation.description,
    permalink: getVariationPermalink(around, parent, chosenOf(variation)),
    sku: variation.sku || parent.sku,
    price,
    regular_price: variation.regular_price,
    sale_price: variation.sale_price,
    ...toSaleDates(around, variation),
    on_sale: isOnSale(variation, now),
    status: variation.status,
    purchasable: variation.status === 'publish' && parent.status !== 'trash' && price !== '',
    ...toCommonFields(variation),
    tax_status: parent.tax_status,
    tax_class: variation.tax_class === 'parent' ? parent.tax_class : variation.tax_class,
    ...toStock(variation),
    ...(isShared && { manage_stock: 'parent', stock_quantity: parent.stock_quantity }),
    stock_status: isShared ? parent.stock_status : variation.stock_status,
    ...toMeasures(inheritMeasures(variation, parent)),
    shipping_class: shippingClass?.slug ?? '',
    shipping_class_id: shippingClass?.id ?? 0,
    image: image ? toImageRecord(context, image) : null,
    attributes: toChoiceRecords(around, variation.attributes),
    menu_order: variation.menu_order,
    meta_data: variation.meta,
  };
}

/** `Dyed Cushion - Green` */
export function nameVariation(around: ProductContext, variation: StoredProduct): string {
  const options = toChoiceRecords(around, variation.attributes).map(({ option }) => option);
  const { name } = parentOf(around, variation);
  return options.length === 0 ? name : `${name} - ${options.join(', ')}`;
}

function parentOf({ others }: ProductContext, { id, parent_id }: StoredProduct): StoredProduct {
  const parent = parent_id === null ? undefined : others.get(parent_id);
  if (!parent) throw new Error(`The variation ${id} belongs to no product.`);
  return parent;
}

function chosenOf({ attributes }: StoredProduct): ChosenAttribute[] {
  return attributes.filter(
    (each: ProductAttribute | ChosenAttribute): each is ChosenAttribute => !isProductAttribute(each),
  );
}

function inheritMeasures(variation: StoredProduct, parent: StoredProduct): StoredProduct {
  const { weight, length, width, height } = variation;
  return {
    ...variation,
    weight: weight || parent.weight,
    length: length || parent.length,
    width: width || parent.width,
    height: height || parent.height,
  };
}
