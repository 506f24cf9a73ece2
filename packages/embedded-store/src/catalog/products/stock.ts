import { allOf, condition, readPage } from '../../database';
import type { Condition, StoreDatabase } from '../../database';
import { getTextSetting } from '../../site';
import type { Product, StockStatus } from './product';

/** How many may be left of what is sold out. */
function soldOutAt(db: StoreDatabase): number {
  return Number(getTextSetting(db, 'products', 'woocommerce_notify_no_stock_amount')) || 0;
}

/** How many are few, for products that do not say. */
export function getLowStockAmount(db: StoreDatabase): number {
  return Number(getTextSetting(db, 'products', 'woocommerce_notify_low_stock_amount')) || 0;
}

/** A product as its count makes it: whoever counts has a status that follows, whoever does not has no count. */
export function withStockStatus<Counted extends Product>(db: StoreDatabase, product: Counted): Counted {
  const { type, stock_quantity } = product;
  if (type === 'external' || type === 'grouped') {
    return { ...product, manages_stock: false, stock_quantity: null, stock_status: 'instock' };
  }
  if (!product.manages_stock) return { ...product, stock_quantity: null };
  const quantity = stock_quantity ?? 0;
  return { ...product, stock_quantity: quantity, stock_status: statusOf(quantity, product, soldOutAt(db)) };
}

function statusOf(
  quantity: number,
  { backorders }: Pick<Product, 'backorders'>,
  soldOut: number,
): StockStatus {
  if (quantity > soldOut) return 'instock';
  return backorders === 'no' ? 'outofstock' : 'onbackorder';
}

/** Products and variations that are counted and of which few or none are left. Wants the general limit first. */
export const LOW_STOCK_SQL = `products.manages_stock = 1
  AND products.stock_quantity <= coalesce(products.low_stock_amount, ?)`;

/** Products of a status of which few or none are left. A variation is as visible as its parent. */
export function isLow(db: StoreDatabase, status: string): Condition {
  return allOf([
    condition(LOW_STOCK_SQL, getLowStockAmount(db)),
    condition('products.status = ?', status),
    condition(
      "products.parent_id IS NULL OR (SELECT status FROM products AS parents WHERE parents.id = products.parent_id) <> 'trash'",
    ),
  ]);
}

/** Whether few or none are left of anything that is sold, in a shop that counts. */
export const hasLowStock = (db: StoreDatabase): boolean =>
  getTextSetting(db, 'products', 'woocommerce_manage_stock') !== 'no' &&
  readPage(db, {
    columns: 'products.id',
    from: 'products',
    where: isLow(db, 'publish'),
    orderBy: 'products.id',
    limit: 1,
    offset: 0,
  }).total > 0;
