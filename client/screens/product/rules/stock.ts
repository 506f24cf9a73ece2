import { __ } from '@wordpress/i18n';
import type { FieldErrors, ProductRecord } from '@admin/store-product';

export type StockStatus = ProductRecord['stock_status'];

/** The stock fields of a product. Invalid quantities are kept as typed. */
export type Stock = Pick<
  ProductRecord,
  'type' | 'manage_stock' | 'stock_quantity' | 'stock_status' | 'backorders' | 'low_stock_amount'
>;

/** The store's stock settings. */
export interface StockRules {
  /** Whether stock management is enabled (`woocommerce_manage_stock`). */
  isCounted: boolean;
  /** Out of stock threshold (`woocommerce_notify_no_stock_amount`). */
  outOfStockThreshold: number;
  /** Default low stock threshold (`woocommerce_notify_low_stock_amount`). */
  lowStockThreshold: number;
  /** When customers see the quantity; '' is always (`woocommerce_stock_format`). */
  format: '' | 'low_amount' | 'no_amount';
}

/** External and grouped products have no stock. */
export const hasStock = ({ type }: Pick<Stock, 'type'>): boolean => type !== 'external' && type !== 'grouped';

/** Whether the product has its own quantity. */
export const isCounted = (stock: Stock, rules: StockRules): boolean =>
  rules.isCounted && stock.manage_stock === true && hasStock(stock);

/** Returns the status that WooCommerce sets on save: with managed stock, it depends on the quantity. */
export function getStockStatus(stock: Stock, rules: StockRules): StockStatus {
  if (!hasStock(stock)) return 'instock';
  if (!isCounted(stock, rules)) return stock.stock_status;
  if ((stock.stock_quantity ?? 0) > rules.outOfStockThreshold) return 'instock';
  return stock.backorders === 'no' ? 'outofstock' : 'onbackorder';
}

/** Returns the low stock threshold of a product. */
export const getLowStockThreshold = (
  { low_stock_amount: own }: Pick<Stock, 'low_stock_amount'>,
  rules: StockRules,
) => own ?? rules.lowStockThreshold;

/**
 * Validates the quantities (contract, section 2.5).
 * @param saved a quantity may be negative because of backorders; unchanged values get no error
 */
export function validateStock(
  stock: Pick<Stock, 'stock_quantity' | 'low_stock_amount'>,
  saved?: Pick<Stock, 'stock_quantity' | 'low_stock_amount'>,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const member of ['stock_quantity', 'low_stock_amount'] as const) {
    const value = stock[member];
    if (value === null || value === saved?.[member]) continue;
    if (!Number.isInteger(value)) errors[member] = __('Please enter a whole number.', 'store-admin');
    else if (value < 0) errors[member] = __('Stock quantity must be a positive number.', 'store-admin');
  }
  return errors;
}
