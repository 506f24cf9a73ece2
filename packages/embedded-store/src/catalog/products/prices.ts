import { getCurrency } from '../../reference';
import type { StoreDatabase } from '../../database';
import { numberToDecimal, toDecimal, toParts } from '../../shared/amounts';
import { getTextSetting } from '../../site';
import type { Product } from './product';

type Priced = Pick<Product, 'regular_price' | 'sale_price' | 'sale_from' | 'sale_to'>;

/** Whether the sale price applies now. */
export function isOnSale({ regular_price, sale_price, sale_from, sale_to }: Priced, now: Date): boolean {
  if (sale_price === '' || regular_price === '') return false;
  const isNow = (sale_from ?? -Infinity) <= now.getTime() && now.getTime() <= (sale_to ?? Infinity);
  return isNow && toParts(sale_price) < toParts(regular_price);
}

/** The current price, as the user entered it. */
export function getPrice(product: Priced, now: Date): string {
  return isOnSale(product, now) ? product.sale_price : product.regular_price;
}

/**
 * The same for sorting and filtering, as a number or NULL. A variable or grouped product has the price of its cheapest
 * variation or member. Takes the current time twice for each of three parts: see `PRICE_VALUES`.
 */
export const PRICE_SQL = `CASE products.type
  WHEN 'variable' THEN (SELECT min(${ownPrice('variations')}) FROM products AS variations
    WHERE variations.parent_id = products.id AND variations.status = 'publish')
  WHEN 'grouped' THEN (SELECT min(${ownPrice('parts')}) FROM products AS parts
    WHERE parts.id IN (SELECT value FROM json_each(products.grouped_ids)))
  ELSE ${ownPrice('products')} END`;

export function priceValues(now: Date): number[] {
  return Array.from({ length: 6 }, () => now.getTime());
}

/** Whether a product or one of its variations is on sale. Takes the current time four times. */
export const ON_SALE_SQL = `(${saleCounts('products')} OR EXISTS (SELECT 1 FROM products AS variations
  WHERE variations.parent_id = products.id AND variations.status = 'publish' AND ${saleCounts('variations')}))`;

export function onSaleValues(now: Date): number[] {
  return Array.from({ length: 4 }, () => now.getTime());
}

function saleCounts(table: string): string {
  return `(${table}.sale_price <> '' AND CAST(${table}.sale_price AS REAL) < CAST(${table}.regular_price AS REAL)
    AND coalesce(${table}.sale_from, 0) <= ? AND coalesce(${table}.sale_to, 9e15) >= ?)`;
}

function ownPrice(table: string): string {
  return `iif(${saleCounts(table)}, CAST(${table}.sale_price AS REAL), CAST(nullif(${table}.regular_price, '') AS REAL))`;
}

/** Formats prices in the store's format. */
export interface PriceFormat {
  one(price: string): string;
  /** The same for a report's amount. */
  amount(value: number): string;
  sale(regular: string, sale: string): string;
  range(lowest: string, highest: string): string;
}

/** Creates a formatter in the store's price format, to reuse for many prices. */
export function createPriceFormat(db: StoreDatabase): PriceFormat {
  const setting = (name: string) => getTextSetting(db, 'general', `woocommerce_${name}`);
  const decimals = Number(setting('price_num_decimals')) || 0;
  const [thousands, point] = [setting('price_thousand_sep'), setting('price_decimal_sep')];
  const symbol = getCurrency(setting('currency'))?.symbol ?? '';
  const position = setting('currency_pos');
  const sign = `<span class="woocommerce-Price-currencySymbol">${symbol}</span>`;
  const group = (decimal: string) => {
    const [whole = '', fraction] = decimal.split('.');
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, escape(thousands));
    return fraction === undefined ? grouped : `${grouped}${escape(point)}${fraction}`;
  };
  const gap = position.endsWith('_space') ? '&nbsp;' : '';
  const write = (decimal: string) => {
    const number = group(decimal);
    const inner = position.startsWith('right') ? `${number}${gap}${sign}` : `${sign}${gap}${number}`;
    return `<span class="woocommerce-Price-amount amount"><bdi>${inner}</bdi></span>`;
  };
  const one = (price: string) => write(toDecimal(toParts(price), decimals));
  return {
    one,
    amount: (value) => write(numberToDecimal(value, decimals)),
    sale: (regular, sale) => `<del aria-hidden="true">${one(regular)}</del> <ins>${one(sale)}</ins>`,
    range: (lowest, highest) => `${one(lowest)} &ndash; ${one(highest)}`,
  };
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
