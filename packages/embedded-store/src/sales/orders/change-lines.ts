import { RestError } from '../../rest';
import { scale, toParts } from '../../shared/amounts';
import { cleanLine } from '../../shared/clean';
import { mergeMeta } from '../../shared/meta';
import type { FeeLineArgs, OrderArgs, ProductLineArgs, ShippingLineArgs } from './arguments';
import type { OrderProduct } from './order-product';
import { newLine } from './lines';
import type { LineKind, OrderLine } from './lines';
import { withoutTax } from './taxation';
import type { TaxRules } from './taxation';
import { __ } from '../../i18n';

export interface ProductCatalog {
  products: ReadonlyMap<number, OrderProduct>;
  bySku: (sku: string) => number | undefined;
  rules: TaxRules;
}

/**
 * Applies changes to an order's lines: entries with an ID change that line, a quantity of 0 or a `null` name removes
 * it, and entries without an ID are added. Other lines stay.
 * @throws {RestError} when an entry names a line of another order, or leaves out what makes it one.
 */
export function changeLines(
  lines: readonly OrderLine[],
  args: OrderArgs,
  shelf: ProductCatalog,
): OrderLine[] {
  let changed = [...lines];
  for (const entry of args.line_items ?? []) {
    const isGone = entry.product_id === null || entry.name === null || entry.quantity === 0;
    changed = put(changed, 'product', entry.id, isGone, (line) => toProductLine(line, entry, shelf));
  }
  for (const entry of args.shipping_lines ?? []) {
    const isGone = entry.method_id === null || entry.method_title === null;
    changed = put(changed, 'shipping', entry.id, isGone, (line) => toShippingLine(line, entry));
  }
  for (const entry of args.fee_lines ?? []) {
    changed = put(changed, 'fee', entry.id, entry.name === null, (line) => toFeeLine(line, entry));
  }
  return changed;
}

function put(
  lines: readonly OrderLine[],
  kind: LineKind,
  id: number | undefined,
  isGone: boolean,
  change: (line: OrderLine) => OrderLine,
): OrderLine[] {
  if (!id) return isGone ? [...lines] : [...lines, change(newLine(kind, {}))];
  if (!lines.some((line) => line.id === id && line.kind === kind)) {
    throw new RestError(
      400,
      'woocommerce_rest_invalid_item_id',
      __('Order item ID provided is not associated with order.', 'store-admin'),
    );
  }
  return lines.flatMap((line) => (line.id !== id ? line : isGone ? [] : change(line)));
}

function toProductLine(line: OrderLine, entry: ProductLineArgs, shelf: ProductCatalog): OrderLine {
  const chosen = choose(line, entry, shelf);
  const quantity = entry.quantity ?? (line.id === 0 ? 1 : line.quantity);
  const subtotal =
    entry.subtotal === undefined ? subtotalOf(chosen, quantity, shelf) : toParts(entry.subtotal);
  const isUntouched = line.id !== 0 && entry.subtotal === undefined && entry.quantity === undefined;
  const kept = isUntouched && chosen.productId === line.productId && chosen.variationId === line.variationId;
  return {
    ...chosen,
    quantity,
    name: entry.name ? cleanLine(entry.name) : chosen.name,
    taxClass: entry.tax_class === undefined ? chosen.taxClass : toTaxClass(entry.tax_class),
    subtotal: kept ? line.subtotal : subtotal,
    total: entry.total === undefined ? (kept ? line.total : subtotal) : toParts(entry.total),
    meta: mergeMeta(chosen.meta, entry.meta_data ?? []),
  };
}

/** The line with the product that the entry names, if any. */
function choose(line: OrderLine, entry: ProductLineArgs, { products, bySku }: ProductCatalog): OrderLine {
  const named = entry.variation_id || entry.product_id || (entry.sku ? bySku(entry.sku) : undefined);
  if (!named && line.id === 0) {
    throw new RestError(
      400,
      'woocommerce_rest_required_product_reference',
      __('Product ID or SKU is required.', 'store-admin'),
    );
  }
  if (!named) return line;
  const product = products.get(named);
  if (!product || product.isTrashed || (entry.variation_id && product.parentId === 0)) {
    throw new RestError(400, 'woocommerce_rest_invalid_product_id', __('Invalid product ID.', 'store-admin'));
  }
  return withProduct(line, product);
}

/** The line, changed to sell this product or variation. */
export function withProduct(line: OrderLine, product: OrderProduct): OrderLine {
  const isVariation = product.parentId > 0;
  return {
    ...line,
    name: product.name,
    productId: isVariation ? product.parentId : product.id,
    variationId: isVariation ? product.id : 0,
    taxClass: product.taxClass,
    details: product.taxStatus === 'taxable' ? {} : { tax_status: 'none' },
    meta: mergeMeta(
      line.meta,
      product.attributes.map(({ name, option }) => ({ key: name, value: option })),
    ),
  };
}

/** The subtotal for a quantity: of existing products by their price, of others by the previous price per item. */
function subtotalOf(line: OrderLine, quantity: number, { products, rules }: ProductCatalog): number {
  const price = products.get(line.variationId || line.productId)?.price;
  if (price) return withoutTax(rules, toParts(price) * quantity, line.taxClass);
  return line.quantity > 0 ? scale(line.subtotal, quantity, line.quantity) : 0;
}

function toShippingLine(line: OrderLine, entry: ShippingLineArgs): OrderLine {
  if (line.id === 0 && !entry.method_id) {
    throw new RestError(
      400,
      'woocommerce_rest_invalid_shipping_item',
      __('Shipping method ID is required.', 'store-admin'),
    );
  }
  const instance = Number(entry.instance_id ?? line.sourceId);
  return {
    ...line,
    name: entry.method_title ? cleanLine(entry.method_title) : line.name,
    sourceId: Number.isSafeInteger(instance) ? instance : 0,
    details: entry.method_id ? { ...line.details, method_id: cleanLine(entry.method_id) } : line.details,
    total: entry.total === undefined ? line.total : toParts(entry.total),
    meta: mergeMeta(line.meta, entry.meta_data ?? []),
  };
}

function toFeeLine(line: OrderLine, entry: FeeLineArgs): OrderLine {
  if (line.id === 0 && !entry.name) {
    throw new RestError(400, 'woocommerce_rest_invalid_fee_item', __('Fee name is required.', 'store-admin'));
  }
  return {
    ...line,
    name: entry.name ? cleanLine(entry.name) : line.name,
    taxClass: entry.tax_class === undefined ? line.taxClass : toTaxClass(entry.tax_class),
    details:
      entry.tax_status === undefined ? line.details : { ...line.details, tax_status: entry.tax_status },
    total: entry.total === undefined ? line.total : toParts(entry.total),
    meta: mergeMeta(line.meta, entry.meta_data ?? []),
  };
}

/** Lines store the standard tax class as an empty string. */
function toTaxClass(taxClass: string): string {
  return taxClass === 'standard' ? '' : cleanLine(taxClass);
}
