import { allOf, condition, readPage } from '../../database';
import type { Condition, StoreDatabase } from '../../database';
import { getTextSetting } from '../../site';
import type { Product, StockStatus } from './product';

/** Whether the store manages stock at all. */
export const managesStock = (db: StoreDatabase): boolean =>
  getTextSetting(db, 'products', 'woocommerce_manage_stock') === 'yes';

/** The out-of-stock threshold. */
export function getSoldOutAmount(db: StoreDatabase): number {
  return Number(getTextSetting(db, 'products', 'woocommerce_notify_no_stock_amount')) || 0;
}

/** The low stock threshold for products without their own. */
export function getLowStockAmount(db: StoreDatabase): number {
  return Number(getTextSetting(db, 'products', 'woocommerce_notify_low_stock_amount')) || 0;
}

/** With stock management, the status follows from the quantity; without it, there is no quantity. */
export function withStockStatus<Counted extends Product>(db: StoreDatabase, product: Counted): Counted {
  const { type, stock_quantity } = product;
  if (type === 'external' || type === 'grouped') {
    return { ...product, manages_stock: false, stock_quantity: null, stock_status: 'instock' };
  }
  if (!product.manages_stock) return { ...product, stock_quantity: null };
  const quantity = stock_quantity ?? 0;
  return {
    ...product,
    stock_quantity: quantity,
    stock_status: statusOf(quantity, product, getSoldOutAmount(db)),
  };
}

function statusOf(
  quantity: number,
  { backorders }: Pick<Product, 'backorders'>,
  soldOut: number,
): StockStatus {
  if (quantity > soldOut) return 'instock';
  return backorders === 'no' ? 'outofstock' : 'onbackorder';
}

/**
 * Products and variations with managed stock that is low or out. Takes the store's threshold as the first parameter.
 */
export const LOW_STOCK_SQL = `products.manages_stock = 1
  AND products.stock_quantity <= coalesce(products.low_stock_amount, ?)`;

/** Products of a status with low or no stock. Variations of trashed products don't count. */
export function isLow(db: StoreDatabase, status: string): Condition {
  return allOf([
    condition(LOW_STOCK_SQL, getLowStockAmount(db)),
    condition('products.status = ?', status),
    condition(
      "products.parent_id IS NULL OR (SELECT status FROM products AS parents WHERE parents.id = products.parent_id) <> 'trash'",
    ),
  ]);
}

/** Whether any product for sale has low or no stock, if the store manages stock. */
export const hasLowStock = (db: StoreDatabase): boolean =>
  managesStock(db) &&
  readPage(db, {
    columns: 'products.id',
    from: 'products',
    where: isLow(db, 'publish'),
    orderBy: 'products.id',
    limit: 1,
    offset: 0,
  }).total > 0;
