import { __ } from '@wordpress/i18n';
import type { FieldErrors, ProductRecord } from '@admin/store-product';

export type StockStatus = ProductRecord['stock_status'];

/** What of a product says how many there are. Quantities that are no number yet are kept as they were typed. */
export type Stock = Pick<
  ProductRecord,
  'type' | 'manage_stock' | 'stock_quantity' | 'stock_status' | 'backorders' | 'low_stock_amount'
>;

/** The settings of the shop for stock. */
export interface StockRules {
  /** Whether the shop counts at all (`woocommerce_manage_stock`). */
  isCounted: boolean;
  /** How many may be left of what is sold out (`woocommerce_notify_no_stock_amount`). */
  soldOutAt: number;
  /** How many are few, for products that do not say (`woocommerce_notify_low_stock_amount`). */
  fewAt: number;
  /** When customers see how many are left; '' is always (`woocommerce_stock_format`). */
  format: '' | 'low_amount' | 'no_amount';
}

/** Neither what others sell nor a group of products has a stock of its own. */
export const hasStock = ({ type }: Pick<Stock, 'type'>): boolean => type !== 'external' && type !== 'grouped';

/** Whether the product itself says how many are left. */
export const isCounted = (stock: Stock, rules: StockRules): boolean =>
  rules.isCounted && stock.manage_stock === true && hasStock(stock);

/** The status the host gives a product when it is saved: whoever counts has one that follows the count. */
export function getStockStatus(stock: Stock, rules: StockRules): StockStatus {
  if (!hasStock(stock)) return 'instock';
  if (!isCounted(stock, rules)) return stock.stock_status;
  if ((stock.stock_quantity ?? 0) > rules.soldOutAt) return 'instock';
  return stock.backorders === 'no' ? 'outofstock' : 'onbackorder';
}

/** From how many on the product is low. */
export const getFew = ({ low_stock_amount: own }: Pick<Stock, 'low_stock_amount'>, rules: StockRules) =>
  own ?? rules.fewAt;

/**
 * What is wrong with the numbers (contract, section 2.5).
 * @param saved below nothing may be what was sold on backorder; whoever did not type it need not answer for it
 */
export function validateStock(
  stock: Pick<Stock, 'stock_quantity' | 'low_stock_amount'>,
  saved?: Pick<Stock, 'stock_quantity' | 'low_stock_amount'>,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const member of ['stock_quantity', 'low_stock_amount'] as const) {
    const value = stock[member];
    if (value === null || value === saved?.[member]) continue;
    if (!Number.isInteger(value)) errors[member] = __('Please enter a whole number.', 'woocommerce');
    else if (value < 0) errors[member] = __('Stock quantity must be a positive number.', 'woocommerce');
  }
  return errors;
}
